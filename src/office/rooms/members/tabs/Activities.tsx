// Where a member stands in the activities of the station: what can be taken, why not, and what became of it in the last 30 days.
import { activities } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { DataTable } from '../../../kit/DataTable.tsx';
import { useText } from '../../../kit/locale.ts';

export function Activities({ account }: { account: string }) {
  const t = useText();
  const read = useRead(activities, { account });
  return (
    <Await read={read}>
      {({ standings, history }) => (
        <div className="member-stack">
          <DataTable
            caption={t('office-members.tab.activities')}
            rows={standings}
            rowKey={({ kind, title }) => `${kind} ${title}`}
            empty={t('office-members.nothingYet')}
            columns={[
              { key: 'title', title: t('office-members.activity'), isMain: true },
              {
                key: 'state',
                title: t('office-members.state'),
                render: ({ canTake, code }) => (
                  <span className={canTake ? 'office-good' : 'office-secondary'}>
                    {canTake ? t('office-members.canTake') : code}
                  </span>
                ),
              },
              {
                key: 'reason',
                title: t('office-members.reason'),
                render: ({ reason, tasks }) => (
                  <div className="member-what">
                    {reason}
                    <div className="office-secondary">
                      {tasks
                        .map(({ kind, period, have, need }) => `${kind} ${period} ${have}/${need}`)
                        .join(' · ')}
                    </div>
                  </div>
                ),
              },
            ]}
          />
          <DataTable
            caption={t('office-members.what')}
            rows={history}
            rowKey={({ at, what, title }) => `${at} ${what} ${title}`}
            empty={t('office-members.nothingYet')}
            columns={[
              { key: 'at', title: t('office-members.at'), render: ({ at }) => <Moment at={at} /> },
              { key: 'title', title: t('office-members.what'), isMain: true },
              {
                key: 'reason',
                title: t('office-members.reason'),
                render: ({ state, reason }) => [state, reason].filter((part) => part !== '').join(' · '),
              },
              {
                key: 'amount',
                title: t('office-members.amount'),
                align: 'end',
                render: ({ amount }) => amount && <Amount value={amount} />,
              },
            ]}
          />
        </div>
      )}
    </Await>
  );
}
