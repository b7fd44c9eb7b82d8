// What has been written and not arrived: kept in this browser for its account, in the order in which it was written, each under the intent it is sent with.
import { localStore } from '#browser/storage.ts';

/** A message on its way. */
export interface Outgoing {
  /** Its intent: a repeat is the same message. */
  id: string;
  content: string;
  /** As the wire takes it; empty for none. */
  picture: string;
  /** The order or bet that goes along; empty for none. */
  about: string;
  /** What a guest has proven for it; missing for nothing. */
  proof?: string;
  hasFailed: boolean;
  /** Why it was refused; empty where it only met no answer. */
  reason: string;
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** What was kept, less whatever is none; all of it has yet to arrive. */
export function readOutbox(raw: unknown): Outgoing[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each: unknown) => {
    const { id, content, picture, about, proof, reason } = (each ?? {}) as Partial<
      Record<keyof Outgoing, unknown>
    >;
    const isOne =
      isText(id) &&
      /^[0-9a-f]{32}$/.test(id) &&
      isText(content) &&
      isText(picture) &&
      /^[\w-]*$/.test(picture) &&
      isText(about) &&
      `${content}${picture}${about}` !== '';
    return isOne
      ? [
          {
            ...{ id, content, picture, about, ...(isText(proof) && { proof }) },
            ...{ hasFailed: true, reason: isText(reason) ? reason : '' },
          },
        ]
      : [];
  });
}

const keyOf = (station: string, account: string): string => `support outbox ${station} ${account}`;

export const keptOutbox = (station: string, account: string): Outgoing[] =>
  readOutbox(localStore.readJson(keyOf(station, account)));

export function keepOutbox(station: string, account: string, outbox: readonly Outgoing[]): void {
  if (outbox.length === 0) localStore.remove(keyOf(station, account));
  else localStore.writeJson(keyOf(station, account), outbox);
}
