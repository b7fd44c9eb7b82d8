// The office's own HTTP server: its port, its cookies, which requests it takes at all, and what it answers where something failed.
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { intentHeader, requestIdHeader } from '#contract/boot.ts';
import type { OfficeCallId } from '#contract/office/calls.generated.ts';
import { officeStationHeader } from '#contract/officeCall.ts';
import { networkOf } from '../../account/network.ts';
import {
  type AddressLimitOptions,
  boundedServer,
  limitRequests,
} from '../../pipeline/limits/addressLimits.ts';
import { logRequests } from '../../pipeline/limits/requestLines.ts';
import { retryAfterSeconds } from '../../pipeline/registrar.ts';
import { isSameOriginRequest } from '../../pipeline/sameOrigin.ts';
import { fastifyTrustProxy, type TrustProxy } from '../../pipeline/trustedProxy.ts';
import { Refusal } from '../../refusal.ts';
import { localeOf, type SayValues, type ServerTextId, textIn } from '../../serverText.ts';
import { executeOfficeCall, type OfficeDeps } from './execute.ts';
import type { OfficeCookie, OfficeCookieToSet, OfficeVisitor } from './handle.ts';
import { loadOfficeCalls } from './load.ts';

export interface OfficeListenerOptions {
  deps: Omit<OfficeDeps, 'calls'>;
  log: FastifyBaseLogger;
  trustProxy: TrustProxy | undefined;
  addressLimits: AddressLimitOptions;
  /** Calls that this server does not have. */
  leftOut: readonly OfficeCallId[];
  /** Routes beside the calls: pages, assets, the stream. */
  beside?: (app: FastifyInstance) => Promise<void>;
}

const cookiePattern = /^[\w-]{20,100}$/;

/** Cookies bound to the very host, where the browser keeps such; the office has a host or a port of its own. */
const cookieNameOf = (kind: OfficeCookie, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}office-${kind}`;

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

/** What is known of the sender of a request. */
export function officeVisitorOf(request: FastifyRequest): OfficeVisitor {
  const isSecure = request.protocol === 'https' || isThisMachine(request.hostname);
  return {
    address: request.ip,
    network: networkOf(request.ip),
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    origin: `${request.protocol}://${request.host}`,
    isSecure,
    cookie(kind) {
      const value = request.cookies[cookieNameOf(kind, isSecure)];
      return value !== undefined && cookiePattern.test(value) ? value : undefined;
    },
  };
}

/** SameSite=Strict: no link from elsewhere arrives logged in. */
const cookieLineOf = ({ kind, value, maxAgeSeconds }: OfficeCookieToSet, isSecure: boolean): string =>
  `${cookieNameOf(kind, isSecure)}=${value}; Path=/; Max-Age=${value === '' ? 0 : maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

const say = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { id, code, values }: { id: ServerTextId; code: string; values?: SayValues },
): FastifyReply =>
  reply.status(status).send({
    success: false,
    msg: textIn(localeOf(request.headers['accept-language'], 'zh-CN'))(id, values),
    code,
  });

/** Too much is asked from there, or waits already: a browser asks again. */
const crowded = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  say(request, reply.header('Retry-After', retryAfterSeconds), 503, {
    id: 'office.crowded',
    code: 'crowded',
  });

/** A server with every call of the office at its path. */
export async function createOfficeListener({
  deps: given,
  log,
  trustProxy,
  addressLimits,
  leftOut,
  beside,
}: OfficeListenerOptions): Promise<FastifyInstance> {
  const calls = await loadOfficeCalls();
  const deps: OfficeDeps = { ...given, calls };
  const { settings } = deps;
  const app: FastifyInstance = fastify({
    serverFactory: boundedServer(addressLimits),
    loggerInstance: log,
    genReqId: () => randomUUID().slice(0, 8).toUpperCase(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: fastifyTrustProxy(trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: settings.requestSeconds * 1000,
    http: {
      requestTimeout: settings.requestSeconds * 1000,
      headersTimeout: settings.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5, settings.requestSeconds) * 1000,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  limitRequests(app, crowded, addressLimits);
  await app.register(fastifyCookie);
  app.removeContentTypeParser('text/plain');
  const logFailure = logRequests(app, settings, () => ({ office: true }));
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal && error.options.status === 503) return crowded(request, reply);
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return say(request, reply, error.statusCode === 415 ? 415 : 400, {
        id: 'office.badRequest',
        code: 'badRequest',
      });
    logFailure(request, error);
    reply.header(requestIdHeader, request.id);
    return say(request, reply, 500, { id: 'office.failed', code: 'failed', values: { id: request.id } });
  });
  app.setNotFoundHandler(async (request, reply) =>
    say(request, reply, 404, { id: 'office.unknownCall', code: 'unknownCall' }),
  );
  for (const call of calls.values()) {
    if (leftOut.includes(call.id)) continue;
    app.post(`/office/${call.id}`, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!isSameOriginRequest(request))
        return say(request, reply, 403, { id: 'office.forged', code: 'forged' });
      const { body } = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        return say(request, reply, 400, { id: 'office.badRequest', code: 'badRequest' });
      const visitor = officeVisitorOf(request);
      const [station, intentId] = [officeStationHeader, intentHeader].map((name) => {
        const value = request.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      });
      const { status, envelope, cookies } = await executeOfficeCall(
        call,
        {
          fields: body as Record<string, unknown>,
          station,
          visitor,
          locale: localeOf(request.headers['accept-language'], 'zh-CN'),
          intentId,
        },
        deps,
      );
      for (const cookie of cookies) reply.header('Set-Cookie', cookieLineOf(cookie, visitor.isSecure));
      return reply.status(status).send(envelope);
    });
  }
  await beside?.(app);
  return app;
}
