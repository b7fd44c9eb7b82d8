// Owns transactions that are known whole before they begin: all of their statements go out with one Sync, which is their COMMIT.
import pg from 'pg';
import { type Named, socketOf } from './pool.ts';

/** What of pg's connection is used here; its types leave it out. */
interface Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(statement: { statement: string; values: readonly unknown[] }): void;
  execute(portal: object): void;
  sync(): void;
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** pg's own query, whose steps its types leave out. */
const Steps = pg.Query as unknown as new (
  config: pg.QueryConfig,
  callback: Callback,
) => pg.Submittable & {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};

/** Has a statement planned under its name, and nothing else. */
class Preparation extends Steps {
  readonly #named: Named;

  constructor(named: Named, callback: Callback) {
    super({ ...named, values: [] }, callback);
    this.#named = named;
  }

  override prepare(connection: Connection): void {
    const { name, text } = this.#named;
    connection.parse({ name, text });
    connection.submittedNamedStatements[name] = text;
    connection.sync();
  }
}

/**
 * Statements that PostgreSQL runs as one transaction, since nothing but the last is followed by a Sync: where one fails, those after it
 * are passed over and all is undone. A COMMIT that fails is a failure of the last.
 */
class Burst extends Steps {
  readonly #before: readonly Named[];
  #ended = 0;

  constructor(statements: readonly Named[], callback: Callback) {
    const last = statements.at(-1)!;
    super({ ...last, values: [...last.values] }, callback);
    this.#before = statements.slice(0, -1);
  }

  override prepare(connection: Connection): void {
    for (const { name, values } of this.#before) {
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    super.prepare(connection);
  }

  // Those before the last are asked for what they do: their rows are told without being described, and nobody reads them.
  override handleDataRow(message: unknown): void {
    if (this.#ended === this.#before.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#ended < this.#before.length) this.#ended += 1;
    else super.handleCommandComplete(message, connection);
  }
}

/**
 * Runs statements as one transaction on a connection that has none open, all in one write; gives the result of the last. The values of
 * those before it are texts and bytes.
 */
export async function inOneBurst(
  client: pg.ClientBase,
  statements: readonly Named[],
): Promise<pg.QueryResult> {
  const { parsedStatements, submittedNamedStatements } = (client as unknown as { connection: Connection })
    .connection;
  const sent = (make: (callback: Callback) => pg.Submittable): Promise<pg.QueryResult> =>
    new Promise((done, fail) => {
      client.query(make((error, result) => (error ? fail(error) : done(result))));
    });
  // Planned apart from the burst, which passes over what stands behind a failure.
  const unknown = statements.filter(
    ({ name }) => !(name in parsedStatements || name in submittedNamedStatements),
  );
  const socket = socketOf(client);
  socket.cork();
  const planned = unknown.map((named) => sent((callback) => new Preparation(named, callback)));
  const done = sent((callback) => new Burst(statements, callback));
  socket.uncork();
  // What failed first says why.
  done.catch(() => {});
  await Promise.all(planned);
  return await done;
}
