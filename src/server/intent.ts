// Owns intents: the first answer to a confirmed intent is kept with its effect, and every repeat gets that answer.
import { type CompiledQuery, sql } from 'kysely';
import { intentHeader } from '#contract/boot.ts';
import type { Envelope } from '#contract/call.ts';
import type { CallId } from '#contract/calls.generated.ts';
import type { Db } from './db/stationTransaction.ts';
import { Refusal } from './refusal.ts';
import { keyed } from './secret.ts';
import type { Session } from './session.ts';
import type { Visitor } from './visitor.ts';

/** An intent that is ours to answer. */
export interface Intent {
  station: string;
  owner: string;
  call: CallId;
  id: string;
}

/** What was answered the first time, and the session that answer opened. */
export interface FirstAnswer {
  answer: Envelope;
  sessionId: bigint | null;
}

/**
 * Claims an intent for this transaction, or gives its first answer; waits while another transaction holds it. Belongs
 * to the account of the session given, to the visitor otherwise. Refuses a missing id, and a known one with another
 * request. The request's fingerprint is keyed: it may hold a password.
 */
export async function claimIntent(
  db: Db,
  station: string,
  call: CallId,
  id: string | undefined,
  session: Session | null,
  visitor: Visitor,
  request: object,
  now: Date,
): Promise<Intent | FirstAnswer> {
  if (id === undefined || !/^[\w-]{8,64}$/.test(id))
    throw new Refusal('server.intentMissing', { code: 'intentMissing', values: { header: intentHeader } });
  const owner = session ? `account ${session.accountId}` : `visitor ${visitor.hash.toString('hex')}`;
  const bodyHash = keyed(visitor.secret, 'intent', JSON.stringify(Object.entries(request).sort()));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('intent')
    .values({ station, owner, call, id, body_hash: bodyHash, at: now })
    .onConflict((clash) => clash.columns(['station', 'owner', 'call', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { station, owner, call, id };
  const first = await db
    .selectFrom('intent')
    .select(['body_hash', 'answer', 'session_id'])
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!first.body_hash.equals(bodyHash)) throw new Refusal('server.intentReused', { code: 'intentReused' });
  return { answer: first.answer as Envelope, sessionId: first.session_id };
}

/** The statement that keeps an answer, for the transaction of its effect. */
export const answerKept = (
  db: Db,
  { owner, call, id }: Intent,
  answer: Envelope,
  sessionId: bigint | null,
): CompiledQuery =>
  sql`UPDATE intent SET answer = ${JSON.stringify(answer)}, session_id = ${sessionId}
    WHERE owner = ${owner} AND call = ${call} AND id = ${id}`.compile(db);
