// Where a member was and who else is there: log-ins, devices, and the accounts that share a device, a card, an address or a name.
import { Link } from 'react-router-dom';
import type { CardAnswer } from '#contract/office/members.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { DataTable } from '../../../kit/DataTable.tsx';
import { Facts } from '../../../kit/Facts.tsx';
import type { OfficeTextId } from '../../../kit/locale.ts';
import { useText } from '../../../kit/locale.ts';

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
      <DataTable
        caption={t('office-members.kind.login')}
        rows={sessions}
        rowKey={({ startedAt, device }) => `${startedAt} ${device}`}
        empty={t('office-members.nothingYet')}
        columns={[
          {
            key: 'started',
            title: t('office-members.kind.login'),
            isMain: true,
            render: ({ startedAt }) => moment(startedAt),
          },
          { key: 'seen', title: t('office-members.seen'), render: ({ seenAt }) => moment(seenAt) },
          { key: 'address', title: t('office-members.match.address') },
          { key: 'device', title: t('office-members.match.device'), className: 'office-code' },
          {
            key: 'state',
            title: t('office-members.state'),
            render: ({ endedAt, ended }) =>
              t(`office-members.state.${endedAt ? (ended ?? 'over') : 'open'}` as OfficeTextId),
          },
        ]}
      />
      <DataTable
        caption={t('office-members.match.device')}
        rows={devices}
        rowKey={({ device }) => device}
        empty={t('office-members.nothingYet')}
        columns={[
          { key: 'device', title: t('office-members.match.device'), className: 'office-code', isMain: true },
          { key: 'address', title: t('office-members.match.address') },
          { key: 'seen', title: t('office-members.seen'), render: ({ seenAt }) => moment(seenAt) },
        ]}
      />
    </div>
  );
}
