// Bets on esport: how the maps of a match decide each market, and what stands when it is broken off.

import { type Money, YUAN } from '#values/money.ts';
import {
  amount,
  InputFault,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  record,
  text,
  unfit,
} from '../input.ts';
import { defineRule } from '../rule.ts';
import { minOdds, odds, quarterLine, resultOfMargin, type SportResult, settleSingle } from './odds.ts';

const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];
const EVENTS = ['firstBlood', 'firstTower', 'firstDragon', 'first10Kills'] as const;
type MapEvent = (typeof EVENTS)[number];
const MARKETS = ['winner', 'mapHandicap', 'totalMaps', 'mapScore', 'mapWinner', 'firstTo'] as const;
type Market = (typeof MARKETS)[number];
const STATUSES = ['scheduled', 'running', 'finished', 'forfeit', 'cancelled'] as const;

export interface CompletedMap {
  readonly winner: Side;
  /** Which side was first; null where it never happened. */
  readonly events: Readonly<Partial<Record<MapEvent, Side | null | undefined>>>;
}

export interface EsportMatch {
  readonly status: (typeof STATUSES)[number];
  readonly bestOf: number;
  /** Completed maps alone, in their order. */
  readonly maps: readonly CompletedMap[];
  /** Who the organiser declared winner of a forfeit. */
  readonly declared: Side | null;
}

export interface EsportPick {
  readonly market: Market;
  readonly selection: string;
  /** Of a handicap it is added to the maps of home, whichever side is chosen. */
  readonly line: Money | undefined;
  /** Which map, counted from 1. */
  readonly map: number | undefined;
  readonly event: MapEvent | undefined;
}

type MapScore = readonly [home: number, away: number];

const resultIf = (isWon: boolean): SportResult => (isWon ? 'won' : 'lost');
const scoreOf = (maps: readonly CompletedMap[]): MapScore => {
  const home = maps.filter(({ winner }) => winner === 'home').length;
  return [home, maps.length - home];
};

/** A match of an even number of maps is played to its end; of an odd number until one side has most. */
const isOver = (bestOf: number, [home, away]: MapScore): boolean =>
  home + away >= bestOf || (bestOf % 2 === 1 && Math.max(home, away) > bestOf / 2);

/** Every score the match may still end with. */
function possibleScores(bestOf: number, [home, away]: MapScore): MapScore[] {
  if (isOver(bestOf, [home, away])) return [[home, away]];
  return [...possibleScores(bestOf, [home + 1, away]), ...possibleScores(bestOf, [home, away + 1])];
}

/** Handicap, total and score of a match that ended so. */
function resultAt({ market, selection, line = 0n }: EsportPick, [home, away]: MapScore): SportResult {
  if (market === 'mapScore') return resultIf(selection === `${home}-${away}`);
  const isTotal = market === 'totalMaps';
  const margin = isTotal ? BigInt(home + away) * YUAN - line : BigInt(home - away) * YUAN + line;
  return resultOfMargin(selection === (isTotal ? 'over' : 'home') ? margin : -margin);
}

function winnerResult(selection: string, { status, maps, declared }: EsportMatch): SportResult {
  if (status === 'cancelled' || (status === 'forfeit' && maps.length === 0)) return 'void';
  if (status === 'forfeit') return resultIf(selection === declared);
  const [home, away] = scoreOf(maps);
  return home === away ? 'push' : resultIf(selection === (home > away ? 'home' : 'away'));
}

/** Market of one map; void where it was not played or its event never happened. */
function mapResult(
  { market, selection, map = 0, event }: EsportPick,
  maps: readonly CompletedMap[],
): SportResult {
  const played = maps[map - 1];
  const first = market === 'mapWinner' ? played?.winner : event && played?.events[event];
  return first === undefined || first === null ? 'void' : resultIf(selection === first);
}

/** How a match decides a bet; `pending` while it is not over. */
export function esportResult(pick: EsportPick, match: EsportMatch): SportResult | 'pending' {
  if (match.status === 'scheduled' || match.status === 'running') return 'pending';
  if (pick.market === 'winner') return winnerResult(pick.selection, match);
  if (pick.market === 'mapWinner' || pick.market === 'firstTo') return mapResult(pick, match.maps);
  const score = scoreOf(match.maps);
  const ends = match.status === 'finished' ? [score] : possibleScores(match.bestOf, score);
  const results = new Set(ends.map((end) => resultAt(pick, end)));
  return results.size === 1 ? [...results][0]! : 'void';
}

const side = oneOf(SIDES);
const firstSide = optional(nullable(side), undefined);

const match = record({
  status: oneOf(STATUSES),
  bestOf: integer(1, 9),
  maps: list(
    record({
      winner: side,
      events: optional(
        record({
          firstBlood: firstSide,
          firstTower: firstSide,
          firstDragon: firstSide,
          first10Kills: firstSide,
        }),
        {},
      ),
    }),
    0,
    9,
  ),
  declared: optional(nullable(side), null),
});

/** Refuses a selection that the market does not have, a field that it needs, and one that it does not use. */
function checkPick(pick: EsportPick, bestOf: number): void {
  const { market, selection } = pick;
  const isTotal = market === 'totalMaps';
  const isKnown =
    market === 'mapScore'
      ? /^\d-\d$/.test(selection)
      : (isTotal ? ['over', 'under'] : SIDES).some((each) => each === selection);
  if (!isKnown) {
    const expected =
      market === 'mapScore' ? 'a score such as 2-1' : isTotal ? 'over, under' : SIDES.join(', ');
    throw unfit(selection, 'input.selection', expected);
  }
  const needs: Readonly<Record<'line' | 'map' | 'event', readonly Market[]>> = {
    line: ['mapHandicap', 'totalMaps'],
    map: ['mapWinner', 'firstTo'],
    event: ['firstTo'],
  };
  const expected = {
    line: 'a line in quarters, such as "-1.5"',
    map: `1 to ${bestOf}`,
    event: EVENTS.join(', '),
  };
  for (const name of ['line', 'map', 'event'] as const) {
    const isNeeded = needs[name].includes(market);
    if (isNeeded && pick[name] === undefined) throw unfit(undefined, `input.${name}`, expected[name]);
    if (!isNeeded && pick[name] !== undefined)
      throw new InputFault(`input.${name}`, `is not used by ${market}: leave it out`);
  }
  if (pick.map !== undefined && pick.map > bestOf) throw unfit(pick.map, 'input.map', expected.map);
}

export const esportRules = [
  defineRule(
    'esport.settle',
    record({
      market: oneOf(MARKETS),
      selection: text(/./, 'a selection of the market'),
      line: optional(quarterLine, undefined),
      map: optional(integer(1, 9), undefined),
      event: optional(oneOf(EVENTS), undefined),
      match,
      odds,
      stake: amount(1n),
      minOdds,
    }),
    (bet) => {
      checkPick(bet, bet.match.bestOf);
      if (bet.match.status === 'forfeit' && bet.match.declared === null)
        throw unfit(undefined, 'input.match.declared', SIDES.join(', '));
      return settleSingle(esportResult(bet, bet.match), bet);
    },
  ),
];
