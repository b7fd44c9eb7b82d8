// What the agent was paid in a range of days: sums by day and lottery, the lines behind each at a tap, and all of them as a file.
import { type AgentCommissionAnswer, agentCommission } from '#contract/agent.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useQuery } from '#kit/page/useChoice.ts';
import { useText } from '#texts/useText.ts';
import { send } from '#transport/send.ts';
import { useCall } from '#transport/useCall.ts';
import { ExportButton } from '../report/ExportButton.tsx';
import { FigureTable } from '../report/FigureTable.tsx';
import { ReportNote } from '../report/ReportNote.tsx';
import { ReportSkeleton } from '../report/ReportSkeleton.tsx';
import type { ReportPartProps } from '../report/reportPart.ts';
import type { ReportTable } from '../report/reportTable.ts';
import { groupTable, keyOfGroup, lineTable } from './commissionTable.ts';
import { LinesSheet } from './LinesSheet.tsx';

/** The largest page, where all lines are wanted. */
const exportPageSize = 200;

/** Commission is the agent's own, whichever team is looked at. */
export function ByCommission({ request: { account: _, ...days }, fileName }: ReportPartProps) {
  const t = useText();
  const [query, change] = useQuery();
  const read = useCall(agentCommission, { ...days, pageSize: 1 }, { keepPrevious: true });
  const whole = async (): Promise<ReportTable> => {
    const all = { ...days, pageSize: exportPageSize };
    const first = await send(agentCommission, all);
    const list = [...first.list];
    for (let page: AgentCommissionAnswer = first; page.hasMore; ) {
      page = await send(agentCommission, { ...all, before: page.next });
      list.push(...page.list);
    }
    return lineTable(t, list);
  };
  return (
    <Await
      read={read}
      skeleton={<ReportSkeleton />}
      empty={({ groups }) => groups.length === 0}
      emptyText={t('agent.commission.none')}
    >
      {(answer) => (
        <>
          <FigureTable
            label={t('agent.report.view.commission')}
            table={groupTable(t, answer)}
            drawTitle={({ key, title, day }) => (
              <button type="button" className={pressable} onClick={() => change({ lines: key })}>
                <span>
                  <small>{day}</small>
                  {title}
                </span>
                <Icon name="chevron" />
              </button>
            )}
          />
          <ReportNote>{t('agent.commission.hint')}</ReportNote>
          <ExportButton fileName={fileName} tableOf={whole} endDate={days.endDate} />
          <LinesSheet
            group={answer.groups.find((group) => keyOfGroup(group) === query.get('lines'))}
            onClose={() => change({ lines: undefined })}
          />
        </>
      )}
    </Await>
  );
}
