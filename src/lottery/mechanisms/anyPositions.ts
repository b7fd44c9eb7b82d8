// 任选 on ticked positions: one bet on every choice of k of the positions ticked.

import type { Mechanism } from '../play.ts';
import type { SetField } from '../selection/fields.ts';
import { choose, subsets } from './counting.ts';
import { ballsAt, merged, picked } from './hit.ts';

/** Plays `mechanism`, which looks at k balls, on every k of the ticked positions. */
export function onTickedPositions(k: number, labels: readonly string[], mechanism: Mechanism): Mechanism {
  const positions: SetField = {
    kind: 'set',
    key: 'positions',
    label: labels.join(''),
    choices: labels.map((_, index) => index),
    width: 0,
    min: k,
    max: labels.length,
  };
  // Every k of the ticked positions, by the bits of those: they are few, and needed again for each bet that is settled.
  const known = new Map<number, readonly (readonly number[])[]>();
  function placesOf(ticked: readonly number[]): readonly (readonly number[])[] {
    const bits = ticked.reduce((sum, place) => sum | (1 << place), 0);
    // A ticket reads from left to right, in whatever order the positions were ticked.
    const places =
      known.get(bits) ??
      subsets(
        ticked.toSorted((a, b) => a - b),
        k,
      );
    known.set(bits, places);
    return places;
  }
  return {
    forms: mechanism.forms.map((form) => [positions, ...form]),
    units: (selection, rules) =>
      choose(picked(selection, 'positions').length, k) * mechanism.units(selection, rules),
    hits: (selection, draw, rules) =>
      merged(
        placesOf(picked(selection, 'positions')).flatMap((places) =>
          mechanism.hits(selection, ballsAt(draw, places), rules),
        ),
      ),
  };
}
