// A team's report by day: the chart of the days, and every day with its figures.
import { type FinanceReportAnswer, financeReport } from '#contract/agent.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { DayChart } from './DayChart.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportNote } from './ReportNote.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import type { ReportPartProps } from './reportPart.ts';
import { dayTable } from './reportTable.ts';

/** A chart of zeros would say nothing that the table does not. */
const hasAmounts = ({ list }: FinanceReportAnswer): boolean =>
  list.some(({ figures: { betAmount, profit } }) => /[1-9]/.test(betAmount + profit));

/** Then a day is clear without it, and the figures have more room. */
const isOneYear = ({ startDate, endDate }: FinanceReportAnswer): boolean =>
  startDate.slice(0, 4) === endDate.slice(0, 4);

export function ByDay({ request, fileName }: ReportPartProps) {
  const t = useText();
  const { station } = useSite();
  const read = useCall(financeReport, request, { keepPrevious: true });
  return (
    <Await read={read} skeleton={<ReportSkeleton hasChart />}>
      {(answer) => {
        const table = dayTable(t, station, answer);
        return (
          <>
            {answer.list.length > 1 && hasAmounts(answer) && (
              <Card>
                <DayChart
                  days={answer.list.map(({ day, figures: { betAmount, profit } }) => ({
                    date: day,
                    betAmount,
                    profit,
                  }))}
                />
              </Card>
            )}
            <FigureTable
              label={t('agent.report.view.day')}
              table={table}
              {...(isOneYear(answer) && { drawTitle: ({ title }) => title.slice('2026-'.length) })}
            />
            <ReportNote>{t('agent.report.teamHint')}</ReportNote>
            <ExportButton fileName={fileName} tableOf={() => table} endDate={request.endDate} />
          </>
        );
      }}
    </Await>
  );
}
