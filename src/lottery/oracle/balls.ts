// The second implementation of the official plays on balls and dice, for the tests.
import type { Draw, Selection } from '../play.ts';
import { RUNS } from './digits.ts';
import type { Unit } from './units.ts';
import {
  among,
  anyOrder,
  apart,
  combinations,
  inOrder,
  noRepeats,
  nums,
  pairs2,
  sets,
  side,
  sorted,
  sum,
  tuples,
  twoRows,
  upTo,
  win,
} from './units.ts';

/** Official plays of PK10, 11选5 and KL10. */
export function ballOfficial(code: string, s: Selection): Unit[] | undefined {
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

/** Official plays of K3. */
export function diceOfficial(code: string, s: Selection): Unit[] | undefined {
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
      return twoRows([nums(s, 'pairs'), 1, 2], [nums(s, 'singles'), 1, 1]).map((ticket) =>
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
