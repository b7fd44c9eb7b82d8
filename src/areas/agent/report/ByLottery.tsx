// Owns a team's report by lottery, and by platform for platform games.
import { css } from '@linaria/core';
import { getLotTeamReport } from '#contract/agent.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { hint } from '../figureStyles.ts';
import { ExportButton } from './ExportButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import type { ReportPartProps } from './reportPart.ts';
import { lotteryTable } from './reportTable.ts';

/** Why its profit is another than that of the days. */
const note = css`
  padding: 0 var(--space-4);
`;

export function ByLottery({ request, fileName }: ReportPartProps) {
  const t = useText();
  const { station } = useSite();
  const read = useCall(getLotTeamReport, request, { keepPrevious: true });
  return (
    <Await
      read={read}
      skeleton={<ReportSkeleton />}
      empty={({ list }) => list.length === 0}
      emptyText={t('agent.report.noBets')}
    >
      {(answer) => {
        const table = lotteryTable(t, station, answer);
        return (
          <>
            <FigureTable label={t('agent.report.view.lottery')} table={table} />
            <p className={`${hint} ${note}`}>{t('agent.report.lotteryHint')}</p>
            <ExportButton fileName={fileName} tableOf={() => table} endDate={request.endDate} />
          </>
        );
      }}
    </Await>
  );
}
