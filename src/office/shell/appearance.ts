// Whether the office is light or dark: as the system unless somebody chose.
import { useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';

export type Appearance = 'system' | 'light' | 'dark';

const key = 'office-appearance';
const changes = createSubject();
const system = matchMedia('(prefers-color-scheme: dark)');
system.addEventListener('change', () => changes.emit());
const stored = localStore.read(key);
let chosen: Appearance = stored === 'light' || stored === 'dark' ? stored : 'system';

export const currentAppearance = (): Appearance => chosen;

export function chooseAppearance(appearance: Appearance): void {
  chosen = appearance;
  localStore.write(key, appearance);
  changes.emit();
}

const isDark = (): boolean => (chosen === 'system' ? system.matches : chosen === 'dark');

export const useIsDark = (): boolean => useSyncExternalStore(changes.subscribe, isDark);
