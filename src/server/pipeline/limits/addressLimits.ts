// How much one client address, or everybody together, may hold of this process: connections, and requests that are not answered yet.
import http from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerFactoryHandler,
  FastifyServerOptions,
} from 'fastify';
import { networkOf } from '../../account/network.ts';
import type { Settings } from '../../settings.ts';

type AddressLimit = 'connectionsPerAddress' | 'connections' | 'requestsPerAddress';

export interface AddressLimitOptions {
  settings: Pick<Settings, AddressLimit>;
  /** Behind a proxy all connections are the proxy's: those of an address are not counted then. */
  isBehindProxy: boolean;
  onReached: (limit: AddressLimit) => void;
}

/**
 * Servers with a bound on their connections. Where an address has too many, the oldest of them gives way that asks for nothing; where all of them
 * do, the new one is closed. Phones of one mobile network share an address, and a browser connects again by itself.
 */
export function boundedServer({
  settings,
  isBehindProxy,
  onReached,
}: AddressLimitOptions): (handler: FastifyServerFactoryHandler, given: object) => http.Server {
  const byNetwork = new Map<string, Set<Socket>>();
  const asking = new Map<Socket, number>();

  function count(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = byNetwork.get(network) ?? new Set();
    if (own.size >= settings.connectionsPerAddress) {
      onReached('connectionsPerAddress');
      const idle = [...own].find((each) => !asking.has(each));
      (idle ?? socket).destroy();
      if (!idle) return;
      own.delete(idle);
    }
    byNetwork.set(network, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    });
  }

  function ask({ socket }: http.IncomingMessage, response: http.ServerResponse): void {
    asking.set(socket, (asking.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = asking.get(socket)! - 1;
      if (left === 0) asking.delete(socket);
      else asking.set(socket, left);
    });
  }

  // Fastify makes one for each address that it listens on.
  return (handler, given) => {
    const {
      http: ofNode,
      keepAliveTimeout,
      connectionTimeout,
    } = given as Required<FastifyServerOptions> & {
      http: http.ServerOptions;
    };
    const server = http.createServer(ofNode, handler);
    server.keepAliveTimeout = keepAliveTimeout;
    server.setTimeout(connectionTimeout);
    server.maxConnections = settings.connections;
    server.on('drop', () => onReached('connections'));
    if (!isBehindProxy) server.on('connection', count).on('request', ask);
    return server;
  };
}

/** What a response says once it goes on without an end: it is answered then, and its connection alone is counted. */
export const endless = 'endless';

/** Refuses by `refuse`, with HTTP 503, what an address asks for beyond the requests it may have waiting; the browser repeats it. */
export function limitRequests(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
  { settings, onReached }: AddressLimitOptions,
): void {
  const byNetwork = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(request.ip);
    const count = byNetwork.get(network) ?? 0;
    if (count >= settings.requestsPerAddress) {
      onReached('requestsPerAddress');
      return refuse(request, reply);
    }
    byNetwork.set(network, count + 1);
    let isCounted = true;
    const release = (): void => {
      if (!isCounted) return;
      isCounted = false;
      const left = byNetwork.get(network)! - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    };
    reply.raw.once('close', release).once(endless, release);
  });
}
