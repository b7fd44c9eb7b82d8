// What a handler of the back office receives and returns; the pipeline does everything around it.
import type { OfficeCallId, OfficeCalls } from '#contract/office/calls.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import type { Hashing } from '../../account/hashing.ts';
import type { HealthProblem } from '../../db/operatorProblem.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Text } from '../../serverText.ts';
import type { Settings } from '../../settings.ts';
import type { StationsInService } from '../../stations.ts';
import type { Command } from '../../support/command.ts';
import type { Note } from '../../support/record.ts';
import type { AskAsPlayer } from '../look/asPlayer.ts';
import type { StaffSession } from '../staff/session.ts';

export type { StaffSession };

/** The sender of a request, before anybody is logged in. */
export interface OfficeVisitor {
  address: string;
  network: string;
  /** As the browser names itself. */
  agent: string;
  /** The origin of the office in the browser; passkeys are bound to it. */
  origin: string;
  isSecure: boolean;
  /** Cookies of the office by their short names; undefined where the browser sent none. */
  cookie(kind: OfficeCookie): string | undefined;
}

/** session: who is logged in. device: a browser in which somebody has passed both factors before. */
export type OfficeCookie = 'session' | 'device';

/** A cookie for the answer; an empty value deletes it. */
export interface OfficeCookieToSet {
  kind: OfficeCookie;
  value: string;
  maxAgeSeconds: number;
}

export interface OfficeContext<Request, Scope extends 'station' | 'house' = 'station' | 'house'> {
  /** Checked against the contract. */
  request: Request;
  /** Who asks. Refuses with notLoggedIn where nobody is logged in. */
  readonly staff: StaffSession;
  /** The same for calls that anybody may make. */
  readonly someone: StaffSession | null;
  visitor: OfficeVisitor;
  /** The station that the call is about; refuses where the call is about none. */
  readonly station: StationFacts;
  scope: Scope;
  /** The call's one transaction, as the role of its room; row security shows the rows of the station alone. */
  db: Db;
  /** The moment of the call; business code never uses the database's clock. */
  now: Date;
  locale: Locale;
  text: Text;
  settings: Settings;
  hashing: Hashing;
  counterparties: Counterparties | undefined;
  /** Problems that this process knows of without the database: station files, counterparties that do not answer. */
  ownProblems: () => HealthProblem[];
  /** What a player would get of a station as it is being written. */
  asPlayer: AskAsPlayer;
  /** All stations of the operator; the caller works for those that `worksFor` says. */
  stations: StationsInService;
  worksFor(station: string): boolean;
  /** What the trail will have of a change: whom it is about, said before anything changes, and why. */
  note: Note;
  /** Runs a command of support, under the name of whoever is logged in, as part of this call's line in the trail. */
  run<Input, Result>(command: Command<Input, Result>, input: Input): Promise<Result>;
  /** Sets a cookie with the answer. */
  setCookie(cookie: OfficeCookieToSet): void;
  /** Work that contacts other companies, run once this call is committed; it never changes the answer. */
  afterCommit(work: () => Promise<void>): void;
  /** The id of the action: what moves money moves it once under this. Empty where the call takes none. */
  intentId: string;
  /** A call that was kept until a second person agrees, as `requester` sent it. */
  stored(call: string, request: Record<string, unknown>, requester: StaffSession): StoredCall;
  /** The approval under which a second person lets this run; null where none was needed. */
  approved: { id: string; by: string } | null;
}

export interface OfficeHandler<Id extends OfficeCallId = OfficeCallId> {
  id: Id;
  run(context: OfficeContext<OfficeCalls[Id]['request']>): Promise<Answered<Id>>;
  options: OfficeOptions<Id>;
}

/** What a second yes stands on. */
export interface TwoPeopleFacts {
  /** In 0.0001 yuan, the sign of the change; 0 where it is about no money. */
  amount: bigint;
  /** A text that differs whenever what the requester saw has changed: the confirmation is refused then. */
  fingerprint: string;
  /** What the second person reads beside the request: names and values. Where one differs at the confirmation, the refusal says so. */
  summary: Record<string, string>;
  /** The member it is about. */
  accountId?: number | null;
  /** The kind of approval, where what is asked for decides it rather than the call; null where nobody else has to agree. */
  kind?: string | null;
  /** Nothing bounds what it costs: a second person every time, whatever the limits say. */
  isAlways?: boolean;
  /** It moves something at every station: only who works for all of them agrees. */
  isOfAllStations?: boolean;
}

/** A call that waited for a second person, in the transaction of the confirmation. */
export interface StoredCall {
  /** What it stands on now. */
  facts(): Promise<TwoPeopleFacts>;
  /** Does what it asks for, under the name of its requester; what it refuses, the confirmation refuses. */
  run(approved: { id: string; by: string }): Promise<{ msg: string }>;
}

export interface OfficeOptions<Id extends OfficeCallId> {
  /** It hashes passwords: it queues. */
  isHashing?: boolean;
  /** Of a call that may need two people; asked before `run`, in the same transaction. */
  two?(context: OfficeContext<OfficeCalls[Id]['request']>): Promise<TwoPeopleFacts>;
}

/** The fields of an answer as typed functions give them: an amount may be a bigint, a moment a Date, what is absent null or undefined. */
export type Loose<T> = T extends string
  ? T | bigint | Date | null | undefined
  : T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> | (undefined extends T[Key] ? null | undefined : never) }
      : T;

/** What a handler returns. */
export type Answered<Id extends OfficeCallId> = Loose<OfficeCalls[Id]['answer']> & { msg?: string };

/**
 * A handler of the office, the default export of src/server/office/call/<id>.ts. It returns the fields of the answer, or throws a Refusal. It may run again
 * after a conflict in the database: effects go through the context alone.
 */
export const office = <Id extends OfficeCallId>(
  id: Id,
  run: OfficeHandler<Id>['run'],
  options: OfficeOptions<Id> = {},
): OfficeHandler<Id> => ({ id, run, options });
