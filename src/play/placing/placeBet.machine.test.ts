// The bet machine, on a simulated clock: one id a slip, no guess, no bet outside the ledger.
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  askAgainMs,
  type BetSlip,
  type PlaceBetEvent,
  placeBetMachine,
  type Reply,
  type SentSlip,
  slowMs,
} from './placeBet.machine.ts';
import { phaseOf } from './placeBetState.ts';

const slip: BetSlip = { mode: 'credit', request: { lotCode: 'FFC', qiHao: '202611200601', bets: '[1]' } };
const answer = {
  orders: [{ orderId: '1201', qiHao: '202611200601', buyMoney: '10.0000' }],
  buyMoney: '10.0000',
  money: '90.0000',
  dropped: [],
};
const accepted: Reply = { kind: 'accepted', answer };
const refusedWith = (code: string): Reply => ({
  kind: 'refused',
  refusal: { msg: 'no', code, fieldErrors: {} },
});

/** A machine whose requests are answered by the test, in order. */
function open(unknown: SentSlip | null = null) {
  const clock = new SimulatedClock();
  const asked: { slip: SentSlip; answer: (reply: Reply) => Promise<void>; fail: () => Promise<void> }[] = [];
  const keep = vi.fn();
  const forget = vi.fn();
  const reportAccepted = vi.fn();
  /** Waits until the last event has taken effect. */
  const turn = (_done: unknown) => new Promise<void>((resolve) => setTimeout(resolve));
  const machine = placeBetMachine.provide({
    actors: {
      ask: fromPromise<Reply, SentSlip>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            asked.push({
              slip: input,
              answer: (reply) => turn(resolve(reply)),
              fail: () => turn(reject(new Error('broken'))),
            });
          }),
      ),
    },
    actions: { keep: (_, sent) => keep(sent), forget, reportAccepted },
  });
  const actor = createActor(machine, { clock, input: { account: 'member01', unknown } }).start();
  return {
    asked,
    keep,
    forget,
    reportAccepted,
    clock,
    send: (event: PlaceBetEvent) => actor.send(event),
    phase: () => phaseOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    stop: () => actor.stop(),
  };
}

test('a confirmed slip is kept before it is sent, under the id made for it', () => {
  const { asked, keep, phase, send } = open();
  expect(phase()).toBe('editing');
  keep.mockImplementation(() => expect(asked).toHaveLength(0));
  send({ type: 'confirm', slip, intentId: 'one' });
  expect(keep).toHaveBeenCalledWith({ ...slip, intentId: 'one', account: 'member01' });
  expect(asked.map((each) => each.slip.intentId)).toEqual(['one']);
  expect(phase()).toBe('sending');
});

test('a second press while a slip is on its way sends nothing', () => {
  const { asked, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  send({ type: 'confirm', slip, intentId: 'two' });
  expect(asked).toHaveLength(1);
});

test('an accepted slip shows number, cost and balance, and is forgotten', async () => {
  const { asked, context, forget, phase, send, reportAccepted } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer(accepted);
  expect(phase()).toBe('accepted');
  expect(context()).toMatchObject({ accepted: answer, sent: null, refused: null });
  expect(forget).toHaveBeenCalledTimes(1);
  expect(reportAccepted).toHaveBeenCalledTimes(1);
  send({ type: 'close' });
  expect(phase()).toBe('editing');
  expect(context().accepted).toBeNull();
});

test('a refused slip shows the reason, and another try is another intent', async () => {
  const { asked, context, forget, phase, send, reportAccepted } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer(refusedWith('balanceTooSmall'));
  expect(phase()).toBe('refused');
  expect(context().refused).toMatchObject({ msg: 'no', code: 'balanceTooSmall', isChase: false });
  expect(forget).toHaveBeenCalledTimes(1);
  expect(reportAccepted).not.toHaveBeenCalled();
  send({ type: 'confirm', slip, intentId: 'two' });
  expect(asked[1]!.slip.intentId).toBe('two');
  expect(context().refused).toBeNull();
});

test('a refused chase is known as a chase', async () => {
  const { asked, context, send } = open();
  send({ type: 'confirm', slip: { ...slip, request: { ...slip.request, chase: '[]' } }, intentId: 'one' });
  await asked[0]!.answer(refusedWith('sealed'));
  expect(context().refused).toMatchObject({ isChase: true });
});

test('changed odds ask the player, and only their word sends the slip again, under a new id', async () => {
  const { asked, phase, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer(refusedWith('oddsChanged'));
  expect(phase()).toBe('oddsChanged');
  expect(asked).toHaveLength(1);
  send({ type: 'confirm', slip: { ...slip, request: { ...slip.request, bets: '[2]' } }, intentId: 'two' });
  expect(asked[1]!.slip).toMatchObject({ intentId: 'two', request: { bets: '[2]' } });
  await asked[1]!.answer(accepted);
  expect(phase()).toBe('accepted');
});

test('without an answer it is checking, and repeats under the same id until the result is known', async () => {
  const { asked, clock, forget, phase, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer({ kind: 'unknown' });
  for (let count = 1; count <= 20; count++) {
    expect(phase()).toBe('checking');
    expect(asked).toHaveLength(count);
    clock.increment(askAgainMs);
    expect(asked).toHaveLength(count + 1);
    if (count % 2) await asked[count]!.fail();
    else await asked[count]!.answer({ kind: 'unknown' });
  }
  expect(forget).not.toHaveBeenCalled();
  expect(new Set(asked.map((each) => each.slip.intentId))).toEqual(new Set(['one']));
  clock.increment(askAgainMs);
  await asked.at(-1)!.answer(accepted);
  expect(phase()).toBe('accepted');
});

test('while it is not known nothing can be confirmed or closed away', async () => {
  const { asked, phase, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer({ kind: 'unknown' });
  send({ type: 'close' });
  send({ type: 'confirm', slip, intentId: 'two' });
  expect(phase()).toBe('checking');
  expect(asked).toHaveLength(1);
});

test('an answer that takes long is called checking, and still counts when it comes', async () => {
  const { asked, clock, phase, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  clock.increment(slowMs - 1);
  expect(phase()).toBe('sending');
  clock.increment(1);
  expect(phase()).toBe('checking');
  expect(asked).toHaveLength(1);
  await asked[0]!.answer(refusedWith('sealed'));
  expect(phase()).toBe('refused');
});

test('once online again it repeats at once', async () => {
  const { asked, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer({ kind: 'unknown' });
  send({ type: 'again' });
  expect(asked).toHaveLength(2);
});

test('a slip whose end was unknown when the page was left is queried under its id, not bet again', async () => {
  const unknown: SentSlip = { ...slip, intentId: 'kept', account: 'member01' };
  const { asked, forget, keep, phase } = open(unknown);
  expect(phase()).toBe('checking');
  expect(asked.map((each) => each.slip)).toEqual([unknown]);
  expect(keep).not.toHaveBeenCalled();
  await asked[0]!.answer(accepted);
  expect(phase()).toBe('accepted');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('a result that cannot be known without logging in stays stored, and nothing more is requested', async () => {
  const { asked, clock, forget, phase, send } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  await asked[0]!.answer({ kind: 'lost' });
  clock.increment(askAgainMs * 100);
  expect(asked).toHaveLength(1);
  expect(phase()).toBe('checking');
  expect(forget).not.toHaveBeenCalled();
});

test('leaving the page while it is on its way forgets nothing', () => {
  const { forget, send, stop } = open();
  send({ type: 'confirm', slip, intentId: 'one' });
  stop();
  expect(forget).not.toHaveBeenCalled();
});
