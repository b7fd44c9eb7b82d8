// Requests for a second person as rows: what is written of one, and how the rule and the screen read it.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type ApprovalRequest, stateAt } from '#rules/protection/approval.ts';
import type { ApprovalTable } from '../../db/tables.ts';
import type { ApprovalKind } from './controls.ts';

export type ApprovalRow = Selectable<ApprovalTable>;

/** Who asks or decides: an account of staff, and the human behind it. The database takes all but the role from whoever is at work in the transaction. */
export interface Actor {
  staffId: number;
  name: string;
  /** One human may have several accounts. */
  person: string;
  role: string;
}

/** What a request stands on, by name, as texts: other ones at the confirmation mean that something came between. */
export type StandingFacts = Readonly<Record<string, string>>;

/** The same object written the same way, whatever the order of its names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

/** Of a call, its request and the facts it stands on. */
export const fingerprintOf = (call: string, request: object, facts: StandingFacts): string =>
  createHash('sha256')
    .update(canonical([call, request, facts]))
    .digest('hex');

/** The row as the rule reads it. */
export const ruled = (row: ApprovalRow): ApprovalRequest => ({
  ref: row.ref,
  kind: row.kind,
  person: row.asked_person,
  amount: row.amount,
  fingerprint: row.fingerprint,
  at: row.at.getTime(),
  expiresAt: row.expires_at.getTime(),
  state: row.state,
});

/** A request as whoever decides on it sees it; amounts in 0.0001 yuan, of odds in 0.0001 percent. */
export interface ShownApproval {
  id: string;
  kind: ApprovalKind;
  call: string;
  amount: bigint;
  /** The member it is about; null where it is about none. */
  account: string | null;
  request: object | null;
  /** What held when it was asked for. */
  facts: StandingFacts;
  reason: string;
  askedBy: string;
  at: Date;
  expiresAt: Date;
  /** Why it needs a second person; null where it was done alone. */
  because: 'ALWAYS' | 'SINGLE' | 'DAY' | null;
  state: 'pending' | 'done' | 'expired' | 'void' | 'rejected' | 'withdrawn';
  decidedBy: string | null;
  decidedAt: Date | null;
  note: string;
}

/** As it is seen at a moment: one that lapsed says so although nobody wrote it down. */
export const shown = (row: ApprovalRow & { account: string | null }, now: Date): ShownApproval => ({
  id: String(row.id),
  kind: row.kind,
  call: row.call,
  amount: row.amount,
  account: row.account,
  request: row.request,
  facts: row.facts,
  reason: row.reason,
  askedBy: row.asked_by,
  at: row.at,
  expiresAt: row.expires_at,
  because: row.because,
  state: stateAt(ruled(row), now.getTime()),
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  note: row.note,
});
