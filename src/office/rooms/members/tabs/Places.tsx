// Owns where a member was and who else is there: log-ins, devices, and the accounts that share a device, a card, an address or a name.
import { Table } from 'antd';
import { Link } from 'react-router-dom';
import type { CardAnswer } from '#contract/office/members.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import type { OfficeTextId } from '../../../kit/locale.ts';
import { useText } from '../../../kit/locale.ts';
import { Facts, nothing } from './Facts.tsx';

export function Places({ shown: { shared, sessions, devices } }: { shown: CardAnswer }) {
  const t = useText();
  const moment = (at: string) => <Moment at={at} />;
  return (
    <div className="member-stack">
      <Facts
        title={t('office-members.shared')}
        facts={shared.map(({ kind, value, accounts, hasMore }) => [
          `${t(`office-members.match.${kind}`)} ${value}`,
          <span key={value} className="member-others">
            {accounts.map(({ account, state, at }) => (
              <span key={account}>
                <Link to={`/members/${account}`}>{account}</Link>
                {state !== 'enabled' && (
                  <span className="office-fault"> {t(`office-members.state.${state}`)}</span>
                )}
                {at && <span className="office-secondary"> {moment(at)}</span>}
              </span>
            ))}
            {hasMore && <span className="office-secondary">…</span>}
          </span>,
        ])}
      >
        {shared.length === 0 && <p className="office-secondary">{t('office-members.sharesNothing')}</p>}
      </Facts>
      <Table
        size="small"
        rowKey={({ startedAt, device }) => `${startedAt} ${device}`}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={sessions}
        locale={nothing(t('office-members.nothingYet'))}
        columns={[
          { title: t('office-members.kind.login'), dataIndex: 'startedAt', render: moment },
          { title: t('office-members.seen'), dataIndex: 'seenAt', render: moment },
          { title: t('office-members.match.address'), dataIndex: 'address' },
          { title: t('office-members.match.device'), dataIndex: 'device', className: 'office-code' },
          {
            title: t('office-members.state'),
            render: (_, { endedAt, ended }) =>
              t(`office-members.state.${endedAt ? (ended ?? 'over') : 'open'}` as OfficeTextId),
          },
        ]}
      />
      <Table
        size="small"
        rowKey="device"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={devices}
        locale={nothing(t('office-members.nothingYet'))}
        columns={[
          { title: t('office-members.match.device'), dataIndex: 'device', className: 'office-code' },
          { title: t('office-members.match.address'), dataIndex: 'address' },
          { title: t('office-members.seen'), dataIndex: 'seenAt', render: moment },
        ]}
      />
    </div>
  );
}
