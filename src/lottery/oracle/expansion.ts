// Owns a second, slow telling of the rules for the tests: every selection written out unit by unit, every unit
// checked on its own. It shares nothing with the plays but the codes, so that a mistake has to be made twice.
import type { Draw, Selection } from '../play.ts';
import type { Rules } from '../settings.ts';

/** What a draw does to one unit: the tier it wins, `push:` and the tier it refunds, or undefined. */
export type Unit = (draw: Draw, rules: Rules) => string | undefined;

const win = (condition: boolean, tier = 'default') => (condition ? tier : undefined);
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join(',');
const same = (a: readonly number[], b: readonly number[]) => a.join(',') === b.join(',');
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

export function combinations<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...combinations(rest, k - 1).map((others) => [first, ...others]), ...combinations(rest, k)];
}

function tuples<T>(rows: readonly (readonly T[])[]): T[][] {
  const [first, ...rest] = rows;
  if (!first) return [[]];
  return first.flatMap((item) => tuples(rest).map((others) => [item, ...others]));
}

const noRepeats = (list: readonly unknown[]) => new Set(list).size === list.length;
const pairs2 = (ticket: string) => ticket.split(' ').map(Number);

const RUNS: Readonly<Record<string, readonly number[]>> = {
  wx: [0, 1, 2, 3, 4],
  q4: [0, 1, 2, 3],
  h4: [1, 2, 3, 4],
  q3: [0, 1, 2],
  z3: [1, 2, 3],
  h3: [2, 3, 4],
  q2: [0, 1],
  h2: [3, 4],
  sx: [0, 1, 2],
};
const STAR_NAMES = ['', '一星', '二星', '三星', '四星', '五星'];

const inOrder =
  (places: readonly number[], ticket: readonly number[], tier?: string): Unit =>
  (draw) =>
    win(
      same(
        places.map((p) => draw[p] as number),
        ticket,
      ),
      tier,
    );
const anyOrder =
  (places: readonly number[], ticket: readonly number[], tier?: string): Unit =>
  (draw) =>
    win(sorted(places.map((p) => draw[p] as number)) === sorted(ticket), tier);

/** The tier of three digits in any order. */
function tierOfThree(ticket: readonly number[]): string | undefined {
  return ticket.length === 3 ? (noRepeats(ticket) ? '组六' : '组三') : undefined;
}

function allRuns(k: number): number[][] {
  return tuples(Array.from({ length: k }, () => upTo(0, 9)));
}

/** Runs in any order that are not all the same digit. */
function groups(k: number): number[][] {
  return allRuns(k).filter((run) => sorted(run) === run.join(',') && new Set(run).size > 1);
}

function repeat(n: number, times: number): number[] {
  return Array.from({ length: times }, () => n);
}

/** `a` numbers of one row `times` each, with `b` numbers of the other row `others` each, none in both. */
function twoRows(
  a: readonly number[],
  countA: number,
  times: number,
  b: readonly number[],
  countB: number,
  others: number,
): number[][] {
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

const SIDE: Readonly<Record<string, (n: number, big: number) => boolean>> = {
  大: (n, big) => n >= big,
  小: (n, big) => n < big,
  单: (n) => Math.abs(n % 2) === 1,
  双: (n) => n % 2 === 0,
};
export const side = (name: string, n: number, big: number) => SIDE[name]?.(n, big) ?? false;

const nums = (s: Selection, key: keyof Selection = 'nums') => (s[key] ?? []) as readonly number[];

/** Digit plays on a run of places; undefined when the name is none of them. */
function onRun(name: string, s: Selection, places: readonly number[]): Unit[] | undefined {
  const k = places.length;
  const at = (draw: Draw) => places.map((p) => draw[p] as number);
  const rows = (s.pos ?? []) as readonly (readonly number[])[];
  const any = (tickets: readonly (readonly number[])[]) => tickets.map((ticket) => anyOrder(places, ticket));
  const byShape = (tickets: readonly (readonly number[])[]) =>
    tickets.map((ticket) => anyOrder(places, ticket, tierOfThree(ticket)));
  switch (name) {
    case 'zxfs':
      return tuples(rows).map((ticket) => inOrder(places, ticket));
    case 'zxds':
      return (s.tickets ?? []).map((ticket) => inOrder(places, ticket.split('').map(Number)));
    case 'zxhz':
      return allRuns(k)
        .filter((run) => nums(s, 'sums').includes(sum(run)))
        .map((run) => inOrder(places, run));
    case 'kd':
      return allRuns(k)
        .filter((run) => nums(s, 'spans').includes(Math.max(...run) - Math.min(...run)))
        .map((run) => inOrder(places, run));
    case 'zuhe':
      return tuples(rows).flatMap((ticket) =>
        upTo(1, k).map((stars) =>
          inOrder(places.slice(k - stars), ticket.slice(k - stars), STAR_NAMES[stars]),
        ),
      );
    case 'zu3fs':
    case 'zu3':
      return any(twoRows(nums(s), 1, 2, nums(s), 1, 1));
    case 'zu6fs':
    case 'zu6':
      return any(
        s.double ? combinations(s.double, 2).map(([a = 0, b = 0]) => [a, a, b, b]) : combinations(nums(s), 3),
      );
    case 'zufs':
      return any(combinations(nums(s), 2));
    case 'zu3ds':
    case 'zu6ds':
    case 'zuds':
      return any((s.tickets ?? []).map((ticket) => ticket.split('').map(Number)));
    case 'hhzx':
      return byShape((s.tickets ?? []).map((ticket) => ticket.split('').map(Number)));
    case 'zuhz':
      return byShape(groups(k).filter((run) => nums(s, 'sums').includes(sum(run))));
    case 'bd':
      return byShape(groups(k).filter((run) => run.includes(nums(s)[0] as number)));
    case 'hzws':
      return nums(s).map((n) => (draw) => win(sum(at(draw)) % 10 === n));
    case 'tsh':
      return (s.options ?? []).map((option) => (draw) => win(shapeByGaps(at(draw)) === option, option));
    case 'zu120':
      return any(combinations(nums(s), 5));
    case 'zu60':
      return any(twoRows(nums(s, 'double'), 1, 2, nums(s, 'single'), 3, 1));
    case 'zu30':
      return any(twoRows(nums(s, 'double'), 2, 2, nums(s, 'single'), 1, 1));
    case 'zu20':
      return any(twoRows(nums(s, 'triple'), 1, 3, nums(s, 'single'), 2, 1));
    case 'zu10':
      return any(twoRows(nums(s, 'triple'), 1, 3, nums(s, 'double'), 1, 2));
    case 'zu5':
      return any(twoRows(nums(s, 'quad'), 1, 4, nums(s, 'single'), 1, 1));
    case 'zu24':
      return any(combinations(nums(s), 4));
    case 'zu12':
      return any(twoRows(nums(s, 'double'), 1, 2, nums(s, 'single'), 2, 1));
    case 'zu4':
      return any(twoRows(nums(s, 'triple'), 1, 3, nums(s, 'single'), 1, 1));
    default: {
      const least = ['yffs', 'hscs', 'sxbx', 'sjfc'].indexOf(name) + 1;
      if (least === 0) return undefined;
      return nums(s).map((n) => (draw) => win(at(draw).filter((ball) => ball === n).length >= least));
    }
  }
}

/** Every row's picks as units of their own. */
function apart<T>(s: Selection, wins: (pick: T, ball: number) => boolean): Unit[] {
  return ((s.pos ?? []) as unknown as T[][]).flatMap((row, place) =>
    row.map(
      (pick): Unit =>
        (draw) =>
          win(wins(pick, draw[place] as number)),
    ),
  );
}

function together(s: Selection, places: readonly number[], big: number): Unit[] {
  return tuples((s.pos ?? []) as readonly (readonly string[])[]).map(
    (sides): Unit =>
      (draw) =>
        win(sides.every((name, i) => side(name, draw[places[i] as number] as number, big))),
  );
}

/** k numbers a unit; 胆 in all of them. */
function sets(s: Selection, k: number): number[][] {
  if (s.tickets) return s.tickets.map(pairs2);
  const dan = nums(s, 'dan');
  return combinations(s.dan ? nums(s, 'tuo') : nums(s), k - dan.length).map((rest) => [...dan, ...rest]);
}

/** All of a unit among the balls at these places, or all these balls among the unit. */
function among(s: Selection, k: number, places: readonly number[]): Unit[] {
  return sets(s, k).map((set) => (draw) => {
    const balls = places.map((p) => draw[p] as number);
    return win(
      k <= places.length ? set.every((n) => balls.includes(n)) : balls.every((n) => set.includes(n)),
    );
  });
}

function digitOfficial(code: string, s: Selection): Unit[] | undefined {
  const [family, , group = '', ...rest] = code.split('_');
  const name = rest.join('_');
  const positions = family === 'ssc' ? upTo(0, 4) : upTo(0, 2);
  if (group === 'dwd') return apart<number>(s, (pick, ball) => pick === ball);
  if (group === 'lh') {
    return (s.pairs as [number, number][]).flatMap(([i, j]) =>
      (s.options ?? []).map(
        (option): Unit =>
          (draw) => {
            const gap = (draw[i] as number) - (draw[j] as number);
            return win(option === (gap > 0 ? '龙' : gap < 0 ? '虎' : '和'), option);
          },
      ),
    );
  }
  const places = family === 'fc3d' && group === 'h2' ? [1, 2] : RUNS[group];
  if (group === 'bdw') {
    const [where = '', count = ''] = name.includes('_') ? name.split('_') : ['sx', name];
    return among(s, Number(count[0]), RUNS[where] ?? positions);
  }
  if (group === 'dxds')
    return together(s, family === 'fc3d' && name === 'h2' ? [1, 2] : (RUNS[name] as number[]), 5);
  if (places) return onRun(name, s, places);
  const k = Number(group[1]);
  if (name === 'zxfs') {
    return combinations(positions, k).flatMap(
      (chosen) => onRun('zxfs', { pos: chosen.map((p) => s.pos?.[p] ?? []) }, chosen) ?? [],
    );
  }
  const ticked = [...nums(s, 'positions')].sort((a, b) => a - b);
  return combinations(ticked, k).flatMap((chosen) => onRun(name, s, chosen) ?? []);
}

function ballOfficial(code: string, s: Selection): Unit[] | undefined {
  const [family, , group = '', name = ''] = code.split('_');
  const firsts = /^([qzh])(\d)$/.exec(group);
  if (firsts) {
    const k = Number(firsts[2]);
    const from = firsts[1] === 'q' ? 0 : firsts[1] === 'z' ? 1 : 5 - k;
    const places = upTo(from, from + k - 1);
    if (name === 'zxfs')
      return tuples((s.pos ?? []) as number[][])
        .filter(noRepeats)
        .map((t) => inOrder(places, t));
    if (name === 'zxds') return (s.tickets ?? []).map((ticket) => inOrder(places, pairs2(ticket)));
    return sets(s, k).map((set) => anyOrder(places, set));
  }
  if (group === 'dwd') return apart<number>(s, (pick, ball) => pick === ball);
  if (group === 'dxds' && family === 'pk10') return apart<string>(s, (name_, ball) => side(name_, ball, 6));
  if (group === 'bdw') return among(s, 1, RUNS[name] as number[]);
  const any = /^rx(\d)/.exec(group);
  if (any) return among(s, Number(any[1]), upTo(0, family === 'kl10' ? 7 : 4));
  const top = (draw: Draw) => (draw[0] as number) + (draw[1] as number);
  switch (group) {
    case 'gyhz':
      return nums(s, 'sums').map((n) => (draw) => win(top(draw) === n, String(n)));
    case 'gydxds':
      return (s.options ?? []).map((option) => (draw) => win(side(option, top(draw), 12), option));
    case 'lh':
      return nums(s, 'places').flatMap((place) =>
        (s.options ?? []).map(
          (option): Unit =>
            (draw) =>
              win((draw[place - 1] as number) > (draw[10 - place] as number) === (option === '龙')),
        ),
      );
    case 'dds':
      return (s.options ?? []).map((option) => (draw) => {
        const odd = draw.filter((n) => n % 2).length;
        return win(option === `${odd}单${5 - odd}双`, option);
      });
    case 'czw':
      return nums(s).map((n) => (draw) => {
        const below = draw.filter((ball) => ball < n).length;
        return win(draw.includes(n) && below === 2, String(n));
      });
    case 'x1st':
      return nums(s).map((n) => (draw) => win(draw[0] === n));
    case 'x1ht':
      return [(draw) => win((draw[0] as number) >= 19)];
    case 'x2lz':
      return combinations(nums(s), 2).map(
        ([a = 0, b = 0]) =>
          (draw) =>
            win(draw.includes(a) && draw.includes(b) && Math.abs(draw.indexOf(a) - draw.indexOf(b)) === 1),
      );
    case 'x2lzhi':
      return tuples((s.pos ?? []) as number[][])
        .filter(noRepeats)
        .map(
          ([a = 0, b = 0]) =>
            (draw) =>
              win(draw.includes(a) && draw.includes(b) && draw.indexOf(b) - draw.indexOf(a) === 1),
        );
    case 'x3qz':
      return combinations(nums(s), 3).map((set) => anyOrder([0, 1, 2], set));
    case 'x3qzhi':
      return tuples((s.pos ?? []) as number[][])
        .filter(noRepeats)
        .map((t) => inOrder([0, 1, 2], t));
    default:
      return undefined;
  }
}

function diceOfficial(code: string, s: Selection): Unit[] | undefined {
  const name = code.split('_')[2];
  const dice = [0, 1, 2];
  const runs = ['1,2,3', '2,3,4', '3,4,5', '4,5,6'];
  switch (name) {
    case 'hz':
      return nums(s, 'sums').map((n) => (draw) => win(sum(draw) === n, String(n)));
    case 'dxds':
      return (s.options ?? []).map((option) => (draw) => win(side(option, sum(draw), 11)));
    case 'sthtx':
      return [(draw) => win(draw[0] === draw[1] && draw[1] === draw[2])];
    case 'sthdx':
      return nums(s).map((n) => anyOrder(dice, [n, n, n]));
    case 'sbth':
    case 'sbthdt':
      return sets(s, 3).map((set) => anyOrder(dice, set));
    case 'slhtx':
      return [(draw) => win(runs.includes(sorted(draw)))];
    case 'slhdx':
      return (s.options ?? []).map((run) => anyOrder(dice, run.split('').map(Number)));
    case 'ethfx':
      return nums(s).map((n) => (draw, rules) => {
        const shown = draw.filter((die) => die === n).length;
        return win(shown === 2 || (shown === 3 && rules.k3TripleWinsPair === 'on'));
      });
    case 'ethdx':
      return twoRows(nums(s, 'pairs'), 1, 2, nums(s, 'singles'), 1, 1).map((ticket) =>
        anyOrder(dice, ticket),
      );
    case 'ebth':
    case 'ebthdt':
      return sets(s, 2).map((set) => (draw) => win(set.every((n) => draw.includes(n))));
    case 'dtys':
      return nums(s).map((n) => (draw) => win(draw.includes(n)));
    default:
      return undefined;
  }
}

/** Every unit of an official selection. */
export function expandOfficial(code: string, selection: Selection): Unit[] {
  const family = code.split('_')[0];
  const units =
    family === 'ssc' || family === 'fc3d'
      ? digitOfficial(code, selection)
      : family === 'k3'
        ? diceOfficial(code, selection)
        : ballOfficial(code, selection);
  if (!units) throw new Error(`the oracle does not know ${code}`);
  return units;
}

export { among, anyOrder, inOrder, noRepeats, sets, sum, tuples };
