// The overview of a span: what it brought, beside the span before it and the same days of the week before.
import { minuteOfDay } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';
import { countedThrough, figuresBy, figuresOfSpan } from '../../figures/read.ts';
import { daysOf, earlier, spanOf } from '../../figures/span.ts';
import { office } from '../../pipeline/handle.ts';

/** Beyond, a series is of months. */
const daysShown = 62;

export default office('figures/overview', async ({ request, db, now }) => {
  const span = spanOf(request);
  const days = daysOf(span);
  const by = days === 1 ? 'hour' : days <= daysShown ? 'day' : 'month';
  // A day that is not over is compared with as many hours of the others: beside whole days every morning looks like a loss.
  const hour = span.to === dayOf(now) ? Math.floor(minuteOfDay(now.getTime()) / 60) : undefined;
  const seriesOf = async (shown: typeof span) =>
    [...(await figuresBy(db, by, shown))].map(
      ([key, { deposits, withdrawals, stakes, payouts, gifts, rebates, commission, net }]) => ({
        key,
        deposits,
        withdrawals,
        stakes,
        payouts,
        gifts,
        rebates,
        commission,
        net,
      }),
    );
  return {
    countedThrough: await countedThrough(db),
    figures: await figuresOfSpan(db, span),
    before: await figuresOfSpan(db, earlier(span, days), hour),
    weekBefore: await figuresOfSpan(db, earlier(span, 7), hour),
    ...(hour !== undefined && { soFar: { hour, figures: await figuresOfSpan(db, span, hour) } }),
    series: await seriesOf(span),
    seriesBefore: by === 'month' ? [] : await seriesOf(earlier(span, days)),
  };
});
