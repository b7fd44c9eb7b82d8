// Passing one sealed notice to its push service: once, within a deadline, without following it elsewhere or reading what it says.
import type { DeviceKeys } from './sealed.ts';
import { sealedFor } from './sealed.ts';
import { proofFor, type StationKey } from './stationKey.ts';

/** What became of it. `gone`: the device is no more. `later`: nobody took it, or nobody knows whether. */
export type Posted = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; restSeconds: number };

export interface Posting {
  endpoint: string;
  device: DeviceKeys;
  key: StationKey;
  /** `mailto:` or `https:`. */
  contact: string;
  text: string;
  /** For how long the service keeps it for a device that is off. */
  keepSeconds: number;
  /** At most 32 signs of base64url: what waits at the service under the same one is replaced. */
  topic: string;
  now: Date;
}

const deadlineMs = 10_000;
const restMostSeconds = 3600;

/** Says which notices fail for good: neither is worth another try. */
const outcomeOf = (status: number): 'sent' | 'gone' | 'refused' | 'later' =>
  status >= 200 && status < 300
    ? 'sent'
    : status === 404 || status === 410
      ? 'gone'
      : status === 408 || status === 429 || status >= 500
        ? 'later'
        : 'refused';

export async function post({
  endpoint,
  device,
  key,
  contact,
  text,
  keepSeconds,
  topic,
  now,
}: Posting): Promise<Posted> {
  const { origin } = new URL(endpoint);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: proofFor(key, origin, contact, now),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(keepSeconds),
        Topic: topic,
        Urgency: 'normal',
      },
      body: new Uint8Array(sealedFor(device, text)),
      // An answer that leads elsewhere would lead past the list of services.
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    });
    await answer.body?.cancel();
    const outcome = outcomeOf(answer.status);
    if (outcome !== 'later') return { outcome };
    const wished = Number(answer.headers.get('Retry-After'));
    return {
      outcome,
      restSeconds: Number.isFinite(wished) ? Math.min(Math.max(wished, 0), restMostSeconds) : 0,
    };
  } catch {
    return { outcome: 'later', restSeconds: 0 };
  }
}
