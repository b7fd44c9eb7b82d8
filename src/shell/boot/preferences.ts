// What a player chose for this browser.
import { localStore } from '#browser/storage.ts';
import type { Preference } from '#contract/boot.ts';

const yearSeconds = 365 * 86_400;

export const readPreference = (name: Preference): string | null => localStore.read(name);

/** The server's next page comes in it at once. */
export function writePreference(name: Preference, value: string): void {
  localStore.write(name, value);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for the phones we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
