// The bet machine with its real actor; loaded with its library once a player is on a page of play.
import { createActor, fromPromise } from 'xstate';
import type { CreditDoBetAnswer, OffcialDoBetAnswer } from '#contract/lottery.generated.ts';
import { creditDoBet, offcialDoBet } from '#contract/lottery.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import { clearPendingSlip, keepPendingSlip, pendingSlipOf } from '../waiting/pendingSlip.ts';
import { forgetBasket } from './keptBasket.ts';
import { forgetPicks } from './keptPicks.ts';
import { type AcceptedSlip, placeBetMachine, type Reply, type SentSlip } from './placeBet.machine.ts';

const acceptedOf = (answer: CreditDoBetAnswer | OffcialDoBetAnswer): AcceptedSlip => ({
  orders: answer.orders,
  buyMoney: answer.buyMoney,
  money: answer.money,
  dropped: 'dropped' in answer ? answer.dropped : [],
});

/** What a failed call means for the slip: only a refusal means that nothing was placed. */
function replyOf(error: unknown): Reply {
  if (!(error instanceof CallFailure)) return { kind: 'unknown' };
  if (error.kind === 'notLoggedIn' || error.kind === 'loggedInElsewhere') return { kind: 'lost' };
  // A server that fails may have failed after it placed the slip.
  if (error.kind !== 'refused' || (error.status ?? 200) >= 500) return { kind: 'unknown' };
  return {
    kind: 'refused',
    refusal: { msg: error.msg, code: error.code ?? '', fieldErrors: error.fieldErrors ?? {} },
  };
}

/** Sends a slip under its id. Silent, and its repeats too: the dialog of play says how it stands, and a second voice over it says less. */
export async function ask(slip: SentSlip, signal: AbortSignal): Promise<Reply> {
  const options = { intentId: slip.intentId, silent: true, background: true, signal };
  try {
    const answer =
      slip.mode === 'credit'
        ? await send(creditDoBet, slip.request, options)
        : await send(offcialDoBet, slip.request, options);
    // On whichever screen the player is by now: what has been bet must not be bet again.
    const forgetSelection = slip.mode === 'official' ? forgetBasket : forgetPicks;
    forgetSelection(slip.request.lotCode);
    return { kind: 'accepted', answer: acceptedOf(answer) };
  } catch (error) {
    return replyOf(error);
  }
}

/** Starts the machine for an account; a slip of theirs whose result is unknown is queried at once. `onAccepted`: money has moved. */
export function startPlaceBet(account: string, onAccepted: () => void) {
  const machine = placeBetMachine.provide({
    actors: { ask: fromPromise<Reply, SentSlip>(({ input, signal }) => ask(input, signal)) },
    actions: {
      keep: (_, sent) => keepPendingSlip(sent),
      forget: clearPendingSlip,
      reportAccepted: onAccepted,
    },
  });
  return createActor(machine, { input: { account, unknown: pendingSlipOf(account) } }).start();
}

export type PlaceBetActor = ReturnType<typeof startPlaceBet>;
