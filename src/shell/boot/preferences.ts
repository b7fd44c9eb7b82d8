// Owns what a player chose for this browser.
import { localStore } from '#browser/storage.ts';

type Preference = 'skin' | 'locale';

export const readPreference = (name: Preference): string | null => localStore.read(name);

export const writePreference = (name: Preference, value: string): void => localStore.write(name, value);
