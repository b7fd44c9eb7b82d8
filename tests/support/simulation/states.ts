// The list of dangerous states: what a night of histories has to have met, found in what happened.
import type { Fate, Happened } from './gate.ts';

interface Wanted {
  who?: RegExp;
  what?: RegExp;
  fate: Fate | 'waits';
  holder?: RegExp;
}

const met =
  ({ who, what, fate, holder }: Wanted) =>
  (happened: readonly Happened[]): boolean =>
    happened.some(
      (each) =>
        each.fate === fate &&
        (!who || who.test(each.who)) &&
        (!what || what.test(each.what)) &&
        (!holder || holder.test(each.holder ?? '')),
    );

const end = /^COMMIT$/;
const bet = / bet /;
const deposit = / deposit /;
const transfer = / transfer(?:In|Out) /;
const limit = / (?:limit|confirm) /;
const draws = /^draws of process/;
const moneyJob = /^money job of process/;
const copy = /copy \d$/;

/** Each by what it is called in a report. */
export const dangerousStates: Readonly<Record<string, (happened: readonly Happened[]) => boolean>> = {
  'a bet is cut off before it is written': met({ who: bet, what: /bet_place/, fate: 'lost' }),
  'a bet is cut off before its commit': met({ who: bet, what: end, fate: 'lost' }),
  'a bet is committed, and nobody hears': met({ who: bet, what: end, fate: 'unheard' }),
  'one bet waits for its own copy at another server': met({
    who: / bet .*copy/,
    fate: 'waits',
    holder: / bet .*copy/,
  }),
  'two bets of one member wait for each other': met({
    who: bet,
    what: /bet_place/,
    fate: 'waits',
    holder: bet,
  }),
  'a bet waits for a limit that is being set': met({ who: bet, fate: 'waits', holder: limit }),
  'a limit waits for a bet': met({ who: limit, fate: 'waits', holder: bet }),
  'a bet waits for a transfer': met({ who: bet, fate: 'waits', holder: transfer }),
  'a transfer waits for a bet': met({ who: transfer, fate: 'waits', holder: bet }),
  'a revoked bet is committed, and nobody hears': met({ who: / revoke /, what: end, fate: 'unheard' }),
  'one bet is revoked at two servers': met({
    who: / revoke .*copy/,
    fate: 'waits',
    holder: / revoke .*copy/,
  }),
  'a chase is cut off before its commit': met({ who: / chase /, what: end, fate: 'lost' }),
  'a chase is committed, and nobody hears': met({ who: / chase /, what: end, fate: 'unheard' }),
  'a deposit is opened, and nobody hears': met({ who: deposit, what: end, fate: 'unheard' }),
  'one deposit waits for its own copy': met({ who: deposit, fate: 'waits', holder: copy }),
  'a deposit waits for a limit': met({ who: deposit, fate: 'waits', holder: limit }),
  'a deposit is cancelled, and nobody hears': met({ who: / cancel /, what: end, fate: 'unheard' }),
  'money that arrived is booked, and nobody hears': met({ who: / arrive /, what: end, fate: 'unheard' }),
  'a transfer is cut off before it is opened': met({ who: transfer, what: /transfer_order/, fate: 'lost' }),
  'a transfer is opened, and its process dies': met({ who: transfer, what: end, fate: 'unheard' }),
  'a platform never gets a question': met({ what: /^asks \/transfer/, fate: 'lost' }),
  'a platform acts, and nobody hears': met({ what: /^asks \/transfer/, fate: 'unheard' }),
  'a question arrives when nobody waits for it any more': met({ what: /^arrives late/, fate: 'done' }),
  'a query about a transfer gets no answer': met({ what: /^asks \/order/, fate: 'unheard' }),
  'the money job dies between two statements': met({ who: moneyJob, fate: 'lost' }),
  'the money job ends a transfer, and does not know': met({ who: moneyJob, what: end, fate: 'unheard' }),
  'two processes end one transfer': met({ who: moneyJob, fate: 'waits', holder: moneyJob }),
  'a limit is set, and nobody hears': met({ who: limit, what: end, fate: 'unheard' }),
  'a break begins, and nobody hears': met({ who: / break /, what: end, fate: 'unheard' }),
  'sums of limits begin while a bet or a draw holds them up': met({ who: /sums of limits/, fate: 'waits' }),
  'the sums of limits are cut off': met({ who: /sums of limits/, fate: 'lost' }),
  'two processes commit to the same periods': met({
    who: draws,
    what: /lottery_period/,
    fate: 'waits',
    holder: draws,
  }),
  'two processes make one draw': met({
    who: draws,
    what: /lottery_period_key/,
    fate: 'waits',
    holder: draws,
  }),
  'two processes settle one draw': met({
    who: draws,
    what: /bet_end|FROM bet_order/,
    fate: 'waits',
    holder: draws,
  }),
  'a draw or a settlement is cut off at its commit': met({ who: draws, what: end, fate: 'lost' }),
  'a draw or a settlement is committed, and nobody knows': met({ who: draws, what: end, fate: 'unheard' }),
  'a settlement dies before it pays': met({ who: draws, what: /bet_end/, fate: 'lost' }),
  'a draw is lost after its seed was read': met({
    who: draws,
    what: /UPDATE lottery_period|DELETE FROM lottery_seed/,
    fate: 'lost',
  }),
  'a bet waits for a settlement': met({ who: bet, fate: 'waits', holder: draws }),
  'a settlement waits for a member': met({ who: draws, what: /bet_end/, fate: 'waits', holder: /^member/ }),
};
