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

/** PostgreSQL as Kysely speaks to it, by way of a driver. */
export const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
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
 * A statement that is built at its first use; each use fills in values, for db.executeQuery(). `build` passes them on to the query
 * and looks at none of them.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => CompiledQuery<Row>,
): (values: Values) => CompiledQuery<Row> {
  let built: CompiledQuery<Row> | undefined;
  return (values) => {
    built ??= build(builder, new Proxy({} as Values, { get: (_, name) => new Gap(name) }));
    const parameters = built.parameters.map((each) =>
      each instanceof Gap ? values[each.name as keyof Values] : each,
    );
    return { ...built, parameters };
  };
}
