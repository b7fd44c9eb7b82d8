// Queries that are compiled once: compiling those that every call needs takes longer than sending them.
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

// Shared: a compiler is costly to create, and compiles one query at a time.
const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

/** Kysely's PostgreSQL dialect over a given driver. */
export const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
});

const builder = new Kysely<Tables>({ dialect: dialectOf(new DummyDriver()) });

/** Marks the place of a value in a query that is being compiled. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** A query of preparedQuery(); one whose rows may be cached has an id. */
export interface PreparedQuery extends CompiledQuery {
  readonly cacheId?: number;
  /** Its cached rows are not used. */
  readonly bypassesCache?: boolean;
}

let lastCacheId = 0;

/**
 * A query that is compiled at its first use; each later use only fills in values, for db.executeQuery(). `build` passes the values
 * on to the query and must not look at them. The row of a cacheable query rarely changes, so an optimistic transaction may use
 * the row it saw last; whoever uses it has the database confirm it (StationTransaction).
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => CompiledQuery<Row>,
  { cacheable = false } = {},
): (values: Values) => CompiledQuery<Row> {
  const cacheId = cacheable ? ++lastCacheId : undefined;
  let compiled: CompiledQuery<Row> | undefined;
  return (values) => {
    compiled ??= build(builder, new Proxy({} as Values, { get: (_, name) => new Placeholder(name) }));
    const parameters = compiled.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    const filled: PreparedQuery = { ...compiled, parameters, ...(cacheId !== undefined && { cacheId }) };
    return filled as CompiledQuery<Row>;
  };
}

/** The same query, sent to the database even where its rows are cached; what it returns is cached. */
export const bypassCache = <Row>(query: CompiledQuery<Row>): CompiledQuery<Row> =>
  ({ ...query, bypassesCache: true }) as CompiledQuery<Row>;
