// The letter that each member gets whose bets a correction has settled again: old and new draw, what was taken and given, what is still owed.
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { formatYuan } from '#values/money.ts';
import type { StationWork } from '../db/stationTransaction.ts';
import { sendMessage, textInAll } from '../messages/sendMessage.ts';
import { wordsOf } from '../messages/templates.ts';
import type { Correction } from './corrections.ts';
import { lotteryNames } from './terms.ts';

const numbers = (draw: readonly number[]): string => draw.join(', ');

/**
 * Writes at most so many letters that are missing, each in the transaction that notes it; to members for whom money moved. Returns how many; 0 where
 * all are written.
 */
export async function writeLetters(
  { db, station, now }: StationWork,
  correction: Correction,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ account_id: number; taken: bigint; given: bigint; owed: bigint }>`
    SELECT x.*, coalesce((SELECT -d.balance FROM ledger_account d WHERE d.owner_id = x.account_id AND d.kind = 'debt' AND d.book = 'real'), 0)::bigint AS owed
      FROM (SELECT r.account_id, sum(r.payout + r.rebate)::bigint AS taken, sum(o.payout + o.rebate)::bigint AS given
        FROM bet_rollback r JOIN bet_order o ON o.id = r.order_id AND o.book = 'real'
        WHERE r.correction_id = ${correction.id}
          AND NOT EXISTS (SELECT FROM correction_letter l WHERE l.correction_id = r.correction_id AND l.account_id = r.account_id)
        GROUP BY r.account_id HAVING sum(r.payout + r.rebate + o.payout + o.rebate) > 0 ORDER BY r.account_id LIMIT ${most}) x`.execute(
    db,
  );
  if (rows.length === 0) return 0;
  const [inChinese, inEnglish] = [await lotteryNames(db, 'zh-CN'), await lotteryNames(db, 'en')];
  const lottery: LocalText = { 'zh-CN': inChinese(correction.lot_code), en: inEnglish(correction.lot_code) };
  for (const { account_id: accountId, taken, given, owed } of rows) {
    const values = {
      lottery,
      period: correction.qi_hao,
      oldDraw: numbers(correction.old_draw),
      newDraw: correction.new_draw ? numbers(correction.new_draw) : textInAll('server.message.drawCancelled'),
      taken: formatYuan(taken),
      given: formatYuan(given),
      reason: correction.reason,
    };
    const messageId = await sendMessage(db, {
      station,
      kind: 'notice',
      to: { audience: 'one', receiverId: accountId },
      ...(owed > 0n
        ? await wordsOf(db, 'draw-corrected-debt', { ...values, owed: formatYuan(owed) })
        : await wordsOf(db, 'draw-corrected', values)),
      now,
    });
    await db
      .insertInto('correction_letter')
      .values({ station, correction_id: correction.id, account_id: accountId, message_id: messageId })
      .execute();
  }
  return rows.length;
}
