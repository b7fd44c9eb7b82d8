// Owns the language between the house and its counterparties: signed JSON over HTTP, and what can become of a question.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Somebody the house does business with, as seen by the other side. */
export interface Party {
  /** Where calls go, without a slash at the end. */
  url: string;
  /** Where a player's browser finds its pages. */
  publicUrl: string;
  /** Shared secret. */
  key: string;
}

export const signatureHeader = 'x-signature';
/** Older than this, or as far ahead, and a message is not taken. */
const freshMs = 300_000;

/**
 * How a question ended when no answer came: `refused`, the other side said no and did nothing; `unreachable`, it was never asked;
 * `unknown`, it may or may not have acted, and only a query tells.
 */
export class CounterpartyError extends Error {
  override name = 'CounterpartyError';
  readonly kind: 'refused' | 'unreachable' | 'unknown';
  /** The other side's own code of a refusal, '' otherwise. */
  readonly code: string;

  constructor(kind: CounterpartyError['kind'], message: string, code = '') {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

const macOf = (key: string, path: string, atMs: string, body: string): string =>
  createHmac('sha256', key).update(`${atMs}.${path}.${body}`).digest('hex');

/** Value of the signature header for a body sent to a path at a moment. */
export function sign(key: string, path: string, body: string, nowMs: number): string {
  return `t=${nowMs},v1=${macOf(key, path, String(nowMs), body)}`;
}

/** Whether the holder of the key sent this body to this path, and not long ago. */
export function isSigned(
  key: string,
  path: string,
  body: string,
  header: string | undefined,
  nowMs: number,
): boolean {
  const [, atMs, mac] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!atMs || !mac || Math.abs(nowMs - Number(atMs)) > freshMs) return false;
  return timingSafeEqual(Buffer.from(macOf(key, path, atMs, body), 'hex'), Buffer.from(mac, 'hex'));
}

export interface AskOptions<Answer> {
  /** 4,000 when left out: the player's own call gives up at 10 s. */
  timeoutMs?: number;
  /** The clock both sides sign by; the real one when left out. */
  nowMs?: number;
  /** Whether an answer has the shape that was agreed on; another shape is an unknown end. */
  isAnswer: (answer: unknown) => answer is Answer;
}

/** Nothing left this machine: the other side cannot have acted. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Asks a counterparty once and gives its answer. Throws CounterpartyError; never repeats by itself. */
export async function ask<Answer>(
  party: Pick<Party, 'url' | 'key'>,
  path: string,
  message: object,
  { timeoutMs = 4_000, nowMs = Date.now(), isAnswer }: AskOptions<Answer>,
): Promise<Answer> {
  const body = JSON.stringify(message);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${party.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(party.key, path, body, nowMs),
        // A pooled connection that breaks would be an unknown end each time the other side restarts.
        connection: 'close',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
    const isSent = !neverSent.has(code);
    throw new CounterpartyError(
      isSent ? 'unknown' : 'unreachable',
      `${path}: ${(error as Error).message} ${code}`,
    );
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new CounterpartyError('unknown', `${path}: ${response.status}, not JSON`);
  }
  // Only a signed-off no is a no: a 4xx that the other side wrote itself. Whatever a proxy or a crash says is unknown.
  const refusal = answer as { refused?: unknown; message?: unknown };
  if (response.status === 422 && typeof refusal.refused === 'string')
    throw new CounterpartyError('refused', String(refusal.message ?? refusal.refused), refusal.refused);
  if (response.status !== 200 || !isAnswer(answer))
    throw new CounterpartyError('unknown', `${path}: ${response.status} ${text.slice(0, 200)}`);
  return answer;
}
