// A football match by the clock: its minutes, its goals, and what it offers at which odds.
import { type SportMatch, type SportPick, sportResult } from '#rules/games/sport.ts';
import { parseMoney } from '#values/money.ts';
import type { Random } from '../engine.ts';
import { chancesOf, poisson, priceOf } from './prices.ts';

export interface Fixture {
  id: number;
  league: string;
  home: string;
  away: string;
  kickOff: number;
  status: SportMatch['status'];
  /** Minutes played, with stoppage up to 93. */
  minute: number;
  score: [number, number];
  ht: [number, number] | null;
  /** Goals expected of each side in a whole match, in hundredths. */
  strength: [number, number];
  /** No bets until then: a goal was just scored. */
  suspendedUntil: number;
  endedAt: number | null;
  /** When the result is corrected; null where it is right. */
  correctionAt: number | null;
  isCorrected: boolean;
}

export const minuteMs = 2_000;
const half = 45;
export const full = 93;
const breakMs = 12_000;
const suspensionMs = 5_000;
/** The last minutes are not offered. */
const lastBetMinute = 87;
/** A price that was right up to so many minutes ago is still accepted. */
const staleMinutes = 4;

export const matchMs = full * minuteMs + breakMs;

/** Minutes played of a match that began so long ago. */
function minuteAt(elapsedMs: number): number {
  const first = Math.floor(elapsedMs / minuteMs);
  if (first <= half) return Math.max(0, first);
  return Math.min(full, Math.max(half, Math.floor((elapsedMs - breakMs) / minuteMs)));
}

export const isHalfTime = ({ minute, ht, status }: Fixture): boolean =>
  status === 'running' && minute === half && ht !== null;

const millionths = 1_000_000;

/** Plays a match up to a moment. What happens in a minute is drawn when the minute is over. */
export function play(fixture: Fixture, at: number, random: Random): Fixture {
  if (fixture.status === 'finished') {
    if (fixture.correctionAt === null || at < fixture.correctionAt) return fixture;
    const side = fixture.score[0] + fixture.score[1] === 0 || random(2) === 0 ? 0 : 1;
    const score: [number, number] = [...fixture.score];
    const atHalf = fixture.ht?.[side] ?? 0;
    // A goal is taken back where the second half had one, otherwise one is added.
    score[side] = score[side] > atHalf ? score[side] - 1 : score[side] + 1;
    return { ...fixture, score, correctionAt: null, isCorrected: true };
  }
  if (fixture.status !== 'scheduled' && fixture.status !== 'running') return fixture;
  if (at < fixture.kickOff) return fixture;
  const next: Fixture = { ...fixture, score: [...fixture.score] };
  if (next.status === 'scheduled') {
    const fate = random(1000);
    if (fate < 20) return { ...next, status: fate < 12 ? 'cancelled' : 'postponed', endedAt: at };
    next.status = 'running';
  }
  const now = minuteAt(at - next.kickOff);
  if (now === fixture.minute && fixture.status === 'running') return fixture;
  while (next.minute < now) {
    next.minute += 1;
    for (const side of [0, 1] as const)
      if (random(millionths) * full * 100 < next.strength[side] * millionths) {
        next.score[side] += 1;
        next.suspendedUntil = at + suspensionMs;
      }
    if (next.minute === half) next.ht = [...next.score];
    if (random(10_000) < 2) return { ...next, status: 'abandoned', endedAt: at };
  }
  if (next.minute < full) return next;
  return {
    ...next,
    status: 'finished',
    endedAt: at,
    correctionAt: random(100) < 6 ? at + 45_000 + random(60_000) : null,
  };
}

export const matchOf = ({ status, score, ht }: Fixture): SportMatch => ({
  status,
  score: status === 'scheduled' ? null : score,
  ht,
  htDone: ht !== null,
});

export const isOpen = (fixture: Fixture, at: number): boolean =>
  fixture.status === 'scheduled'
    ? at < fixture.kickOff
    : fixture.status === 'running' && at >= fixture.suspendedUntil && fixture.minute < lastBetMinute;

export interface Offer {
  market: 'handicap' | '1x2' | 'overUnder' | 'oddEven' | 'correctScore';
  selection: string;
  line: string;
  odds: string;
}

const quarter = (goals: number): string => {
  const line = Math.round(goals * 4) / 4;
  return (Object.is(line, -0) ? 0 : line).toFixed(2).replace(/\.?0+$/, '');
};

const scoreNames = Array.from({ length: 25 }, (_, at) => `${Math.floor(at / 5)}-${at % 5}`);
/** `other` is five goals of a side and more, so a score with four stands by itself. */
const offeredScores = [...scoreNames, 'other'];

/** What a match offers at a minute and score. */
export function offersAt(fixture: Fixture, minute: number): Offer[] {
  const { strength, score, status } = fixture;
  const left = (full - minute) / full;
  const means = strength.map((goals) => (goals / 100) * left) as [number, number];
  const [homeChances, awayChances] = [poisson(means[0], 9), poisson(means[1], 9)];
  const ends = homeChances.flatMap((home, h) =>
    awayChances.map((away, a): [readonly [number, number], number] => [
      [score[0] + h, score[1] + a],
      home * away,
    ]),
  );
  const handicap = quarter(means[1] - means[0]);
  const total = quarter(Math.max(score[0] + score[1] + means[0] + means[1], score[0] + score[1] + 0.5));
  const wanted: Omit<Offer, 'odds'>[] = [
    ...['home', 'draw', 'away'].map((selection) => ({ market: '1x2' as const, selection, line: '' })),
    ...['home', 'away'].map((selection) => ({ market: 'handicap' as const, selection, line: handicap })),
    ...['over', 'under'].map((selection) => ({ market: 'overUnder' as const, selection, line: total })),
    ...['odd', 'even'].map((selection) => ({ market: 'oddEven' as const, selection, line: '' })),
    ...(status === 'scheduled' ? offeredScores : []).map((selection) => ({
      market: 'correctScore' as const,
      selection,
      line: '',
    })),
  ];
  return wanted.flatMap((offer) => {
    const pick = pickOf(offer, score);
    const odds = priceOf(
      chancesOf(ends, (end) => {
        const result = sportResult(pick, { status: 'finished', score: end, ht: null, htDone: true }, 'match');
        return result === 'pending' ? 'void' : result;
      }),
    );
    return odds === null ? [] : [{ ...offer, odds }];
  });
}

/** What the page of a match shows: while it is suspended as well, where nothing can be bet on it. */
export const offersShown = (fixture: Fixture): Offer[] =>
  fixture.status === 'scheduled' || fixture.status === 'running'
    ? offersAt(fixture, Math.min(fixture.minute, lastBetMinute))
    : [];

/** The selection as the rules read it. */
export const pickOf = (
  { market, selection, line }: Omit<Offer, 'odds'>,
  scoreAtBet: readonly [number, number],
): SportPick => ({
  market,
  selection,
  line: line === '' ? undefined : parseMoney(line),
  period: 'FT',
  scoreAtBet,
});

/** Whether these odds are offered now, or were a moment ago at the same score. */
export function isOffered(fixture: Fixture, wanted: Offer): boolean {
  const from = fixture.status === 'running' ? Math.max(0, fixture.minute - staleMinutes) : fixture.minute;
  for (let minute = fixture.minute; minute >= from; minute--) {
    const isThere = offersAt(fixture, minute).some(
      ({ market, selection, line, odds }) =>
        market === wanted.market &&
        selection === wanted.selection &&
        line === wanted.line &&
        odds === wanted.odds,
    );
    if (isThere) return true;
  }
  return false;
}
