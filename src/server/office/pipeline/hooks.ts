// What the way of a call through the office asks of other rooms: who is logged in, the trail, and whether a second person has to agree.
import type { OfficeCallId } from '#contract/office/calls.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Settings } from '../../settings.ts';
import type { StaffSession, TwoPeopleFacts } from './handle.ts';

/** A line of the trail that a call leaves which is about no member's record: a read of personal data, or a change that is about no station. */
export interface TrailLine {
  kind: 'read' | 'change';
  staff: StaffSession | null;
  /** null where it is about none. */
  station: string | null;
  call: OfficeCallId;
  /** The request without secrets and reason. */
  request: object;
  reason: string;
  accountId: number | null;
  at: Date;
  address: string;
}

/** A call that asks whether its effect needs somebody else's yes. */
export interface AskedOfTwo {
  staff: StaffSession;
  station: string | null;
  call: OfficeCallId;
  kind: string;
  request: object;
  /** The id of the intent that it is sent under. */
  intent: string;
  reason: string;
  facts: TwoPeopleFacts;
  now: Date;
}

/** What waits for a second person. */
export interface PendingApproval {
  id: string;
  because: string;
  expiresAt: Date;
}

export interface OfficeHooks {
  /** Who has this token, as the role office_staff; null where the session has ended or never was. Notes that it was used. */
  findSession(db: Db, token: string, now: Date, settings: Settings): Promise<StaffSession | null>;
  /** Appends a line, as the role of any room. Refuses a read above the limit of a day. */
  leaveTrail(db: Db, line: TrailLine, settings: Settings): Promise<void>;
  /** Stores the request where a second person has to agree, in this transaction; null where the caller may act alone. */
  askSecond(db: Db, asked: AskedOfTwo): Promise<PendingApproval | null>;
}
