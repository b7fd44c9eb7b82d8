import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Which of the owners' requests begin in which turn, each as it was asked for. */
async function begunBy(most: number, asked: readonly (readonly string[])[]): Promise<string[][]> {
  const turn = createTurns(most);
  const begun: string[][] = [];
  let now: string[] = [];
  let open = 0;
  for (let at = 0; at < asked.length || open > 0; at++) {
    now = [];
    begun.push(now);
    for (const [number, owner] of (asked[at] ?? []).entries()) {
      const wait = turn(owner);
      const begin = (): void => void now.push(`${owner}${at}.${number}`);
      if (wait === undefined) begin();
      else {
        open++;
        void wait.then(() => {
          open--;
          begin();
        });
      }
    }
    await nextTurn();
  }
  return begun;
}

test('of thirty that one sends at once four begin in a turn, and one of another begins at once', async () => {
  const flood = Array.from({ length: 30 }, () => 'a');
  const begun = await begunBy(4, [[...flood, 'b'], ['b'], ['a']]);
  expect(begun[0]).toEqual(['a0.0', 'a0.1', 'a0.2', 'a0.3', 'b0.30', 'a0.4', 'a0.5', 'a0.6', 'a0.7']);
  expect(begun[1]).toContain('b1.0');
  expect(begun.at(-1)).toContain('a2.0');
});

test('whoever asks for few never waits, everything begins once, and what one asks for begins in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 }), { minLength: 1, maxLength: 5 }),
      async (most, asked) => {
        const begun = await begunBy(most, asked);
        const all = begun.flat();
        expect(new Set(all).size).toBe(all.length);
        expect(all.length).toBe(asked.flat().length);
        for (const owner of ['a', 'b', 'c']) {
          const own = all.filter((each) => each.startsWith(owner));
          expect(own).toEqual(
            asked.flatMap((turn, at) =>
              turn.flatMap((each, number) => (each === owner ? [`${owner}${at}.${number}`] : [])),
            ),
          );
          const isFew = asked.every((turn) => turn.filter((each) => each === owner).length <= most);
          if (isFew)
            for (const [at, turn] of asked.entries())
              expect(begun[at]!.filter((each) => each.startsWith(owner))).toHaveLength(
                turn.filter((each) => each === owner).length,
              );
        }
      },
    ),
    { numRuns: 60 },
  );
});
