// Owns what a handler receives and returns; the registrar does everything around it.
import type { CallId, Calls } from '#contract/calls.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import type { Hashing } from '../account/hashing.ts';
import type { Lost, Session } from '../account/session.ts';
import type { Visitor } from '../account/visitor.ts';
import type { BatchQueue } from '../db/batchQueue.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Text } from '../serverText.ts';
import type { Settings } from '../settings.ts';
import type { Claim } from './intent.ts';

/** What work after a call's commit receives; it runs outside of any transaction. */
export interface AfterCommit {
  /** A transaction of its own each time. Never ask a counterparty inside one. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The moment now, later than that of the call. */
  now(): Date;
}

export interface CallContext<Request, Answer = unknown> {
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
  /** The external services this server does business with; undefined where none are configured. */
  counterparties: Counterparties | undefined;
  /**
   * Registers work that calls external services, to run once this call is committed. The answer it returns (or the Refusal it throws) replaces
   * the handler's, also in the stored answer of the intent. If the process dies first, the handler's own answer stands, so that must be true too.
   */
  afterCommit(work: (later: AfterCommit) => Promise<Answer & { msg?: string }>): void;
  /** The claim of this call's intent with its answer, for the last step of a batched call; throws where the call has no intent. */
  claimWith(answer: Answer & { msg?: string }): Claim;
  /** The last step of a batched call: executes its work in a batch with that of others, and commits. The call must only have read before. */
  submit<Item, Result>(work: BatchQueue<Item, Result>, item: Item): Promise<Result>;
  /** Opens a session for an account in this transaction, ends the account's others, and sets the cookie with the answer. */
  logIn(accountId: number): Promise<void>;
  /** Ends this session and takes the cookie away with the answer. */
  logOut(): Promise<void>;
}

/** What a handler reads whoever calls: a query that is sent in the same write as the one for the session. */
type Reads<Id extends CallId, Read> = (asked: {
  db: Db;
  request: Calls[Id]['request'];
  station: StationFacts;
}) => Promise<Read>;

export interface Handler<Id extends CallId = CallId, Read = unknown> {
  id: Id;
  run(
    context: CallContext<Calls[Id]['request'], Calls[Id]['answer']>,
    read: Promise<Read>,
  ): Promise<Calls[Id]['answer'] & { msg?: string }>;
  reads: Reads<Id, Read> | undefined;
  isHashing: boolean;
  batched: Batched<Id> | undefined;
}

/** A call whose work is one query (BatchQueue): it confirms the cached rows that were used, does the work, and claims the intent with its answer. */
export interface Batched<Id extends CallId> {
  /** The answer completed by what the query returned, the intent's `result`. */
  fill(answer: Calls[Id]['answer'], result: object): Calls[Id]['answer'];
}

/**
 * A handler, the default export of src/server/call/<id>.ts. It returns the fields of the answer (and `msg`, where there is something to
 * say), or throws a Refusal. It may run again after a conflict in the database, so its only effects go through `db`, `logIn` and `logOut`.
 * `isHashing`: it hashes passwords, so that few of it run at once. `reads`: its result (or the Refusal it throws) is the second argument
 * of `run`. `batched`: for calls that must be fast and check no secret. What they read may come from the cache (StationTransaction), they
 * end with `submit()`, which takes `claimWith()`, and a repeated intent is executed as well and rolled back when its first answer is found.
 */
export function handle<Id extends CallId, Read = undefined>(
  id: Id,
  run: Handler<Id, Read>['run'],
  options: { isHashing?: boolean; reads?: Reads<Id, Read>; swift?: Batched<Id> } = {},
): Handler<Id, Read> {
  return {
    id,
    run,
    reads: options.reads,
    isHashing: options.isHashing ?? false,
    batched: options.swift,
  };
}
