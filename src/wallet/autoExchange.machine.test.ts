// Automatic exchange: when it runs, when it is skipped, and that its timers fire once, a test for each sentence of docs/specification.md §4.
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { autoExchangeMachine, type ExchangeFacts } from './autoExchange.machine.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const member: ExchangeFacts = { isOffered: true, isGuest: false };

/** The machine on a clock of our own; each exchange waits for the test to end it. */
function open(facts: ExchangeFacts = member, isPending = true, movedMs = Number.NEGATIVE_INFINITY) {
  const clock = new SimulatedClock();
  const exchanges: { done(): Promise<void>; fail(): Promise<void> }[] = [];
  let refreshes = 0;
  let kept = isPending;
  let lastMs = movedMs;
  const machine = autoExchangeMachine.provide({
    actors: {
      exchange: fromPromise(
        () =>
          new Promise<void>((resolve, reject) => {
            exchanges.push({
              done: () => {
                resolve();
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
    actions: {
      refresh: () => {
        refreshes += 1;
      },
      noteTransfer: () => {
        lastMs = clock.now();
      },
      keepPending: (_, is) => {
        kept = is;
      },
    },
  });
  const actor = createActor(machine, {
    input: { ...facts, isPending, lastTransferMs: () => lastMs, now: () => clock.now() },
    clock,
  }).start();
  return {
    actor,
    clock,
    exchanges,
    refreshes: () => refreshes,
    isKept: () => kept,
    comeBack: () => actor.send({ type: 'returned' }),
    moveByHand: () => {
      lastMs = clock.now();
    },
    openGame: () => actor.send({ type: 'opened' }),
    enter: () => actor.send({ type: 'entering' }),
    stay: () => actor.send({ type: 'stayed' }),
  };
}

test('automatic balance transfer runs when the setting applies and the player comes back from a game', () => {
  const { clock, exchanges, comeBack } = open();
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(1);
});

test('it does not run where the station does not offer it', () => {
  const { clock, exchanges, comeBack, isKept } = open({ ...member, isOffered: false });
  comeBack();
  clock.increment(60_000);
  expect(exchanges).toHaveLength(0);
  expect(isKept()).toBe(false);
});

test('it is skipped for guests', () => {
  const { clock, exchanges, comeBack } = open({ ...member, isGuest: true });
  comeBack();
  clock.increment(60_000);
  expect(exchanges).toHaveLength(0);
});

test('a player who logs out while it is pending is skipped as well', () => {
  const { actor, clock, exchanges, comeBack } = open();
  comeBack();
  clock.increment(799);
  actor.send({ type: 'facts', ...member, isGuest: true });
  clock.increment(1);
  expect(exchanges).toHaveLength(0);
});

test.each([
  [2_999, 1],
  [3_000, 2],
])('%i ms after the last transfer there are %i: it is skipped under 3 seconds', async (ms, count) => {
  const { clock, exchanges, comeBack, openGame, isKept } = open();
  comeBack();
  clock.increment(800);
  await exchanges[0]!.done();
  openGame();
  clock.increment(ms - 800);
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(count);
  // Skipped does not mean cancelled: the next return requests it.
  expect(isKept()).toBe(count === 1);
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(2);
});

test('a transfer of the page before counts: a reload does not end the 3 seconds', () => {
  // It moved 2,199 ms before this page began and is 2,999 ms old when the flag is processed.
  for (const [ageMs, count] of [
    [2_199, 0],
    [2_200, 1],
  ] as const) {
    const { clock, exchanges, comeBack } = open(member, true, -ageMs);
    comeBack();
    clock.increment(800);
    expect(exchanges).toHaveLength(count);
    comeBack();
    clock.increment(800);
    expect(exchanges).toHaveLength(1);
  }
});

test('a transfer by hand counts', () => {
  const { clock, exchanges, comeBack, moveByHand } = open();
  comeBack();
  clock.increment(400);
  moveByHand();
  clock.increment(400);
  expect(exchanges).toHaveLength(0);
  clock.increment(2_000);
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(1);
});

test('a clock that was set back does not stop it', () => {
  const { clock, exchanges, comeBack } = open(member, true, 3_600_000);
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(1);
});

test('balances are refreshed after a transfer, and a second time 5 seconds later', async () => {
  const { clock, exchanges, refreshes, comeBack } = open();
  comeBack();
  clock.increment(800);
  expect(refreshes()).toBe(0);
  await exchanges[0]!.done();
  expect(refreshes()).toBe(1);
  clock.increment(4_999);
  expect(refreshes()).toBe(1);
  clock.increment(1);
  expect(refreshes()).toBe(2);
  clock.increment(3_600_000);
  expect(refreshes()).toBe(2);
});

test('a second transfer within the 5 seconds refreshes 5 seconds after itself, once', async () => {
  const { clock, exchanges, refreshes, comeBack, openGame } = open();
  comeBack();
  clock.increment(800);
  await exchanges[0]!.done();
  openGame();
  clock.increment(3_000);
  comeBack();
  clock.increment(800);
  await exchanges[1]!.done();
  expect(refreshes()).toBe(2);
  clock.increment(4_999);
  expect(refreshes()).toBe(2);
  clock.increment(1);
  expect(refreshes()).toBe(3);
});

test('a pending-transfer flag is processed after 800 ms', () => {
  const { clock, exchanges, comeBack } = open();
  comeBack();
  clock.increment(799);
  expect(exchanges).toHaveLength(0);
  clock.increment(1);
  expect(exchanges).toHaveLength(1);
});

test('nothing is requested while no game was opened', () => {
  const { clock, exchanges, comeBack } = open(member, false);
  for (let count = 0; count < 10; count += 1) {
    comeBack();
    clock.increment(10_000);
  }
  expect(exchanges).toHaveLength(0);
});

test('a page that sleeps at any moment and wakes requests once, in 500 sleeps', async () => {
  for (let sleep = 0; sleep < 500; sleep += 1) {
    const { clock, exchanges, comeBack } = open();
    comeBack();
    clock.increment(sleep * 4);
    await exchanges[0]?.done();
    // Hours later: what was due fires, and the browser says three times that the page is seen again.
    clock.increment(3 * 3_600_000);
    comeBack();
    comeBack();
    comeBack();
    clock.increment(60_000);
    if (exchanges.length === 1) await exchanges[0]!.done();
    clock.increment(60_000);
    expect(exchanges).toHaveLength(1);
  }
});

test('returning while money is moving makes no second request', async () => {
  const { clock, exchanges, comeBack } = open();
  comeBack();
  clock.increment(800);
  comeBack();
  comeBack();
  clock.increment(10_000);
  await exchanges[0]!.done();
  comeBack();
  clock.increment(10_000);
  expect(exchanges).toHaveLength(1);
});

test('without an answer the flag stays, and the next return repeats the request', async () => {
  const { clock, exchanges, refreshes, comeBack, isKept } = open();
  comeBack();
  clock.increment(800);
  expect(isKept()).toBe(false);
  await exchanges[0]!.fail();
  expect(isKept()).toBe(true);
  expect(refreshes()).toBe(0);
  clock.increment(60_000);
  expect(exchanges).toHaveLength(1);
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(2);
});

test('a game opened while the last one is being left is left in its own time', async () => {
  const { clock, exchanges, comeBack, openGame } = open();
  comeBack();
  clock.increment(800);
  openGame();
  await exchanges[0]!.done();
  clock.increment(60_000);
  expect(exchanges).toHaveLength(1);
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(2);
});

test('whoever opens the next game before the money is back takes it along: nothing is requested while it opens', () => {
  const { clock, exchanges, comeBack, enter, openGame, isKept } = open();
  comeBack();
  clock.increment(700);
  enter();
  openGame();
  // The page's own polls see the player until it is left.
  comeBack();
  clock.increment(20_000);
  expect(exchanges).toHaveLength(0);
  expect(isKept()).toBe(true);
});

test('a game opened while the money is on its way back: that request no longer counts, and the next return makes one', async () => {
  const { clock, exchanges, comeBack, enter, stay, isKept } = open();
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(1);
  enter();
  await exchanges[0]!.done();
  expect(isKept()).toBe(true);
  clock.increment(3_000);
  stay();
  comeBack();
  clock.increment(800);
  expect(exchanges).toHaveLength(2);
});

test('a game that did not open, or a page that was not left, ends the wait', () => {
  for (const end of ['stay', 'time'] as const) {
    const { clock, exchanges, comeBack, enter, stay } = open();
    enter();
    if (end === 'stay') stay();
    else clock.increment(35_000);
    comeBack();
    clock.increment(800);
    expect(exchanges).toHaveLength(1);
  }
});
