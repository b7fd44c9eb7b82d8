// The way of calls whose answer is the same for all who ask at once: nobody's session is looked up, and one transaction answers them all.

import type { FastifyReply } from 'fastify';
import type { Envelope } from '#contract/call.ts';
import { share } from '../db/sharedWork.ts';
import { inStation, StationTransaction } from '../db/stationTransaction.ts';
import {
  authorize,
  baseContext,
  type CallDeps,
  type CallRequest,
  type CallResult,
  envelopeOf,
  type LoadedCall,
  visitorCookies,
} from './callSteps.ts';
import type { Handler } from './handle.ts';

type OrdinaryCall = LoadedCall<Handler>;

/** Whether the caller's answer is the same as that of others. Throws where the contract asks for more than a guest's safe call. */
export function isShared({ id, row, handler }: OrdinaryCall, { visitor }: CallRequest): boolean {
  if (handler.shared === undefined) return false;
  if (row.role !== 'guest' || row.repeat !== 'safe')
    throw new Error(`${id} is no safe call of guests: its answer cannot be shared.`);
  return handler.shared === 'everybody' || visitor.token === undefined;
}

/** A visitor that no answer may depend on. */
const nobody = new Proxy({} as CallRequest['visitor'], {
  get(_, name): never {
    throw new Error(
      `An answer that is shared depends on nobody, and asks for ${String(name)} of its visitor.`,
    );
  },
});

/** Executes the call for all who ask the same of this version of the station, in this language. Throws as executeCall(), refusals included. */
export async function executeSharedCall(
  loaded: OrdinaryCall,
  incoming: CallRequest,
  deps: CallDeps,
): Promise<CallResult> {
  const { station, visitor, locale } = incoming;
  const { pool, settings } = deps;
  const asGuest: CallRequest = { ...incoming, visitor: { ...visitor, token: undefined }, isPeek: false };
  // Never opened: a guest is nobody to look up.
  const unopened = new StationTransaction(pool, station.code);
  const authorized = await authorize(loaded, asGuest, settings, unopened.db, deps.now());
  const key = JSON.stringify([loaded.id, locale, authorized.request]);
  const envelope = await share({ pool, station, network: visitor.network }, key, () =>
    inStation(pool, station.code, async (db) => {
      const base = baseContext({ ...asGuest, visitor: nobody }, authorized, deps, { db }, deps.now());
      const answer = await loaded.handler.run(base as never, Promise.resolve());
      return envelopeOf(loaded, answer, settings);
    }),
  );
  return { status: 200, envelope, cookies: visitorCookies(visitor), isShared: true };
}

/** The body of such an answer: written as text once, and compressed once for each way browsers take it. */
interface SharedBody {
  readonly text: string;
  /** By encoding. */
  readonly compressed: Map<string, Buffer>;
}

/** By the envelope, which those who share an answer have in common. */
const bodies = new WeakMap<Envelope, SharedBody>();
const bodyOfReply = new WeakMap<FastifyReply, SharedBody>();

/** Sends an envelope that other requests send as well. */
export function sendShared(reply: FastifyReply, envelope: Envelope): FastifyReply {
  const body = bodies.get(envelope) ?? { text: JSON.stringify(envelope), compressed: new Map() };
  bodies.set(envelope, body);
  bodyOfReply.set(reply, body);
  return reply.type('application/json; charset=utf-8').send(body.text);
}

/** The compressed body of a reply: made by `compress`, or the one that another reply with the same envelope has made. */
export function compressedFor(reply: FastifyReply, encoding: string, compress: () => Buffer): Buffer {
  const body = bodyOfReply.get(reply);
  const made = body?.compressed.get(encoding) ?? compress();
  body?.compressed.set(encoding, made);
  return made;
}
