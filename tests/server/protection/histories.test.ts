// Random histories: no limit is passed and no break leaks, whatever comes at once and wherever it is cut off. `npm run histories` plays more of them.
import { test as base, expect } from 'vitest';
import { openTheatre, playWave, type Tally } from '#support/histories/wave.ts';

/** How many, and the first seed: of `npm run histories`. */
const count = Number(process.env.HISTORIES ?? 48);
const first = Number(process.env.HISTORIES_FROM ?? 1);
const atOnce = 12;

// biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
const test = base.extend('theatre', { scope: 'file' }, async ({}, { onCleanup }) => {
  const theatre = await openTheatre();
  onCleanup(() => theatre.stop());
  return theatre;
});

const tally: Tally = { histories: 0, steps: 0, refused: {}, cuts: 0, breaks: 0 };
const waves = Array.from({ length: Math.ceil(count / atOnce) }, (_, at) => first + at * atOnce);

test.for(waves)(
  'histories from seed %i are explained by the rules, step by step',
  async (seed, { theatre }) => {
    const seeds = Array.from({ length: Math.min(atOnce, first + count - seed) }, (_, at) => seed + at);
    await playWave(theatre, seeds, tally);
  },
);

test('the histories meet what they are about', () => {
  console.log(JSON.stringify(tally));
  expect(tally.histories).toBe(count);
  if (count < 48) return;
  for (const code of ['LIMIT_STAKE', 'LIMIT_LOSS', 'LIMIT_DEPOSIT', 'inBreak', 'TOO_EARLY'])
    expect(tally.refused[code], code).toBeGreaterThan(0);
  expect(tally.breaks).toBeGreaterThan(0);
  expect(tally.cuts).toBeGreaterThan(0);
});
