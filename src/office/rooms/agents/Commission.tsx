// What an agent was paid as commission, line by line.
import { commission } from '#contract/office/agents.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { Panel } from '../../kit/Panel.tsx';

export function Commission({ account }: { account: string }) {
  const t = useText();
  const paging = usePaging();
  const read = useRead(
    commission,
    { account, ...(paging.before !== undefined && { before: paging.before }) },
    { keepsPrevious: true },
  );
  return (
    <Panel title={t('office-agents.commission')}>
      <Await read={read}>
        {({ lines, next }) => (
          <>
            <DataTable
              caption={t('office-agents.commission')}
              rows={lines}
              rowKey={({ id }) => id}
              empty={t('office-agents.noCommission')}
              columns={[
                {
                  key: 'at',
                  title: t('office-agents.paidAt'),
                  isMain: true,
                  render: ({ at }) => <Moment at={at} />,
                },
                {
                  key: 'from',
                  title: t('office-agents.from'),
                  render: ({ lottery, period }) => `${lottery} ${period}`,
                },
                {
                  key: 'isDirect',
                  title: t('office-agents.line'),
                  render: ({ isDirect }) =>
                    t(isDirect ? 'office-agents.fromDirect' : 'office-agents.fromBelow'),
                },
                { key: 'bets', title: t('office-agents.bets'), align: 'end' },
                {
                  key: 'basis',
                  title: t('office-agents.basis'),
                  align: 'end',
                  render: ({ basis }) => <Amount value={basis} />,
                },
                {
                  key: 'amount',
                  title: t('office-agents.amount'),
                  align: 'end',
                  render: ({ amount }) => <Amount value={amount} isSigned />,
                },
              ]}
            />
            <Pages paging={paging} next={next} />
          </>
        )}
      </Await>
    </Panel>
  );
}
