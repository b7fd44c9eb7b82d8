// Draws show no pattern: chi-square of numbers, pairs and runs. DRAWS=1000000 draws that many of each family (`npm run -s draws`), DRAWS_FROM others.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FAMILIES, familyOf } from '#lottery/families.ts';
import { countDraws, type Judged, judge } from '#support/drawStatistics.ts';
import { drawFrom } from './drawing.ts';

const count = Number(process.env.DRAWS ?? 4_000);
const first = Number(process.env.DRAWS_FROM ?? 1);
const judged: (Judged & { family: string })[] = [];
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every second draw is bound to a public value. */
function* drawsOf(family: Parameters<typeof drawFrom>[1]): Generator<number[]> {
  for (let at = first; at < first + count; at += 1) {
    const value = at % 2 === 0 ? hashOf(`value ${at}`) : null;
    yield drawFrom(hashOf(`seed ${family} ${at}`), family, value);
  }
}

test.each(FAMILIES.map(({ code }) => code))('no count of %s strays further than by chance', (family) => {
  const of = countDraws(familyOf(family).balls, drawsOf(family)).map((counted) => ({
    ...judge(counted),
    family,
  }));
  judged.push(...of);
  expect(of.filter(({ isStray }) => isStray)).toEqual([]);
});

test('of all counts no more are beyond the 99 percent bound than chance explains', () => {
  expect(judged.length).toBeGreaterThan(FAMILIES.length * 3);
  const share = judged.length / 100;
  const beyond = judged.filter(({ isSeldom }) => isSeldom);
  process.stdout.write(
    `${JSON.stringify({ draws: count, from: first, counts: judged.length, beyond99: beyond.length })}\n`,
  );
  expect(beyond.length, JSON.stringify(beyond)).toBeLessThanOrEqual(Math.ceil(share + 4 * Math.sqrt(share)));
});

/** Ways of drawing that look right in one draw. */
const skewed: Record<string, (below: () => number, at: number) => number[]> = {
  'a remainder without passing over': (word) => [0, 1, 2, 3, 4].map(() => (word() & 15) % 10),
  'a ball that follows the one before': (word) => {
    const ball = word() % 10;
    return [ball, word() % 20 === 0 ? ball : word() % 10, word() % 10, word() % 10, word() % 10];
  },
  'a counter in place of chance': (_word, at) =>
    [0, 1, 2, 3, 4].map((place) => Math.floor(at / 10 ** place) % 10),
};
test.each(Object.keys(skewed))('%s is found', (how) => {
  function* draws(): Generator<number[]> {
    let used = 0;
    const word = () => {
      used += 1;
      return Number.parseInt(hashOf(`skewed ${used}`).slice(0, 8), 16);
    };
    for (let at = 0; at < 10_000; at += 1) yield skewed[how]!(word, at);
  }
  expect(
    countDraws(familyOf('ssc').balls, draws())
      .map(judge)
      .some(({ isStray }) => isStray),
  ).toBe(true);
});
