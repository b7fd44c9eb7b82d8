// The queue of deposits that are paid outside, as its screen reads it.
import { maskedName } from '../../../present/mask.ts';
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { decidesOn, ruleOf } from '../../waiting/money/decides.ts';
import { lateDeposits, oneDeposit, waitingDeposits } from '../../waiting/money/deposits.ts';
import { placeOf, writePlace } from '../../waiting/money/place.ts';
import { presentDeposit } from '../../waiting/money/present.ts';

const usualLimit = 50;
const decides: ReadonlySet<string> = new Set(['owner', 'finance']);

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
      list: list.map((order) => {
        // Whole for who compares it with the statement of the bank, and for nobody who only looks.
        const payer = rolesOf(staff, now).some((role) => decides.has(role))
          ? order.payer
          : maskedName(order.payer);
        return presentDeposit({ ...order, payer }, staff.staffId, text);
      }),
      next: next && writePlace(next),
    };
  },
);
