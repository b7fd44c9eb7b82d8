// The bill of balance treasure: income by day, with the totals of the days chosen.

import { amountText } from '#values/amount.ts';
import { dayOf } from '#values/days.ts';
import '../texts.ts';
import { css } from '@linaria/core';
import {
  type BalanceBillAnswer,
  type BalanceBillRequest,
  balanceBill,
} from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { RecordFilter } from '#kit/list/RecordFilter.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';

type Day = BalanceBillAnswer['list'][number];

const gain = css`
  color: var(--win);
  font-variant-numeric: tabular-nums;
`;

const pageSize = 50;
const pages: PagesOf<BalanceBillRequest, BalanceBillAnswer, Day> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ date }) => date,
  next: (first, _pages, { date }) => ({ ...first, before: date }),
};

export function BalanceBill() {
  const t = useText();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('month', today);
  const days = useCallPages(balanceBill, { ...daysOf(range), pageSize }, pages);
  const totals = days.answer?.totals;
  return (
    <>
      <RecordFilter
        today={today}
        range={range}
        onRange={setRange}
        presets={['week', 'month', 'all', 'custom']}
      />
      {(totals || days.isLoading) && (
        <Card>
          {totals ? (
            <Facts
              rows={[
                [t('pay.treasure.days'), totals.count],
                [t('pay.treasure.sum'), <b key="sum">{totals.income}</b>],
              ]}
            />
          ) : (
            <Skeleton lines={2} />
          )}
        </Card>
      )}
      <RecordList pages={days} label={t('shell.screen.balanceBill')} emptyText={t('pay.treasure.none')}>
        {({ date, base, annualRate, income, status }) => (
          <RecordRow
            key={date}
            title={date}
            value={<b className={gain}>+{income}</b>}
            note={t('pay.treasure.base', { base: amountText(base), rate: amountText(annualRate) })}
            aside={t(`pay.treasure.status.${status}`)}
          />
        )}
      </RecordList>
    </>
  );
}
