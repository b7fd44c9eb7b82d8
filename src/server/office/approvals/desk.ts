// What the calls of approvals do: what waits for whom, and agreeing to it, refusing it, taking it back.
import type { OfficeRole } from '#contract/officeCall.ts';
import { Refusal } from '../../refusal.ts';
import { numberOf, reasonOf } from '../../support/input.ts';
import type { OfficeContext, TwoPeopleFacts } from '../pipeline/handle.ts';
import type { StaffSession } from '../staff/session.ts';
import { controlsOf } from './controls.ts';
import { type Act, type Decided, decide, lockedApproval } from './decide.ts';
import { type ApprovalRow, fingerprintOf, type StandingFacts } from './rows.ts';
import { deciderOf } from './second.ts';

type Desk = Pick<OfficeContext<unknown>, 'db' | 'staff' | 'now' | 'note' | 'stored'>;

/** What differs, as a line: `state: enabled → frozen`. */
const differences = (before: StandingFacts, now: StandingFacts): string =>
  Object.keys({ ...before, ...now })
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name}: ${before[name] || '–'} → ${now[name] || '–'}`)
    .join('; ');

/** Why a decision is refused. One that something came between is void from now on, which stays. */
function refusalOf(
  decided: Exclude<Decided, { ok: true }>,
  row?: ApprovalRow,
  facts?: TwoPeopleFacts,
): Refusal {
  switch (decided.reason) {
    case 'NOT_FOUND':
      return new Refusal('office-approvals.notFound', { code: 'notFound' });
    case 'NOT_PENDING':
      return new Refusal('office-approvals.notPending', {
        code: 'notPending',
        values: { state: { id: `office-approvals.state.${decided.state}` } },
      });
    case 'NOT_OWN':
      return new Refusal('office-approvals.notOwn', { code: 'notOwn' });
    case 'OWN_REQUEST':
      return new Refusal('office-approvals.ownRequest', { code: 'ownRequest' });
    case 'NOT_ALLOWED':
      return new Refusal('office-approvals.notAllowed', { code: 'notAllowed' });
    case 'CHANGED': {
      const what = row && facts ? differences(row.facts, facts.summary) : '';
      return new Refusal('office-approvals.changed', {
        code: 'changed',
        keep: true,
        values: { what: what === '' ? { id: 'office-approvals.another' } : what },
      });
    }
  }
}

/** Whoever asked, as the call that waited knows them. */
const requesterOf = (row: ApprovalRow): StaffSession => ({
  sessionId: '',
  staffId: row.asked_staff,
  name: row.asked_by,
  shownName: row.asked_by,
  person: row.asked_person,
  role: row.asked_role as OfficeRole,
  stations: null,
  // It was asked for with one.
  hasSecondFactor: true,
  elevatedRole: null,
  elevatedUntil: null,
  deviceId: null,
});

/** The request under a lock, noted as whom it is about, and its decider. */
async function begun(desk: Desk, id: string) {
  const { db, note, staff, now } = desk;
  const row = await lockedApproval(db, numberOf(id));
  if (!row) throw refusalOf({ ok: false, reason: 'NOT_FOUND' });
  if (row.account_id !== null) await note.about(row.account_id);
  return { row, actor: deciderOf(staff, await controlsOf(db), row.kind, now) };
}

async function decided(desk: Desk, id: string, act: Act): Promise<void> {
  const { row, actor } = await begun(desk, id);
  const answer = await decide(desk, actor, row, act);
  if (!answer.ok) throw refusalOf(answer, row);
}

/** The database says so of a request whose person may no longer what it asks for. */
function refuseGone(error: { code?: string }): never {
  if (error.code === 'AP002') throw new Refusal('office-approvals.requesterGone', { code: 'requesterGone' });
  throw error;
}

/** Agrees to a request and does what it asks for, under the name of whoever asked. Refuses and makes void what something came between. */
export async function confirmRequest(
  desk: Desk,
  id: string,
): Promise<{ id: string; state: 'done'; msg: string }> {
  const { row, actor } = await begun(desk, id);
  const { staff, stored, note } = desk;
  const request = row.request as Record<string, unknown> | null;
  // Done alone: it never waited, and the rule says so.
  const call = request === null ? null : stored(row.call, request, requesterOf(row));
  const facts = row.state === 'pending' && call ? await call.facts() : undefined;
  if (facts?.isOfAllStations && staff.stations !== null)
    throw new Refusal('office-play.allStations', { code: 'allStations' });
  const fingerprint = facts ? fingerprintOf(row.call, request!, { stands: facts.fingerprint }) : '';
  const answer = await decide(desk, actor, row, { type: 'confirm', fingerprint }).catch(refuseGone);
  if (!answer.ok) throw refusalOf(answer, row, facts);
  note.because(row.reason);
  const { msg } = await call!.run({ id: String(row.id), by: staff.name });
  return { id: String(row.id), state: 'done', msg };
}

/** Refuses a request, for a reason that whoever asked reads. */
export async function rejectRequest(
  desk: Desk,
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string; state: 'rejected' }> {
  await decided(desk, id, { type: 'reject', note: reasonOf(reason) });
  return { id, state: 'rejected' };
}

/** Takes back one's own request. */
export async function withdrawRequest(desk: Desk, id: string): Promise<{ id: string; state: 'withdrawn' }> {
  await decided(desk, id, { type: 'withdraw' });
  return { id, state: 'withdrawn' };
}
