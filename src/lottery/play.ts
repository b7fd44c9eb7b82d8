// What a play and a family are: their data, and the few functions every play answers.

import type { Balls, Pick } from './balls.ts';
import type { FamilyCode } from './familyCodes.generated.ts';
import type { Rules } from './rule/settings.ts';
import type { Form } from './selection/fields.ts';

export type Mode = 'official' | 'credit';

/** What a player picked, as it travels and is stored. Which keys a play uses is said by its forms. */
export interface Selection {
  /** One row a position. */
  readonly pos?: readonly (readonly Pick[])[];
  /** Typed tickets; `checkSelection` leaves them normalised and without repeats. */
  readonly tickets?: readonly string[];
  readonly nums?: readonly number[];
  readonly sums?: readonly number[];
  readonly spans?: readonly number[];
  readonly single?: readonly number[];
  readonly double?: readonly number[];
  readonly triple?: readonly number[];
  readonly quad?: readonly number[];
  /** Ticked positions, 0-based from the left. */
  readonly positions?: readonly number[];
  /** Two positions each (SSC 龙虎), or numbers shown by two dice (K3 二同号单选). */
  readonly pairs?: readonly (number | readonly [number, number])[];
  readonly singles?: readonly number[];
  readonly dan?: readonly number[];
  readonly tuo?: readonly number[];
  readonly options?: readonly string[];
  readonly zodiacs?: readonly string[];
  readonly tails?: readonly number[];
  readonly places?: readonly number[];
  /** 过关: position (1-based) and option. */
  readonly legs?: readonly (readonly [number, string])[];
}

/** Numbers in drawing order. */
export type Draw = readonly number[];

/** Units of one bet that did not lose, all of one kind. Units in no hit lose. */
export interface Hit {
  /** Names the prize tier or the odds: an option's name, 组三, or `default`. */
  readonly tier: string;
  readonly units: number;
  /** The units are refunded. */
  readonly push?: true;
  /** Pays amount × (1 + (odds − 1) × hits): 正肖, and 三军 by the die. */
  readonly hits?: number;
  /** 过关: the odds of these outcomes are multiplied; `tier` is then only a name. */
  readonly legs?: readonly string[];
}

/** How something is picked, counted and won; the reusable half of a play. */
export interface Mechanism {
  /** The places of a draw it looks at, from 0; without them the whole draw. */
  readonly places?: readonly number[];
  /** The ways to fill a selection; nearly always one. */
  readonly forms: readonly Form[];
  /** Number of units of a checked selection, without expanding it. */
  readonly units: (selection: Selection, rules: Rules) => number;
  /** What a draw does to a checked selection, without expanding it. */
  readonly hits: (selection: Selection, draw: Draw, rules: Rules) => readonly Hit[];
}

export type Ways = Readonly<Record<string, number>>;
export type Odds = Readonly<Record<string, string>>;

interface PlayNames {
  /** Stable key of odds, limits, orders and tests. */
  readonly code: string;
  readonly name: string;
  /** The tab of the board it stands under. */
  readonly group: string;
  readonly family: FamilyCode;
}

/** Prize-based: a tier's prize follows from the number of draws one unit of it wins. */
export interface OfficialPlay extends Mechanism, PlayNames {
  readonly mode: 'official';
  /** Winning draws of one unit, a tier. */
  readonly ways: Ways | ((rules: Rules) => Ways);
  /** All draws `ways` is counted among. */
  readonly total: number;
}

/** Odds-based: every outcome has odds that include the stake; these are only the defaults. */
export interface CreditPlay extends Mechanism, PlayNames {
  readonly mode: 'credit';
  readonly odds: Odds | ((rules: Rules) => Odds);
}

export type Play = OfficialPlay | CreditPlay;

export interface Family {
  readonly code: FamilyCode;
  readonly name: string;
  readonly balls: Balls;
  /** Names of the places of the draw, from the left. */
  readonly positions: readonly string[];
  readonly plays: readonly Play[];
  /** What a results page says about a draw beside its numbers. */
  readonly readings: readonly Reading[];
}

/** A derived form of a draw, such as its sum, 龙虎 or the colour of the special number. */
export interface Reading {
  readonly name: string;
  readonly of: (draw: Draw, rules: Rules) => string;
}

type Entry<P extends Play> = Omit<P, 'family' | 'mode' | 'total'>;

/** Gives the official plays of a family what they have in common. */
export function officialPlays(
  family: FamilyCode,
  total: number,
  list: readonly Entry<OfficialPlay>[],
): OfficialPlay[] {
  return list.map((play) => ({ ...play, family, total, mode: 'official' }));
}

/** Gives the credit plays of a family what they have in common. */
export function creditPlays(family: FamilyCode, list: readonly Entry<CreditPlay>[]): CreditPlay[] {
  return list.map((play) => ({ ...play, family, mode: 'credit' }));
}

export function waysOf(play: OfficialPlay, rules: Rules): Ways {
  return typeof play.ways === 'function' ? play.ways(rules) : play.ways;
}

/** Default odds of every outcome under these rules. */
export function oddsOf(play: CreditPlay, rules: Rules): Odds {
  return typeof play.odds === 'function' ? play.odds(rules) : play.odds;
}
