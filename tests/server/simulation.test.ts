// Owns the test of simulated histories: two servers in one process, every statement of theirs in an order that a seed decides. `npm run simulate` plays more of them.
import { expect, test, vi } from 'vitest';
import type { Gate } from '#support/simulation/gate.ts';
import { runHistories } from '#support/simulation/run.ts';

/** How many, and the first seed: of `npm run simulate`. */
const count = Number(process.env.SIMULATE ?? 24);
const first = Number(process.env.SIMULATE_FROM ?? 1);
/** A night's run meets each dangerous state. */
const night = 1_000;

const sleeping: { gate: Gate | undefined } = vi.hoisted(() => ({ gate: undefined }));

// Where the server sleeps, chance decides when it wakes.
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>();
  const setTimeout: typeof real.setTimeout = (ms, value, options) =>
    sleeping.gate ? sleeping.gate.sleep(ms, value) : real.setTimeout(ms, value, options);
  return { ...real, default: { ...real, setTimeout }, setTimeout };
});

test('every history is explained by the rules, in whatever order its statements come', async ({
  onTestFinished,
}) => {
  // Nothing happens by the machine's time: no job begins by itself, no notice is sent late, no lease is renewed, and none ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const run = await runHistories({
    first,
    count,
    each: 12,
    onGate: (gate) => {
      sleeping.gate = gate;
    },
  });
  console.log(JSON.stringify({ simulated: { histories: count, ...run } }));
  expect(run.steps).toBeGreaterThan(count);
  const unmet = Object.entries(run.states).filter(([, times]) => times === 0);
  if (count >= night) expect(unmet).toEqual([]);
});
