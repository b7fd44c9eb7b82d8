// The order of a simulated history: every statement, question and sleep of its servers waits here until chance, by a seed, lets exactly one of them go on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextLoop } from 'node:timers/promises';
import type pg from 'pg';
import type { Random } from '#scripts/crash-test/random.ts';
import { socketOf } from '#server/db/pool.ts';

/** What may happen to something that is let go on: it is done; it is lost before it is done; it is done and nobody hears of it. */
export type Fate = 'done' | 'lost' | 'unheard';

/** One thing that happened, in its order. */
export interface Happened {
  /** Whose work it is, as named by as(). */
  who: string;
  /** The statement or question, in a few words. */
  what: string;
  /** What became of it; `waits` where it is held up in the database. */
  fate: Fate | 'waits';
  /** Who holds it up. */
  holder?: string;
}

type Callback = (error: unknown, result?: pg.QueryResult) => void;

/** Something that waits to go on. */
interface Waiting {
  who: string;
  what: string;
  /** A share of 100 for each other fate. */
  faults: { lost: number; unheard: number };
  go(fate: Fate): void;
}

/** A statement that the database has and has not answered. */
interface InFlight {
  pid: number;
  who: string;
  what: string;
  isBlocked: boolean;
}

export interface GateOptions {
  /** Asks the database who waits for whom, past the gate. */
  control: pg.Pool;
  /** Whose work may wait for that of somebody else within the process: whoever is in a batch that another one writes. */
  waitsForOthers: (who: string) => boolean;
}

/** Why a history could not go on. */
export class StuckError extends Error {
  override name = 'StuckError';
}

// Of the machine, also while the servers' time stands still.
const { setTimeout: wake } = globalThis;
const steady = performance.now.bind(performance);
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    wake(done, ms);
  });

/** They hold nothing that anybody could wait for. */
const free = /^(?:BEGIN|SAVEPOINT|SET|ROLLBACK)\b/;
/** The database looks for a deadlock this long after a wait began: `deadlock_timeout` is 1 ms in a simulation. */
const deadlockMs = 5;
const mostSteps = 20_000;
/** Who is not seen by then waits for somebody else. */
const unseenMs = 10;
const lostMs = 1_000;
const unseenLoops = 60;
/** A statement that has not been answered by then may wait for a lock. */
const patienceMs = 4;
/** As often does the process look for more to do. */
const stillLoops = 8;

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const shortOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);

const processOf = (client: pg.PoolClient): number => (client as unknown as { processID: number }).processID;

const lostConnection = (): Error =>
  Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/**
 * Puts the work of several servers in one process in an order that a seed decides. Nothing runs beside anything else: what was let go on is
 * followed until everything waits here again, or in the database for a lock. Outside of play() everything passes at once.
 */
export class Gate {
  readonly #control: pg.Pool;
  readonly #waitsForOthers: GateOptions['waitsForOthers'];
  #random: Random | undefined;
  #waiting: Waiting[] = [];
  readonly #inFlight = new Set<InFlight>();
  /** Of each pool, connections that are being made are none of those in use and none of those that rest. */
  readonly #pools: { pool: pg.Pool; inUse: Set<pg.PoolClient> }[] = [];
  #happened: Happened[] = [];
  #arrivals = 0;
  #cutting = 0;
  /** Names of those whose work has not ended. */
  readonly #working = new Set<string>();
  readonly #lost = new WeakSet<pg.PoolClient>();
  readonly #whose = new AsyncLocalStorage<string>();
  /** Who used a connection last, by its number in the database. */
  readonly #lastUser = new Map<number, string>();

  constructor({ control, waitsForOthers }: GateOptions) {
    this.#control = control;
    this.#waitsForOthers = waitsForOthers;
  }

  /** Every connection of this pool asks here from now on. */
  watch(pool: pg.Pool): void {
    const inUse = new Set<pg.PoolClient>();
    const known = new WeakSet<pg.PoolClient>();
    pool.on('acquire', (client) => {
      inUse.add(client);
      if (known.has(client)) return;
      known.add(client);
      this.#watchClient(client);
    });
    pool.on('release', (_, client) => inUse.delete(client));
    pool.on('remove', (client) => inUse.delete(client));
    this.#pools.push({ pool, inUse });
  }

  /** Does work in somebody's name, which nobody else has meanwhile. */
  async as<T>(who: string, work: () => Promise<T>): Promise<T> {
    this.#working.add(who);
    try {
      return await this.#whose.run(who, work);
    } finally {
      this.#working.delete(who);
      this.#arrivals += 1;
    }
  }

  /** Does a part of it under a name of its own. */
  part<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.as(`${this.#who} ${name}`, work);
  }

  get #who(): string {
    return this.#whose.getStore() ?? 'nobody';
  }

  #watchClient(client: pg.PoolClient): void {
    const pid = processOf(client);
    const send = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>;
    let last: Promise<unknown> = Promise.resolve();
    const query = (...args: unknown[]): Promise<pg.QueryResult> | undefined => {
      // What nobody of the history asks, such as a job by the clock of the machine, is none of it.
      if (!this.#random || this.#whose.getStore() === undefined) return send(...args);
      // The pool's own query() gives a callback.
      const answerTo = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : undefined;
      const [first] = args as [string | pg.QueryConfig];
      const text = typeof first === 'string' ? first : first.text;
      const inDatabase = () => this.#inDatabase({ pid, what: shortOf(text) }, () => send(...args));
      const answer = last.then(() => this.#pass(text, inDatabase, client));
      last = answer.catch(() => {});
      if (!answerTo) return answer;
      answer.then(
        (result) => answerTo(undefined, result),
        (error) => answerTo(error),
      );
      return undefined;
    };
    client.query = query as typeof client.query;
  }

  async #inDatabase<T>(about: { pid: number; what: string }, ask: () => Promise<T>): Promise<T> {
    const flight = { ...about, who: this.#who, isBlocked: false };
    this.#lastUser.set(about.pid, flight.who);
    this.#inFlight.add(flight);
    try {
      return await ask();
    } finally {
      this.#inFlight.delete(flight);
      this.#arrivals += 1;
    }
  }

  async #pass<T>(text: string, run: () => Promise<T>, client: pg.PoolClient): Promise<T> {
    if (this.#lost.has(client)) throw lostConnection();
    if (free.test(text)) return await run();
    const isEnd = text === 'COMMIT';
    const fate = await this.wait(shortOf(text), isEnd ? { lost: 2, unheard: 3 } : { lost: 1, unheard: 0 });
    if (fate === 'lost') return await this.#cut(client);
    const answer = await run();
    return fate === 'done' ? answer : await this.#cut(client);
  }

  /** Ends a connection, as when its process dies. Its locks are free afterwards, so that nobody's luck decides who still waits for them. */
  async #cut(client: pg.PoolClient): Promise<never> {
    this.#cutting += 1;
    this.#lost.add(client);
    socketOf(client).destroy();
    const pid = processOf(client);
    // Its own wait for the end sleeps for a tenth of a second.
    while (
      (await this.#control.query('SELECT pg_terminate_backend($1) FROM pg_stat_get_activity($1)', [pid]))
        .rowCount
    )
      await nextLoop();
    this.#cutting -= 1;
    throw lostConnection();
  }

  /** Waits until it is let go on; resolves with what becomes of it. */
  wait(what: string, faults = { lost: 0, unheard: 0 }): Promise<Fate> {
    if (!this.#random) return Promise.resolve('done');
    this.#arrivals += 1;
    return new Promise((go) => {
      this.#waiting.push({ who: this.#who, what, faults, go });
    });
  }

  /** A sleep: how long it lasts is chance's to say. */
  readonly sleep = async <T>(_ms?: number, value?: T): Promise<T> => {
    await this.wait('sleeps');
    return value as T;
  };

  /** What has happened in the last play(), in its order. */
  get happened(): readonly Happened[] {
    return this.#happened;
  }

  /** Runs work to its end in the order that `random` decides. Throws StuckError where it does not end. */
  async play<T>(random: Random, work: () => Promise<T>): Promise<T> {
    this.#random = random;
    this.#happened = [];
    let outcome: PromiseSettledResult<T> | undefined;
    const settled = work().then(
      (value) => {
        outcome = { status: 'fulfilled', value };
      },
      (reason) => {
        outcome = { status: 'rejected', reason };
      },
    );
    try {
      while (!outcome) {
        await this.#quiet();
        if (outcome) break;
        if (this.#waiting.length === 0) {
          await this.#unstick(() => outcome !== undefined);
          continue;
        }
        if (this.#happened.length > mostSteps) throw new StuckError('it goes on and on');
        // Which of two came first within one step may be the machine's luck.
        this.#waiting.sort(
          (one, other) => compareTexts(one.who, other.who) || compareTexts(one.what, other.what),
        );
        const [chosen] = this.#waiting.splice(random.below(this.#waiting.length), 1);
        const { who, what, faults, go } = chosen!;
        const fate = random.percent(faults.lost)
          ? 'lost'
          : random.percent(faults.unheard)
            ? 'unheard'
            : 'done';
        this.#happened.push({ who, what, fate });
        go(fate);
      }
    } finally {
      this.#random = undefined;
      for (const { go } of this.#waiting.splice(0)) go('done');
    }
    await settled;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  /** Nothing waits here, and the work has not ended: a deadlock that the database ends, or work that is done outside of it, such as a hash. */
  async #unstick(isOver: () => boolean): Promise<void> {
    const before = this.#arrivals;
    for (let tries = 0; tries < 4_000; tries += 1) {
      await pause(1);
      await nextLoop();
      if (this.#arrivals !== before || isOver() || this.#waiting.length > 0) return;
    }
    throw new StuckError(`nothing goes on; in the database: ${this.#inFlight.size}`);
  }

  /** Until everything waits: here, or in the database for a lock. */
  async #quiet(): Promise<void> {
    let askedAt = steady() + patienceMs;
    let stillSince = steady();
    for (let still = 0; ; ) {
      const before = this.#arrivals;
      await nextLoop();
      const isBusy = this.#arrivals !== before || this.#cutting > 0 || this.#isConnecting();
      if (isBusy) {
        still = 0;
        stillSince = steady();
      } else if (this.#inFlight.size === 0) {
        still += 1;
        if (still >= stillLoops && this.#areAllSeen(still, stillSince)) return;
      } else if (steady() > askedAt) {
        // Most are answered before one could ask who waits for whom.
        still += 1;
        if ((await this.#areBlocked()) && this.#areAllSeen(still * stillLoops, stillSince)) return;
        askedAt = steady() + patienceMs;
      }
    }
  }

  /** Whether everybody waits here or in the database. Others are on their way, or wait for somebody else: after a while that is taken for granted. */
  #areAllSeen(loops: number, since: number): boolean {
    const seen = [...this.#waiting, ...this.#inFlight].map(({ who }) => who);
    const unseen = [...this.#working].filter(
      (name) => !seen.some((who) => who === name || who.startsWith(`${name} `)),
    );
    const ms = unseen.every((name) => this.#waitsForOthers(name)) ? unseenMs : lostMs;
    return unseen.length === 0 || (loops > unseenLoops && steady() - since > ms);
  }

  #isConnecting = (): boolean =>
    this.#pools.some(({ pool, inUse }) => pool.totalCount > pool.idleCount + inUse.size);

  /** Whether all that the database has waits for locks. Whoever has just begun to wait is asked about again, once a deadlock would have been found. */
  async #areBlocked(): Promise<boolean> {
    const flights = [...this.#inFlight];
    const { rows } = await this.#control.query<{ pid: number; holders: number[] }>(
      'SELECT pid, pg_blocking_pids(pid) AS holders FROM unnest($1::int[]) AS pid',
      [flights.map(({ pid }) => pid)],
    );
    const holdersOf = new Map(rows.map(({ pid, holders }) => [pid, holders]));
    let isNew = false;
    for (const flight of flights) {
      const [holder] = holdersOf.get(flight.pid) ?? [];
      if (holder === undefined) return false;
      if (flight.isBlocked || !this.#inFlight.has(flight)) continue;
      flight.isBlocked = true;
      isNew = true;
      const { who, what } = flight;
      this.#happened.push({ who, what, fate: 'waits', holder: this.#lastUser.get(holder) ?? 'nobody' });
    }
    if (isNew) await pause(deadlockMs);
    return !isNew;
  }
}
