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
import { isProbe } from '../requestPath.ts';
import { createTurns } from './turns.ts';

type AddressLimit = 'connectionsPerAddress' | 'connections' | 'requestsPerAddress' | 'lateMs';

export interface AddressLimitOptions {
  settings: Pick<Settings, AddressLimit>;
  /** Behind a proxy all connections are the proxy's: those of an address are not counted then. */
  isBehindProxy: boolean;
  onReached: (limit: AddressLimit) => void;
  /** How late the process is at its work, in milliseconds. */
  lateMs: () => number;
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

/** What a page of one player has under way at once. */
const fewRequests = 4;

/**
 * Refuses by `refuse`, with HTTP 503, what an address asks for beyond the requests it may have waiting; the browser repeats it. A process that is
 * late at its work refuses those who ask for much first, and everybody once it is so late that their browsers would give up.
 */
export function limitRequests(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
  { settings, onReached, lateMs }: AddressLimitOptions,
): void {
  const byNetwork = new Map<string, number>();
  const turn = createTurns(fewRequests);
  /** The limit that a request is above whose address has so many under way. */
  function reached(address: string, count: number): AddressLimit | undefined {
    if (count >= settings.requestsPerAddress) return 'requestsPerAddress';
    if (settings.lateMs === 0 || isProbe(address)) return undefined;
    const times = lateMs() / settings.lateMs;
    return times > 4 || (times > 1 && count >= fewRequests) ? 'lateMs' : undefined;
  }
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(request.ip);
    const count = byNetwork.get(network) ?? 0;
    const limit = reached(request.url, count);
    if (limit) {
      onReached(limit);
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
    await turn(network);
  });
}
