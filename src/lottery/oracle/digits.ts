// The second implementation of the official plays on digits, for the tests.
import type { Draw, Selection } from '../play.ts';
import type { Unit } from './units.ts';
import {
  among,
  anyOrder,
  apart,
  combinations,
  inOrder,
  noRepeats,
  nums,
  shapeByGaps,
  sorted,
  sum,
  together,
  tuples,
  twoRows,
  upTo,
  win,
} from './units.ts';

export const RUNS: Readonly<Record<string, readonly number[]>> = {
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
export const STAR_NAMES = ['', '一星', '二星', '三星', '四星', '五星'];

/** The tier of three digits in any order. */
function tierOfThree(ticket: readonly number[]): string | undefined {
  return ticket.length === 3 ? (noRepeats(ticket) ? '组六' : '组三') : undefined;
}

const madeRuns = new Map<number, readonly (readonly number[])[]>();
/** Every run of k digits, made once. */
function allRuns(k: number): readonly (readonly number[])[] {
  const runs = madeRuns.get(k) ?? tuples(Array.from({ length: k }, () => upTo(0, 9)));
  madeRuns.set(k, runs);
  return runs;
}

const madeGroups = new Map<number, readonly (readonly number[])[]>();
/** Runs in any order that are not all the same digit. */
function groups(k: number): readonly (readonly number[])[] {
  const runs =
    madeGroups.get(k) ?? allRuns(k).filter((run) => sorted(run) === run.join(',') && new Set(run).size > 1);
  madeGroups.set(k, runs);
  return runs;
}

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
      return any(twoRows([nums(s), 1, 2], [nums(s), 1, 1]));
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
      return any(twoRows([nums(s, 'double'), 1, 2], [nums(s, 'single'), 3, 1]));
    case 'zu30':
      return any(twoRows([nums(s, 'double'), 2, 2], [nums(s, 'single'), 1, 1]));
    case 'zu20':
      return any(twoRows([nums(s, 'triple'), 1, 3], [nums(s, 'single'), 2, 1]));
    case 'zu10':
      return any(twoRows([nums(s, 'triple'), 1, 3], [nums(s, 'double'), 1, 2]));
    case 'zu5':
      return any(twoRows([nums(s, 'quad'), 1, 4], [nums(s, 'single'), 1, 1]));
    case 'zu24':
      return any(combinations(nums(s), 4));
    case 'zu12':
      return any(twoRows([nums(s, 'double'), 1, 2], [nums(s, 'single'), 2, 1]));
    case 'zu4':
      return any(twoRows([nums(s, 'triple'), 1, 3], [nums(s, 'single'), 1, 1]));
    default: {
      const least = ['yffs', 'hscs', 'sxbx', 'sjfc'].indexOf(name) + 1;
      if (least === 0) return undefined;
      return nums(s).map((n) => (draw) => win(at(draw).filter((ball) => ball === n).length >= least));
    }
  }
}

/** Official plays of SSC and 3D. */
export function digitOfficial(code: string, s: Selection): Unit[] | undefined {
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
