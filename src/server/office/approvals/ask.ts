// Asking for something that has limits: done alone within them, else kept until a second person decides.
import { type ApprovalTerms, askApproval } from '#rules/protection/approval.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { lockKey } from '../../account/rateLimit.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { type ApprovalKind, controlsOf } from './controls.ts';
import { type Actor, type ApprovalRow, ruled, type StandingFacts } from './rows.ts';

export interface Wish {
  /** The intent of the call. */
  ref: string;
  kind: ApprovalKind;
  call: string;
  /** As it runs at the confirmation. */
  request: object;
  /** 0.0001 yuan, negative where money is taken; 0 where it is about no amount. */
  amount: bigint;
  accountId: number | null;
  fingerprint: string;
  facts: StandingFacts;
  reason: string;
  /** A second person whatever the limits say. */
  isAlways?: boolean;
}

export type Asked =
  | { ok: false; reason: 'NOT_ALLOWED' | 'DUPLICATE' }
  | { ok: true; state: 'done'; id: bigint }
  | { ok: true; state: 'pending'; id: bigint; because: 'ALWAYS' | 'SINGLE' | 'DAY'; expiresAt: Date };

/** The rows a request is judged by: what the person asked for of the kind on this day, and whatever has its name. */
async function earlier(db: Db, { person }: Actor, { ref, kind }: Wish, now: Date): Promise<ApprovalRow[]> {
  const rows = await db
    .selectFrom('approval')
    .selectAll()
    .where((where) =>
      where.or([
        where('ref', '=', ref),
        where.and([
          where('asked_person', '=', person),
          where('kind', '=', kind),
          where('at', '>=', startOfDay(dayOf(now))),
        ]),
      ]),
    )
    .execute();
  return rows;
}

/** The same terms with a second person for every request of a kind. */
const alwaysTwo = (terms: ApprovalTerms, kind: string): ApprovalTerms => ({
  ...terms,
  limits: new Map(
    [...terms.limits].map(([role, own]) => {
      const limit = own.get(kind);
      return [role, limit ? new Map(own).set(kind, { ...limit, always: true }) : own];
    }),
  ),
});

/**
 * Writes down a request: done where its person may do it alone, pending where a second one has to say yes. Requests of one person and kind follow one
 * another, so that the sum of the day is never passed by two at once. What is done alone is done by the caller, in the same transaction.
 */
export async function ask({ db, station, now }: StationWork, actor: Actor, wish: Wish): Promise<Asked> {
  const terms = await controlsOf(db);
  await lockKey(db, station, `approval ref ${wish.ref}`);
  await lockKey(db, station, `approval ${actor.person} ${wish.kind}`);
  const rows = await earlier(db, actor, wish, now);
  const requests = new Map(rows.map((row) => [row.ref, ruled(row)]));
  const { ref, kind, amount, fingerprint } = wish;
  const { result, request } = askApproval(
    wish.isAlways ? alwaysTwo(terms, kind) : terms,
    requests,
    { ref, kind, amount, fingerprint, at: now.getTime() },
    actor,
  );
  if (!request || !result.ok) return { ok: false, reason: (result as { reason: 'NOT_ALLOWED' }).reason };
  const because = result.state === 'pending' ? result.because : null;
  const expiresAt = new Date(request.expiresAt);
  const { id } = await db
    .insertInto('approval')
    .values({
      station,
      ref,
      kind,
      call: wish.call,
      request: because === null ? null : JSON.stringify(wish.request),
      amount,
      account_id: wish.accountId,
      fingerprint,
      facts: JSON.stringify(wish.facts),
      reason: wish.reason,
      asked_staff: actor.staffId,
      asked_by: actor.name,
      asked_person: actor.person,
      asked_role: actor.role,
      at: now,
      expires_at: expiresAt,
      because,
      state: result.state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return because === null
    ? { ok: true, state: 'done', id }
    : { ok: true, state: 'pending', id, because, expiresAt };
}
