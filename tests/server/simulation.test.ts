// Simulated histories: two servers in one process, every statement of theirs in an order that a seed decides. `npm run simulate` plays more of them.
import { beforeAll, expect, test, vi } from 'vitest';
import type { Gate } from '#support/simulation/gate.ts';
import { newTally, runHistories } from '#support/simulation/run.ts';

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

/** Histories that share a database; a failing one is played again behind those before it. */
const together = 6;
const firsts = Array.from({ length: Math.ceil(count / together) }, (_, at) => first + at * together);
const tally = newTally();

beforeAll(() => {
  // Nothing happens by the machine's time: no job begins by itself, no notice is sent late, no lease is renewed, and none ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return () => void vi.useRealTimers();
});

test.for(firsts)(
  'histories from seed %i are explained by the rules, in whatever order their statements come',
  async (from) => {
    await runHistories({
      from,
      to: Math.min(from + together, first + count),
      tally,
      onGate: (gate) => {
        sleeping.gate = gate;
      },
    });
  },
);

test('the histories meet what they are about', () => {
  console.log(JSON.stringify({ simulated: { histories: count, ...tally } }));
  expect(tally.steps).toBeGreaterThan(count);
  const unmet = Object.entries(tally.states).filter(([, times]) => times === 0);
  if (count >= night) expect(unmet).toEqual([]);
});
