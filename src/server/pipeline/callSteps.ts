// The steps that every call takes, ordinary or batched: who may call, the handler's context, the envelope, refusals, retries.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Call, type Envelope, mayDo } from '#contract/call.ts';
import type { CallId, CallRow } from '#contract/calls.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { playBlocked, withdrawBlocked } from '../account/accounts.ts';
import type { Hashing } from '../account/hashing.ts';
import { findSession, type Lost, refusalOfLost, type Session } from '../account/session.ts';
import { noteSighting } from '../account/sightings.ts';
import type { CookieToSet, Visitor } from '../account/visitor.ts';
import type { Db, StationTransaction } from '../db/stationTransaction.ts';
import { limitReached } from '../measurements.ts';
import { Refusal } from '../refusal.ts';
import { type ServerTextId, type Text, textIn } from '../serverText.ts';
import type { Settings } from '../settings.ts';
import { fieldErrorsOf, type ValidationError } from './fieldErrors.ts';
import type { BaseContext, Handler } from './handle.ts';
import type { BatchedHandler } from './handleBatched.ts';
import { type Intent, intentOf } from './intent.ts';
import { takeIntentQuota } from './limits/intentQuota.ts';
import { onlyNamed, onlyNamedPart } from './serialise.ts';

export type Validator = ((data: unknown) => boolean) & { errors?: ValidationError[] | null };

/** A call with all that serves it. */
export interface LoadedCall<AnyHandler = Handler | BatchedHandler> {
  id: CallId;
  row: CallRow;
  call: Call<unknown, unknown>;
  handler: AnyHandler;
  isRequest: Validator;
  isResponse: Validator;
}

export interface CallDeps {
  pool: pg.Pool;
  settings: Settings;
  hashing: Hashing;
  now: () => Date;
  counterparties?: Counterparties | undefined;
  /** Every station of the operator. */
  stations?: () => readonly StationFacts[];
  /** Receives what went wrong after a call was committed already. */
  onFailure?: (what: string, error: unknown) => void;
  /** Receives how each call of a player ended, and after how long: `refused` is an answer with success: false, `failed` a fault of this server. */
  onCall?: (id: string, outcome: 'ok' | 'refused' | 'failed', seconds: number) => void;
}

export interface CallRequest {
  /** As sent; checked by authorize(). */
  fields: Record<string, unknown>;
  station: StationFacts;
  visitor: Visitor;
  locale: Locale;
  intentId: string | undefined;
  /** A page request reads this for a visitor beforehand: it must not use anything up. */
  isPeek: boolean;
}

export interface CallResult {
  status: number;
  envelope: Envelope;
  cookies: CookieToSet[];
  /** Others who asked at once have the same envelope. */
  isShared?: boolean;
}

/** The request of an authorized caller. */
export interface Authorized {
  request: object;
  session: Session | null;
  lost: Lost | null;
  /** What the handler reads for every caller, already on its way. */
  read: Promise<unknown> | undefined;
}

/**
 * Finds the caller's session and checks role and request against the contract. Refuses everybody who may not make this call. What the
 * handler `reads` is sent to the database together with the query for the session.
 */
export async function authorize(
  loaded: LoadedCall,
  incoming: CallRequest,
  settings: Settings,
  db: Db,
  now: Date,
): Promise<Authorized> {
  const { station, visitor, isPeek, locale } = incoming;
  const request = withoutEmpties(incoming.fields, loaded.call.query);
  const validationErrors = loaded.isRequest(request) ? null : (loaded.isRequest.errors ?? []);
  const finding = visitor.token === undefined ? null : findSession(db, visitor.token, now, settings, isPeek);
  // A caller without a session is refused, most often: nothing is read for that.
  const read =
    (finding || loaded.row.role === 'guest') && !validationErrors
      ? loaded.handler.reads?.({ db, request: request as never, station })
      : undefined;
  read?.catch(() => {});
  const found = await finding;
  const session = typeof found === 'string' ? null : found;
  const lost = typeof found === 'string' ? found : null;
  if (!mayDo(session?.role ?? 'guest', loaded.row.role)) {
    if (session) throw new Refusal('server.wrongRole', { code: 'wrongRole' });
    throw await refusalOfLost(db, isPeek ? null : lost, visitor.token, now);
  }
  if (session?.isInBreak && !loaded.row.isOpenInBreak) throw refusalInBreak();
  // Play money is nobody's harm.
  if (session && session.role !== 'trial' && !isPeek)
    noteSighting(settings, station.code, session.accountId, now);
  if (validationErrors) throw invalidRequest(validationErrors, loaded.id, textIn(locale));
  return { request, session, lost, read };
}

/** What a break closes, said to the player. */
export const refusalInBreak = (): Refusal => new Refusal('server.break.closed', { code: 'inBreak' });

/** What play at another operator closes, as play_barred() says it: `elsewhere`, `silent`, `unknown`, or `wait` and the moment from which on. */
export function refusalElsewhere(barred: string): Refusal {
  const [why, opensAt = ''] = barred.split(' ');
  switch (why) {
    case 'wait':
      return new Refusal('server.seat.wait', {
        code: 'PLAY_WAIT',
        values: { time: formatMoment(new Date(opensAt)) },
      });
    case 'elsewhere':
      return new Refusal('server.seat.elsewhere', { code: 'PLAY_ELSEWHERE' });
    case 'unknown':
      return new Refusal('server.seat.unknown', { code: 'PERSON_UNKNOWN' });
    default:
      return new Refusal('server.seat.silent', { code: 'UNREACHABLE' });
  }
}

/** What the database refuses for a rule that players read, as a refusal; every other error as it is. */
export function refusalOfDatabase(error: unknown): unknown {
  const { code, detail = '' } = (error ?? {}) as { code?: string; detail?: string };
  switch (code) {
    case 'PE001':
      return refusalElsewhere(detail);
    case 'BK001':
      return refusalInBreak();
    case 'BL001':
      return playBlocked();
    case 'BL002':
      return withdrawBlocked();
    default:
      return error;
  }
}

/** Forms send every field: an empty one was not filled in. In a query string even an empty field has a meaning. */
function withoutEmpties(fields: Record<string, unknown>, query: readonly string[] = []): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' || query.includes(name)),
  );
}

function invalidRequest(validationErrors: readonly ValidationError[], call: CallId, text: Text): Refusal {
  const errors = fieldErrorsOf(validationErrors, text, call);
  const refusal = new Refusal('server.checkInput', { code: 'invalid' });
  return Object.assign(refusal, { fieldErrors: errors, sentence: Object.values(errors)[0] });
}

/** The intent of an authorized call: of its account, or of the visitor where guests may make the call. Refuses an account that sends too many. */
export function intentOfCall(
  { id, row }: LoadedCall,
  { station, visitor, intentId }: CallRequest,
  { request, session }: Authorized,
  { settings, now }: Pick<CallDeps, 'settings' | 'now'>,
): Intent {
  const owner = row.role === 'guest' ? null : session;
  if (owner) takeIntentQuota(settings, `${station.code} ${owner.accountId}`, now());
  return intentOf({ station: station.code, call: id, id: intentId }, owner, visitor, request);
}

/** What the context of every handler holds; each kind of call adds what only its handlers may do. */
export function baseContext(
  incoming: CallRequest,
  { request, session, lost }: Authorized,
  deps: CallDeps,
  { db }: Pick<StationTransaction, 'db'>,
  now: Date,
): BaseContext<never> {
  const { station, visitor, locale, isPeek, intentId } = incoming;
  const { settings, hashing, counterparties } = deps;
  return {
    intentId,
    request: request as never,
    station,
    visitor,
    db,
    now,
    work: { db, station: station.code, now },
    session,
    get player() {
      if (!session) throw new Refusal('server.notLoggedIn', { code: 'notLoggedIn' });
      return session;
    },
    lost,
    isPeek,
    locale,
    text: textIn(locale),
    settings,
    hashing,
    counterparties,
    get stations() {
      const others = (deps.stations?.() ?? []).filter(({ code }) => code !== station.code);
      return [...others, station].sort((a, b) => (a.code < b.code ? -1 : 1));
    },
  };
}

/** The envelope of an answer, with nothing the contract does not name. */
export const wrapped = (loaded: LoadedCall, answer: object & { msg?: string }): Envelope => ({
  success: true,
  msg: answer.msg ?? '',
  ...(onlyNamed(loaded.call.answer, answer, loaded.id) as object),
});

/** The same, checked against the contract where the settings ask for that. */
export function envelopeOf(
  loaded: LoadedCall,
  answer: object & { msg?: string },
  settings: Settings,
): Envelope {
  const envelope = wrapped(loaded, answer);
  if (settings.checksAnswers && !loaded.isResponse(envelope))
    throw new Error(`${loaded.id} answers against its contract: ${JSON.stringify(loaded.isResponse.errors)}`);
  return envelope;
}

/** A refusal as the result of a call. */
export function refused(
  refusal: Refusal,
  loaded: LoadedCall,
  settings: Settings,
  text: Text,
  cookies: CookieToSet[] = [],
): CallResult {
  const { options } = refusal;
  if (options.limit) limitReached.report(settings, { call: loaded.id, limit: options.limit });
  const ready = refusal as { fieldErrors?: Record<string, string>; sentence?: string };
  const say = (id: string) => text(id as ServerTextId, options.values);
  const msg = ready.sentence ?? say(refusal.text);
  const fieldErrors: Record<string, string> = { ...ready.fieldErrors };
  if (options.field) fieldErrors[options.field] = msg;
  for (const [field, id] of Object.entries(options.fields ?? {})) fieldErrors[field] = say(id);
  return {
    status: options.status ?? 200,
    envelope: {
      success: false,
      msg,
      ...(options.code && { code: options.code }),
      ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
      ...(options.answer && onlyNamedPart(loaded.call.answer, options.answer)),
    },
    cookies,
  };
}

/** The cookie that makes a visitor known, where it is not known yet. */
export const visitorCookies = ({ cookie }: Visitor): CookieToSet[] => (cookie ? [cookie] : []);

/** Serialisation failures, deadlocks, and plans from before a migration. */
const conflicts = new Set(['40001', '40P01', '0A000']);
export const maxAttempts = 5;

/** Waits before the next attempt after a conflict in the database; throws every other error, and that of the last attempt. */
export async function pauseBeforeRetry(error: unknown, attempt: number): Promise<void> {
  if (!conflicts.has((error as { code?: string }).code ?? '') || attempt === maxAttempts) throw error;
  await pause(randomInt(1, 10 * attempt));
}
