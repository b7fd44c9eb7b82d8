// The one way to call the backend: encode, time out, repeat, check, fail with a typed failure (docs/specification.md §7).
import { begin } from '#browser/work.ts';
import { ajaxHeader, intentHeader, requestIdHeader } from '#contract/boot.ts';
import type { Call, Envelope } from '#contract/call.ts';
import { bfcacheSignal } from './bfcache.ts';
import { shapeMismatch } from './checkShape.ts';
import { failures, retries } from './events.ts';
import { CallFailure, type FailureFacts, type FailureKind, refusalKind } from './failure.ts';
import { acquireSlot } from './slots.ts';

const timeoutMs = 10_000;
const mostRetries = 2;
const retryDelayMs = 1_500;
/** From this status on the server failed: what it says beside it is no answer to the call. */
const serverFailed = 500;

export interface SendOptions {
  /** Aborting it drops the call silently: the promise rejects with an AbortError. */
  signal?: AbortSignal;
  /** Id of the player's action (the intent); the same for every repeat of it. Made here where not given. */
  intentId?: string;
  /** Its failure is not shown by the shell, whatever the contract says. Its repeats are shown all the same. */
  silent?: boolean;
  /** Nothing waits for it, such as a poll or a call ahead of a visit, or what waits says so itself: its repeats are not shown either. */
  background?: boolean;
  /** Its failure is shown in a dialog instead of a toast: mode 2 of docs/specification.md §8. */
  alert?: boolean;
}

let language = (): string => 'zh-CN';
let everything = new AbortController();

/** Sets which language answers are requested in. */
export function setLanguage(chosen: () => string): void {
  language = chosen;
}

/** Aborts every call under way: after a log-out no answer to the account before may arrive. */
export function dropEverything(): void {
  const before = everything;
  everything = new AbortController();
  before.abort();
}

/** 128 bits from the system; randomUUID is not there on plain http addresses. */
export function newIntentId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function encode(call: Call<never, unknown>, request: object): { url: string; body: URLSearchParams | null } {
  const query = new URLSearchParams();
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue;
    const target = call.verb === 'GET' || call.query?.includes(name) ? query : body;
    for (const item of Array.isArray(value) ? value : [value]) target.append(name, String(item));
  }
  const search = query.toString();
  return { url: call.path + (search && `?${search}`), body: call.verb === 'GET' ? null : body };
}

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });

type Reply = { status: number; requestId: string; text: string };

/** An id short and plain enough to be read out; '' for any other, and for none. */
const readable = (id: string | null): string => (/^[\w-]{4,40}$/.test(id ?? '') ? id! : '');

/** One attempt: the whole reply within the time-out and before the page goes into the back/forward cache, or 'network' or 'timeout'. Rejects only when aborted. */
async function attempt(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Reply | 'network' | 'timeout'> {
  const own = new AbortController();
  const away = bfcacheSignal();
  const leave = (): void => own.abort(signal.reason);
  let isLate = false;
  signal.throwIfAborted();
  signal.addEventListener('abort', leave, { once: true });
  away.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => {
    isLate = true;
    own.abort();
  }, timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: own.signal });
    const text = await response.text();
    return { status: response.status, requestId: readable(response.headers.get(requestIdHeader)), text };
  } catch {
    signal.throwIfAborted();
    return isLate ? 'timeout' : 'network';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    away.removeEventListener('abort', leave);
  }
}

type ReceivedAnswer = Partial<Envelope> & Record<string, unknown>;

/** What a reply answers, or why it is no answer: it lacks the envelope that every answer has. */
function answerIn({ text }: Reply): ReceivedAnswer | string {
  try {
    const answer: ReceivedAnswer | null = JSON.parse(text);
    return typeof answer === 'object' && typeof answer?.success === 'boolean' ? answer : 'success is missing';
  } catch {
    return 'not JSON';
  }
}

const isGood = ({ status }: Reply): boolean => status >= 200 && status < 300;

type Fail = (kind: FailureKind, facts?: Partial<FailureFacts>) => CallFailure;

function readAnswer<Request, Answer>(
  call: Call<Request, Answer>,
  reply: Reply,
  answer: ReceivedAnswer,
  fail: Fail,
): Answer {
  const { status, requestId } = reply;
  const { success, msg = '', code, fieldErrors } = answer;
  if (!success || !isGood(reply)) {
    const facts: Partial<FailureFacts> = { status, requestId, msg: String(msg) };
    if (typeof code === 'string') facts.code = code;
    if (fieldErrors && typeof fieldErrors === 'object') facts.fieldErrors = fieldErrors;
    throw fail(refusalKind(facts.code, String(msg)), facts);
  }
  const wrong = shapeMismatch(answer, call.answer);
  if (wrong) throw fail('answer', { status, requestId, detail: wrong });
  return answer as Answer;
}

/** What the last attempt ended with, where none was answered. */
function unanswered(reply: Reply | 'network' | 'timeout', fail: Fail): CallFailure {
  if (typeof reply === 'string') return fail(reply);
  const answer = answerIn(reply);
  const { status, requestId } = reply;
  if (typeof answer === 'object') return fail('status', { status, requestId, msg: String(answer.msg ?? '') });
  // What a gateway writes about a status is in its language, not in the player's.
  return isGood(reply)
    ? fail('answer', { status, requestId, detail: answer })
    : fail('status', { status, requestId });
}

/**
 * Makes a call. Each attempt has ten seconds; without an answer it is repeated twice, 1.5 seconds apart, under the same
 * intent id. An answer is JSON with an envelope from a server that did not fail: it is never followed by a repeat,
 * whatever it says (docs/decisions/0060-every-call-without-an-answer-is-repeated.md). Rejects with a CallFailure, or
 * with an AbortError when dropped.
 */
export async function send<Request extends object, Answer>(
  call: Call<Request, Answer>,
  request: Request,
  options: SendOptions = {},
): Promise<Answer> {
  // AbortSignal.any() is too young for the phones we serve.
  const dropped = new AbortController();
  const { signal } = dropped;
  const drop = (): void => dropped.abort();
  const sources = [everything.signal, options.signal].filter((source) => source !== undefined);
  for (const source of sources) {
    if (source.aborted) drop();
    source.addEventListener('abort', drop, { once: true });
  }
  const isSilent = options.silent ?? call.silent ?? false;
  const { url, body } = encode(call as Call<never, unknown>, request);
  const headers: Record<string, string> = {
    [ajaxHeader[0]]: ajaxHeader[1],
    Accept: 'application/json',
    'Accept-Language': language(),
  };
  if (call.intent) headers[intentHeader] = options.intentId ?? newIntentId();
  const init: RequestInit = {
    method: call.verb ?? 'POST',
    body,
    headers,
    credentials: 'same-origin',
    // An answer belongs to this moment: nothing of it may come from or stay in a cache.
    cache: 'no-store',
  };
  const fail = (kind: FailureKind, facts: Partial<FailureFacts> = {}): CallFailure =>
    new CallFailure(kind, {
      call: call.id,
      isSilent,
      isChange: call.intent ?? false,
      isAlert: options.alert ?? false,
      ...facts,
    });

  const ends = [begin(call.id)];
  const onEnd = (listener: () => void): void => void ends.push(listener);
  try {
    for (let count = 0; ; count += 1) {
      // Only reads queue: what a player does goes at once.
      const giveBack = call.intent ? null : await acquireSlot(signal);
      const reply = await attempt(url, init, signal).finally(() => giveBack?.());
      if (typeof reply === 'object' && reply.status < serverFailed) {
        const answer = answerIn(reply);
        if (typeof answer === 'object') return readAnswer(call, reply, answer, fail);
      }
      if (count === mostRetries) throw unanswered(reply, fail);
      if (!options.background) retries.emit({ call: call.id, count: count + 1, onEnd });
      await delay(retryDelayMs, signal);
    }
  } catch (error) {
    if (error instanceof CallFailure) {
      if (error.kind === 'answer') console.error(error.message);
      failures.emit(error);
    }
    throw error;
  } finally {
    for (const end of ends) end();
    for (const source of sources) source.removeEventListener('abort', drop);
  }
}
