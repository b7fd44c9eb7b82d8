// Rounds of a game which ends with its bet lie as far apart as an operator's law demands, and that nothing is refused twice.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { YUAN } from '#values/money.ts';
import type { PlatformCode } from './catalogue.ts';
import { openWorld, platformTables } from './platformWorld.ts';

function played(platform: PlatformCode) {
  const db = new DatabaseSync(':memory:');
  db.exec(platformTables);
  const world = openWorld(db, platform, () => 0);
  const holder = { operator: 'alpha', platform, member: '7' };
  world.books.transfer({ ...holder, orderNo: 'T1', direction: 'in', amount: 1_000n * YUAN }, true, 0);
  return { world, holder };
}

test('a spin within the cycle is refused and costs nothing; its repeat and the next one are taken', () => {
  const { world, holder } = played('sandbox-egame');
  const spin = (once: string, at: number, cycleSeconds?: number) =>
    world.bet(holder, 'fortune', { once, stake: '1' }, at, cycleSeconds);
  const first = spin('spin-number-1', 10_000, 5);
  const left = world.books.balanceOf(holder);
  expect(() => spin('spin-number-2', 14_999, 5)).toThrow('tooSoon');
  expect(world.books.balanceOf(holder)).toBe(left);
  // The answer to the first one was lost, and the page asks again.
  expect(spin('spin-number-1', 12_000, 5).id).toBe(first.id);
  expect(spin('spin-number-2', 15_000, 5).id).not.toBe(first.id);
  expect(spin('spin-number-3', 15_001).id).toBeGreaterThan(first.id);
});

test('volleys that are one round are apart as well', () => {
  const { world, holder } = played('sandbox-fish');
  const { cannons, fish } = world.state(holder, 'reef', 0) as { cannons: string[]; fish: { code: string }[] };
  const shoot = (once: string, at: number) =>
    world.bet(holder, 'reef', { once, cannon: cannons[0], shots: [fish[0]!.code] }, at, 5);
  shoot('volley-number-1', 1_000);
  shoot('volley-number-2', 6_000);
  expect(() => shoot('volley-number-3', 9_000)).toThrow('tooSoon');
});

test('a live table goes by its own clock', () => {
  const { world, holder } = played('sandbox-live');
  world.tick(0);
  const bet = (once: string, at: number) =>
    world.bet(holder, 'baccarat', { once, bets: [{ bet: 'player', amount: '10' }] }, at, 5);
  const first = bet('bet-number-1', 1_000);
  expect(bet('bet-number-2', 1_100).id).toBe(first.id);
});
