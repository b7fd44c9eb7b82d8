// Owns the queue of deposits that are paid outside, as its screen reads it.
import { office } from '../../pipeline/handle.ts';
import { decidesOn, ruleOf } from '../../waiting/money/decides.ts';
import { lateDeposits, oneDeposit, waitingDeposits } from '../../waiting/money/deposits.ts';
import { placeOf, writePlace } from '../../waiting/money/place.ts';
import { presentDeposit } from '../../waiting/money/present.ts';

const usualLimit = 50;

export default office(
  'money/deposits',
  async ({ request, db, now, locale, counterparties, staff, text, settings }) => {
    const page = { locale, after: placeOf(request.after), limit: request.limit ?? usualLimit };
    const pageOf = request.of === 'late' ? lateDeposits : waitingDeposits;
    const { list, next } =
      request.orderNo === undefined
        ? await pageOf({ db, now }, page)
        : { list: [await oneDeposit({ db, now }, locale, request.orderNo)], next: null };
    return {
      decides: decidesOn(counterparties),
      ruleSeconds: ruleOf(settings, counterparties),
      list: list.map((order) => presentDeposit(order, staff.staffId, text)),
      next: next && writePlace(next),
    };
  },
);
