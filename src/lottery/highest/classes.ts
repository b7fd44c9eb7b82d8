// Bets on which numbers are drawn of very many: numbers that no bet tells apart are a class, and only how many of each are drawn is tried.
import { zodiacOf } from '../family/lhc/zodiac.ts';
import { choose } from '../mechanisms/counting.ts';
import type { Draw, Family, Selection } from '../play.ts';
import { range } from '../selection/fields.ts';
import type { Part } from './views.ts';

/** Of Mark Six the seventh ball is apart from the six. */
const special = 7;

/** Whether a number is one of a list of a selection: by itself, its tail or its zodiac. */
function isNamed(
  n: number,
  list: keyof Selection,
  picks: readonly unknown[],
  lunarYear: number | undefined,
): boolean {
  if (list === 'tails') return picks.includes(n % 10);
  return picks.some((pick) => {
    if (typeof pick === 'number') return pick === n;
    const name = String(pick);
    if (/^\d+$/.test(name)) return Number(name) === n;
    if (/^\d尾$/.test(name)) return Number(name[0]) === n % 10;
    return lunarYear !== undefined && zodiacOf(n, lunarYear) === name;
  });
}

/** What the parts say of a number; bets on a number alone at the same terms say the same of theirs. */
function signatureOf(n: number, parts: readonly Part[]): string {
  return parts
    .flatMap(({ payer: { bet }, selection }, at) => {
      const { options } = selection;
      const isAlone = options?.length === 1 && /^\d+$/.test(options[0]!);
      return Object.entries(selection).flatMap(([list, picks]) => {
        if (!isNamed(n, list as keyof Selection, picks, bet.rules.lunarYear)) return [];
        return isAlone && 'unitAmount' in bet.terms
          ? [`${bet.play.code} ${bet.terms.unitAmount} ${bet.terms.odds[options![0]!]}`]
          : [`${at} ${list}`];
      });
    })
    .toSorted()
    .join();
}

/** The classes of the family's numbers, each as its numbers. */
export function classesOf({ balls }: Family, parts: readonly Part[]): readonly (readonly number[])[] {
  return [...Map.groupBy(range(balls.from, balls.to), (n) => signatureOf(n, parts)).values()];
}

/** Never fewer than the draws that drawsOf() gives. */
export function countOfDraws({ balls }: Family, classes: number): number {
  return balls.count === special
    ? choose(special - 1 + classes - 1, classes - 1) * classes
    : choose(balls.count + classes - 1, classes - 1);
}

/** A draw for each way to take so many of each class, and of Mark Six for each class that the special number may be of. */
export function* drawsOf({ balls }: Family, classes: readonly (readonly number[])[]): Generator<Draw> {
  const count = balls.count === special ? special - 1 : balls.count;
  function* fill(at: number, drawn: readonly number[]): Generator<readonly number[]> {
    if (drawn.length === count) return yield drawn;
    const members = classes[at];
    if (!members) return;
    for (let k = 0; k <= Math.min(members.length, count - drawn.length); k += 1)
      yield* fill(at + 1, [...drawn, ...members.slice(0, k)]);
  }
  for (const drawn of fill(0, [])) {
    if (balls.count !== special) yield balls.ascending ? drawn.toSorted((a, b) => a - b) : drawn;
    else
      for (const members of classes) {
        const left = members.find((n) => !drawn.includes(n));
        if (left !== undefined) yield [...drawn, left];
      }
  }
}
