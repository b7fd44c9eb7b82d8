// Which station the office is looking at: chosen in the bar above, kept in this browser.
import { useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';

const key = 'office-station';
const changes = createSubject();
let chosen = localStore.read(key) ?? '';

/** Its code; empty before one is chosen. */
export const currentStation = (): string => chosen;

export function chooseStation(code: string): void {
  if (code === chosen) return;
  chosen = code;
  localStore.write(key, code);
  changes.emit();
}

export const useStation = (): string => useSyncExternalStore(changes.subscribe, currentStation);
