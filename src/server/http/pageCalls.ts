// What a page may ask of the calls while it is made: their answers, and the cookie that makes its visitor known.
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '#contract/call.ts';
import type { CallId, Calls } from '#contract/calls.generated.ts';
import { cookieLine, visitorOf } from '../account/visitor.ts';
import type { CallDeps } from '../pipeline/callSteps.ts';
import { executeCall } from '../pipeline/executeCall.ts';
import type { loadCalls } from '../pipeline/registrar.ts';
import { stationOf } from '../pipeline/stationOf.ts';
import type { StationsInService } from '../stations.ts';

export interface PageCalls {
  /**
   * The complete answer of a safe call in the station's language, as the visitor of this page request would get it. It has no side effects: a
   * session that was ended elsewhere is still reported at the visitor's own next call. Throws for calls that are not safe to repeat.
   */
  answer<Id extends CallId>(
    id: Id,
    fields: Calls[Id]['request'],
    request: FastifyRequest,
  ): Promise<Envelope & Partial<Calls[Id]['answer']>>;
  /** Set-Cookie lines that go out with a page, so that the visitor is known before its first call. */
  visitorCookies(request: FastifyRequest): string[];
}

export const createPageCalls = (
  loaded: Awaited<ReturnType<typeof loadCalls>>,
  stations: StationsInService,
  around: CallDeps,
): PageCalls => ({
  async answer(id, fields, request) {
    const call = loaded.get(id)!;
    if (call.row.repeat !== 'safe') throw new Error(`${id} is not a call that a page may ask beforehand.`);
    const station = stationOf(request, stations);
    if (!station) throw new Error('The request is for no station.');
    const sent = Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    const outcome = await executeCall(
      call,
      {
        fields: sent,
        station,
        visitor: visitorOf(request, station.code, around.settings),
        // The first page is in the station's language; the player's choice is known to the browser alone.
        locale: station.locale,
        intentId: undefined,
        isPeek: true,
      },
      around,
    );
    return outcome.envelope as never;
  },
  visitorCookies(request) {
    const station = stationOf(request, stations);
    const cookie = station && visitorOf(request, station.code, around.settings).cookie;
    return cookie ? [cookieLine(cookie)] : [];
  },
});
