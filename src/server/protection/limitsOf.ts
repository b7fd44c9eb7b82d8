// Reading the limits of a member: what is stored, and how each stands at a moment.
import { sql } from 'kysely';
import type { LimitStanding, PendingRise } from '#rules/protection/limits/limitChange.ts';
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import type { Db } from '../db/stationTransaction.ts';

/** Which limit of a member it is. */
export interface LimitName {
  kind: LimitKind;
  frame: LimitFrame;
}

export interface StoredLimit extends LimitName, LimitStanding {}

interface Row extends LimitName {
  value: bigint | null;
  rise: bigint | null;
  rise_ready_at: Date | null;
  rise_expires_at: Date | null;
}

function pendingOf({ rise, rise_ready_at, rise_expires_at }: Row): PendingRise | null {
  if (!rise_ready_at || !rise_expires_at) return null;
  return { value: rise, readyAt: rise_ready_at.getTime(), expiresAt: rise_expires_at.getTime() };
}

/** Every limit that a member has or had; a rise that has lapsed is still beside it. */
export async function storedLimits(db: Db, accountId: number): Promise<StoredLimit[]> {
  const rows = await db
    .selectFrom('player_limit')
    .select(['kind', 'frame', 'value', 'rise', 'rise_ready_at', 'rise_expires_at'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    frame: row.frame,
    limit: row.value,
    pending: pendingOf(row),
  }));
}

/** Makes bets, deposits and changes of limits of one member follow one another until the transaction ends. */
export const lockLimits = async (db: Db, accountId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(limit_lock(${accountId}))`.execute(db);
};

export interface Standing extends LimitName {
  /** 0.0001 yuan, or seconds. */
  used: bigint;
  /** Null without a limit. */
  remaining: bigint | null;
  resetsAt: Date | null;
}

/** How limits of these values stand; null is none, whose use is counted all the same. In the order given. */
export async function standingsOf(
  db: Db,
  accountId: number,
  at: Date,
  limits: readonly (LimitName & { value: bigint | null })[],
): Promise<Standing[]> {
  const asked = limits.map(({ kind, frame, value }) => ({
    by: '',
    kind,
    frame,
    value: value === null ? null : Number(value),
  }));
  const { rows } = await sql<LimitName & { used: bigint; remaining: bigint | null; resets_at: Date | null }>`
    SELECT kind, frame, used, remaining, resets_at FROM limit_standings(${accountId}, ${at}, ${JSON.stringify(asked)}::jsonb)`.execute(
    db,
  );
  const byName = new Map(rows.map((row) => [`${row.kind} ${row.frame}`, row]));
  return limits.map(({ kind, frame }) => {
    const { used, remaining, resets_at } = byName.get(`${kind} ${frame}`)!;
    return { kind, frame, used, remaining, resetsAt: resets_at };
  });
}
