// Owns statements that are built once: those of every call cost it more to build than to send.
import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.ts';

// One for all: a compiler is costly to make, and compiles one query at a time from begin to end.
const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

/** PostgreSQL as Kysely speaks to it, by way of a driver. */
export const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
});

const builder = new Kysely<Tables>({ dialect: dialectOf(new DummyDriver()) });

/** Stands where a value will. */
class Gap {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * That the row of a statement is most often what it was when it was asked before, so that a transaction may presume it. The database has
 * to confirm it before anything is committed: by `stands`, a statement that raises `changedSince` unless the row's column `mark` is still
 * so, or, where there is none, by the confirming statement that does the work.
 */
export interface Steady<Values> {
  stands?: (values: Values & { mark: string }) => CompiledQuery;
}

/** What statement() gives: it has a number where it is steady. */
export interface Statement extends CompiledQuery {
  readonly steady?: { id: number; stands?: (mark: string) => CompiledQuery };
  /** Asked whatever could be presumed. */
  readonly isAnew?: boolean;
  /** Raises `changedSince` before it does anything, where what it goes by is not as it was read. */
  readonly isConfirming?: boolean;
  /** The transaction's COMMIT goes with it. */
  readonly isLast?: boolean;
}

/** The SQLSTATE a confirming statement says so with. */
export const changedSince = 'ST001';

let steadyOnes = 0;

/**
 * A statement that is built at its first use; each use fills in values, for db.executeQuery(). `build` passes them on to the query
 * and looks at none of them.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => CompiledQuery<Row>,
  {
    steady,
    ...how
  }: { steady?: Steady<NoInfer<Values>> } & Pick<Statement, 'isAnew' | 'isConfirming' | 'isLast'> = {},
): (values: Values) => CompiledQuery<Row> {
  const id = steady && ++steadyOnes;
  let built: CompiledQuery<Row> | undefined;
  return (values) => {
    built ??= build(builder, new Proxy({} as Values, { get: (_, name) => new Gap(name) }));
    const parameters = built.parameters.map((each) =>
      each instanceof Gap ? values[each.name as keyof Values] : each,
    );
    const stands = steady?.stands;
    const filled: Statement = {
      ...built,
      ...how,
      parameters,
      ...(id && { steady: { id, ...(stands && { stands: (mark) => stands({ ...values, mark }) }) } }),
    };
    return filled as CompiledQuery<Row>;
  };
}

/** The same question, asked whatever could be presumed; what it gives is presumed next time. */
export const anew = <Row>(query: CompiledQuery<Row>): CompiledQuery<Row> =>
  ({ ...query, isAnew: true }) as CompiledQuery<Row>;
