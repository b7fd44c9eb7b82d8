// A board holds back a balance which may contain winnings of numbers that are not on screen, and no other.
import { expect, test } from 'vitest';
import { mayContainUnseenWin } from './shownBalance.ts';

const opensAtMs = 1_000_000;
const running = (fields: { isDrawing?: boolean; askedMs?: number; nowMs?: number }) => ({
  isDrawing: fields.isDrawing ?? false,
  askedMs: fields.askedMs ?? 100,
  opensAtMs,
  now: () => fields.nowMs ?? opensAtMs - 30_000,
});

test('while a period is on sale or sealed a balance is shown as it arrives', () => {
  expect(mayContainUnseenWin(running({}), 200)).toBe(false);
  expect(mayContainUnseenWin(undefined, 200)).toBe(false);
});

test('while the draw is awaited a balance that arrived since is held back', () => {
  expect(mayContainUnseenWin(running({ isDrawing: true }), 200)).toBe(true);
});

test('so is one that arrives when the period is over and the page has not requested the draw yet', () => {
  expect(mayContainUnseenWin(running({ nowMs: opensAtMs + 200 }), 200)).toBe(true);
  expect(mayContainUnseenWin(running({ nowMs: opensAtMs - 500 }), 200)).toBe(true);
});

test('a draw that was still awaited after the balance arrived cannot be in it', () => {
  expect(mayContainUnseenWin(running({ isDrawing: true, askedMs: 300 }), 200)).toBe(false);
});
