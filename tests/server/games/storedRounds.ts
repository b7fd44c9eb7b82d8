// Rounds that tests of records store for a member, as the games job does.
import type { GameKind } from '#contract/entities.generated.ts';
import { type ReportedRound, storeRounds } from '#server/money/games/storeRounds.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

/** The platform of the tests for each kind; each kind has one. */
export const platformOf: Record<GameKind, string> = {
  live: 'sandbox-live',
  egame: 'sandbox-egame',
  pt: 'test-pt',
  qt: 'test-qt',
  chess: 'sandbox-chess',
  fish: 'sandbox-fish',
  sport: 'sandbox-sport',
  esport: 'sandbox-esport',
  tsport: 'test-tsport',
};

/** Gives the station a platform of each kind. */
export const addPlatforms = (server: RunningServer, station = alpha): Promise<unknown> =>
  server.inStation(station, (db) =>
    db
      .insertInto('platform')
      .values(
        Object.entries(platformOf).map(([kind, code]) => ({
          station,
          code,
          kind: kind as GameKind,
          name: JSON.stringify({ 'zh-CN': `平台${kind}`, en: `Platform ${kind}` }),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );

let number = 0;

/** A lost round of ten yuan unless stated otherwise. */
export const reported = (
  accountId: number,
  betAt: Date,
  changes: Partial<ReportedRound> = {},
): ReportedRound => ({
  roundNo: `t${++number}`,
  version: 1,
  accountId,
  kind: 'live',
  game: 'baccarat',
  state: 'lost',
  stake: 100_000n,
  valid: 100_000n,
  prize: 0n,
  fee: 0n,
  parentNo: '',
  betAt,
  settledAt: betAt,
  detail: {},
  ...changes,
});

export const store = (
  server: RunningServer,
  platform: string,
  rounds: readonly ReportedRound[],
): Promise<unknown> =>
  server.inStation(alpha, (db) => storeRounds(db, alpha, platform, rounds, server.now()));
