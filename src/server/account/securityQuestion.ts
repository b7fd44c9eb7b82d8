// Owns the second step of a log-in on a new device: the security question, its tickets and its answer.
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
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

/** The account of a valid ticket. Refuses any other with code `ticketOver`: the player has to log in again. */
export async function accountOfTicket(
  { db, visitor, now, settings }: TicketDeps,
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
