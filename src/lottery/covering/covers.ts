// What a bet covers of what can be drawn: the groups it belongs to with the other bets of its account on the draw, and its part of each.

import type { Pick } from '../balls.ts';
import { choose, product, subsets } from '../mechanisms/counting.ts';
import type { CreditPlay, Family, OfficialPlay, Play, Selection } from '../play.ts';
import { waysOf } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import type { Form } from '../selection/fields.ts';
import { placesView, SHARED, viewIn, viewOfOfficial, viewOfOption } from '../spaces/views.ts';

/** Outcomes of a group that the bet wins, by name. */
export interface CoveredOutcomes {
  readonly group: string;
  readonly outcomes: ReadonlyMap<string, bigint>;
  readonly covers: readonly string[];
}

/** Units of a group; those of bets under the same key are the same. */
export interface CoveredUnits {
  readonly group: string;
  readonly total: bigint;
  readonly key: string;
  readonly units: bigint;
}

export type Cover = CoveredOutcomes | CoveredUnits;

/** What a bet is read by: its play with the family it is one of, and the rules of the day. */
interface Read<Kind extends Play = Play> {
  readonly family: Family;
  readonly play: Kind;
  readonly rules: Rules;
}

/** Whether anything of the selection wins; what is only returned covers nothing. */
const isWon = (play: Play, selection: Selection, draw: readonly number[], rules: Rules): boolean =>
  play.hits(selection, draw, rules).some(({ push }) => !push);

function inView({ family, play, rules }: Read, view: string, selection: Selection): CoveredOutcomes {
  const { draws, weights } = viewIn(family, view, rules);
  return {
    group: view,
    outcomes: weights,
    covers: draws.flatMap((draw, at) => (isWon(play, selection, draw, rules) ? [String(at)] : [])),
  };
}

/** All a form lets pick at once; undefined where a selection never has everything. */
function everything(form: Form): Selection | undefined {
  const selection: Record<string, readonly unknown[]> = {};
  for (const field of form) {
    if (field.kind === 'rows') selection[field.key] = field.rows.map(() => field.choices);
    else if (field.kind === 'set' && field.max >= field.choices.length && !field.apartFrom)
      selection[field.key] = field.choices;
    else return undefined;
  }
  return selection;
}

/** Units of a form with all its picks, also where one selection never has them all; 0 where it does not say. */
function unitsOfForm(play: Play, form: Form, rules: Rules): number {
  const [field, ...more] = form;
  if (field?.kind === 'set' && more.length === 0) {
    const { key, choices, min } = field;
    if (play.units({ [key]: choices.slice(0, min) }, rules) === 1) return choose(choices.length, min);
  }
  const all = everything(form);
  return all ? play.units(all, rules) : 0;
}

/** How many units a play has in all; 0 where its forms do not say. */
const unitsInAll = (play: Play, rules: Rules): bigint =>
  BigInt(Math.max(0, ...play.forms.map((form) => unitsOfForm(play, form, rules))));

const mostWays = (play: OfficialPlay, rules: Rules): bigint =>
  BigInt(Math.max(...Object.values(waysOf(play, rules))));

/** The plays of a family whose units are alike: they look at the same places, and a unit wins as often. */
const kindOfUnit = (play: OfficialPlay, rules: Rules): string =>
  `${play.places?.join(',') ?? ''}/${mostWays(play, rules)}`;

const unitsOfKind = new Map<string, bigint>();

/** How many units there are of a play's kind, in whichever play of its family has them all. */
function unitsLike({ family, rules }: Read, kind: string): bigint {
  const key = `${family.code} ${kind}`;
  let most = unitsOfKind.get(key);
  if (most === undefined) {
    most = family.plays
      .filter((other) => other.mode === 'official' && kindOfUnit(other, rules) === kind)
      .map((other) => unitsInAll(other, rules))
      .reduce((a, b) => (a > b ? a : b), 0n);
    unitsOfKind.set(key, most);
  }
  return most;
}

/**
 * Official units. Where more of them can win at once than a draw has room for, the share is one of all units; else each stands for the draws it wins,
 * so that plays on the same places add up.
 */
function officialUnits(read: Read<OfficialPlay>, selection: Selection): CoveredUnits {
  const { play, rules } = read;
  const kind = kindOfUnit(play, rules);
  const inAll = unitsLike(read, kind);
  const ways = mostWays(play, rules);
  const key = `${play.code} ${JSON.stringify(selection)}`;
  const units = BigInt(play.units(selection, rules));
  const total = BigInt(play.total);
  return inAll * ways > total
    ? { group: `units ${kind}`, total: inAll, key, units }
    : { group: `draws ${play.places?.join(',') ?? ''}`, total, key, units: units * ways };
}

/** 任选: units on every k of the positions, which are bets on these places. */
function onAnyPlaces(play: OfficialPlay, k: number, selection: Selection, rules: Rules): Cover[] {
  const { pos, positions } = selection;
  const filled = pos ? pos.flatMap((row, place) => (row.length > 0 ? [place] : [])) : (positions ?? []);
  const ways = mostWays(play, rules);
  const key = `${play.code} ${JSON.stringify(selection)}`;
  const unitsEach = pos ? 0 : play.units(selection, rules) / choose(filled.length, k);
  return subsets(
    filled.toSorted((a, b) => a - b),
    k,
  ).map((places) => ({
    group: `draws ${places.join(',')}`,
    total: BigInt(play.total),
    key,
    units: BigInt(pos ? product(places.map((place) => pos[place]!.length)) : unitsEach) * ways,
  }));
}

/** Each row of a selection by itself, with its place. */
const rowsAlone = ({ pos = [] }: Selection): (readonly [number, Selection])[] =>
  pos.flatMap((row, place) =>
    row.length > 0
      ? [[place, { pos: pos.map((_, at): readonly Pick[] => (at === place ? row : [])) }] as const]
      : [],
  );

function officialCovers(read: Read<OfficialPlay>, selection: Selection): Cover[] {
  const { play, rules } = read;
  const { code } = play;
  const at = (places: readonly number[], part: Selection) => inView(read, placesView(places), part);
  const any = /^ssc_o_r(\d)_/.exec(code)?.[1];
  if (any !== undefined) return onAnyPlaces(play, Number(any), selection, rules);
  if (/_o_dwd$|^pk10_o_dxds$/.test(code)) return rowsAlone(selection).map(([place, row]) => at([place], row));
  if (/_o_(q1_zxfs)$/.test(code)) return [at([0], selection)];
  // Its smallest prize is for the last of its places alone.
  if (/_zuhe$/.test(code)) return [at([play.places!.at(-1)!], selection)];
  if (/_o_dxds_/.test(code)) return [at(play.places!, selection)];
  if (code === 'ssc_o_lh')
    return (selection.pairs ?? []).map((pair) =>
      at(pair as [number, number], { ...selection, pairs: [pair] }),
    );
  if (code === 'pk10_o_lh')
    return (selection.places ?? []).map((place) =>
      at([place - 1, 10 - place], { ...selection, places: [place] }),
    );
  const view = viewOfOfficial(code);
  return [view ? inView(read, view, selection) : officialUnits(read, selection)];
}

/** Options that can win at once, as parts of all of them. */
function shared(play: CreditPlay, selection: Selection): CoveredOutcomes {
  const [field] = play.forms[0]!;
  if (field?.kind !== 'set') throw new RangeError(`${play.code} has no single set of options`);
  const picks = (selection[field.key] ?? []) as readonly Pick[];
  return {
    // 正码A and 正码B are the same numbers at other odds.
    group: `${SHARED} ${play.name.replace(/[AB]$/, '')}`,
    outcomes: new Map(field.choices.map((choice) => [String(choice), 1n])),
    covers: picks.map(String),
  };
}

function creditCovers(read: Read<CreditPlay>, selection: Selection): Cover[] {
  const { play, rules } = read;
  const { code, family } = play;
  const { options } = selection;
  if (viewOfOption(family, code, options?.[0] ?? '') === SHARED) return [shared(play, selection)];
  if (options) {
    const byView = Map.groupBy(options, (option) => viewOfOption(family, code, option)!);
    return [...byView].map(([view, some]) => inView(read, view, { options: some }));
  }
  const view = viewOfOption(family, code, '');
  if (view !== undefined) return [inView(read, view, selection)];
  const total = unitsInAll(play, rules);
  if (total === 0n) return [];
  const units = BigInt(play.units(selection, rules));
  return [{ group: `units ${code}`, total, key: JSON.stringify(selection), units }];
}

/**
 * What a checked selection covers, in each group it belongs to; nothing for a play whose outcomes nothing sets against each other (过关). `family` is
 * that of the play: a browser has no other.
 */
export function coversOf(family: Family, play: Play, selection: Selection, rules: Rules): readonly Cover[] {
  return play.mode === 'official'
    ? officialCovers({ family, play, rules }, selection)
    : creditCovers({ family, play, rules }, selection);
}
