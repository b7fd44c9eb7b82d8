// One signed question of `station counterparty`, sent as rightly or as wrongly as a check wants it, and its answer as it came.
import { sign, signAnswer, signatureHeader } from '#counterparty/signed.ts';
import { commandText } from '../../commandTexts.ts';
import { Unreadable } from '../commandLine.ts';

export interface AskedParty {
  /** Without a slash at the end. */
  url: string;
  key: string;
  timeoutMs: number;
}

/** What is wrong with a question, on purpose; a right one where left out. */
export interface Wrong {
  /** Signs with another key. */
  key?: string;
  /** Signs the question for another body, or for another path. */
  body?: string;
  path?: string;
  /** Signs for a moment so many milliseconds from now. */
  offMs?: number;
  /** Sends no signature. */
  isUnsigned?: boolean;
}

export interface PartyReply {
  status: number;
  body: string;
  /** Undefined where the body is no JSON. */
  answer: unknown;
  /** Whether the answer carries the signature of this question. */
  isSigned: boolean;
  /** How far the other clock is ahead, in milliseconds, to the second; undefined where it does not say. */
  clockMs: number | undefined;
  tookMs: number;
}

/** How a connection fails where nobody listens. */
const nobodyThere = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

/** Asks once. Rejects with Unreadable where nobody is at the address, with another Error where no answer comes. */
export async function askParty(
  { url, key, timeoutMs }: AskedParty,
  path: string,
  message: object,
  wrong: Wrong = {},
): Promise<PartyReply> {
  const body = JSON.stringify(message);
  const signature = sign(
    wrong.key ?? key,
    wrong.path ?? path,
    wrong.body ?? body,
    Date.now() + (wrong.offMs ?? 0),
  );
  const begunMs = performance.now();
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(!wrong.isUnsigned && { [signatureHeader]: signature }),
        connection: 'close',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    if (nobodyThere.has(code))
      throw new Unreadable(commandText('command.probe.nobody', { address: url, code }));
    throw error;
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  return {
    status: response.status,
    body: text,
    answer: jsonOf(text),
    isSigned: response.headers.get(signatureHeader) === signAnswer(key, signature, response.status, text),
    clockMs: Number.isNaN(date) ? undefined : date - Math.floor(Date.now() / 1000) * 1000,
    tookMs: Math.round((performance.now() - begunMs) * 10) / 10,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
