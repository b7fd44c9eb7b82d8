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

/** What statement() gives: it has a number where it is steady. */
export interface Statement extends CompiledQuery {
  readonly steady?: number;
  /** Asked whatever could be presumed. */
  readonly isAnew?: boolean;
}

let steadyOnes = 0;

/**
 * A statement that is built at its first use; each use fills in values, for db.executeQuery(). `build` passes them on to the query
 * and looks at none of them. The row of a steady one is most often what it was when it was asked before, so that a transaction may presume
 * it; whoever reads it has the database confirm it (StationTransaction).
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => CompiledQuery<Row>,
  { isSteady = false } = {},
): (values: Values) => CompiledQuery<Row> {
  const steady = isSteady ? ++steadyOnes : undefined;
  let built: CompiledQuery<Row> | undefined;
  return (values) => {
    built ??= build(builder, new Proxy({} as Values, { get: (_, name) => new Gap(name) }));
    const parameters = built.parameters.map((each) =>
      each instanceof Gap ? values[each.name as keyof Values] : each,
    );
    const filled: Statement = { ...built, parameters, ...(steady !== undefined && { steady }) };
    return filled as CompiledQuery<Row>;
  };
}

/** The same question, asked whatever could be presumed; what it gives is presumed next time. */
export const anew = <Row>(query: CompiledQuery<Row>): CompiledQuery<Row> =>
  ({ ...query, isAnew: true }) as CompiledQuery<Row>;
