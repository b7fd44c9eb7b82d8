// What a ladder would do to the members who are there: how many would stand on which level once they next deposit or bet, and what that would give.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { LevelStep, LevelTerms } from '#rules/protection/levels.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** What is foreseen for a level; 0.0001 yuan. */
export interface ForeseenRise {
  readonly level: number;
  readonly members: number;
  readonly bonuses: bigint;
}

export interface ForeseenLadder extends Pick<LevelTerms, 'mode'> {
  /** Without the first level, which everybody has. */
  readonly levels: readonly (Pick<LevelStep, 'deposit' | 'bet' | 'gift'> & { readonly level: number })[];
  readonly isHeldAtStart: boolean;
}

/** Every paid deposit of a large station is added up: who waits for a plan waits no longer than this. */
const patienceMs = 5_000;
const canceled = '57014';

/**
 * Who would rise, by the level they would rise to, from the lowest; null where it takes too long to say. Codes of bonuses that were given are not given
 * again. What waits to be counted for seconds is not among it.
 */
export async function foreseenRises(
  db: Db,
  { mode, levels, isHeldAtStart }: ForeseenLadder,
  patience = patienceMs,
): Promise<readonly ForeseenRise[] | null> {
  const column = (name: 'deposit' | 'bet' | 'gift') => levels.map((level) => String(level[name]));
  const query = sql<ForeseenRise>`
    WITH rung AS MATERIALIZED (
      SELECT * FROM unnest(${levels.map(({ level }) => level)}::smallint[], ${column('deposit')}::bigint[], ${column('bet')}::bigint[],
        ${column('gift')}::bigint[]) AS x(level, deposit, bet, gift)),
    deposited AS MATERIALIZED (
      SELECT o.account_id, sum(o.paid) AS paid FROM deposit_order o WHERE o.status = ${sql.lit(DepositStatus.paid)} GROUP BY o.account_id),
    member AS MATERIALIZED (
      SELECT a.id, s.account_id IS NULL AS is_new, greatest(a.level, s.top) AS top,
          CASE WHEN s.account_id IS NULL THEN coalesce(p.paid, 0) ELSE s.deposits END AS deposits,
          CASE WHEN s.account_id IS NULL THEN coalesce(t.valid + t.cleared, 0) ELSE s.bets END AS bets
        FROM account a LEFT JOIN level_standing s ON s.account_id = a.id LEFT JOIN turnover t ON t.account_id = a.id
          LEFT JOIN deposited p ON p.account_id = a.id
        WHERE a.role <> 'trial'),
    risen AS MATERIALIZED (
      SELECT m.*, r.level FROM member m CROSS JOIN LATERAL (
        SELECT max(x.level) AS level FROM rung x WHERE CASE ${mode} WHEN 'both' THEN m.deposits >= x.deposit AND m.bets >= x.bet
          ELSE x.deposit > 0 AND m.deposits >= x.deposit OR x.bet > 0 AND m.bets >= x.bet END) r
        WHERE r.level > m.top)
    SELECT r.level, count(DISTINCT r.id)::int AS members, coalesce(sum(x.gift) FILTER (WHERE g.code IS NULL), 0)::bigint AS bonuses
      FROM risen r LEFT JOIN rung x ON x.level > r.top AND x.level <= r.level AND NOT (${isHeldAtStart}::boolean AND r.is_new)
        LEFT JOIN level_gift g ON g.account_id = r.id AND g.code = 'level:' || x.level
      GROUP BY r.level ORDER BY r.level`;
  await sql`SAVEPOINT foreseen`.execute(db);
  try {
    await sql`SELECT set_config('statement_timeout', ${String(patience)}, true)`.execute(db);
    return (await query.execute(db)).rows;
  } catch (error) {
    if ((error as { code?: string }).code !== canceled) throw error;
    return null;
  } finally {
    // The patience of whoever asked is back with it.
    await sql`ROLLBACK TO SAVEPOINT foreseen`.execute(db);
  }
}
