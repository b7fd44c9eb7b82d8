// How the forum says when something was written.
import { expect, test } from 'vitest';
import { t } from '#texts/text.ts';
import './texts.ts';
import { sayWhen } from './sayWhen.ts';

test.each([
  ['2026-11-22 12:00:40', '刚刚'],
  ['2026-11-22 12:00:59', '刚刚'],
  ['2026-11-22 11:59:00', '2分钟前'],
  ['2026-11-22 11:02:00', '59分钟前'],
  ['2026-11-22 08:05:00', '今天 08:05'],
  ['2026-11-21 23:50:00', '2026-11-21 23:50:00'],
  ['2025-12-31 23:50:00', '2025-12-31 23:50:00'],
  ['nonsense', 'nonsense'],
])('%s is %s', (time, said) => {
  expect(sayWhen(t, time, '2026-11-22 12:01:00')).toBe(said);
});
