// Owns a proxy between house and database that cuts a connection at its COMMIT: before the database has heard of it, or after it has done it.
import net from 'node:net';

export interface CommitCutter {
  /** The url of the same database by way of the proxy. */
  url: string;
  /** Cuts the next COMMIT of any connection. */
  cut(when: 'before' | 'after'): void;
  /** How many have been cut. */
  readonly count: number;
  close(): Promise<void>;
}

const commit = Buffer.from('COMMIT\0');
/** The database waits for the next: it says so once for each query and each Sync. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5]);
const headBytes = 5;

/**
 * Where in a piece of what the house sends a transaction is committed, and how often the database will have been ready when it is: a
 * COMMIT as a query, or the Sync behind several statements. undefined where none is.
 */
function commitIn(piece: Buffer): { at: number; readies: number } | undefined {
  let statements = 0;
  let readies = 0;
  for (let at = 0; at + headBytes <= piece.length; at += 1 + piece.readUInt32BE(at + 1)) {
    const type = String.fromCharCode(piece[at]!);
    if (type === 'E') statements += 1;
    if (type !== 'S' && type !== 'Q') continue;
    readies += 1;
    if (
      type === 'Q'
        ? commit.equals(piece.subarray(at + headBytes, at + headBytes + commit.length))
        : statements > 1
    )
      return { at, readies };
    statements = 0;
  }
  return undefined;
}

/** How often something stands in a piece. */
const countOf = (piece: Buffer, wanted: Buffer): number =>
  piece.toString('latin1').split(wanted.toString('latin1')).length - 1;

export async function startCommitCutter(databaseUrl: string): Promise<CommitCutter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let wanted: 'before' | 'after' | undefined;
  let count = 0;

  const server = net.createServer((house) => {
    const database = net.connect(Number(target.port), target.hostname);
    /** How often the database is ready before what was committed is known to be. */
    let readies = 0;
    const drop = (): void => {
      house.destroy();
      database.destroy();
    };
    for (const socket of [house, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', drop);
      socket.on('close', () => {
        sockets.delete(socket);
        drop();
      });
    }
    house.on('data', (piece) => {
      const found = wanted && commitIn(piece);
      if (found) {
        count += 1;
        const isBefore = wanted === 'before';
        wanted = undefined;
        if (isBefore) {
          // What stands before it still arrives: the work is done, and not committed.
          database.write(piece.subarray(0, found.at), () => setTimeout(drop, 5));
          return;
        }
        ({ readies } = found);
      }
      database.write(piece);
    });
    database.on('data', (piece) => {
      if (readies === 0) return void house.write(piece);
      readies -= countOf(piece, ready);
      if (readies <= 0) drop();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  // The socket of the embedded database would lead past the proxy.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cut(when) {
      wanted = when;
    },
    get count() {
      return count;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
