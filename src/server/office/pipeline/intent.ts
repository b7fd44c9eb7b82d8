// Intents of the office: the first answer to one is stored with its effect, and every repeat gets that answer.
import { intentHeader } from '#contract/boot.ts';
import { sha256 } from '../../account/tokens.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

/** One action of somebody who works here, however often it is sent. */
export interface OfficeIntent {
  staffId: number;
  call: string;
  id: string;
  bodyHash: Buffer;
}

/** What an answer is beside its own fields. */
export interface OfficeEnvelope {
  success: boolean;
  msg: string;
  code?: string;
  fieldErrors?: Record<string, string>;
}

/** The intent of a call; refuses a missing id. The same request for another station is another one. */
export function officeIntentOf(
  staffId: number,
  call: string,
  id: string | undefined,
  station: string | null,
  request: object,
): OfficeIntent {
  if (id === undefined || !/^[\w-]{8,64}$/.test(id))
    throw new Refusal('office.intentMissing', { code: 'intentMissing', values: { header: intentHeader } });
  return { staffId, call, id, bodyHash: sha256(JSON.stringify([station, request])) };
}

/** Claims an intent for this transaction; waits while another one holds it. Returns whether it succeeded. */
export async function claimOfficeIntent(db: Db, intent: OfficeIntent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('office_intent')
    .values({
      staff_id: intent.staffId,
      call: intent.call,
      id: intent.id,
      body_hash: intent.bodyHash,
      at: now,
    })
    .onConflict((clash) => clash.columns(['staff_id', 'call', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const ofIntent = ({ staffId, call, id }: OfficeIntent) => ({ staff_id: staffId, call, id });

/** The first answer to an intent that was claimed before. Refuses one that came with another request. */
export async function firstOfficeAnswer(db: Db, intent: OfficeIntent): Promise<OfficeEnvelope> {
  const first = await db
    .selectFrom('office_intent')
    .select(['body_hash', 'answer'])
    .where((row) => row.and(ofIntent(intent)))
    .executeTakeFirstOrThrow();
  if (!first.body_hash.equals(intent.bodyHash))
    throw new Refusal('office.intentReused', { code: 'intentReused' });
  return first.answer as OfficeEnvelope;
}

/** Stores the answer, in the transaction of its effect. */
export async function keepOfficeAnswer(db: Db, intent: OfficeIntent, answer: OfficeEnvelope): Promise<void> {
  await db
    .updateTable('office_intent')
    .set({ answer: JSON.stringify(answer) })
    .where((row) => row.and(ofIntent(intent)))
    .execute();
}
