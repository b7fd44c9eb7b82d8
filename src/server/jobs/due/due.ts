// Which stations have something due: one statement asks for every step of a job over all stations, so that a round costs what is due and not how many stations there are.
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import type { JobOptions } from '../job.ts';

/** A query in the role `job_due`, which sees of every station what its policies show; each row is a station, once. */
export type DueStations = RawBuilder<{ station: string }>;

export interface DueLook {
  pool: pg.Pool;
  now: Date;
  /** The first look of this process since it got the lease: another one, or none, may have worked before. */
  isFirst: boolean;
  /** Codes of the stations in service. */
  stations: readonly string[];
}

/**
 * Says where a step may have something to do. It names every station where it has, and may name others: a step that finds nothing does no harm.
 * null where it is not time to look.
 */
export type Due = (look: DueLook) => DueStations | null | Promise<DueStations | null>;

/**
 * Stations with rows of a table, called `t` in both conditions: `kept` says which rows its index keeps, `due` which of these are due. It goes from one station to
 * the next through an index that begins with the station; OFFSET 0 keeps the planner from reading all that waits instead.
 */
export const stationsWith = (
  table: string,
  { kept = sql<boolean>`true`, due }: { kept?: RawBuilder<boolean>; due?: RawBuilder<boolean> },
): DueStations => sql`(WITH RECURSIVE s (station) AS (
    (SELECT t.station FROM ${sql.table(table)} t WHERE ${kept} ORDER BY t.station LIMIT 1)
    UNION ALL
    SELECT (SELECT t.station FROM ${sql.table(table)} t WHERE ${kept} AND t.station > s.station ORDER BY t.station LIMIT 1)
      FROM s WHERE s.station IS NOT NULL)
  SELECT s.station FROM s WHERE s.station IS NOT NULL${
    due
      ? sql` AND EXISTS (SELECT FROM ${sql.table(table)} t WHERE t.station = s.station AND ${kept} AND ${due} OFFSET 0)`
      : sql``
  })`;

/**
 * Stations that have done every day up to one before `through` in the table `run`, and this one not; at the first look those as well that are further behind. A step that
 * does not get there in a round says 'more'.
 */
export const stationsBehind = ({
  run,
  through,
  isFirst,
}: {
  run: 'interest_run' | 'rebate_run';
  through: string;
  isFirst: boolean;
}): DueStations =>
  sql`(SELECT t.station FROM ${
    isFirst
      ? stationsWith(run, {})
      : sql`(SELECT d.station FROM ${sql.table(run)} d WHERE d.day = ${through}::date - 1)`
  } t WHERE ${isOpenDay(run, through)})`;

/** No run of the station `t` has got to a day. */
export const isOpenDay = (run: 'interest_run' | 'rebate_run', day: string): RawBuilder<boolean> =>
  sql`NOT EXISTS (SELECT FROM ${sql.table(run)} u WHERE u.station = t.station AND u.day >= ${day}::date)`;

/** Stations that one of these queries names. */
export const stationsOfAny = (...queries: DueStations[]): DueStations =>
  sql`(${sql.join(queries, sql` UNION `)})`;

interface DueStep {
  due: Due;
  /** Its query has a column `mark` as well: while a station has the mark with which the step was run last, nothing is due there. */
  isMarked?: true;
}

/** The steps that may have something to do, by station, each with its mark. */
async function dueSteps(
  look: DueLook,
  steps: Readonly<Record<string, DueStep>>,
): Promise<Map<string, Map<string, string | null>>> {
  const asked: RawBuilder<{ step: string; station: string; mark: string | null }>[] = [];
  for (const [name, { due, isMarked }] of Object.entries(steps)) {
    const query = await due(look);
    const mark = isMarked ? sql.ref('q.mark') : sql`NULL::text`;
    if (query) asked.push(sql`SELECT ${sql.lit(name)} AS step, q.station, ${mark} AS mark FROM ${query} q`);
  }
  const found = new Map<string, Map<string, string | null>>();
  if (asked.length === 0) return found;
  const { rows } = await inStation(
    look.pool,
    everyStation,
    (db) =>
      sql<{
        step: string;
        station: string;
        mark: string | null;
      }>`${sql.join(asked, sql` UNION ALL `)}`.execute(db),
    { role: 'job_due' },
  );
  for (const { step, station, mark } of rows) {
    const its = found.get(station) ?? new Map<string, string | null>();
    found.set(station, its.set(step, mark));
  }
  return found;
}

/** The stations where one thing is due. */
export async function dueStations(pool: pg.Pool, query: DueStations): Promise<Set<string>> {
  const { rows } = await inStation(
    pool,
    everyStation,
    (db) => sql<{ station: string }>`SELECT q.station FROM ${query} q`.execute(db),
    { role: 'job_due' },
  );
  return new Set(rows.map(({ station }) => station));
}

/** Whether it is time to look again at what is costly to look for; a clock that was put back does not make it wait. */
export function createPace(intervalMs: number): (look: Pick<DueLook, 'now' | 'isFirst'>) => boolean {
  let lookedMs = -Infinity;
  return ({ now, isFirst }) => {
    if (!isFirst && Math.abs(now.getTime() - lookedMs) < intervalMs) return false;
    lookedMs = now.getTime();
    return true;
  };
}

/** One kind of work in a station, in small batches; repeating it does no harm. */
export interface StationStep<Deps> extends DueStep {
  /** Resolves to 'more' where it has left something that `due` may not name again. */
  run(round: Deps): Promise<unknown>;
}

interface DueRounds<Station, Deps> {
  /** In the order they run. */
  steps: Readonly<Record<string, StationStep<Deps>>>;
  pool: pg.Pool;
  now: () => Date;
  stations: () => readonly Station[];
  /** What a step receives in a station. */
  depsOf(station: Station, step: string, isStopped: () => boolean): Deps;
  onFailure(what: string, error: unknown): void;
}

/**
 * The rounds of a job (JobOptions.run) whose steps are run in each station where one has something to do; those that come after it are run as well, since what it does
 * may be work for them. What a step throws is reported, and the other steps go on.
 */
export function createDueRounds<Station extends { readonly code: string }, Deps>({
  steps,
  pool,
  now,
  stations,
  depsOf,
  onFailure,
}: DueRounds<Station, Deps>): JobOptions['run'] {
  /** What the last round has left, by station. */
  const left = new Map<string, Set<string>>();
  /** With which mark a step was run last, by station and step. */
  const marks = new Map<string, string>();
  return async ({ isFirst, isStopped }) => {
    const all = stations();
    const look = { pool, now: now(), isFirst, stations: all.map(({ code }) => code) };
    const due = await dueSteps(look, steps);
    for (const station of all) {
      const { code } = station;
      const its = due.get(code);
      const before = left.get(code);
      left.delete(code);
      if (!its && !before) continue;
      let isReached = false;
      for (const [name, step] of Object.entries(steps)) {
        if (isStopped()) return;
        const mark = its?.get(name);
        const place = `${code} ${name}`;
        const isDue = mark !== undefined && (mark === null || mark !== marks.get(place));
        isReached ||= isDue || before?.has(name) === true;
        if (!isReached) continue;
        try {
          if ((await step.run(depsOf(station, name, isStopped))) === 'more')
            left.set(code, (left.get(code) ?? new Set()).add(name));
          if (typeof mark === 'string') marks.set(place, mark);
        } catch (error) {
          // Its query need not name it again.
          left.set(code, (left.get(code) ?? new Set()).add(name));
          onFailure(`${name} ${code} round`, error);
        }
      }
    }
  };
}
