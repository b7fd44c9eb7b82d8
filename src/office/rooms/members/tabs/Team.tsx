// The team of a member: the chain above, the own rates, and those directly below.
import { Link } from 'react-router-dom';
import { team } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { DataTable } from '../../../kit/DataTable.tsx';
import { Facts } from '../../../kit/Facts.tsx';
import { useText } from '../../../kit/locale.ts';
import { Pages, usePaging } from '../../../kit/Pages.tsx';

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
          <DataTable
            caption={t('office-members.tab.team')}
            rows={below}
            rowKey={({ account: name }) => name}
            empty={t('office-members.nobodyBelow')}
            columns={[
              {
                key: 'account',
                title: t('office-members.match.name'),
                isMain: true,
                render: ({ account: name }) => link(name),
              },
              {
                key: 'role',
                title: t('office-members.kinds'),
                render: ({ role }) => t(`office-members.role.${role}`),
              },
              { key: 'level', title: t('office-members.level'), align: 'end' },
              {
                key: 'wallet',
                title: t('office-members.wallet'),
                align: 'end',
                render: ({ wallet }) => <Amount value={wallet} />,
              },
              {
                key: 'registered',
                title: t('office-members.registered'),
                render: ({ registeredAt }) => <Moment at={registeredAt} />,
              },
              {
                key: 'lastLogin',
                title: t('office-members.lastLogin'),
                render: ({ lastLoginAt }) => lastLoginAt && <Moment at={lastLoginAt} />,
              },
            ]}
          />
          <Pages paging={paging} next={next} />
        </div>
      )}
    </Await>
  );
}
