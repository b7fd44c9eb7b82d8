// Chunk retry: how often, how long, and that it ends.
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { chunkRetryMachine } from './chunkRetry.machine.ts';
import { chunkTimeoutMs, firstScreenMs, slowMs } from './chunkTimeouts.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A load that fails `failures` times and then succeeds; 'hang' never settles. */
function open(failures: number | 'hang') {
  const clock = new SimulatedClock();
  const replaceRoute = vi.fn();
  const load = vi.fn(async () => {
    if (failures === 'hang') return new Promise<void>(() => {});
    if (load.mock.calls.length <= failures) throw new Error('chunk');
  });
  const machine = chunkRetryMachine.provide({
    actors: { load: fromPromise(load) },
    actions: { replaceRoute },
  });
  const actor = createActor(machine, { clock }).start();
  const run = async () => {
    for (let step = 0; step < 30; step += 1) {
      await settled();
      clock.increment(600);
    }
    await settled();
  };
  return { actor, clock, load, replaceRoute, run, state: () => actor.getSnapshot().value };
}

test('a chunk that comes is shown, and no route is replaced', async () => {
  const { load, replaceRoute, run, state } = open(0);
  await run();
  expect(state()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
  expect(replaceRoute).not.toHaveBeenCalled();
});

test('a chunk that fails to load is retried by replacing the route', async () => {
  const { load, replaceRoute, run, state } = open(3);
  await run();
  expect(state()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(4);
  expect(replaceRoute).toHaveBeenCalledTimes(3);
});

test('the route is replaced up to 10 times, and the tenth may still succeed', async () => {
  const { replaceRoute, run, state } = open(10);
  await run();
  expect(state()).toBe('loaded');
  expect(replaceRoute).toHaveBeenCalledTimes(10);
});

test('after 10 replacements there are no more: the chunk is lost', async () => {
  const { load, replaceRoute, run, state } = open(11);
  await run();
  expect(state()).toBe('lost');
  expect(replaceRoute).toHaveBeenCalledTimes(10);
  expect(load).toHaveBeenCalledTimes(11);
});

test('a chunk that has not come within 120 seconds has failed', async () => {
  const { clock, replaceRoute, state } = open('hang');
  clock.increment(119_999);
  expect(state()).toBe('loading');
  expect(replaceRoute).not.toHaveBeenCalled();
  clock.increment(1);
  expect(state()).toBe('replacing');
  expect(replaceRoute).toHaveBeenCalledTimes(1);
});

test('a player who retries after that gets ten more', async () => {
  const { actor, replaceRoute, run, state } = open(11);
  await run();
  actor.send({ type: 'again' });
  await run();
  expect(state()).toBe('loaded');
  expect(replaceRoute).toHaveBeenCalledTimes(10);
});

test('a player who retries while a chunk hangs gets a new load, and waits for that one alone', async () => {
  const { actor, clock, load, replaceRoute, state } = open('hang');
  clock.increment(slowMs);
  actor.send({ type: 'again' });
  expect(state()).toBe('loading');
  expect(load).toHaveBeenCalledTimes(2);
  // The time-out begins again with it.
  clock.increment(119_999);
  expect(state()).toBe('loading');
  clock.increment(1);
  expect(state()).toBe('replacing');
  expect(replaceRoute).toHaveBeenCalledTimes(1);
});

test('the time-out is the 120 seconds of the specification, and the player hears long before', () => {
  expect(chunkTimeoutMs).toBe(120_000);
  expect(firstScreenMs + slowMs).toBeLessThanOrEqual(10_000);
});
