// What is said of a member's level: where it stands, what is missing, what was given, and each rise and fall with its reason.
import { type Selectable, sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { monthOf } from '#rules/protection/levelClaims.ts';
import { LevelProgress, nextLevel } from '#rules/protection/levels.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { LevelChangeTable } from '../../db/tables.ts';
import type { LevelGift } from './gifts.ts';
import { type Ladder, levelAt, rankOf } from './ladder.ts';

/** In levels as accounts have them, and 0.0001 yuan. */
export interface MemberLevel {
  readonly level: number;
  readonly top: number;
  readonly deposits: bigint;
  readonly bets: bigint;
  /** Bets of this month. */
  readonly monthBets: bigint;
  readonly next: {
    readonly level: number;
    readonly missingDeposit: bigint;
    readonly missingBet: bigint;
  } | null;
  readonly keep: { readonly needed: bigint; readonly missing: bigint } | null;
  readonly regain: { readonly level: number; readonly missing: bigint } | null;
}

interface Kept {
  level: number;
  top: number | null;
  deposits: bigint;
  bets: bigint;
  spared: string | null;
  month_bets: bigint;
}

/** What waits to be counted is in it already; a rise by it comes within seconds. */
export async function memberLevelOf(
  db: Db,
  ladder: Ladder,
  accountId: number,
  now: Date,
): Promise<MemberLevel> {
  const month = monthOf(now.getTime());
  const { rows } = await sql<Kept>`
    SELECT a.level, s.top, to_char(s.spared, 'YYYY-MM') AS spared,
        CASE WHEN s.account_id IS NULL THEN (SELECT coalesce(sum(o.paid), 0)::bigint FROM deposit_order o WHERE o.account_id = a.id AND o.status = ${sql.lit(DepositStatus.paid)})
          ELSE s.deposits + coalesce(w.deposit, 0) END AS deposits,
        CASE WHEN s.account_id IS NULL THEN (SELECT coalesce(sum(t.valid + t.cleared), 0)::bigint FROM turnover t WHERE t.account_id = a.id)
          ELSE s.bets + coalesce(w.bet, 0) END AS bets,
        coalesce(w.month_bet, 0) + (SELECT coalesce(sum(d.bet), 0)::bigint FROM level_day d
          WHERE d.account_id = a.id AND to_char(d.day, 'YYYY-MM') = ${month}) AS month_bets
      FROM account a LEFT JOIN level_standing s ON s.account_id = a.id
        LEFT JOIN LATERAL (SELECT sum(e.deposit)::bigint AS deposit, sum(e.bet)::bigint AS bet,
            (sum(e.bet) FILTER (WHERE to_char(beijing_day(e.at), 'YYYY-MM') = ${month}))::bigint AS month_bet
          FROM level_waiting(ARRAY[a.id]) e) w ON true
      WHERE a.id = ${accountId}`.execute(db);
  const [row] = rows as [Kept];
  const level = rankOf(ladder, row.level);
  const top = Math.max(level, rankOf(ladder, row.top ?? 0));
  const { deposits, bets, spared, month_bets: monthBets } = row;
  const start = { level, top, deposits, bets, month, spared, monthBets: new Map([[month, monthBets]]) };
  const progress = new LevelProgress(ladder.terms, null, start);
  const next = nextLevel(ladder.terms, start);
  const regain = progress.regainIn(month);
  return {
    level: row.level,
    top: levelAt(ladder, top),
    deposits,
    bets,
    monthBets,
    next: next && { ...next, level: levelAt(ladder, next.level) },
    keep: progress.keepIn(month),
    regain: regain && { ...regain, level: levelAt(ladder, regain.level) },
  };
}

/** The latest first. */
export const levelChangesOf = (
  db: Db,
  accountId: number,
  most: number,
): Promise<Selectable<LevelChangeTable>[]> =>
  db
    .selectFrom('level_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The latest first. */
export const levelGiftsOf = (db: Db, accountId: number, most: number): Promise<LevelGift[]> =>
  db
    .selectFrom('level_gift')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('code')
    .limit(most)
    .execute();

/**
 * Notes a level that staff have given before it is given: it counts as held. Nothing of a station without a ladder.
 */
export async function noteGivenLevel(
  db: Db,
  { station, id, from, to }: { station: string; id: number; from: number; to: number },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ deposits: bigint; bets: bigint }>`
    UPDATE level_standing SET top = greatest(top, ${to}::smallint), spared = ${`${monthOf(now.getTime())}-01`}::date
      WHERE account_id = ${id} RETURNING deposits, bets`.execute(db);
  const [kept] = rows;
  if (!kept) return;
  await db
    .insertInto('level_change')
    .values({
      station,
      account_id: id,
      at: now,
      from_level: from,
      level: to,
      why: 'given',
      ...kept,
      month_bets: 0n,
    })
    .execute();
}
