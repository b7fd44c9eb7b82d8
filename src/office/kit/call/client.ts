// The one way this browser calls the office: encode, name the station, fail with a typed failure.
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { type OfficeCall, officeStationHeader } from '#contract/officeCall.ts';
import { currentLocale } from '../locale.ts';
import { tellEnded } from './ended.ts';
import { currentStation } from './station.ts';

/** refused: the server understood and says no. ended: nobody is logged in. offline: no answer came. failed: the server failed. */
export type OfficeFailureKind = 'refused' | 'ended' | 'wrongRole' | 'offline' | 'failed';

/** A call that brought no answer of success. */
export class OfficeFailure extends Error {
  override name = 'OfficeFailure';
  readonly kind: OfficeFailureKind;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(kind: OfficeFailureKind, msg: string, code = '', fieldErrors: Record<string, string> = {}) {
    super(msg);
    this.kind = kind;
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** What every answer carries beside its own fields. */
export interface OfficeEnvelope {
  success: boolean;
  msg: string;
  code?: string;
  fieldErrors?: Record<string, string>;
  /** Where a second person has to agree: what waits now. */
  approval?: { id: string; because: string; expiresAt: string };
}

export interface OfficeSendOptions {
  signal?: AbortSignal;
  /** Id of one act; the same for every repeat of it. */
  intentId?: string;
  /** Another station than the chosen one. */
  station?: string;
}

const timeoutMs = 20_000;
const crowdedStatus = 503;

/** 128 bits from the system. */
export const newIntentId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const kindOf = (status: number, code = ''): OfficeFailureKind => {
  if (code === 'notLoggedIn') return 'ended';
  if (code === 'wrongRole' || code === 'notYourStation' || code === 'noSecondFactor') return 'wrongRole';
  return status >= 500 && status !== crowdedStatus ? 'failed' : 'refused';
};

/** What was asked before a screen asks it, by call, station, request and language. */
const early = new Map<string, Promise<unknown>>();
/** So long an answer waits for its screen: who is here, and what stands there, may be another by then. */
const earlyMs = 10_000;

const nameOf = (
  { id, scope }: Pick<OfficeCall<never, never>, 'id' | 'scope'>,
  station: string,
  request: object,
): string => JSON.stringify([id, scope === 'station' ? station : '', request, currentLocale()]);

/** Asks what a screen of this station will ask as soon as it is there; the first one that does takes the answer. Failures are no answers: they are asked again. */
export function askEarly<Request extends object, Answer>(
  call: OfficeCall<Request, Answer>,
  request: Request,
  station: string,
): Promise<Answer> {
  const name = nameOf(call, station, request);
  const drop = (): void => void early.delete(name);
  const asked = ask(call, request, { station });
  early.set(name, asked);
  asked.catch(drop);
  setTimeout(drop, earlyMs);
  return asked;
}

/** Makes a call and resolves with its answer. Rejects with an OfficeFailure, or with an AbortError where `signal` ends it. */
export async function send<Request extends object, Answer>(
  call: OfficeCall<Request, Answer>,
  request: Request,
  options: OfficeSendOptions = {},
): Promise<Answer & OfficeEnvelope> {
  const name = nameOf(call, options.station ?? currentStation(), request);
  const asked = early.get(name) as Promise<Answer & OfficeEnvelope> | undefined;
  early.delete(name);
  return asked?.catch(() => ask(call, request, options)) ?? ask(call, request, options);
}

async function ask<Request extends object, Answer>(
  call: OfficeCall<Request, Answer>,
  request: Request,
  { signal, intentId, station = currentStation() }: OfficeSendOptions = {},
): Promise<Answer & OfficeEnvelope> {
  const late = AbortSignal.timeout(timeoutMs);
  let reply: Response;
  let answer: OfficeEnvelope;
  try {
    reply = await fetch(`/office/${call.id}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': currentLocale(),
        [ajaxHeader[0]]: ajaxHeader[1],
        ...(call.scope === 'station' && { [officeStationHeader]: station }),
        ...(call.intent && { [intentHeader]: intentId ?? newIntentId() }),
      },
      body: JSON.stringify(request),
      signal: signal ? AbortSignal.any([signal, late]) : late,
      credentials: 'same-origin',
    });
    answer = (await reply.json()) as OfficeEnvelope;
  } catch (error) {
    signal?.throwIfAborted();
    throw new OfficeFailure(error instanceof SyntaxError ? 'failed' : 'offline', '');
  }
  if (answer.success) return answer as Answer & OfficeEnvelope;
  const failure = new OfficeFailure(
    kindOf(reply.status, answer.code),
    answer.msg,
    answer.code,
    answer.fieldErrors,
  );
  if (failure.kind === 'ended' && call.id !== 'session/me') tellEnded();
  throw failure;
}
