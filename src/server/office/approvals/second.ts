// What the way of a call through the office asks of approvals: whether its caller may act alone, and if not, the request that waits.
import type { OfficeRole } from '#contract/officeCall.ts';
import type { ApprovalTerms } from '#rules/protection/approval.ts';
import { type Db, everyStation } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { AskedOfTwo, PendingApproval } from '../pipeline/hooks.ts';
import type { StaffSession } from '../staff/session.ts';
import { ask } from './ask.ts';
import { type ApprovalKind, controlsOf } from './controls.ts';
import { type Actor, fingerprintOf } from './rows.ts';

/** The roles that somebody has now: the own one first, and another for an hour. */
const rolesAt = ({ role, elevatedRole, elevatedUntil }: StaffSession, now: Date): string[] =>
  elevatedRole && elevatedUntil && elevatedUntil > now ? [role, elevatedRole] : [role];

const actorAs = ({ staffId, name, person }: StaffSession, role: string): Actor => ({
  staffId,
  name,
  person,
  role,
});

/** Somebody as who asks for a kind: in the first of their roles that has limits of it. */
export function askerOf(staff: StaffSession, terms: ApprovalTerms, kind: string, now: Date): Actor {
  const roles = rolesAt(staff, now);
  return actorAs(staff, roles.find((role) => terms.limits.get(role)?.has(kind)) ?? staff.role);
}

/** Somebody as who decides on a kind: in the first of their roles that may confirm it. */
export function deciderOf(staff: StaffSession, terms: ApprovalTerms, kind: string, now: Date): Actor {
  const roles = rolesAt(staff, now);
  return actorAs(staff, roles.find((role) => terms.confirmers.get(kind)?.includes(role)) ?? staff.role);
}

/**
 * Whether there has never been another person who may agree about staff: the first owner, who invites the second. Whoever shuts the others out is not
 * alone; then the administrator of the machine invites another owner (`npm run -s office -- owner`).
 */
async function isAlone(db: Db, { person }: StaffSession, terms: ApprovalTerms): Promise<boolean> {
  const roles = terms.confirmers.get('staff') ?? [];
  if (roles.length === 0) return false;
  const other = await db
    .selectFrom('staff')
    .select('id')
    .where('person', '<>', person)
    .where('role', 'in', roles as OfficeRole[])
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/**
 * Whether a call needs a second person, in its own transaction: null where its caller acts alone, which counts towards the day; else what waits now.
 * Refuses whoever has no limits of the kind.
 */
export async function askSecond(db: Db, asked: AskedOfTwo): Promise<PendingApproval | null> {
  const { staff, station, call, request, reason, facts, now } = asked;
  // The schema of calls has the same kinds as that of control.
  const kind = asked.kind as ApprovalKind;
  const terms = await controlsOf(db);
  // Who works here is of no station, and seen from no room but that of staff.
  if (kind === 'staff' && station === null && (await isAlone(db, staff, terms))) return null;
  const answer = await ask({ db, station: station ?? everyStation, now }, askerOf(staff, terms, kind, now), {
    ref: `${staff.staffId} ${call} ${asked.intent}`,
    kind,
    call,
    request,
    amount: facts.amount,
    accountId: facts.accountId ?? null,
    fingerprint: fingerprintOf(call, request, { stands: facts.fingerprint }),
    facts: facts.summary,
    reason,
    isAlways: facts.isAlways ?? false,
  });
  if (!answer.ok)
    throw answer.reason === 'NOT_ALLOWED'
      ? new Refusal('office-approvals.noLimits', { code: 'notAllowed' })
      : new Refusal('office.intentReused', { code: 'intentReused' });
  if (answer.state === 'done') return null;
  return { id: String(answer.id), because: answer.because, expiresAt: answer.expiresAt };
}
