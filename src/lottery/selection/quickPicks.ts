// The quick keys beside a row of picks: 全 大 小 单 双 清.

import type { Pick } from '../balls.ts';
import type { RowsField, SetField } from './fields.ts';

export const QUICK_KEYS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type QuickKey = (typeof QUICK_KEYS)[number];

/** Which keys a row offers: size and parity only among numbers, 全 only where all may be taken together. */
export function quickKeys(field: SetField | RowsField): readonly QuickKey[] {
  const mayTakeAll = field.kind === 'rows' || field.max >= field.choices.length;
  if (!mayTakeAll) return ['clear'];
  return field.bigFrom === undefined ? ['all', 'clear'] : QUICK_KEYS;
}

/** The picks a quick key leaves chosen in a row, in the row's own order. */
export function quickPick(field: SetField | RowsField, key: QuickKey): readonly Pick[] {
  const { bigFrom = Number.POSITIVE_INFINITY, choices } = field;
  const fits: Record<QuickKey, (n: number) => boolean> = {
    all: () => true,
    big: (n) => n >= bigFrom,
    small: (n) => n < bigFrom,
    odd: (n) => n % 2 === 1,
    even: (n) => n % 2 === 0,
    clear: () => false,
  };
  if (key === 'all') return choices;
  return choices.filter((choice) => typeof choice === 'number' && fits[key](choice));
}
