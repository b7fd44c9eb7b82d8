// Owns the test of simulated histories: two servers in one process, every statement of theirs in an order that a seed decides.
import { writeFileSync } from 'node:fs';
import { test as base, expect, vi } from 'vitest';
import type { Gate } from '#support/simulation/gate.ts';
import { openSimulation, playHistory } from '#support/simulation/history.ts';

const sleeping: { gate: Gate | undefined } = vi.hoisted(() => ({ gate: undefined }));

// Where the server sleeps, chance decides when it wakes.
vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof import('node:timers/promises')>();
  const setTimeout: typeof real.setTimeout = (ms, value, options) =>
    sleeping.gate ? sleeping.gate.sleep(ms, value) : real.setTimeout(ms, value, options);
  return { ...real, default: { ...real, setTimeout }, setTimeout };
});

const count = Number(process.env.SIMULATE ?? 100);
const first = Number(process.env.SIMULATE_FROM ?? 1);

// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
const test = base.extend('simulation', { scope: 'file' }, async ({}, { onCleanup }) => {
  const simulation = await openSimulation({
    onGate: (gate) => {
      sleeping.gate = gate;
    },
  });
  // Nothing happens by the machine's time: no notice is sent late, no lease is renewed, and none ends by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onCleanup(async () => {
    vi.useRealTimers();
    await simulation.stop();
  });
  return simulation;
});

test('every history is explained by the rules', async ({ simulation }) => {
  const begun = performance.now();
  let steps = 0;
  let happened = 0;
  const fates: Record<string, number> = {};
  for (let seed = first; seed < first + count; seed += 1) {
    const played = await playHistory(simulation, seed);
    steps += played.steps;
    happened += played.happened.length;
    if (process.env.DIGEST)
      writeFileSync(
        `${process.env.DIGEST}-${seed}`,
        played.happened.map((each) => Object.values(each).join(' | ')).join('\n'),
      );
    for (const { fate } of played.happened) fates[fate] = (fates[fate] ?? 0) + 1;
  }
  console.log(JSON.stringify({ count, steps, happened, fates, ms: Math.round(performance.now() - begun) }));
  expect(steps).toBeGreaterThan(count);
});
