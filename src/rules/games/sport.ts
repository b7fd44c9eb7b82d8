// Bets on football: how a match decides each market, single bets, and a result that is corrected.

import { type Money, YUAN } from '#values/money.ts';
import {
  amount,
  flag,
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
import {
  minOdds,
  odds,
  quarterLine,
  resultOfMargin,
  SPORT_RESULTS,
  type SportResult,
  settleSingle,
} from './odds.ts';

const PERIODS = ['FT', 'HT'] as const;
const MARKETS = ['1x2', 'handicap', 'overUnder', 'oddEven', 'correctScore'] as const;
type Market = (typeof MARKETS)[number];
const STATUSES = ['scheduled', 'running', 'finished', 'cancelled', 'postponed', 'abandoned'] as const;
type Score = readonly [home: number, away: number];

const SELECTIONS: Readonly<Record<Exclude<Market, 'correctScore'>, readonly string[]>> = {
  '1x2': ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  overUnder: ['over', 'under'],
  oddEven: ['odd', 'even'],
};
/** Scores up to this many goals a side have a selection of their own; all higher ones are `other`. */
const MOST_GOALS = 4;
const CORRECT_SCORE = /^(?:[0-4]-[0-4]|other)$/;

export interface SportMatch {
  /** `postponed` is a match that is not played within 24 hours. */
  readonly status: (typeof STATUSES)[number];
  /** Ninety minutes and stoppage; null while nobody knows. */
  readonly score: Score | null;
  readonly ht: Score | null;
  /** Whether an abandoned match reached half-time. */
  readonly htDone: boolean;
}

export interface SportPick {
  readonly market: Market;
  readonly selection: string;
  /** Of a handicap it is added to the home score, whichever side is chosen. */
  readonly line: Money | undefined;
  readonly period: (typeof PERIODS)[number];
  /** The score when an in-play bet was placed. */
  readonly scoreAtBet: Score;
}

const score = (value: unknown, field: string): Score => {
  const [home, away] = list(integer(0, 99), 2, 2)(value, field);
  return [home!, away!];
};

/** The fields of a pick and its match, for a single bet and for a leg. */
export const pickFields = {
  market: oneOf(MARKETS),
  selection: text(/./, 'a selection of the market'),
  line: optional(quarterLine, undefined),
  period: optional(oneOf(PERIODS), 'FT' as const),
  scoreAtBet: optional(score, [0, 0] as const),
} as const;

const matchFields = record({
  status: oneOf(STATUSES),
  score: optional(nullable(score), null),
  ht: optional(nullable(score), null),
  htDone: optional(flag, false),
});

export const match = (value: unknown, field: string): SportMatch => {
  const read = matchFields(value, field);
  if (read.status === 'finished' && read.score === null)
    throw unfit(undefined, `${field}.score`, '[home, away]');
  return read;
};

/** Refuses a selection or a line that the market does not have. */
export function checkPick({ market, selection, line }: SportPick, field: string): void {
  const isKnown =
    market === 'correctScore' ? CORRECT_SCORE.test(selection) : SELECTIONS[market].includes(selection);
  if (!isKnown) {
    const expected = market === 'correctScore' ? '0-0 to 4-4 or other' : SELECTIONS[market].join(', ');
    throw unfit(selection, `${field}.selection`, expected);
  }
  const hasLine = market === 'handicap' || market === 'overUnder';
  if (hasLine && line === undefined) quarterLine(undefined, `${field}.line`);
  if (!hasLine && line !== undefined)
    throw new InputFault(`${field}.line`, `is not used by ${market}: leave it out`);
}

const inMoney = (count: number): Money => BigInt(count) * YUAN;
const resultIf = (isWon: boolean): SportResult => (isWon ? 'won' : 'lost');

/** By how much the selection of a handicap or of over/under beats its line. */
function marginOf({ market, selection, line = 0n, scoreAtBet }: SportPick, [home, away]: Score): Money {
  if (market === 'overUnder') {
    const over = inMoney(home + away) - line;
    return selection === 'over' ? over : -over;
  }
  const forHome = inMoney(home - scoreAtBet[0] - (away - scoreAtBet[1])) + line;
  return selection === 'home' ? forHome : -forHome;
}

function resultAt(pick: SportPick, final: Score): SportResult {
  const [home, away] = final;
  switch (pick.market) {
    case '1x2':
      return resultIf(pick.selection === (home > away ? 'home' : home < away ? 'away' : 'draw'));
    case 'oddEven':
      return resultIf(pick.selection === ((home + away) % 2 === 1 ? 'odd' : 'even'));
    case 'correctScore':
      return resultIf(pick.selection === (Math.max(home, away) > MOST_GOALS ? 'other' : `${home}-${away}`));
    case 'handicap':
    case 'overUnder':
      return resultOfMargin(marginOf(pick, final));
  }
}

/** What a match that was broken off decides: its first half, and totals that no further goal can change. */
function resultWhenAbandoned(pick: SportPick, { score: final, ht, htDone }: SportMatch): SportResult {
  if (pick.period === 'HT') return htDone && ht ? resultAt(pick, ht) : 'void';
  if (pick.market !== 'overUnder' || !final) return 'void';
  const isDecided = marginOf({ ...pick, selection: 'over' }, final) >= YUAN / 2n;
  return isDecided ? resultAt(pick, final) : 'void';
}

/** How a match decides a bet; `pending` while it is not over. */
export function sportResult(pick: SportPick, played: SportMatch, field: string): SportResult | 'pending' {
  switch (played.status) {
    case 'scheduled':
    case 'running':
      return 'pending';
    case 'cancelled':
    case 'postponed':
      return 'void';
    case 'abandoned':
      return resultWhenAbandoned(pick, played);
    case 'finished': {
      const final = pick.period === 'HT' ? played.ht : played.score;
      if (!final) throw new InputFault(`${field}.ht`, 'is missing: give [home, away] at half-time');
      return resultAt(pick, final);
    }
  }
}

export const sportRules = [
  defineRule('sport.settle', record({ ...pickFields, odds, stake: amount(1n), minOdds, match }), (bet) => {
    checkPick(bet, 'input');
    return settleSingle(sportResult(bet, bet.match, 'input.match'), bet);
  }),
  defineRule(
    'sport.resettle',
    record({
      version: integer(1),
      before: oneOf(SPORT_RESULTS),
      after: oneOf(SPORT_RESULTS),
      odds,
      stake: amount(1n),
      minOdds,
    }),
    ({ version, before, after, ...terms }) => {
      const old = settleSingle(before, terms);
      const corrected = settleSingle(after, terms);
      return {
        ...corrected,
        version: version + 1,
        state: 'resettled',
        walletDelta: corrected.returned - old.returned,
        validDelta: corrected.validBet - old.validBet,
      };
    },
  ),
];
