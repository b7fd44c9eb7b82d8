// The small parts of a second, slow implementation of the rules for the tests: every selection written out unit by
// unit, every unit checked on its own. It shares nothing with the plays but the codes, so that a mistake has to be
// made twice.
import type { Draw, Selection } from '../play.ts';
import type { Rules } from '../rule/settings.ts';

/** What a draw does to one unit: the tier it wins, `push:` and the tier it refunds, or undefined. */
export type Unit = (draw: Draw, rules: Rules) => string | undefined;

export const win = (condition: boolean, tier = 'default') => (condition ? tier : undefined);
export const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
export const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join(',');
export const same = (a: readonly number[], b: readonly number[]) => a.join(',') === b.join(',');
export const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export function combinations<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...combinations(rest, k - 1).map((others) => [first, ...others]), ...combinations(rest, k)];
}

export function tuples<T>(rows: readonly (readonly T[])[]): T[][] {
  const [first, ...rest] = rows;
  if (!first) return [[]];
  const tails = tuples(rest);
  return first.flatMap((item) => tails.map((others) => [item, ...others]));
}

export const noRepeats = (list: readonly unknown[]) => new Set(list).size === list.length;
export const pairs2 = (ticket: string) => ticket.split(' ').map(Number);

export const inOrder =
  (places: readonly number[], ticket: readonly number[], tier?: string): Unit =>
  (draw) =>
    win(
      same(
        places.map((p) => draw[p] as number),
        ticket,
      ),
      tier,
    );
export function anyOrder(places: readonly number[], ticket: readonly number[], tier?: string): Unit {
  const wanted = sorted(ticket);
  return (draw) => win(sorted(places.map((p) => draw[p] as number)) === wanted, tier);
}

export function repeat(n: number, times: number): number[] {
  return Array.from({ length: times }, () => n);
}

/** Numbers that may be chosen, how many of them a ticket has, and how often it has each. */
type Row = readonly [numbers: readonly number[], count: number, times: number];

/** Tickets with numbers of one row and numbers of another, none in both. */
export function twoRows([a, countA, times]: Row, [b, countB, others]: Row): number[][] {
  return combinations(a, countA).flatMap((first) =>
    combinations(b, countB)
      .filter((second) => second.every((n) => !first.includes(n)))
      .map((second) => [
        ...first.flatMap((n) => repeat(n, times)),
        ...second.flatMap((n) => repeat(n, others)),
      ]),
  );
}

/** The shape of three digits, from the gaps around the circle rather than from neighbours. */
export function shapeByGaps(digits: readonly number[]): string {
  const [a = 0, b = 0, c = 0] = [...digits].sort((x, y) => x - y);
  const gaps = [b - a, c - b, 10 - c + a];
  const zero = gaps.filter((gap) => gap === 0).length;
  if (zero === 2) return '豹子';
  if (zero === 1) return '对子';
  const ones = gaps.filter((gap) => gap === 1).length;
  return ones === 2 ? '顺子' : ones === 1 ? '半顺' : '杂六';
}

export const SIDE: Readonly<Record<string, (n: number, big: number) => boolean>> = {
  大: (n, big) => n >= big,
  小: (n, big) => n < big,
  单: (n) => Math.abs(n % 2) === 1,
  双: (n) => n % 2 === 0,
};
export const side = (name: string, n: number, big: number) => SIDE[name]?.(n, big) ?? false;

export const nums = (s: Selection, key: keyof Selection = 'nums') => (s[key] ?? []) as readonly number[];

/** Every row's picks as units of their own. */
export function apart<T>(s: Selection, wins: (pick: T, ball: number) => boolean): Unit[] {
  return ((s.pos ?? []) as unknown as T[][]).flatMap((row, place) =>
    row.map(
      (pick): Unit =>
        (draw) =>
          win(wins(pick, draw[place] as number)),
    ),
  );
}

export function together(s: Selection, places: readonly number[], big: number): Unit[] {
  return tuples((s.pos ?? []) as readonly (readonly string[])[]).map(
    (sides): Unit =>
      (draw) =>
        win(sides.every((name, i) => side(name, draw[places[i] as number] as number, big))),
  );
}

/** k numbers a unit; 胆 in all of them. */
export function sets(s: Selection, k: number): number[][] {
  if (s.tickets) return s.tickets.map(pairs2);
  const dan = nums(s, 'dan');
  return combinations(s.dan ? nums(s, 'tuo') : nums(s), k - dan.length).map((rest) => [...dan, ...rest]);
}

/** All of a unit among the balls at these places, or all these balls among the unit. */
export function among(s: Selection, k: number, places: readonly number[]): Unit[] {
  return sets(s, k).map((set) => (draw) => {
    const balls = places.map((p) => draw[p] as number);
    return win(
      k <= places.length ? set.every((n) => balls.includes(n)) : balls.every((n) => set.includes(n)),
    );
  });
}
