// What the steps of the draw job share: their parameters, and periods as columns of a query.

import type pg from 'pg';
import type { PlayedLottery } from '#lottery/catalogue.ts';
import { dayMs } from '#values/beijingOffset.ts';
import type { Sealing } from '../../db/personal/sealing.ts';
import type { Period } from '../../play/calendar.ts';
import type { BeaconReader } from './beacon.ts';
import type { DrawFeed } from './drawFeed.ts';

/** How far back draws are stored that were missed. */
export const historyMs = 30 * dayMs;

export interface DrawDeps {
  pool: pg.Pool;
  now: () => Date;
  /** Codes of the stations whose bets wait for draws. */
  stations: () => readonly string[];
  /** The lotteries of the catalogue that are drawn. */
  catalogued: readonly PlayedLottery[];
  feed: DrawFeed | undefined;
  seedOf: (lotCode: string, qiHao: string) => string;
  /** Seals seeds until they are drawn. */
  sealing: Sealing;
  /** Draws are bound to its rounds; to nothing without one. */
  beacon: BeaconReader | undefined;
  onFailure: (what: string, error: unknown) => void;
  /** Lotteries of the catalogue are drawn in another database, and copied from there; false when left out. */
  isCopying?: boolean;
}

/** What a round draws: the lotteries of the catalogue, and those that stations have of their own by now. */
export interface DrawRound extends DrawDeps {
  lotteries: readonly PlayedLottery[];
}

/** Where the numbers of a lottery come from. */
export function sourceOf(
  { code, drawnBy }: PlayedLottery,
  feed: DrawFeed | undefined,
): 'feed' | 'platform' | 'demonstration' {
  if (drawnBy === 'feed' || feed?.lotteries.has(code)) return 'feed';
  return drawnBy === 'platform' ? 'platform' : 'demonstration';
}

/** The first five columns of a period, each as a list. */
export function periodColumns(periods: readonly Period[]): unknown[] {
  const moments = (pick: (period: Period) => number) => periods.map((period) => new Date(pick(period)));
  return [
    periods.map(({ lotCode }) => lotCode),
    periods.map(({ qiHao }) => qiHao),
    moments(({ startsMs }) => startsMs),
    moments(({ sealsMs }) => sealsMs),
    moments(({ opensMs }) => opensMs),
  ];
}
