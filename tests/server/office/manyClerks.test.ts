// Twenty clerks who decide on what waits at once: nothing is decided twice, nothing is left, and the ledger adds up. The full number of orders is in `npm run bench -- office`.
import { expect } from 'vitest';
import { decideByMany, holdOrders } from '#scripts/harness/officeQueue.ts';
import { alpha } from '#support/testStations.ts';
import { moneyOf, stationMoney } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: [] });

test('of sixty orders each is paid or refused once', async ({ server }) => {
  const before = await moneyOf(server, alpha, 'member01');
  const out = await stationMoney(server, alpha, 'payout');
  const queue = { pool: server.pool, station: alpha, now: server.now };
  await holdOrders(queue, 'member01', 60, 10_0000n);
  const decided = await decideByMany(queue, 20);
  expect(decided.left).toBe(0);
  expect(decided.paid.length + decided.refused.length).toBe(60);
  expect(new Set([...decided.paid, ...decided.refused]).size).toBe(60);
  expect(decided.paid.length).toBeGreaterThan(0);
  const paid = BigInt(decided.paid.length) * 10_0000n;
  expect(await moneyOf(server, alpha, 'member01')).toEqual({
    wallet: before.wallet - paid,
    frozen: before.frozen,
  });
  expect((await stationMoney(server, alpha, 'payout')) - out).toBe(paid);
  const { rows } = await server.pool.query(
    'SELECT count(*)::int AS decisions, count(DISTINCT item)::int AS orders FROM waiting_decision WHERE station = $1',
    [alpha],
  );
  expect(rows).toEqual([{ decisions: 60, orders: 60 }]);
});
