import { expect } from 'vitest';
import { balanceBill } from '#contract/activity.generated.ts';
import { seedInterest } from '#server/demo/seedInterest.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

/** Balance treasure began thirty days before. */
const test = world({
  prepare: async (server) => {
    await seedInterest(server.pool, [server.context.stations.byCode(alpha)!], server.now());
    await server.runMoneyJob();
  },
});

test('days come newest first, page by page, with the totals of the filter', async ({ member }) => {
  const { answer: first } = await member.call(balanceBill, { pageSize: 7 });
  expect(first).toMatchObject({ hasMore: true, totals: { count: 30 } });
  expect(first.list![0]).toEqual({
    date: '2026-11-19',
    base: '8888.8800',
    annualRate: '4.0000',
    income: '0.9741',
    status: 'paid',
    payTime: '2026-11-20 10:00:10',
  });
  const dates = first.list!.map(({ date }) => date);
  for (let answer = first; answer.hasMore; ) {
    ({ answer } = await member.call(balanceBill, { pageSize: 7, before: dates.at(-1)! }));
    dates.push(...answer.list!.map(({ date }) => date));
  }
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
});

test('days filter, and one that is none is refused', async ({ member }) => {
  const { answer } = await member.call(balanceBill, { startDate: '2026-11-10', endDate: '2026-11-12' });
  expect(answer).toMatchObject({ hasMore: false, totals: { count: 3, income: '2.9223' } });
  expect((await member.call(balanceBill, { startDate: '2026-13-01' })).answer).toMatchObject({
    success: false,
    fieldErrors: { startDate: expect.any(String) },
  });
});

test('nobody sees the days of another', async ({ member, agent }) => {
  const { answer: own } = await member.call(balanceBill, { pageSize: 1 });
  expect(own.list![0]!.base).toBe('8888.8800');
  const { answer } = await agent.call(balanceBill, { pageSize: 1 });
  expect(answer.list![0]!.base).toBe('26800.5000');
});
