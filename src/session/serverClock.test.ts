// A countdown follows the server, whatever the phone's clock says.
import { beforeEach, expect, test, vi } from 'vitest';

let clock: typeof import('./serverClock.ts');
const moment = '2026-11-20 10:00:24';
const at = Date.parse('2026-11-20T10:00:24+08:00');

beforeEach(async () => {
  vi.resetModules();
  clock = await import('./serverClock.ts');
});

test('one answer gives the time to within a second and the latency', () => {
  clock.learnTime(moment, 5_000, 5_200);
  expect(Math.abs(clock.serverNow(5_200) - at)).toBeLessThanOrEqual(1_000);
});

test('it goes on with the steady clock and never looks at the phone', () => {
  clock.learnTime(moment, 5_000, 5_000);
  const first = clock.serverNow(5_000);
  vi.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  expect(clock.serverNow(65_000) - first).toBe(60_000);
  vi.useRealTimers();
});

test('more answers narrow it, from either side', () => {
  // In truth it is 24.9 s at 5,000.
  clock.learnTime(moment, 4_990, 5_010);
  clock.learnTime('2026-11-20 10:00:25', 5_090, 5_110);
  expect(Math.abs(clock.serverNow(5_000) - (at + 900))).toBeLessThanOrEqual(50);
});

test('after a sleep the newest answer counts', () => {
  clock.learnTime(moment, 5_000, 5_010);
  clock.learnTime('2026-11-20 11:00:24', 6_000, 6_010);
  expect(Math.abs(clock.serverNow(6_010) - (at + 3_600_000))).toBeLessThanOrEqual(1_000);
});

test('a slow answer does not worsen what a quick one measured', () => {
  clock.learnTime(moment, 5_000, 5_010);
  const before = clock.serverNow(20_000);
  clock.learnTime('2026-11-20 10:00:30', 6_000, 15_500);
  expect(Math.abs(clock.serverNow(20_000) - before)).toBeLessThanOrEqual(1_000);
});
