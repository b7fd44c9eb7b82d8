// The security question: its tickets at the log-in on a new device, its answer, and which changes wait for an answer.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Account, PasswordDeps } from './accounts.ts';
import { attemptsOf, lockKey, recordAttempt } from './rateLimit.ts';
import { randomSecret, sha256 } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/** Questions to choose from; the texts are server.question.<id>. Ids are stored: never renumber. */
export const questionIds = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type QuestionId = (typeof questionIds)[number];

export const isQuestionId = (id: number): id is QuestionId => questionIds.some((known) => known === id);

/** An answer for comparing: without blanks, capitals and character width, which people do not remember. */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** What tickets are issued and redeemed with; the context of a call has it all. */
interface TicketDeps {
  db: Db;
  visitor: Visitor;
  now: Date;
  settings: Settings;
}

/** Issues a ticket to a visitor who gave the right password and has yet to answer the question. It is valid for this visitor and a short time. */
export async function makeTicket(
  { db, station, visitor, now, settings }: TicketDeps & { station: { code: string } },
  accountId: number,
): Promise<string> {
  const ticket = randomSecret();
  await db
    .insertInto('question_ticket')
    .values({
      ticket_hash: sha256(ticket),
      station: station.code,
      account_id: accountId,
      visitor_hash: visitor.hash,
      expires_at: new Date(now.getTime() + settings.questionSeconds * 1000),
    })
    .execute();
  return ticket;
}

/** Whose question is asked: at the second step of a log-in that of a ticket, otherwise that of whoever is logged in. */
export interface Asked {
  accountId: number;
  questionId: QuestionId;
  answerHash: string | null;
  /** Wrong answers that are left, of the account's hour and of the ticket; 0 where no answer is looked at. */
  triesLeft: number;
}

/** Under which key wrong answers are counted, wherever they were given. */
export const answerKey = (accountId: number): string => `answer ${accountId}`;

const triesLeftOf = async ({ db, now, settings }: Omit<TicketDeps, 'visitor'>, accountId: number) =>
  Math.max(0, settings.confirmTriesAnHour - (await attemptsOf(db, answerKey(accountId), now, 3600)));

/** The account of a valid ticket. Refuses any other with code `ticketOver`: the player has to log in again. */
export async function askedByTicket(deps: TicketDeps, ticket: string): Promise<Asked> {
  const { db, visitor, now, settings } = deps;
  const row = await db
    .selectFrom('question_ticket')
    .innerJoin('account', 'account.id', 'question_ticket.account_id')
    .select(['account.id', 'account.question_id', 'account.answer_hash', 'question_ticket.tries'])
    .where('ticket_hash', '=', sha256(ticket))
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.questionTries)
    .where('account.state', '<>', 'disabled')
    .executeTakeFirst();
  if (!row || row.question_id === null || !isQuestionId(row.question_id))
    throw new Refusal('server.ticketOver', { code: 'ticketOver' });
  const triesLeft = Math.min(settings.questionTries - row.tries, await triesLeftOf(deps, row.id));
  return { accountId: row.id, questionId: row.question_id, answerHash: row.answer_hash, triesLeft };
}

const questionUnset = () => new Refusal('server.questionUnset', { code: 'questionUnset' });

/** The question of whoever is logged in. Refuses with code `questionUnset` who has none. */
export async function askedOfAccount(
  deps: Omit<TicketDeps, 'visitor'>,
  account: Pick<Account, 'id' | 'question_id' | 'answer_hash'>,
): Promise<Asked> {
  if (account.question_id === null || !isQuestionId(account.question_id)) throw questionUnset();
  return {
    accountId: account.id,
    questionId: account.question_id,
    answerHash: account.answer_hash,
    triesLeft: await triesLeftOf(deps, account.id),
  };
}

/**
 * Refuses a wrong answer at its field and counts it, and every answer once too many were wrong within an hour. The caller's transaction holds
 * `answerKey()` locked from before it asked, so that two answers are never counted as one; `onWrong` writes what else counts it.
 */
export async function confirmAnswer(
  { db, now, hashing, station }: Omit<PasswordDeps, 'settings'> & { station: { code: string } },
  { accountId, answerHash, triesLeft }: Asked,
  answer: string,
  onWrong?: () => Promise<unknown>,
): Promise<void> {
  const throttled = (keep: boolean) =>
    new Refusal('server.confirmThrottled', {
      code: 'throttled',
      field: 'answer',
      limit: 'confirmTriesAnHour',
      keep,
    });
  if (triesLeft === 0) throw throttled(false);
  if (await hashing.verify(plainAnswer(answer), answerHash)) return;
  await recordAttempt({ db, station: station.code, now }, [answerKey(accountId)]);
  await onWrong?.();
  if (triesLeft === 1) throw throttled(true);
  throw new Refusal('server.wrongAnswer', {
    code: 'wrongAnswer',
    field: 'answer',
    values: { left: triesLeft - 1 },
    keep: true,
  });
}

/** Makes answers about one account follow one another. */
export const lockAnswers = (db: Db, station: { code: string }, accountId: number): Promise<void> =>
  lockKey(db, station.code, answerKey(accountId));

/** Whose session it is, and the context's rest that a guarded change is looked at with. */
interface GuardDeps {
  db: Db;
  station: StationFacts;
  now: Date;
  settings: Settings;
  player: { id: bigint };
}

/** Writes down that the player of this session knows the answer. */
export async function markAnswered({
  db,
  now,
  player,
}: Omit<GuardDeps, 'station' | 'settings'>): Promise<void> {
  await db.updateTable('session').set({ answered_at: now }).where('id', '=', player.id).execute();
}

/**
 * Refuses a change of what guards money where the station demands an answer before it and this session has given none of late (`questionSeconds`):
 * with code `questionRequired`, or with `questionUnset` who has no question yet. Looked at before any password, so that none is tried in vain. The
 * caller's transaction holds the account's row (accountOf): support may clear the question.
 */
export async function requireAnswer(
  { db, station, now, settings, player }: GuardDeps,
  { question_id }: Pick<Account, 'question_id'>,
): Promise<void> {
  if (!station.onOff.questionOnChange) return;
  if (question_id === null) throw questionUnset();
  const { answered_at: at } = await db
    .selectFrom('session')
    .select('answered_at')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (at === null || now.getTime() - at.getTime() >= settings.questionSeconds * 1000)
    throw new Refusal('server.questionRequired', { code: 'questionRequired' });
}
