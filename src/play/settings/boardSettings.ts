// How a player of this browser wants the boards: quick amounts and whether they add up, a light vibration, figures on the cells.
import { useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';

export const figureKinds = ['none', 'omission', 'heat'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** How many draws the figures are taken from. */
export const figureDraws = 100;

export interface BoardSettings {
  /** Yuan, as typed; always six. */
  chips: readonly string[];
  /** A quick amount is added to the amount, and does not replace it. */
  adds: boolean;
  vibrates: boolean;
  /** A slip is placed without a confirmation, where the station allows it. */
  quick: boolean;
  figures: FigureKind;
}

export const defaultChips = ['5', '10', '50', '100', '500', '1000'];
const start: BoardSettings = {
  chips: defaultChips,
  adds: false,
  vibrates: false,
  quick: false,
  figures: 'none',
};
const key = 'boardSettings';
const changes = createSubject();

/** A quick amount as it can be kept: whole yuan. */
export const isChip = (typed: unknown): typed is string =>
  typeof typed === 'string' && /^[1-9]\d{0,6}$/.test(typed);

/** What was kept, less what does not fit. */
export function boardSettingsOf(raw: unknown): BoardSettings {
  const kept = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<
    Record<keyof BoardSettings, unknown>
  >;
  const { chips, figures } = kept;
  return {
    chips: Array.isArray(chips) && chips.length === 6 && chips.every(isChip) ? chips : start.chips,
    adds: kept.adds === true,
    vibrates: kept.vibrates === true,
    quick: kept.quick === true,
    figures: figureKinds.find((kind) => kind === figures) ?? 'none',
  };
}

let now: BoardSettings | undefined;
export function boardSettings(): BoardSettings {
  now ??= boardSettingsOf(localStore.readJson(key));
  return now;
}

export function changeBoardSettings(change: Partial<BoardSettings>): void {
  now = { ...boardSettings(), ...change };
  localStore.writeJson(key, now);
  changes.emit();
}

export const useBoardSettings = (): BoardSettings => useSyncExternalStore(changes.subscribe, boardSettings);

/** Some browsers have no vibration, such as every one on an iPhone. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

/** A light touch for a pick, where the player wants it. */
export function touchLightly(): void {
  if (boardSettings().vibrates && canVibrate()) navigator.vibrate(10);
}
