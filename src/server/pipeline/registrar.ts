// Matching the contract with the handlers, and serving each call at its path.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { intentHeader } from '#contract/boot.ts';
import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.generated.ts';
import * as requests from '#contract/requests.generated.ts';
import * as responses from '#contract/responses.generated.ts';
import type { Locale } from '#texts/text.ts';
import { cookieLine, visitorOf } from '../account/visitor.ts';
import { localeOf, textIn } from '../serverText.ts';
import type { StationsInService } from '../stations.ts';
import type { CallDeps, LoadedCall, Validator } from './callSteps.ts';
import { executeCall } from './executeCall.ts';
import { sendShared } from './executeSharedCall.ts';
import type { Handler } from './handle.ts';
import type { BatchedHandler } from './handleBatched.ts';
import { pathOf } from './requestPath.ts';
import { isSameOriginRequest } from './sameOrigin.ts';
import { stationOf } from './stationOf.ts';

const here = path.resolve(import.meta.dirname, '..');

/** Every call with its handler from a folder. Throws, naming them, when contract and files differ. */
export async function loadCalls(folder = path.join(here, 'call')): Promise<Map<CallId, LoadedCall>> {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3));
  const ids = Object.keys(calls) as CallId[];
  const missing = ids.filter((id) => !files.includes(id));
  const extra = files.filter((id) => !Object.hasOwn(calls, id));
  if (missing.length + extra.length > 0)
    throw new Error(
      [
        ...missing.map((id) => `schemas/call/${id}.json has no handler src/server/call/${id}.ts.`),
        ...extra.map((id) => `src/server/call/${id}.ts has no contract schemas/call/${id}.json.`),
      ].join('\n'),
    );
  const load = (...file: string[]) => import(pathToFileURL(path.join(...file)).href);
  const loaded = new Map<CallId, LoadedCall>();
  await Promise.all(
    ids.map(async (id) => {
      const [group, name] = id.split('/') as [string, string];
      const [constants, module] = (await Promise.all([
        load(here, '../contract', `${group}.generated.ts`),
        load(folder, `${id}.ts`),
      ])) as [Record<string, Call<unknown, unknown>>, { default?: Handler | BatchedHandler }];
      const handler = module.default;
      if (handler?.id !== id)
        throw new Error(`src/server/call/${id}.ts does not export handle('${id}', ...) as its default.`);
      const key = `${group}_${name}`;
      loaded.set(id, {
        id,
        row: calls[id],
        call: constants[name]!,
        handler,
        isRequest: (requests as unknown as Record<string, Validator>)[key]!,
        isResponse: (responses as unknown as Record<string, Validator>)[key]!,
      });
    }),
  );
  return loaded;
}

const defaultLocale: Locale = 'zh-CN';

/** Serves every call at its path; any other path that ends in .do is answered with 404 and an envelope. */
export function registerCalls(
  app: FastifyInstance,
  loaded: ReadonlyMap<CallId, LoadedCall>,
  stations: StationsInService,
  around: CallDeps,
): void {
  const known = new Set([...loaded.values()].map(({ row }) => row.path));
  app.addHook('onRequest', async (request, reply) => {
    const { pathname } = pathOf(request.url);
    if (pathname.endsWith('.do') && !known.has(pathname))
      return reject(request, reply, stations, { status: 404, code: 'unknownCall' });
  });
  for (const call of loaded.values()) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: call.row.path,
      exposeHeadRoute: false,
      ...(call.row.bodyBytes !== undefined && { bodyLimit: call.row.bodyBytes }),
      handler: (request, reply) => serve(call, request, reply, stations, around),
    });
  }
}

async function serve(
  loaded: LoadedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  stations: StationsInService,
  around: CallDeps,
): Promise<FastifyReply> {
  reply.header('Cache-Control', 'no-store').header('Vary', 'Cookie, Accept-Language');
  const { verb } = loaded.row;
  if (request.method !== verb) {
    reply.header('Allow', verb);
    return reject(request, reply, stations, { status: 405, code: 'wrongVerb', values: { verb } });
  }
  if (!isSameOriginRequest(request)) return reject(request, reply, stations, { status: 403, code: 'forged' });
  const station = stationOf(request, stations);
  if (!station) return reject(request, reply, stations, { status: 404, code: 'noStation' });
  const fields = fieldsOf(request);
  if (!fields) return reject(request, reply, stations, { status: 400, code: 'badRequest' });
  const intentId = request.headers[intentHeader.toLowerCase()];
  const begunMs = performance.now();
  const ended = (how: 'ok' | 'refused' | 'failed'): void =>
    around.onCall?.(loaded.id, how, (performance.now() - begunMs) / 1000);
  const outcome = await executeCall(
    loaded,
    {
      fields,
      station,
      visitor: visitorOf(request, station.code, around.settings),
      locale: localeOf(request.headers['accept-language'], station.locale),
      intentId: typeof intentId === 'string' ? intentId : undefined,
      isPeek: false,
    },
    around,
  ).catch((error: unknown) => {
    ended('failed');
    throw error;
  });
  ended(outcome.envelope.success ? 'ok' : 'refused');
  if (outcome.status === 503) reply.header('Retry-After', retryAfterSeconds);
  for (const cookie of outcome.cookies) reply.header('Set-Cookie', cookieLine(cookie));
  reply.code(outcome.status);
  return outcome.isShared ? sendShared(reply, outcome.envelope) : reply.send(outcome.envelope);
}

/** When whoever finds the server crowded should come again. */
export const retryAfterSeconds = 1;

/** More fields than any call has, or a client that repeats itself, sends. */
const fieldsMost = 100;

/** The fields of a request, from its query and its body; undefined where the body is no set of named fields, or there are too many. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> | undefined {
  const { query, body = {} } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields = { ...(query as object), ...body };
  return Object.keys(fields).length > fieldsMost ? undefined : fields;
}

/** Why a request is not answered by a call, with the values of its sentence. */
interface Rejection {
  status: number;
  code: 'unknownCall' | 'wrongVerb' | 'forged' | 'noStation' | 'badRequest' | 'failed' | 'crowded';
  values?: Record<string, string>;
}

/** Answers with an envelope before a call has begun, or after it failed, in the language a call of this request would be answered in. */
export function reject(
  request: FastifyRequest,
  reply: FastifyReply,
  stations: StationsInService,
  { status, code, values }: Rejection,
): FastifyReply {
  const locale = stationOf(request, stations)?.locale ?? defaultLocale;
  const say = textIn(localeOf(request.headers['accept-language'], locale));
  if (status === 503) reply.header('Retry-After', retryAfterSeconds);
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ success: false, msg: say(`server.${code}`, values), code });
}
