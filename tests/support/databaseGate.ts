// A way to a database that can be shut, so that a server finds it away: connections break, and new ones are refused.
import net from 'node:net';

export interface DatabaseGate {
  /** The url of the same database by way of the gate. */
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function databaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number): Promise<void> =>
    new Promise((done, failed) => {
      server.once('error', failed);
      server.listen(port, '127.0.0.1', done);
    });
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  // Otherwise the socket that the url names would be gone by.
  url.searchParams.delete('host');
  return {
    url: url.href,
    async shut() {
      if (!server.listening) return;
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      if (!server.listening) await listen(port);
    },
  };
}
