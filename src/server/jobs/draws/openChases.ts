// The step that opens chases: the orders of a chase for a period are placed when the period begins, and those of one that has ended go back before any draw.
import { sql } from 'kysely';
import type pg from 'pg';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { isBlocked } from '../../account/accounts.ts';
import { inStation } from '../../db/stationTransaction.ts';
import { sendMessage } from '../../messages/sendMessage.ts';
import { wordsOf } from '../../messages/templates.ts';
import { giveBack } from '../../play/revoke.ts';
import { lotteryNames } from '../../play/terms.ts';
import { stopChase } from '../../protection/stopChase.ts';
import { type DueStations, stationsOfAny, stationsWith } from '../due/due.ts';

/** Chases in a transaction; each opens one period, of a basket at the most. */
const chasesAtOnce = 20;

/** Stations with chases to open, to halt, to stop, or to give back. */
export const chasesDue = (at: Date): DueStations =>
  stationsOfAny(
    stationsWith('chase_back', {}),
    stationsWith('chase_rest', {
      kept: sql`t.opens_at IS NOT NULL`,
      due: sql`(t.opens_at <= ${at} OR t.halted_at IS NOT NULL)`,
    }),
    stationsWith('account', {
      kept: sql`t.play_blocked_until IS NOT NULL`,
      due: sql`t.play_blocked_until > ${at} AND EXISTS (SELECT FROM chase_rest r
        WHERE r.station = t.station AND r.account_id = t.id AND r.opens_at IS NOT NULL AND r.halted_at IS NULL)`,
    }),
  );

/**
 * Opens every period that has begun by `at` of the chases of a station, the oldest first; also those that began while nobody was there. Gives back
 * what ended chases have left to give back, and stops those of which a limit has kept a period from being placed, and those of members who are blocked for play. What a process leaves undone the next one does: a chase keeps how far it is in the transaction that stores its orders. `stationLimits` are those of the station as JSON, null for none. False where it was stopped before the end.
 */
export async function openChases(
  pool: pg.Pool,
  station: string,
  stationLimits: string | null,
  at: Date,
  isStopped: () => boolean,
): Promise<boolean> {
  while (!isStopped()) {
    // Giving back is first, as in chase_stop(): it locks accounts, and opening locks chases.
    const { rows } = await inStation(pool, station, (db) =>
      sql<{ isLeft: boolean; blocked: number; isHalted: boolean; count: number }>`
        SELECT ${giveBack()} AS "isLeft", chase_halt(${at}) AS blocked, EXISTS (SELECT FROM chase_rest WHERE opens_at IS NOT NULL AND halted_at IS NOT NULL) AS "isHalted",
          chase_open(${at}, ${chasesAtOnce}, NULL, ${stationLimits}::jsonb) AS count`.execute(db),
    );
    const { isLeft, blocked, isHalted, count } = rows[0]!;
    if (isHalted) await stopHalted(pool, station, stationLimits, at);
    if (!isLeft && blocked === 0 && !isHalted && count === 0) return true;
  }
  return false;
}

/**
 * Stops the chases that a limit or a block has halted, each in a transaction of its own: what they hold goes back, and their members read why. The letter about
 * a block has said so already.
 */
async function stopHalted(
  pool: pg.Pool,
  station: string,
  stationLimits: string | null,
  at: Date,
): Promise<void> {
  const halted = await inStation(pool, station, (db) =>
    db
      .selectFrom('chase_rest as r')
      .innerJoin('account as a', 'a.id', 'r.account_id')
      .select(['r.chase_id', 'r.account_id', 'r.lot_code', 'r.held', 'a.play_blocked_until'])
      .where('r.opens_at', 'is not', null)
      .where('r.halted_at', 'is not', null)
      .orderBy('r.chase_id')
      .execute(),
  );
  for (const { chase_id: chase, account_id: receiverId, lot_code: lotCode, held, ...member } of halted)
    await inStation(pool, station, async (db) => {
      const { rows } = await sql<{ isStopped: boolean }>`
        SELECT ${stopChase(sql.ref('c.id'), 'stopped', at, stationLimits)} IS NOT NULL AS "isStopped"
          FROM chase_plan c WHERE c.id = ${chase}::bigint AND c.status = 'running'`.execute(db);
      // Its owner, or a win, may have ended it meanwhile.
      if (rows.length === 0 || isBlocked(member.play_blocked_until, at)) return;
      const [inChinese, inEnglish] = [await lotteryNames(db, 'zh-CN'), await lotteryNames(db, 'en')];
      const values = {
        lottery: { 'zh-CN': inChinese(lotCode), en: inEnglish(lotCode) },
        amount: formatYuan(held),
        time: formatMoment(at),
      };
      const words = await wordsOf(db, 'chase-stopped', values);
      await sendMessage(db, {
        station,
        kind: 'notice',
        to: { audience: 'one', receiverId },
        ...words,
        now: at,
      });
    });
}
