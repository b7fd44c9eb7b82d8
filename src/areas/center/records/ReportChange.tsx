// The page of account records: every line of the wallet, what it adds up to, and the bill of the days chosen.

import { dayOf } from '#values/days.ts';
import '../texts.ts';
import { css } from '@linaria/core';
import { memo, useMemo, useState } from 'react';
import type { LedgerLine } from '#contract/entities.generated.ts';
import {
  type MoneyIncomeListAnswer,
  type MoneyIncomeListRequest,
  moneyIncomeList,
} from '#contract/report.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { RecordChoice, RecordFilter } from '#kit/list/RecordFilter.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { serverNow } from '#session/serverClock.ts';
import { ownName } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { Bill } from './Bill.tsx';
import { type BillKind, kindsOf, ownKindName } from './kinds.ts';
import { LineAmount } from './LineAmount.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { isVisit, type Visit, withVisits } from './visits.ts';

const about = css`
  padding: 0 var(--space-4) var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const way = css`
  padding: 0 var(--edge) var(--space-2);
`;
const where = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

const pageSize = 50;

const pages: PagesOf<MoneyIncomeListRequest, MoneyIncomeListAnswer, LedgerLine> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ id }) => id,
  next: (first, _pages, { id }) => ({ ...first, before: id }),
};

export function ReportChange() {
  const t = useText();
  const site = useSite();
  const { station, role } = site;
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('week', today);
  const kinds: readonly (BillKind | 'all')[] = ['all', ...kindsOf(station)];
  const [kind, setKind] = useChoice('kind', kinds);
  const [shown, setShown] = useState<LedgerLine | Visit | null>(null);
  const lines = useCallPages(
    moneyIncomeList,
    { ...daysOf(range), ...(kind !== 'all' && { kind }), pageSize },
    pages,
  );
  const rows = useMemo(() => lines.data && withVisits(lines.data), [lines.data]);
  return (
    <>
      <RecordTabs />
      <RecordFilter today={today} range={range} onRange={setRange}>
        <RecordChoice<BillKind | 'all'>
          label={t('center.change.kind')}
          value={kind}
          onChange={setKind}
          items={kinds.map((value) => ({
            value,
            label: (value !== 'all' && ownKindName(value, site)) || t(`center.change.kind.${value}`),
          }))}
        />
      </RecordFilter>
      {kind === 'rebate' && role !== 'trial' && (
        <div className={way}>
          <ScreenButton to="/rebates" size="small" kind="quiet">
            {ownName(station, '/rebates', site.locale) ?? t('shell.screen.rebates')}
          </ScreenButton>
        </div>
      )}
      <Bill range={range} today={today} totals={lines.answer?.totals} isLoading={lines.isLoading} />
      <RecordList
        pages={{ ...lines, data: rows }}
        label={t('center.change.list')}
        emptyText={t('center.change.none')}
      >
        {(row) =>
          isVisit(row) ? (
            <VisitRow key={row.id} visit={row} onShow={setShown} />
          ) : (
            <Line key={row.id} line={row} onShow={setShown} />
          )
        }
      </RecordList>
      {shown && isVisit(shown) ? (
        <Sheet open onClose={() => setShown(null)} title={t('center.change.visit')}>
          <p className={about}>{t('center.change.visitHint')}</p>
          <ul aria-label={t('center.change.visit')}>
            {shown.lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </Sheet>
      ) : (
        <Detail line={shown} onClose={() => setShown(null)} />
      )}
    </>
  );
}

/** One line in full. */
function Detail({ line: shown, onClose }: { line: LedgerLine | null; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet open={shown !== null} onClose={onClose} title={t('center.change.detail')}>
      {shown && (
        <Facts
          inSheet
          rows={[
            [t('center.change.type'), shown.typeName],
            [
              t('center.change.amount'),
              <LineAmount key="amount" kind={shown.kind} value={shown.amount} exact />,
            ],
            [t('center.change.before'), <Amount key="before" value={shown.balanceBefore} exact />],
            [t('center.change.after'), <Amount key="after" value={shown.balanceAfter} exact />],
            [t('center.change.time'), shown.time],
            [t('center.change.orderNo'), shown.orderNo],
            [t('center.change.number'), shown.id],
            [t('center.change.remark'), shown.remark],
          ]}
        />
      )}
    </Sheet>
  );
}

interface LineProps {
  line: LedgerLine;
  /** Not given where it opens nothing. */
  onShow?: (line: LedgerLine) => void;
}

const Line = memo(function Line({ line, onShow }: LineProps) {
  const t = useText();
  return (
    <RecordRow
      title={line.typeName}
      value={<LineAmount kind={line.kind} value={line.amount} />}
      note={line.time}
      aside={
        <>
          {t('center.change.balance')} <Amount value={line.balanceAfter} />
        </>
      }
      {...(onShow && { onShow: () => onShow(line) })}
    />
  );
});

interface VisitRowProps {
  visit: Visit;
  onShow: (visit: Visit) => void;
}

const VisitRow = memo(function VisitRow({ visit, onShow }: VisitRowProps) {
  const t = useText();
  const [newest] = visit.lines;
  return (
    <RecordRow
      title={
        <>
          {t('center.change.visit')} <small className={where}>{visit.platforms.join(' · ')}</small>
        </>
      }
      value={<Amount value="0" />}
      note={newest!.time}
      aside={
        <>
          {t('center.change.balance')} <Amount value={newest!.balanceAfter} />
        </>
      }
      onShow={() => onShow(visit)}
    />
  );
});
