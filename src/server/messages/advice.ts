// Advice of members: giving it, a page of one's own, and the station's answer, of which the member hears by a message.
import type { Selectable } from 'kysely';
import { saveAdviceLimits } from '#contract/advice.generated.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { AdviceTable } from '../db/tables.ts';
import type { Settings } from '../settings.ts';
import { cleanText, consumeDay, type Writer } from './playerMessage.ts';
import { sendMessage } from './sendMessage.ts';
import { wordsOf } from './templates.ts';

export type Advice = Selectable<AdviceTable>;

/** Gives the station advice and returns its number. */
export async function giveAdvice(
  db: Db,
  writer: Writer,
  advice: Pick<Advice, 'type' | 'content'>,
  now: Date,
  settings: Settings,
): Promise<bigint> {
  const content = cleanText(advice.content, 'content', saveAdviceLimits.content);
  await consumeDay(db, writer, 'advice', now, settings.adviceADay);
  const { id } = await db
    .insertInto('advice')
    .values({
      station: writer.station,
      account_id: writer.accountId,
      type: advice.type,
      content,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A page of a member's own advice, newest first. */
export async function advicePage(
  db: Db,
  accountId: number,
  before: bigint | undefined,
  size: number,
): Promise<Advice[]> {
  const own = db.selectFrom('advice').selectAll().where('account_id', '=', accountId);
  return (before === undefined ? own : own.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}

/** Advice that nobody has answered, oldest first; that after a number where one is named. */
export const openAdvice = (db: Db, limit: number, after = 0n): Promise<(Advice & { account: string })[]> =>
  db
    .selectFrom('advice')
    .innerJoin('account', 'account.id', 'advice.account_id')
    .selectAll('advice')
    .select('account.name as account')
    .where('advice.answered_at', 'is', null)
    .where('advice.id', '>', after)
    .orderBy('advice.id')
    .limit(limit)
    .execute();

/** Answers advice once; false where it is not there or was answered before. */
export async function answerAdvice(
  { db, station, now }: StationWork,
  id: bigint,
  answer: string,
): Promise<boolean> {
  const row = await db
    .updateTable('advice')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning(['account_id', 'content'])
    .executeTakeFirst();
  if (!row) return false;
  await sendMessage(db, {
    station,
    kind: 'advice',
    to: { audience: 'one', receiverId: row.account_id },
    ...(await wordsOf(db, 'advice-answered', { advice: row.content, answer })),
    now,
  });
  return true;
}
