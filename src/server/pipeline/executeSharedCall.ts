// Owns the way of calls whose answer is the same for all who ask at once: nobody's session is looked up, and one transaction answers them all.

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
