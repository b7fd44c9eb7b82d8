// The HTTP server of all calls and pages: its limits, what it logs of a request, and what it answers where something failed.
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactoryHandler,
  LogController,
} from 'fastify';
import { requestIdHeader } from '#contract/boot.ts';
import { type AddressLimitOptions, boundedServer, limitRequests } from '../pipeline/limits/addressLimits.ts';
import { createLineLimit } from '../pipeline/limits/lineLimit.ts';
import { watchPressure } from '../pipeline/limits/pressure.ts';
import { logRequests } from '../pipeline/limits/requestLines.ts';
import { reject } from '../pipeline/registrar.ts';
import { fastifyTrustProxy, ignoreForeignForwardedHosts, type TrustProxy } from '../pipeline/trustedProxy.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { StationsInService } from '../stations.ts';
import { registerCompression } from '../web/compression.ts';
import type { Log } from './log.ts';

export interface HttpOptions {
  settings: Settings;
  stations: StationsInService;
  trustProxy: TrustProxy | undefined;
  log: Log;
  /** Decides of every request who answers it; the server itself when left out. */
  dispatch?: (own: FastifyServerFactoryHandler) => FastifyServerFactoryHandler;
}

export interface HttpServer {
  app: FastifyInstance;
  /** The bounds of addresses, for a server of another port: each counts for itself. */
  addressLimits: AddressLimitOptions;
  /** Ends what runs beside the server. */
  stop(): void;
}

/** A server without routes. */
export async function createHttpServer({
  settings,
  stations,
  trustProxy,
  log,
  dispatch = (own) => own,
}: HttpOptions): Promise<HttpServer> {
  const limitLines = createLineLimit({
    windowMs: 60_000,
    perKey: 1,
    overall: 10,
    onDropped: (dropped) => log.warn({ dropped }, 'limits for addresses were reached more often'),
  });
  const pressure = watchPressure();
  const addressLimits: AddressLimitOptions = {
    settings,
    lateMs: pressure.lateMs,
    isBehindProxy: trustProxy !== undefined,
    onReached(limit) {
      if (limitLines.take(limit))
        log.warn(
          { limit, value: settings[limit] },
          limit === 'lateMs'
            ? 'the process is late at its work and refuses requests; SERVER_SETTINGS changes from when on'
            : 'an address has reached a limit; SERVER_SETTINGS changes it',
        );
    },
  };

  const serve = boundedServer(addressLimits);
  const app: FastifyInstance = fastify({
    serverFactory: (own, given) => serve(dispatch(own), given),
    loggerInstance: log as FastifyBaseLogger,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: fastifyTrustProxy(trustProxy),
    // A full basket chased over every period there may be, as a form.
    bodyLimit: 128 * 1024,
    requestTimeout: settings.requestSeconds * 1000,
    // Of every address that is listened on; Node looks for late requests so often.
    http: {
      requestTimeout: settings.requestSeconds * 1000,
      headersTimeout: settings.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5, settings.requestSeconds) * 1000,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  ignoreForeignForwardedHosts(app, stations);
  limitRequests(
    app,
    (request, reply) => reject(request, reply, stations, { status: 503, code: 'crowded' }),
    addressLimits,
  );
  registerCompression(app);
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  // A text has no fields: as a body of a call it would be spread into one for each of its characters.
  app.removeContentTypeParser('text/plain');

  const logFailure = logRequests(app, settings, (request) => ({ host: request.host.slice(0, 100) }));
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal && error.options.status === 503)
      return reject(request, reply, stations, {
        status: 503,
        code: error.options.code === 'failed' ? 'failed' : 'crowded',
      });
    const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    if (isTheirs)
      return reject(request, reply, stations, {
        status: error.statusCode === 415 ? 415 : 400,
        code: 'badRequest',
      });
    logFailure(request, error);
    reply.header(requestIdHeader, request.id);
    return reject(request, reply, stations, { status: 500, code: 'failed' });
  });
  const stop = (): void => {
    limitLines.end();
    pressure.stop();
  };
  return { app, addressLimits, stop };
}

/** What the log calls a request, and a player whose call failed can give to customer service: eight signs, read out without a mistake. */
const newRequestId = (): string => randomUUID().slice(0, 8).toUpperCase();
