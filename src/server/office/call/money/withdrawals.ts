import { office } from '../../pipeline/handle.ts';
import { decidesOn, ruleOf } from '../../waiting/money/decides.ts';
import { placeOf, writePlace } from '../../waiting/money/place.ts';
import { presentWithdrawal } from '../../waiting/money/present.ts';
import { oneWithdrawal, waitingWithdrawals } from '../../waiting/money/withdrawals.ts';

const usualLimit = 50;

export default office(
  'money/withdrawals',
  async ({ request, db, now, locale, counterparties, staff, settings }) => {
    const given = { locale, decidesOn: decidesOn(counterparties) };
    const { list, next } =
      request.orderNo === undefined
        ? await waitingWithdrawals({ db, now }, given, {
            after: placeOf(request.after),
            limit: request.limit ?? usualLimit,
          })
        : { list: [await oneWithdrawal({ db, now }, given, request.orderNo)], next: null };
    return {
      decides: given.decidesOn,
      ruleSeconds: ruleOf(settings, counterparties),
      list: list.map((order) => presentWithdrawal(order, staff.staffId)),
      next: next && writePlace(next),
    };
  },
);
