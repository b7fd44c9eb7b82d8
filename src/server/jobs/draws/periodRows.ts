// Owns what the steps of the draw job share: their parameters, and periods as columns of a query.

import type pg from 'pg';
import { lotteryOf } from '#lottery/catalogue.ts';
import { dayMs } from '#values/beijingOffset.ts';
import type { Period } from '../../play/calendar.ts';
import type { DrawFeed } from './drawFeed.ts';

/** How far back draws are stored that were missed. */
export const historyMs = 30 * dayMs;

export interface DrawDeps {
  pool: pg.Pool;
  /** Codes of the stations whose bets wait for draws. */
  stations: () => readonly string[];
  /** Codes of the lotteries that are drawn. */
  codes: readonly string[];
  feed: DrawFeed | undefined;
  seedOf: (lotCode: string, qiHao: string) => string;
  onFailure: (what: string, error: unknown) => void;
}

/** Where the numbers of a lottery come from. */
export const sourceOf = (code: string, feed: DrawFeed | undefined): 'feed' | 'platform' | 'demonstration' =>
  feed?.lotteries.has(code) ? 'feed' : lotteryOf(code)?.drawnBy === 'platform' ? 'platform' : 'demonstration';

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
