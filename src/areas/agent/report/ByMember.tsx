// A team's report by member: the account itself and the team of each member directly below, into which a tap leads.
import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import {
  type ReportTeamListAnswer,
  type ReportTeamListRequest,
  reportTeamList,
} from '#contract/report.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { send } from '#transport/send.ts';
import { pagesByCursor } from '../pages.ts';
import { useTeamPath } from '../useTeamPath.ts';
import { ExportButton } from './ExportButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportNote } from './ReportNote.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import type { ReportPartProps } from './reportPart.ts';
import { memberTable, type ReportTable, summed } from './reportTable.ts';

type Row = ReportTeamListAnswer['list'][number];
const pages = pagesByCursor<ReportTeamListRequest, ReportTeamListAnswer, Row>(
  ({ account, isOwn }) => `${account}${isOwn ? ' own' : ''}`,
);
const pageSize = 50;
/** The largest page, where all rows are wanted. */
const exportPageSize = 200;

const more = css`
  margin: var(--edge);
`;

export function ByMember({ request, fileName }: ReportPartProps) {
  const t = useText();
  const navigate = useNavigate();
  const { station } = useSite();
  const { path, searchOf } = useTeamPath();
  const read = useCallPages(reportTeamList, { ...request, pageSize }, pages);
  /** Every row, those below the end of the screen too: the rows of a file have to add up to its sums. */
  const whole = async (): Promise<ReportTable> => {
    const all = { ...request, pageSize: exportPageSize };
    const first = await send(reportTeamList, all);
    const list = [...first.list];
    for (let page = first; page.hasMore; ) {
      page = await send(reportTeamList, { ...all, before: page.next });
      list.push(...page.list);
    }
    return memberTable(t, station, { list, totals: summed(list.map(({ figures }) => figures)) });
  };
  return (
    <Await read={read} skeleton={<ReportSkeleton />}>
      {(list) => (
        <>
          <FigureTable
            label={t('agent.report.view.member')}
            table={memberTable(t, station, { list: [...list], totals: read.answer!.totals })}
            drawTitle={({ key, title }) => {
              const row = list.find((each) => pages.keyOf({ ...each, cursor: '' }) === key)!;
              return row.isOwn || row.teamSize === 1 ? (
                title
              ) : (
                <button
                  type="button"
                  className={pressable}
                  onClick={() => void navigate({ search: searchOf([...path, row.account]) })}
                >
                  {title}
                  <Icon name="chevron" />
                </button>
              );
            }}
          />
          <ReportNote>{t('agent.report.teamHint')}</ReportNote>
          {read.hasMore && (
            <div className={more}>
              <Button wide kind="plain" onClick={read.error ? () => void read.mutate() : read.more}>
                {t('agent.report.more')}
              </Button>
            </div>
          )}
          <ExportButton fileName={fileName} tableOf={whole} endDate={request.endDate} />
        </>
      )}
    </Await>
  );
}
