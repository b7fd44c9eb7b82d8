// Owns the team of a member: the chain above, the own rates, and those directly below.
import { Table } from 'antd';
import { Link } from 'react-router-dom';
import { type TeamAnswer, team } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Facts, nothing } from './Facts.tsx';
import { Pages, usePaging } from './Pages.tsx';

export function Team({ account }: { account: string }) {
  const t = useText();
  const paging = usePaging();
  const read = useRead(
    team,
    { account, ...(paging.before !== undefined && { before: paging.before }) },
    { keepsPrevious: true },
  );
  const link = (name: string) => <Link to={`/members/${name}`}>{name}</Link>;
  return (
    <Await read={read}>
      {({ above, rates, groupBonus, direct, recommended, below, next }) => (
        <div className="member-stack">
          <Facts
            title={t('office-members.tab.team')}
            facts={[
              ...above.map(
                ({ account: name, distance }) =>
                  [t('office-members.above', { distance }), link(name)] as const,
              ),
              [t('office-members.rates'), rates.map((rate) => `${rate}%`).join(' / ')],
              [t('office-members.groupBonus'), groupBonus || ''],
              [t('office-members.direct'), direct],
              [t('office-members.recommended'), recommended],
            ]}
          />
          <Table<TeamAnswer['below'][number]>
            size="small"
            rowKey="account"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={below}
            locale={nothing(t('office-members.nobodyBelow'))}
            columns={[
              { title: t('office-members.match.name'), dataIndex: 'account', render: link },
              {
                title: t('office-members.kinds'),
                dataIndex: 'role',
                render: (role: 'member' | 'agent') => t(`office-members.role.${role}`),
              },
              { title: t('office-members.level'), dataIndex: 'level', align: 'right' },
              {
                title: t('office-members.wallet'),
                dataIndex: 'wallet',
                align: 'right',
                render: (wallet: string) => <Amount value={wallet} />,
              },
              {
                title: t('office-members.registered'),
                dataIndex: 'registeredAt',
                render: (at: string) => <Moment at={at} />,
              },
              {
                title: t('office-members.lastLogin'),
                dataIndex: 'lastLoginAt',
                render: (at: string | undefined) => at && <Moment at={at} />,
              },
            ]}
          />
          <Pages paging={paging} next={next} />
        </div>
      )}
    </Await>
  );
}
