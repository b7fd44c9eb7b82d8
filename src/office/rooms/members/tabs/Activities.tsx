// Owns where a member stands in the activities of the station: what can be taken, why not, and what became of it in the last 30 days.
import { Table } from 'antd';
import { type ActivitiesAnswer, activities } from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { nothing } from './Facts.tsx';

export function Activities({ account }: { account: string }) {
  const t = useText();
  const read = useRead(activities, { account });
  return (
    <Await read={read}>
      {({ standings, history }) => (
        <div className="member-stack">
          <Table<ActivitiesAnswer['standings'][number]>
            size="small"
            rowKey={({ kind, title }) => `${kind} ${title}`}
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={standings}
            locale={nothing(t('office-members.nothingYet'))}
            columns={[
              { title: t('office-members.activity'), dataIndex: 'title' },
              {
                title: t('office-members.state'),
                render: (_, { canTake, code }) => (
                  <span className={canTake ? 'office-good' : 'office-secondary'}>
                    {canTake ? t('office-members.canTake') : code}
                  </span>
                ),
              },
              {
                title: t('office-members.reason'),
                render: (_, { reason, tasks }) => (
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
          <Table<ActivitiesAnswer['history'][number]>
            size="small"
            rowKey={({ at, what, title }) => `${at} ${what} ${title}`}
            pagination={{ pageSize: 20, hideOnSinglePage: true }}
            scroll={{ x: 'max-content' }}
            dataSource={history}
            locale={nothing(t('office-members.nothingYet'))}
            columns={[
              { title: t('office-members.at'), dataIndex: 'at', render: (at: string) => <Moment at={at} /> },
              { title: t('office-members.what'), dataIndex: 'title' },
              {
                title: t('office-members.reason'),
                render: (_, { state, reason }) => [state, reason].filter((part) => part !== '').join(' · '),
              },
              {
                title: t('office-members.amount'),
                dataIndex: 'amount',
                align: 'right',
                render: (amount: string | undefined) => amount && <Amount value={amount} />,
              },
            ]}
          />
        </div>
      )}
    </Await>
  );
}
