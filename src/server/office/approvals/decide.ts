// Deciding on a request that waits: a second person confirms or rejects it, or its own person withdraws it.
import { type ApprovalAct, type ApprovalRequest, decideApproval } from '#rules/protection/approval.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { controlsOf } from './controls.ts';
import { type Actor, type ApprovalRow, ruled } from './rows.ts';

/** Confirming says what the request comes to now: another fingerprint makes it void. */
export type Act =
  | { type: 'confirm'; fingerprint: string }
  | { type: 'reject'; note: string }
  | { type: 'withdraw' };

export type Decided =
  | { ok: false; reason: 'NOT_FOUND' | 'NOT_OWN' | 'OWN_REQUEST' | 'NOT_ALLOWED' | 'CHANGED' }
  | {
      ok: false;
      reason: 'NOT_PENDING';
      state: 'done' | 'expired' | 'void' | 'rejected' | 'withdrawn' | 'pending';
    }
  | { ok: true; state: 'done' | 'rejected' | 'withdrawn' };

/** The request under a lock: whoever else decides waits, and then finds it decided. */
export const lockedApproval = (db: Db, id: bigint): Promise<ApprovalRow | undefined> =>
  db.selectFrom('approval').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Decides on a request that `lockedApproval` gave. What a confirmation asks for is done by the caller, in the same transaction. One that is refused as
 * CHANGED is void from then on: commit it.
 */
export async function decide(
  { db, now }: Pick<StationWork, 'db' | 'now'>,
  actor: Actor,
  row: ApprovalRow | undefined,
  act: Act,
): Promise<Decided> {
  const terms = await controlsOf(db);
  const at = now.getTime();
  const ruledAct: ApprovalAct =
    act.type === 'confirm' ? { type: act.type, at, fingerprint: act.fingerprint } : { type: act.type, at };
  const answer: { readonly result: object; readonly request?: ApprovalRequest } = decideApproval(
    terms,
    row && ruled(row),
    ruledAct,
    actor,
  );
  const { request } = answer;
  if (row && request)
    await db
      .updateTable('approval')
      .set({
        state: request.state as Exclude<typeof request.state, 'expired'>,
        decided_at: now,
        decided_staff: actor.staffId,
        decided_by: actor.name,
        decided_person: actor.person,
        decided_role: actor.role,
        ...(act.type === 'reject' && { note: act.note }),
      })
      .where('id', '=', row.id)
      .execute();
  return answer.result as Decided;
}
