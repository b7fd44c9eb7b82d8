// Polling: how often, one at a time, nothing out of date, nothing after log-out.
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AccInfoAnswer } from '#contract/session.generated.ts';
import { nobody, sessionMachine } from './session.machine.ts';

const member = (money: string): AccInfoAnswer => ({
  ...nobody,
  login: true,
  guest: false,
  role: 'member',
  account: 'member01',
  money,
});

interface Ask {
  answer(visitor: AccInfoAnswer): Promise<void>;
  fail(): Promise<void>;
  signal: AbortSignal;
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A session on a clock of our own; every request waits to be answered by the test. */
function open(visitor: AccInfoAnswer | null) {
  const clock = new SimulatedClock();
  const asks: Ask[] = [];
  const machine = sessionMachine.provide({
    actors: {
      ask: fromPromise(
        ({ signal }) =>
          new Promise<AccInfoAnswer>((resolve, reject) => {
            asks.push({
              signal,
              answer: (answer) => {
                resolve(answer);
                return settled();
              },
              fail: () => {
                reject(new Error('network'));
                return settled();
              },
            });
          }),
      ),
    },
  });
  const actor = createActor(machine, { input: { visitor }, clock }).start();
  return { actor, asks, clock, visitor: () => actor.getSnapshot().context.visitor };
}

test('while logged in, user info is polled every 20 seconds', async () => {
  const { asks, clock, visitor } = open(member('1.0000'));
  clock.increment(19_999);
  expect(asks).toHaveLength(0);
  clock.increment(1);
  expect(asks).toHaveLength(1);
  await asks[0]!.answer(member('2.0000'));
  expect(visitor().money).toBe('2.0000');
  clock.increment(20_000);
  expect(asks).toHaveLength(2);
});

test('eight hours are 1440 polls, never two at once', async () => {
  const { asks, clock } = open(member('1.0000'));
  for (let poll = 0; poll < 1440; poll += 1) {
    clock.increment(20_000);
    expect(asks).toHaveLength(poll + 1);
    clock.increment(100_000);
    expect(asks).toHaveLength(poll + 1);
    await asks[poll]!.answer(member('1.0000'));
  }
});

test('a guest is not polled', () => {
  const { asks, clock } = open(nobody);
  clock.increment(3_600_000);
  expect(asks).toHaveLength(0);
});

test('polling stops once the user is logged out by an answer', async () => {
  const { asks, clock, visitor } = open(member('1.0000'));
  clock.increment(20_000);
  await asks[0]!.answer(nobody);
  expect(visitor()).toEqual(nobody);
  clock.increment(3_600_000);
  expect(asks).toHaveLength(1);
});

test('polling stops once the user is logged out, and the ask under way is dropped with its reply', async () => {
  const { actor, asks, clock, visitor } = open(member('1.0000'));
  clock.increment(20_000);
  actor.send({ type: 'ended', isElsewhere: false });
  expect(asks[0]!.signal.aborted).toBe(true);
  await asks[0]!.answer(member('9.0000'));
  expect(visitor()).toEqual(nobody);
  clock.increment(3_600_000);
  expect(asks).toHaveLength(1);
});

test('logging in begins the polling', async () => {
  const { actor, asks, clock } = open(nobody);
  actor.send({ type: 'refresh' });
  await asks[0]!.answer(member('1.0000'));
  clock.increment(20_000);
  expect(asks).toHaveLength(2);
});

test('a reply older than a change is dropped: the balance never goes back', async () => {
  const { actor, asks, clock, visitor } = open(member('1.0000'));
  clock.increment(20_000);
  actor.send({ type: 'refresh' });
  expect(asks).toHaveLength(2);
  expect(asks[0]!.signal.aborted).toBe(true);
  await asks[1]!.answer(member('3.0000'));
  await asks[0]!.answer(member('2.0000'));
  expect(visitor().money).toBe('3.0000');
});

test('a page that is seen again polls at once, once, and does not disturb a request under way', async () => {
  const { actor, asks, visitor } = open(member('1.0000'));
  actor.send({ type: 'resume' });
  actor.send({ type: 'resume' });
  expect(asks).toHaveLength(1);
  await asks[0]!.answer(member('4.0000'));
  expect(visitor().money).toBe('4.0000');
});

test('a guest who logged in in another tab is recognised when the page is seen again', async () => {
  const { actor, asks, visitor } = open(nobody);
  actor.send({ type: 'resume' });
  await asks[0]!.answer(member('1.0000'));
  expect(visitor().role).toBe('member');
});

test('a request without an answer changes nothing and the next poll repeats it', async () => {
  const { asks, clock, visitor } = open(member('1.0000'));
  clock.increment(20_000);
  await asks[0]!.fail();
  expect(visitor().money).toBe('1.0000');
  clock.increment(20_000);
  expect(asks).toHaveLength(2);
});

test('an account used elsewhere leaves a flag, which goes with the next log-in', async () => {
  const { actor, asks } = open(member('1.0000'));
  actor.send({ type: 'ended', isElsewhere: true });
  expect(actor.getSnapshot().context).toEqual({ visitor: nobody, isElsewhere: true });
  // Another answer to the same press, which only says that nobody is logged in.
  actor.send({ type: 'ended', isElsewhere: false });
  expect(actor.getSnapshot().context.isElsewhere).toBe(true);
  actor.send({ type: 'refresh' });
  await asks[0]!.answer(member('1.0000'));
  expect(actor.getSnapshot().context.isElsewhere).toBe(false);
});
