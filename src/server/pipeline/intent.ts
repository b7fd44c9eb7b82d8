// Intents (idempotency keys): the first answer to an intent is stored with its effect, and every repeat gets that answer.
import { type CompiledQuery, sql } from 'kysely';
import { intentHeader } from '#contract/boot.ts';
import type { Envelope } from '#contract/call.ts';
import type { CallId } from '#contract/calls.generated.ts';
import type { Session } from '../account/session.ts';
import { keyed } from '../account/tokens.ts';
import type { Visitor } from '../account/visitor.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';

/** One action of a player, however often it is sent. */
export interface Intent {
  station: string;
  owner: string;
  call: CallId;
  id: string;
  /** The request's fingerprint, keyed: it may hold a password. */
  bodyHash: Buffer;
}

/** The first answer, what the database added to it, and the session that it opened. */
export interface FirstAnswer {
  answer: Envelope;
  result: object | null;
  sessionId: bigint | null;
}

/** The intent of a call. It belongs to the account of the session given, otherwise to the visitor. Refuses a missing id. */
export function intentOf(
  { station, call, id }: { station: string; call: CallId; id: string | undefined },
  session: Session | null,
  visitor: Visitor,
  request: object,
): Intent {
  if (id === undefined || !/^[\w-]{8,64}$/.test(id))
    throw new Refusal('server.intentMissing', { code: 'intentMissing', values: { header: intentHeader } });
  const owner = session ? `account ${session.accountId}` : `visitor ${visitor.hash.toString('hex')}`;
  const bodyHash = keyed(visitor.secret, 'intent', JSON.stringify(Object.entries(request).sort()));
  return { station, owner, call, id, bodyHash };
}

/** A new row of the table. */
export type Claim = Intent & { at: Date; answer: string | null };

const claimIfFree = preparedQuery((db, { station, owner, call, id, bodyHash, at, answer }: Claim) =>
  db
    .insertInto('intent')
    .values({ station, owner, call, id, body_hash: bodyHash, at, answer })
    .onConflict((clash) => clash.columns(['station', 'owner', 'call', 'id']).doNothing())
    .compile(),
);

/** Claims an intent for this transaction, with its answer where that is known; waits while another transaction holds it. Returns whether it succeeded. */
export async function claimIntent(db: Db, intent: Intent, now: Date, answer?: Envelope): Promise<boolean> {
  const { numAffectedRows } = await db.executeQuery(
    claimIfFree({ ...intent, at: now, answer: answer ? JSON.stringify(answer) : null }),
  );
  return numAffectedRows === 1n;
}

/**
 * Keeps an intent of a visitor to this transaction, without a row: a refusal that changes nothing leaves none either, or anybody could fill the disk
 * with them. Waits while another transaction has it. Returns whether it has no answer yet.
 */
export async function reserveIntent(db: Db, intent: Intent): Promise<boolean> {
  const key = `${intent.owner} ${intent.call} ${intent.id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  return !(await isAnswered(db, intent));
}

/** Whether this transaction has changed anything so far. */
export async function hasWritten(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    written: boolean;
  }>`SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS written`.execute(db);
  return rows[0]!.written;
}

/** Whether a transaction failed because its intent has an answer already. */
export const isTaken = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'intent_pkey' ||
  (error as { code?: string }).code === 'IN001';

/** Whether an intent has an answer already, to whatever request. */
export async function isAnswered(db: Db, { owner, call, id }: Intent): Promise<boolean> {
  const row = await db
    .selectFrom('intent')
    .select('id')
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Where commits wait for a second machine, this makes one of a transaction that would only read: it waits until everything before it is there,
 * which may be the effect whose answer was lost in that very wait (db/pool.ts).
 */
const confirmed = sql<null>`CASE WHEN current_setting('synchronous_standby_names') <> '' THEN pg_logical_emit_message(true, 'answered', '') END`;

/** The first answer to an intent that was claimed before. Refuses an intent that came with another request. */
export async function firstAnswer(db: Db, { owner, call, id, bodyHash }: Intent): Promise<FirstAnswer> {
  const first = await db
    .selectFrom('intent')
    .select(['body_hash', 'answer', 'result', 'session_id', confirmed.as('confirmed')])
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!first.body_hash.equals(bodyHash)) throw new Refusal('server.intentReused', { code: 'intentReused' });
  return { answer: first.answer as Envelope, result: first.result, sessionId: first.session_id };
}

const keep = preparedQuery(
  (db, { owner, call, id, answer, sessionId }: Intent & { answer: string; sessionId: bigint | null }) =>
    sql`UPDATE intent SET answer = ${answer}, session_id = ${sessionId}
      WHERE owner = ${owner} AND call = ${call} AND id = ${id}`.compile(db),
);

const keepReserved = preparedQuery(
  (db, { station, owner, call, id, bodyHash, at, answer, sessionId }: Claim & { sessionId: bigint | null }) =>
    db
      .insertInto('intent')
      .values({ station, owner, call, id, body_hash: bodyHash, at, answer, session_id: sessionId })
      .compile(),
);

/** The statement that stores the answer to an intent that was only reserved. */
export const answerOfReserved = (
  intent: Intent,
  answer: Envelope,
  sessionId: bigint | null,
  at: Date,
): CompiledQuery => keepReserved({ ...intent, at, answer: JSON.stringify(answer), sessionId });

/** The statement that stores an answer, for the transaction of its effect. */
export const answerKept = (intent: Intent, answer: Envelope, sessionId: bigint | null): CompiledQuery =>
  keep({ ...intent, answer: JSON.stringify(answer), sessionId });
