// What a call of the back office is to the browser that makes it, and to the server that serves it.
import type { Shape } from './call.ts';

/** Who works here, from who may most to who only looks. */
export const officeRoles = ['owner', 'finance', 'play', 'content', 'support', 'auditor'] as const;
export type OfficeRole = (typeof officeRoles)[number];

/** The role of the database that a call runs as, office_<room>. */
export type OfficeRoom = 'staff' | 'read' | 'support' | 'content' | 'money';

/** A call as the browser makes it: POST /office/<id> with JSON; generated from schemas/office/<id>.json. */
export interface OfficeCall<Request, Answer> {
  readonly id: string;
  /** Whether the header names the station it is about. */
  readonly scope: 'station' | 'house';
  /** Every send carries an intent id; a repeat of it is answered with the first answer. */
  readonly intent?: true;
  /** Phantom field: it exists for the type checker only. */
  readonly types?: { request: Request; answer: Answer };
}

/** What the server has to know of a call to serve it; the fields are those of schemas/office-call.json. */
export interface OfficeRow {
  roles: 'staff' | 'anyone' | readonly OfficeRole[];
  scope: 'station' | 'house';
  room: OfficeRoom;
  repeat: 'safe' | 'intent';
  changes: boolean;
  needsTwo?: string;
  reads?: 'personal';
  secrets?: readonly string[];
  answer: Shape;
}

/** The header that names the station a call is about. */
export const officeStationHeader = 'X-Office-Station';

/** Whether somebody of a role, or nobody yet, may make a call. */
export const mayInOffice = ({ roles }: Pick<OfficeRow, 'roles'>, role: OfficeRole | null): boolean =>
  roles === 'anyone' || (role !== null && (roles === 'staff' || roles.includes(role)));

/** The call that a line of the trail or of a member's record begins with, or the first word of a command; the rest may name what is personal. */
export const callOf = (line: string): string => line.split(' ')[0]!.replaceAll('"', '');
