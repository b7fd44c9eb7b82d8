// Whether a member has answered the question about limits and has looked at them lately, and what refuses a deposit until then.
import { monthsAfter } from '#rules/protection/instants.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Station } from '#station/station.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Changer } from './changeLimits.ts';

export interface LimitQuestion {
  isAnswered: boolean;
  reminderDue: boolean;
}

/** What is known of a member's question and reminder at a moment. Whoever has a limit has answered; where one on deposits is required, nothing else is an answer. */
export async function limitQuestionOf(
  db: Db,
  station: Station,
  accountId: number,
  now: Date,
): Promise<LimitQuestion> {
  const { required, reminderMonths } = protectionOf(station).limits;
  const row = await db
    .selectFrom('player_limit_answer')
    .select(['answered_at', 'reviewed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const limits = await db
    .selectFrom('player_limit')
    .select(['kind', 'value', 'changed_at'])
    .where('account_id', '=', accountId)
    .execute();
  const held = limits.filter(({ value }) => value !== null);
  const seen = [row?.answered_at, row?.reviewed_at, ...limits.map(({ changed_at }) => changed_at)]
    .filter((at) => at != null)
    .map((at) => at.getTime());
  return {
    isAnswered: required
      ? held.some(({ kind }) => kind === 'deposit')
      : row?.answered_at != null || limits.length > 0,
    reminderDue:
      reminderMonths > 0 &&
      seen.length > 0 &&
      now.getTime() >= monthsAfter(Math.max(...seen), reminderMonths),
  };
}

/** Refuses a deposit of a member who has not answered, where the station asks. */
export async function requireAnswer(db: Db, station: Station, accountId: number, now: Date): Promise<void> {
  const { ask, required } = protectionOf(station).limits;
  if (ask === 'never') return;
  const { isAnswered } = await limitQuestionOf(db, station, accountId, now);
  if (!isAnswered)
    throw new Refusal(required ? 'server.limit.askRequired' : 'server.limit.ask', { code: 'LIMIT_ASK' });
}

export type LimitAnswer = 'accept' | 'decline' | 'reviewed';

/** Keeps an answer, and that limits were looked at. Refuses to accept without a limit, and to decline where one on deposits is required. */
export async function answerQuestion(changer: Changer, answer: LimitAnswer): Promise<LimitQuestion> {
  const { db, station, accountId, now } = changer;
  const { required } = protectionOf(station).limits;
  const before = await limitQuestionOf(db, station, accountId, now);
  if (answer === 'decline' && required && !before.isAnswered)
    throw new Refusal('server.limit.askRequired', { code: 'LIMIT_REQUIRED', field: 'answer' });
  if (answer === 'accept') {
    const held = await db
      .selectFrom('player_limit')
      .select('kind')
      .where('account_id', '=', accountId)
      .where('value', 'is not', null)
      .executeTakeFirst();
    if (!held) throw new Refusal('server.limit.reason.NONE_SET', { code: 'NONE_SET', field: 'answer' });
  }
  const row = {
    ...(answer !== 'reviewed' && { answer, answered_at: now }),
    reviewed_at: now,
  };
  await db
    .insertInto('player_limit_answer')
    .values({ station: station.code, account_id: accountId, ...row })
    .onConflict((known) => known.columns(['station', 'account_id']).doUpdateSet(row))
    .execute();
  await db
    .insertInto('player_limit_change')
    .values({ station: station.code, account_id: accountId, at: now, event: answer, result: 'answered' })
    .execute();
  return limitQuestionOf(db, station, accountId, now);
}
