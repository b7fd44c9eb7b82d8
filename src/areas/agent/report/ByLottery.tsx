// A team's report by lottery, and by platform for platform games.
import { getLotTeamReport } from '#contract/agent.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { ExportButton } from './ExportButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportNote } from './ReportNote.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import type { ReportPartProps } from './reportPart.ts';
import { hasLotteryFigures, lotteryTable } from './reportTable.ts';

export function ByLottery({ request, fileName }: ReportPartProps) {
  const t = useText();
  const { station } = useSite();
  const read = useCall(getLotTeamReport, request, { keepPrevious: true });
  return (
    <Await
      read={read}
      skeleton={<ReportSkeleton />}
      empty={(answer) => !hasLotteryFigures(answer)}
      emptyText={t('agent.report.noBets')}
    >
      {(answer) => {
        const table = lotteryTable(t, station, answer);
        return (
          <>
            <FigureTable label={t('agent.report.view.lottery')} table={table} />
            <ReportNote>{t('agent.report.lotteryHint')}</ReportNote>
            <ExportButton fileName={fileName} tableOf={() => table} endDate={request.endDate} />
          </>
        );
      }}
    </Await>
  );
}
