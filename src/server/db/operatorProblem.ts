// What an operator has to look at: recorded where something is set aside, counted by /healthz, closed when it is resolved.
import { type Selectable, sql } from 'kysely';
import type pg from 'pg';
import { type Db, everyStation } from './stationTransaction.ts';
import type { OperatorProblemTable } from './tables.ts';

/** platform: a game platform that cannot be read; gameRound: a record of one that is set aside; transfer: money that came back from one and is not credited; withdrawal: the bank desk says it paid another amount than it was asked to; platformMoney: one that has returned more than it got; draw: a feed that names another draw than the stored one. */
export type ProblemKind =
  | 'settlement'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'platform'
  | 'platformMoney'
  | 'gameRound'
  | 'draw';

export interface Problem {
  station: string;
  kind: ProblemKind;
  /** Number of the order; code of the platform; platform and number of the round; lottery and period. */
  ref: string;
  /** For the operator; no names, no cards. */
  reason: string;
  at: Date;
}

/** Records a problem, or another report of it; one that was dismissed stays closed while its reason is the same. Returns how often it has been reported. */
export async function reportProblem(db: Db, { station, kind, ref, reason, at }: Problem): Promise<number> {
  const { times } = await db
    .insertInto('operator_problem')
    .values({ station, kind, ref, reason, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['station', 'kind', 'ref']).doUpdateSet({
        reason,
        times: sql<number>`operator_problem.times + 1`,
        last_at: at,
        resolved_at: sql<Date | null>`CASE WHEN operator_problem.is_dismissed AND operator_problem.reason = ${reason} THEN operator_problem.resolved_at END`,
        is_dismissed: sql<boolean>`operator_problem.is_dismissed AND operator_problem.reason = ${reason}`,
      }),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return times;
}

/** Closes a problem that has been dealt with. */
export const resolveProblem = (db: Db, kind: ProblemKind, ref: string, at: Date): Promise<void> =>
  resolveProblems(db, kind, [ref], at);

/** The same of several at once. */
export async function resolveProblems(
  db: Db,
  kind: ProblemKind,
  refs: readonly string[],
  at: Date,
): Promise<void> {
  if (refs.length === 0) return;
  await db
    .updateTable('operator_problem')
    .set({ resolved_at: at })
    .where('kind', '=', kind)
    .where('ref', '=', sql<string>`ANY (${refs})`)
    .where('resolved_at', 'is', null)
    .execute();
}

/** Closes a problem without doing anything about it; false where none is open. */
export async function dismissProblem(db: Db, kind: ProblemKind, ref: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_problem')
    .set({ resolved_at: at, is_dismissed: true })
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The open problems of a station, the oldest first. */
export const listOpenProblems = (db: Db): Promise<Selectable<OperatorProblemTable>[]> =>
  db
    .selectFrom('operator_problem')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('first_at')
    .execute();

/** What an operator has to look at, as /healthz says it. */
export interface HealthProblem {
  kind: string;
  /** Which one of the kind. */
  name?: string;
  count: number;
}

/** How many problems are open in these stations, by kind, with those that belong to all of them; those of platforms by their code as well. */
export async function openProblems(pool: pg.Pool, stations: readonly string[]): Promise<HealthProblem[]> {
  const { rows } = await pool.query<{ kind: string; name: string | null; count: number }>(
    'SELECT kind, name, sum(count)::int AS count FROM open_problems_named($1) GROUP BY kind, name ORDER BY kind, name',
    [[everyStation, ...stations]],
  );
  return rows.map(({ kind, name, count }) => ({ kind, ...(name !== null && { name }), count }));
}
