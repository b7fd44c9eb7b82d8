// Writing down that a member's devices get a notice of something, in the transaction in which it happened; the job of notices sends it. What a draw brought, bet_end() writes.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';

/** For how long an answer or a withdrawal is news. */
const lapseMs = 86_400_000;

/**
 * Notes it for each device of a member who wants to be notified of such things.
 * @param subject What it is about; one notice for each, however often it is noted.
 * @param afterMs How long it waits.
 */
export async function noteForDevices(
  db: Db,
  accountId: number,
  { kind, subject }: { kind: 'support' | 'withdrawal'; subject: string },
  now: Date,
  afterMs = 0,
): Promise<void> {
  const at = (ms: number) => new Date(now.getTime() + ms);
  await sql`SELECT push_note(${accountId}, ${kind}, ${subject}, ${now}, ${at(afterMs)}, ${at(lapseMs)})`.execute(
    db,
  );
}
