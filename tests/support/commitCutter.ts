// A proxy between server and database that cuts a connection at its COMMIT: before the database receives it, or after the database has done it.
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

/** The word as a simple query sends it, and as the database says that it has done it. */
const asked = Buffer.from('COMMIT\0');
const done = Buffer.from('COMMIT\0');
const headBytes = 5;

export async function startCommitCutter(databaseUrl: string): Promise<CommitCutter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let wanted: 'before' | 'after' | undefined;
  let count = 0;

  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port), target.hostname);
    let cutting: 'before' | 'after' | undefined;
    const drop = (): void => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', drop);
      socket.on('close', () => {
        sockets.delete(socket);
        drop();
      });
    }
    client.on('data', (piece) => {
      const at = wanted ? piece.indexOf(asked) : -1;
      if (at >= 0) {
        count += 1;
        cutting = wanted;
        wanted = undefined;
        if (cutting === 'before') {
          // What stands before it still arrives, and its answer shows that the work is done: it is not committed.
          if (at > headBytes) database.write(piece.subarray(0, at - headBytes));
          else drop();
          return;
        }
      }
      database.write(piece);
    });
    database.on('data', (piece) => {
      if (cutting === undefined) return void client.write(piece);
      if (cutting === 'before' || piece.includes(done)) drop();
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
