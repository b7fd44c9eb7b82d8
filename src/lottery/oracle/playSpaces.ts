// Which draws test a play completely, for the tests and the check of odds: every draw where there are few, otherwise one of each class.

import { colourOf } from '../family/lhc/balls.ts';
import { numbersOf } from '../family/lhc/zodiac.ts';
import type { Play, Selection } from '../play.ts';
import { range } from '../selection/fields.ts';
import type { Weighted } from '../spaces/drawSpaces.ts';
import { allDraws, byClasses, byHalf, byPlaces, bySets, bySums, byTwoNumbers } from '../spaces/drawSpaces.ts';

const LHC_NUMBERS = range(1, 49);

/** The special number, or the number of another place, in all its 49 values. */
function* byPlaceOfSeven(place: number): Generator<Weighted> {
  for (const n of LHC_NUMBERS) {
    const draw = LHC_NUMBERS.filter((other) => other !== n).slice(0, 6);
    draw.splice(place, 0, n);
    yield { draw, weight: 1n };
  }
}

function restOf(classes: readonly (readonly number[])[]): number[][] {
  const taken = classes.flat();
  return [...classes.map((list) => [...list]), LHC_NUMBERS.filter((n) => !taken.includes(n))];
}

function* timesSeven(space: Iterable<Weighted>): Generator<Weighted> {
  // Any of the seven may be the special number.
  for (const { draw, weight } of space) yield { draw, weight: weight * 7n };
}

function lhcSpace(code: string, selection: Selection): Iterable<Weighted> {
  const place = /^lhc_c_z[tm](\d)$/.exec(code);
  if (place) return byPlaceOfSeven(Number(place[1]) - 1);
  if (/^lhc_c_(tm.*|bb|bbb|tx|wx|hx\d+)$/.test(code)) return byPlaceOfSeven(6);
  if (code === 'lhc_c_zf') return timesSeven(bySums(7, 49));
  if (code === 'lhc_c_qsb') {
    return byClasses(
      ['红波', '蓝波', '绿波'].map((colour) => LHC_NUMBERS.filter((n) => colourOf(n) === colour)),
    );
  }
  const zodiacs = Array.from('鼠牛虎兔龙蛇马羊猴鸡狗猪', (zodiac) => numbersOf(zodiac, 2026));
  if (code === 'lhc_c_zongx' || code === 'lhc_c_yx') return byClasses(zodiacs);
  if (code === 'lhc_c_ws')
    return byClasses(range(0, 9).map((tail) => LHC_NUMBERS.filter((n) => n % 10 === tail)));
  if (/^lhc_c_zm[ab]$/.test(code))
    return byClasses(
      LHC_NUMBERS.map((n) => [n])
        .slice(0, 2)
        .concat([range(3, 49)]),
    );
  if (selection.zodiacs) return byClasses(restOf(selection.zodiacs.map((zodiac) => numbersOf(zodiac, 2026))));
  if (selection.tails) {
    return byClasses(restOf(selection.tails.map((tail) => LHC_NUMBERS.filter((n) => n % 10 === tail))));
  }
  return byClasses(restOf([selection.nums ?? []]));
}

function pk10Places(code: string): number[] {
  const firsts = /_o_q(\d)_/.exec(code);
  if (firsts) return range(0, Number(firsts[1]) - 1);
  const ball = /_c_b(\d+)$/.exec(code);
  if (ball) return [Number(ball[1]) - 1, 10 - Number(ball[1])].toSorted((a, b) => a - b);
  return code.includes('_gy') ? [0, 1] : [0, 9];
}

function kl10Space(code: string): Iterable<Weighted> {
  if (code.includes('x2lz')) return byTwoNumbers(8, 20, 1, 2);
  if (/x3qz/.test(code)) return byPlaces(8, 20, [0, 1, 2]);
  if (/_x1/.test(code)) return byPlaces(8, 20, [0]);
  const ball = /_c_b(\d)$/.exec(code);
  if (ball)
    return byPlaces(
      8,
      20,
      [Number(ball[1]) - 1, 8 - Number(ball[1])].toSorted((a, b) => a - b),
    );
  return bySets(8, 20);
}

function kl8Space(code: string): Iterable<Weighted> {
  if (code === 'kl8_c_qh') return byHalf(20, 80, (n) => n <= 40);
  if (code === 'kl8_c_ds') return byHalf(20, 80, (n) => n % 2 === 1);
  if (code === 'kl8_c_zm') return byHalf(20, 80, (n) => n === 7);
  return bySums(20, 80);
}

/** All draws of a play's family, as far as the play distinguishes them. */
export function spaceOf(play: Play, selection: Selection): Iterable<Weighted> {
  switch (play.family) {
    case 'ssc':
      return allDraws(5, 0, 9, false);
    case 'fc3d':
    case 'pc28':
      return allDraws(3, 0, 9, false);
    case 'k3':
      return allDraws(3, 1, 6, false);
    case 'x115':
      return allDraws(5, 1, 11, true);
    case 'pk10':
      return byPlaces(10, 10, pk10Places(play.code));
    case 'kl10':
      return kl10Space(play.code);
    case 'kl8':
      return kl8Space(play.code);
    default:
      return lhcSpace(play.code, selection);
  }
}
