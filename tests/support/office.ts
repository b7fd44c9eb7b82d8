// The back office of a test's server: its address, and clients with cookie jars of their own.
import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { type OfficeCall, type OfficeRole, officeStationHeader } from '#contract/officeCall.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { openStaffSession } from '#server/office/staff/session.ts';
import type { RunningServer } from './startServer.ts';

/** What came back for a call of the office. */
export interface OfficeReply<Answer> {
  status: number;
  headers: Headers;
  answer: {
    success: boolean;
    msg: string;
    code?: string;
    fieldErrors?: Record<string, string>;
  } & Partial<Answer>;
}

export interface OfficeCallOptions {
  /** Code of the station it is about. */
  station?: string;
  /** A new one each time when left out; null sends none. */
  intentId?: string | null;
  headers?: Record<string, string>;
}

/** Somebody at a browser of the office. */
export interface OfficeClient {
  readonly cookies: Map<string, string>;
  call<Request extends object, Answer>(
    call: OfficeCall<Request, Answer>,
    request: Request,
    options?: OfficeCallOptions,
  ): Promise<OfficeReply<Answer>>;
}

/** A browser at the office of this address, at `station` unless a call says another. */
export function officeClientOf(url: string, station = 'alpha'): OfficeClient {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(call, request, { station: other = station, intentId, headers } = {}) {
      const reply = await fetch(`${url}/office/${call.id}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          [ajaxHeader[0]]: ajaxHeader[1],
          ...(call.scope === 'station' && { [officeStationHeader]: other }),
          ...(call.intent && intentId !== null && { [intentHeader]: intentId ?? randomUUID() }),
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...headers,
        },
        body: JSON.stringify(request),
      });
      for (const line of reply.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        const name = pair.slice(0, at);
        if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) cookies.delete(name);
        else cookies.set(name, pair.slice(at + 1));
      }
      return { status: reply.status, headers: reply.headers, answer: (await reply.json()) as never };
    },
  };
}

/** Somebody of the demonstration's office, at a browser in which both factors were passed. */
export async function officeAs(
  { pool, now, officeUrl, context }: Pick<RunningServer, 'pool' | 'now' | 'officeUrl' | 'context'>,
  role: OfficeRole,
  { station, hasSecondFactor = true }: { station?: string; hasSecondFactor?: boolean } = {},
): Promise<OfficeClient> {
  const client = officeClientOf(officeUrl, station);
  const { token } = await inStation(
    pool,
    everyStation,
    async (db) => {
      const { id } = await db
        .selectFrom('staff')
        .select('id')
        .where('name_key', '=', role)
        .executeTakeFirstOrThrow();
      return await openStaffSession(
        db,
        {
          staffId: id,
          place: { address: '127.0.0.1', agent: 'test' },
          deviceId: null,
          isPending: false,
          hasSecondFactor,
          seconds: context.settings.staffAbsoluteSeconds,
        },
        now(),
      );
    },
    { role: 'office_staff' },
  );
  client.cookies.set(sessionCookie, token);
  return client;
}

/** As a browser has it that reaches the office at this machine. */
export const sessionCookie = '__Host-office-session';

/** The code that an app with this secret shows. */
export const oneTimeCode = (secret: string, at: Date): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
