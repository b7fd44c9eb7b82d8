// Whether the database answers in time and takes writes, and the problems it lists; asked however often, it is queried once a second.
import pg from 'pg';
import type { HealthProblem } from '../db/operatorProblem.ts';

export interface DatabaseHealthDeps {
  pool: pg.Pool;
  now: () => Date;
  findProblems: () => Promise<HealthProblem[]>;
  /** Writes that begin to be refused, with why, and that are taken again. */
  onWrites: (refusal: string | null) => void;
}

export interface DatabaseHealth {
  /** Open problems, a refusal to write among them; rejects where the database does not answer within a second. */
  problems(): Promise<HealthProblem[]>;
  /** Whether it answers within a second and takes writes. */
  state(): Promise<'ok' | 'no database' | 'no writes'>;
}

/** A load balancer asks every few seconds and gives up as quickly. */
const patienceMs = 1_000;
/** How old what is known may be. */
const freshMs = 1_000;
/** A probe costs a write: as long as they are taken, one in a while is enough. */
const writesFreshMs = 10_000;
/** What has not answered by then never will: the connection may be dead. */
const givenUpMs = 10_000;
/** Of PostgreSQL: no disk, no memory, a copy that only reads, a server that is not up. */
const refusesWrites = /^(?:53|25006|58|57P|XX)/;

/** The last result of some work, and the one that is under way: never two at once. */
function remembered<T>(now: () => Date, work: () => Promise<T>, freshFor: (value: T) => number) {
  let known: { at: number; value: T } | undefined;
  let underWay: { at: number; value: Promise<T> } | undefined;
  const begin = (at: number): Promise<T> => {
    const value = work();
    const mine = { at, value };
    underWay = mine;
    const done = (): void => {
      if (underWay === mine) underWay = undefined;
    };
    value.then(
      (result) => {
        known = { at, value: result };
        done();
      },
      () => {
        known = undefined;
        done();
      },
    );
    return value;
  };
  return (): Promise<T> => {
    const at = now().getTime();
    // A clock that was put back makes nothing last longer.
    const isWithin = (since: number, ms: number) => at >= since && at - since <= ms;
    if (known && isWithin(known.at, freshFor(known.value))) return Promise.resolve(known.value);
    return underWay && isWithin(underWay.at, givenUpMs) ? underWay.value : begin(at);
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer in time.')), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function watchDatabase({ pool, now, findProblems, onWrites }: DatabaseHealthDeps): DatabaseHealth {
  let saidRefusal: string | null = null;
  /** Why the database takes no writes; null while it does. */
  async function refusalOfWrites(): Promise<string | null> {
    let refusal: string | null = null;
    try {
      await pool.query('SELECT write_probe_run()');
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !refusesWrites.test(error.code ?? '')) throw error;
      refusal = `${error.code} ${error.message}`;
    }
    if (refusal !== saidRefusal) onWrites(refusal);
    saidRefusal = refusal;
    return refusal;
  }
  const found = remembered(now, findProblems, () => freshMs);
  const refused = remembered(now, refusalOfWrites, (refusal) => (refusal === null ? writesFreshMs : freshMs));
  return {
    async problems() {
      const [problems, refusal] = await inTime(Promise.all([found(), refused()]));
      return refusal === null ? problems : [...problems, { kind: 'database', name: 'writes', count: 1 }];
    },
    async state() {
      try {
        const [, refusal] = await inTime(Promise.all([found(), refused()]));
        return refusal === null ? 'ok' : 'no writes';
      } catch {
        return 'no database';
      }
    },
  };
}
