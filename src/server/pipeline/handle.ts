// What an ordinary handler receives and returns; the pipeline does everything around it.
import type { CallId, Calls } from '#contract/calls.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import type { LogInWay } from '../account/devices/logIns.ts';
import type { Hashing } from '../account/hashing.ts';
import type { Lost, Session } from '../account/session.ts';
import type { Visitor } from '../account/visitor.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { Text } from '../serverText.ts';
import type { Settings } from '../settings.ts';

/** What work after a call's commit receives; it runs outside of any transaction. */
export interface AfterCommit {
  /** A transaction of its own each time. Never ask a counterparty inside one. */
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The moment now, later than that of the call. */
  now(): Date;
}

/** What the handlers of every call receive, ordinary or batched. */
export interface BaseContext<Request> {
  /** Checked against the contract; an optional field sent empty is absent. */
  request: Request;
  station: StationFacts;
  visitor: Visitor;
  /** This call's one transaction, opened at the first query; row security shows this station's rows alone. */
  db: Db;
  /** What the caller named this action by, the same when it is repeated; undefined for a call without an intent. */
  intentId: string | undefined;
  /** The moment of the call; business code never uses the database's clock. */
  now: Date;
  /** Transaction, station and moment as functions below take them, first and together. */
  work: StationWork;
  /** Who is logged in; null for a guest. */
  session: Session | null;
  /** The same where the contract asks for a role: never null there. Refuses with notLoggedIn otherwise. */
  readonly player: Session;
  /** How a session that the browser still names has ended. */
  lost: Lost | null;
  /** A page request reads this for a visitor beforehand: it must not use anything up. */
  isPeek: boolean;
  locale: Locale;
  text: Text;
  settings: Settings;
  hashing: Hashing;
  /** The external services this server does business with; undefined where none are configured. */
  counterparties: Counterparties | undefined;
  /** Every station of the operator, in the order of their codes: what covers a person covers them all. */
  readonly stations: readonly StationFacts[];
}

export interface CallContext<Request, Answer = unknown> extends BaseContext<Request> {
  /**
   * Work that contacts other companies, run once this call is committed. The answer it gives (or the Refusal it throws) goes out in place of the handler's,
   * and is the stored one from then on. Where the process dies before, the handler's own answer stands, so it must be true as well.
   */
  afterCommit(work: (later: AfterCommit) => Promise<Answer & { msg?: string }>): void;
  /** Opens a session for an account in this transaction, ends the account's others, and sets the cookie with the answer. */
  logIn(accountId: number, way: LogInWay): Promise<void>;
  /** Ends this session and deletes the cookie with the answer. */
  logOut(): Promise<void>;
}

/** What a handler reads for every caller: a query that is sent together with the one for the session. */
export type Reads<Id extends CallId, Read> = (asked: {
  db: Db;
  request: Calls[Id]['request'];
  station: StationFacts;
}) => Promise<Read>;

/**
 * What a call does before its transaction, without a connection: work that takes long. `admits` runs in a short transaction of its own, for
 * an authorized caller whose intent has no answer yet; it counts and refuses. What the work it returns gives (or the Refusal it throws) is
 * `run`'s second argument.
 */
export type Admits<Id extends CallId, Read> = (
  context: BaseContext<Calls[Id]['request']>,
) => Promise<() => Promise<Read>>;

/**
 * Whose answers are the same, where they ask the same at once: those of everybody, or those of guests. The handler runs once for them all, without
 * a session, and reads nothing of the visitor.
 */
export type Shared = 'everybody' | 'guests';

export interface Handler<Id extends CallId = CallId, Read = unknown> {
  id: Id;
  run(
    context: CallContext<Calls[Id]['request'], Calls[Id]['answer']>,
    read: Promise<Read>,
  ): Promise<Calls[Id]['answer'] & { msg?: string }>;
  reads: Reads<Id, Read> | undefined;
  admits: Admits<Id, Read> | undefined;
  admitsAt: ((station: StationFacts) => boolean) | undefined;
  isHashing: boolean;
  shared: Shared | undefined;
}

/**
 * An ordinary handler, the default export of src/server/call/<id>.ts. It returns the fields of the answer (and `msg`, where there is
 * something to say), or throws a Refusal. It may run again after a conflict in the database: effects go through `db`, `logIn` and
 * `logOut` alone. `isHashing` for those that hash passwords: they queue. What `reads` returns (or the Refusal it throws) is
 * `run`'s second argument. `admitsAt` says at which stations a call `admits` at all: the others have no second transaction.
 */
export function handle<Id extends CallId, Read = undefined>(
  id: Id,
  run: Handler<Id, Read>['run'],
  options: {
    isHashing?: boolean;
    reads?: Reads<Id, Read>;
    admits?: Admits<Id, Read>;
    admitsAt?: (station: StationFacts) => boolean;
    shared?: Shared;
  } = {},
): Handler<Id, Read> {
  return {
    id,
    run,
    reads: options.reads,
    admits: options.admits,
    admitsAt: options.admitsAt,
    isHashing: options.isHashing ?? false,
    shared: options.shared,
  };
}
