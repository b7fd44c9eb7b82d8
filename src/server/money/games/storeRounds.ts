// Storing a page of a platform's rounds exactly once, with everything that follows from them, in one transaction with the place reached.
import { sql } from 'kysely';
import type { GameKind, RoundState } from '#contract/entities.generated.ts';
import type { RoundDetail } from '#counterparty/game-platform/wire.ts';
import { countedOf } from '#lottery/covering/shares.ts';
import { categoryOf } from '#rules/team/categories.ts';
import { readFactors } from '#rules/team/coverage.ts';
import { storeSightings } from '../../account/sightings.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { recordPlayed } from './memberGames.ts';
import { roundsSettled, type SettledRound } from './roundsSettled.ts';

/** A version of a round as its platform reports it; amounts in 0.0001 yuan. */
export interface ReportedRound {
  roundNo: string;
  version: number;
  accountId: number;
  kind: GameKind;
  game: string;
  state: RoundState;
  stake: bigint;
  /** As the platform says; the station's factor decides how much of it counts. */
  valid: bigint;
  prize: bigint;
  fee: bigint;
  parentNo: string;
  betAt: Date;
  settledAt: Date | null;
  detail: RoundDetail;
}

/** A record that is not stored as a round. */
export interface SetAsideRecord {
  roundNo: string;
  version: number;
  reason: string;
  record: object;
}

interface StoredRow {
  round_no: string;
  version: number;
  outcome: 'new' | 'newer' | 'older' | 'known' | 'conflict';
  id: bigint;
  account_id: number;
  kind: GameKind;
  state: RoundState;
  stake: bigint;
  valid: bigint;
  settled_at: Date | null;
  valid_before: bigint;
  stored_before: Date | null;
}

/** Versions of one round follow each other in waves, so that each wave has a round once. */
function wavesOf(rounds: readonly ReportedRound[]): ReportedRound[][] {
  const waves: ReportedRound[][] = [];
  const versions = new Map<string, number>();
  for (const round of [...rounds].sort((a, b) => a.version - b.version)) {
    const wave = versions.get(round.roundNo) ?? 0;
    versions.set(round.roundNo, wave + 1);
    if (waves[wave]) waves[wave].push(round);
    else waves.push([round]);
  }
  return waves;
}

/** What rounds count of what their platform says is a valid bet. */
async function readCounted(db: Db): Promise<(round: ReportedRound) => bigint> {
  const rule = await db.selectFrom('withdrawal_rule').select('bet_factors').executeTakeFirst();
  const factors = readFactors(rule?.bet_factors ?? {});
  return ({ kind, valid }) => countedOf(valid, factors.get(categoryOf(kind)));
}

const toJson = (round: ReportedRound, counted: bigint): object => ({
  round_no: round.roundNo,
  version: round.version,
  account_id: round.accountId,
  kind: round.kind,
  game: round.game,
  state: round.state,
  stake: String(round.stake),
  valid: String(counted),
  reported: counted === round.valid ? null : String(round.valid),
  prize: String(round.prize),
  fee: String(round.fee),
  parent_no: round.parentNo,
  bet_at: round.betAt,
  settled_at: round.settledAt,
  detail: round.detail,
});

/**
 * Stores rounds of one platform, each version by the factor of now; the lock of its place is held. A version that is stored already changes nothing, and one that contradicts what
 * is stored is returned, to be set aside. `added` counts the versions that were new.
 */
export async function storeRounds(
  db: Db,
  station: string,
  platform: string,
  rounds: readonly ReportedRound[],
  at: Date,
): Promise<{ added: number; conflicts: ReportedRound[] }> {
  let added = 0;
  const conflicts: ReportedRound[] = [];
  const countedOfRound = await readCounted(db);
  for (const wave of wavesOf(rounds)) {
    const { rows } = await sql<StoredRow>`
      SELECT * FROM game_round_store(${platform}, ${JSON.stringify(wave.map((round) => toJson(round, countedOfRound(round))))}::jsonb, ${at})`.execute(
      db,
    );
    const stored = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'newer');
    const contradicted = new Set(
      rows.filter(({ outcome }) => outcome === 'conflict').map(({ round_no }) => round_no),
    );
    conflicts.push(...wave.filter(({ roundNo }) => contradicted.has(roundNo)));
    added += stored.length + rows.filter(({ outcome }) => outcome === 'older').length;
    const settled = stored.filter(({ state, valid_before: before }) => state !== 'unsettled' || before > 0n);
    if (settled.length > 0)
      await roundsSettled(
        { db, station, now: at },
        settled.map((row) => settledRound(row, platform)),
      );
  }
  if (added > 0) {
    await recordPlayed(db, station, lastPlayed(platform, rounds));
    // Whoever bets at a platform plays, whether a page of ours is in view or not.
    const played = rounds.filter((round) => round.betAt <= at && !conflicts.includes(round));
    await storeSightings(
      db,
      played.map(({ accountId, betAt }) => ({ accountId, from: betAt, to: betAt })),
    );
  }
  return { added, conflicts };
}

const settledRound = (row: StoredRow, platform: string): SettledRound => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  platform,
  roundNo: row.round_no,
  version: row.version,
  state: row.state,
  stake: row.stake,
  validBet: row.valid,
  validBefore: row.valid_before,
  storedBefore: row.stored_before,
  settledAt: row.settled_at,
});

/** The newest bet of each member in each game, in one order, so that two transactions do not wait for each other. */
function lastPlayed(platform: string, rounds: readonly ReportedRound[]) {
  const last = new Map<string, { accountId: number; platform: string; game: string; at: Date }>();
  for (const { accountId, game, betAt } of rounds) {
    const key = `${accountId} ${game}`;
    const known = last.get(key);
    if (!known || known.at < betAt) last.set(key, { accountId, platform, game, at: betAt });
  }
  return [...last.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, game]) => game);
}

/** Keeps records that could not be taken for rounds, as they arrived. Returns how many are new. */
export async function setAside(
  db: Db,
  station: string,
  platform: string,
  records: readonly SetAsideRecord[],
  at: Date,
): Promise<number> {
  if (records.length === 0) return 0;
  const added = await db
    .insertInto('game_round_set_aside')
    .values(
      records.map(({ roundNo, version, reason, record }) => ({
        station,
        platform,
        round_no: roundNo,
        version,
        reason,
        record: JSON.stringify(record),
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute();
  return added.length;
}
