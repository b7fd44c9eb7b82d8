// Owns what a handler is given and gives back; the registrar does everything around it.
import type { CallId, Calls } from '#contract/calls.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import type { Hashing } from '../account/hashing.ts';
import type { Lost, Session } from '../account/session.ts';
import type { Visitor } from '../account/visitor.ts';
import type { Together } from '../db/batchQueue.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Text } from '../serverText.ts';
import type { Settings } from '../settings.ts';
import type { Claim } from './intent.ts';

/** What work after a call's commit is given; it lies outside of any transaction. */
export interface Later {
  /** A transaction of its own each time. Never ask a counterparty inside one. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The moment now, later than that of the call. */
  now(): Date;
}

export interface Context<Request, Answer = unknown> {
  /** Checked against the contract; an optional field sent empty is absent. */
  request: Request;
  station: StationFacts;
  visitor: Visitor;
  /** This call's one transaction, opened at the first query; row security shows this station's rows alone. */
  db: Db;
  /** The moment of the call; business never asks the database for the time. */
  now: Date;
  /** Who is logged in; null for a guest. */
  session: Session | null;
  /** The same where the contract asks for a role: never null there. Refuses with notLoggedIn otherwise. */
  readonly player: Session;
  /** How a session that the browser still names has ended. */
  lost: Lost | null;
  locale: Locale;
  text: Text;
  settings: Settings;
  hashing: Hashing;
  /** Whom the house does business with; nobody where none are set up. */
  counterparties: Counterparties | undefined;
  /**
   * What has to ask others, once this call is committed. The answer it gives (or the Refusal it throws) goes out in place of the handler's,
   * and is the stored one from then on. Where the process dies before, the handler's own answer stands: let that be true as well.
   */
  afterwards(work: (later: Later) => Promise<Answer & { msg?: string }>): void;
  /** The claim of this call's intent with its answer, for the last work of a swift call; refuses where the call has no intent. */
  claimWith(answer: Answer & { msg?: string }): Claim;
  /** Does the work of a swift call together with that of others, and commits; the call has only read until then, and does nothing after. */
  finish<Item, Result>(work: Together<Item, Result>, item: Item): Promise<Result>;
  /** Opens a session for an account in this transaction, ends the account's others, and sets the cookie with the answer. */
  logIn(accountId: number): Promise<void>;
  /** Ends this session and takes the cookie away with the answer. */
  logOut(): Promise<void>;
}

/** What a handler reads whoever asks: a question to the database that goes out together with the one for the session. */
type Reads<Id extends CallId, Read> = (asked: {
  db: Db;
  request: Calls[Id]['request'];
  station: StationFacts;
}) => Promise<Read>;

export interface Handler<Id extends CallId = CallId, Read = unknown> {
  id: Id;
  run(
    context: Context<Calls[Id]['request'], Calls[Id]['answer']>,
    read: Promise<Read>,
  ): Promise<Calls[Id]['answer'] & { msg?: string }>;
  reads: Reads<Id, Read> | undefined;
  isHashing: boolean;
  swift: Swift<Id> | undefined;
}

/** How a call is done by one statement (Together), which confirms what was presumed, does the work, and claims the intent with its answer. */
export interface Swift<Id extends CallId> {
  /** The answer with what the statement made of it, the intent's `result`. */
  fill(answer: Calls[Id]['answer'], result: object): Calls[Id]['answer'];
}

/**
 * A handler, the default export of src/server/call/<id>.ts. It gives the fields of the answer (and `msg`, where there
 * is something to say), or throws a Refusal. It may be run again after a conflict in the database: effects go through
 * `db`, `logIn` and `logOut` alone. `isHashing` for those that hash passwords: they take turns. What `reads` gives (or the Refusal
 * it throws) is `run`'s second argument. `swift` for those that must be quick and prove nothing secret: what they
 * read is presumed to be as it was (StationTransaction), their last work, `finish()`, takes `claimWith()`, and a second telling of an intent does
 * its work too, undone when the first one's answer is found there.
 */
export function handle<Id extends CallId, Read = undefined>(
  id: Id,
  run: Handler<Id, Read>['run'],
  options: { isHashing?: boolean; reads?: Reads<Id, Read>; swift?: Swift<Id> } = {},
): Handler<Id, Read> {
  return {
    id,
    run,
    reads: options.reads,
    isHashing: options.isHashing ?? false,
    swift: options.swift,
  };
}
