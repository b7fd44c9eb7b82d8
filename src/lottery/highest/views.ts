// What parts of a draw each bet looks at, so that a search need not try every draw: bets with the same view are added up for each of its outcomes.

import type { Pick } from '../balls.ts';
import { subsets } from '../mechanisms/counting.ts';
import type { Family, Selection } from '../play.ts';
import { range } from '../selection/fields.ts';
import { placesView, SHARED, viewOfOfficial, viewOfOption } from '../spaces/views.ts';
import type { Payer } from './pay.ts';

/** A bet, or one of its units that nothing ties to the others. */
export interface Part {
  readonly payer: Payer;
  readonly selection: Selection;
}

/** Of all balls in any order. */
export const BALLS = 'balls';
/** Which numbers are drawn, where there are too many to try each draw. */
export const NUMBERS = 'numbers';
/** Nothing that could be tried; what such a bet pays is only bounded. */
export const UNKNOWN = 'unknown';

/** Families of so few draws that each is tried. */
const isSmall = ({ balls }: Family): boolean => balls.count === 3;
/** Of so many balls those on more places than this are looked at as numbers: such plays ask for no order. */
const mostPlaces = 3;
const isLarge = ({ balls }: Family): boolean => balls.to > 11;

type Viewed = readonly [view: string, selection: Selection];

const whole = ({ balls }: Family): string => placesView(range(0, balls.count - 1));

/** Rows of positions, each a bet of its own. */
const rowsAlone = ({ pos = [] }: Selection): Viewed[] =>
  pos.flatMap((row, place): Viewed[] =>
    row.length > 0
      ? [[placesView([place]), { pos: pos.map((_, at): readonly Pick[] => (at === place ? row : [])) }]]
      : [],
  );

/** 任选: a bet on every k of the positions. */
function onAnyPlaces(k: number, selection: Selection): Viewed[] {
  const { pos, positions } = selection;
  const filled = pos ? pos.flatMap((row, place) => (row.length > 0 ? [place] : [])) : [...(positions ?? [])];
  return subsets(
    filled.toSorted((a, b) => a - b),
    k,
  ).map((places) => [
    placesView(places),
    pos
      ? { pos: pos.map((row, at) => (places.includes(at) ? row : [])) }
      : { ...selection, positions: places },
  ]);
}

function officialViews(
  family: Family,
  code: string,
  places: readonly number[] | undefined,
  selection: Selection,
): Viewed[] {
  const any = /^ssc_o_r(\d)_/.exec(code)?.[1];
  if (any !== undefined) return onAnyPlaces(Number(any), selection);
  if (/_o_dwd$|^pk10_o_dxds$/.test(code)) return rowsAlone(selection);
  if (code === 'ssc_o_lh')
    return (selection.pairs ?? []).map((pair) => [
      placesView(pair as [number, number]),
      { ...selection, pairs: [pair] },
    ]);
  if (code === 'pk10_o_lh')
    return (selection.places ?? []).map((place) => [
      placesView([place - 1, 10 - place]),
      { ...selection, places: [place] },
    ]);
  const view = viewOfOfficial(code);
  if (view?.startsWith('places')) return [[view, selection]];
  if (places) return [[placesView(places), selection]];
  if (!isLarge(family)) return [[BALLS, selection]];
  return [[/_x2/.test(code) ? UNKNOWN : NUMBERS, selection]];
}

function creditViews(
  family: Family,
  code: string,
  places: readonly number[] | undefined,
  selection: Selection,
): Viewed[] {
  const named = (view: string | undefined): string => {
    if (view === undefined) return isLarge(family) ? NUMBERS : BALLS;
    if (view === SHARED) return isLarge(family) ? NUMBERS : BALLS;
    return !isLarge(family) && (view === 'sum' || view === 'set') ? BALLS : view;
  };
  if (selection.legs || /_x2lz/.test(code)) return [[UNKNOWN, selection]];
  if (places)
    return [[isLarge(family) && places.length > mostPlaces ? NUMBERS : placesView(places), selection]];
  const { options } = selection;
  if (!options) return [[named(viewOfOption(family.code, code, '')), selection]];
  const byView = Map.groupBy(options, (option) => named(viewOfOption(family.code, code, option)));
  return [...byView].map(([view, some]) => [view, { options: some }]);
}

/** The views of a bet, each with the part of the bet that it decides. */
function viewsOf(family: Family, { bet }: Payer): Viewed[] {
  const { play, selection } = bet;
  if (isSmall(family)) return [[whole(family), selection]];
  const views = play.mode === 'official' ? officialViews : creditViews;
  return views(family, play.code, play.places, selection);
}

/** All parts of the bets, by view. Says too whether they add up to their bets. */
export function partsOf(
  family: Family,
  payers: readonly Payer[],
): { views: Map<string, Part[]>; addUp: boolean } {
  const views = new Map<string, Part[]>();
  let addUp = true;
  for (const payer of payers) {
    const viewed = viewsOf(family, payer);
    if (viewed.length > 1 && payer.isUneven) addUp = false;
    for (const [view, selection] of viewed) {
      const parts = views.get(view) ?? [];
      parts.push({ payer, selection });
      views.set(view, parts);
    }
  }
  return { views, addUp };
}
