// What each record screen of platform games shows: its path, its call, and how a round of it is said in one line.
import type { Call } from '#contract/call.ts';
import type { GameKind, GameRound } from '#contract/entities.generated.ts';
import {
  type BetRecordAnswer,
  type BetRecordRequest,
  betChessRecord,
  betEgameRecord,
  betEsportRecord,
  betFishRecord,
  betPtEgameRecord,
  betQtEgameRecord,
  betRecord,
  betSportRecord,
  sportOrderList,
} from '#contract/game.generated.ts';
import type { ScreenPath } from '#contract/screens.generated.ts';
import { linesOf } from './roundMarks.ts';

export type RoundRequest = BetRecordRequest;
export type RoundAnswer = BetRecordAnswer;

export interface RoundKind {
  kind: GameKind;
  path: ScreenPath;
  call: Call<RoundRequest, RoundAnswer>;
  /** What it counts: a bet on a match is no round. */
  unit: 'rounds' | 'bets';
  /** What is said of a round below its game, from what its detail has; '' for nothing. */
  summary: (round: GameRound, say: Say) => string;
  /** What was bet on, where the stake is named with it; '' for nothing. */
  betOn?: (round: GameRound) => string;
  /** Where one plays it; the hall of the home page where it has no list. */
  playAt: ScreenPath;
}

/** Sentences with numbers, in the player's language. */
export interface Say {
  shots: (count: number, hits: number) => string;
  parlay: (legs: number, lines: string) => string;
  lines: (count: number) => string;
}

const hands = ({ detail }: GameRound): string =>
  (detail.hands ?? []).map(({ name, result }) => `${name}\u00a0${result}`.trim()).join('\u00a0· ');

/** The doors that were bet on, as one chooses among the hands. Where a seat bids and bets for itself, its own note says so. */
const doors = ({ detail: { hands: dealt = [], bets = [] } }: GameRound): string =>
  dealt
    .filter(({ name, note }) => note === undefined && bets.some((bet) => bet.name === name))
    .map(({ name }) => name)
    .join('\u00a0+ ');

const lines = ({ detail: { lines: paid = [] } }: GameRound, say: Say): string =>
  paid.length === 0 ? '' : say.lines(paid.length);

const shots = ({ detail }: GameRound, say: Say): string => {
  const all = detail.shots ?? [];
  if (all.length === 0) return '';
  return say.shots(
    all.reduce((sum, { count }) => sum + count, 0),
    all.reduce((sum, { hits }) => sum + hits, 0),
  );
};

const legs = ({ detail: { legs: all = [], parlay = '' } }: GameRound, say: Say): string => {
  const [only] = all;
  if (only && all.length === 1) return `${only.match} · ${only.pick} @${only.odds}`;
  return all.length === 0 ? '' : say.parlay(all.length, linesOf(parlay));
};

/** In the order of the tabs. */
export const roundKinds: readonly RoundKind[] = [
  { kind: 'live', path: '/orderReal', call: betRecord, unit: 'rounds', summary: hands, playAt: '/index' },
  {
    kind: 'egame',
    path: '/orderEgame',
    call: betEgameRecord,
    unit: 'rounds',
    summary: lines,
    playAt: '/egame',
  },
  {
    kind: 'pt',

    path: '/orderPt',
    call: betPtEgameRecord,
    unit: 'rounds',
    summary: lines,
    playAt: '/egame',
  },
  {
    kind: 'qt',

    path: '/orderQt',
    call: betQtEgameRecord,
    unit: 'rounds',
    summary: lines,
    playAt: '/egame',
  },
  {
    kind: 'chess',
    path: '/orderChess',
    call: betChessRecord,
    unit: 'rounds',
    summary: hands,
    betOn: doors,
    playAt: '/chess',
  },
  { kind: 'fish', path: '/orderFish', call: betFishRecord, unit: 'rounds', summary: shots, playAt: '/fish' },
  { kind: 'sport', path: '/orderSport', call: betSportRecord, unit: 'bets', summary: legs, playAt: '/index' },
  {
    kind: 'tsport',
    path: '/orderTSport',
    call: sportOrderList,
    unit: 'bets',
    summary: legs,
    playAt: '/index',
  },
  {
    kind: 'esport',
    path: '/orderEsport',
    call: betEsportRecord,
    unit: 'bets',
    summary: legs,
    playAt: '/index',
  },
];
