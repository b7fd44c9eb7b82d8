// Owns the second step of a log-in on a new device: the security question, its tickets and its answer.
import type { CallContext } from '../pipeline/handle.ts';
import { Refusal } from '../refusal.ts';
import { randomSecret, sha256 } from './tokens.ts';

/** Questions to choose from; the texts are server.question.<id>. Ids are stored: never renumber. */
export const questionIds = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type QuestionId = (typeof questionIds)[number];

export const isQuestionId = (id: number): id is QuestionId => questionIds.some((known) => known === id);

/** People do not remember blanks, capitals and width. */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** A ticket for one who gave the right password and has the answer to give. Good for this visitor, for a short time. */
export async function makeTicket(
  { db, station, visitor, now, settings }: CallContext<unknown>,
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

/** The account behind a ticket that still counts. Refuses others with code `ticketOver`: the log-in begins anew. */
export async function accountOfTicket(
  { db, visitor, now, settings }: CallContext<unknown>,
  ticket: string,
): Promise<{ accountId: number; questionId: number; answerHash: string | null }> {
  const row = await db
    .selectFrom('question_ticket')
    .innerJoin('account', 'account.id', 'question_ticket.account_id')
    .select(['account.id', 'account.question_id', 'account.answer_hash'])
    .where('ticket_hash', '=', sha256(ticket))
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.questionTries)
    .where('account.state', '<>', 'disabled')
    .executeTakeFirst();
  if (!row || row.question_id === null) throw new Refusal('server.ticketOver', { code: 'ticketOver' });
  return { accountId: row.id, questionId: row.question_id, answerHash: row.answer_hash };
}
