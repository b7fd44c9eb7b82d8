import { expect } from 'vitest';
import { todayUnOpens } from '#contract/lottery.generated.ts';
import { playTest as test } from '#support/playTable.ts';

test('the running period comes first, the day is not passed, and a sealed one is left out', async ({
  table,
}) => {
  const member = await table.player();
  const { answer } = await member.call(todayUnOpens, { lotCode: 'SFLHC' });
  expect(answer.success).toBe(false);
  const ask = async () => (await member.call(todayUnOpens, { lotCode: 'FFC' })).answer.list!;
  expect((await ask())[0]).toEqual({
    qiHao: '202611200601',
    sealTime: '2026-11-20 10:00:55',
    openTime: '2026-11-20 10:01:00',
  });
  const here = table.nowMs;
  table.nowMs = here + 46_000;
  expect((await ask())[0]!.qiHao).toBe('202611200602');
  table.nowMs = here;
});

test('near midnight the last periods of the day are left, the last one opening at midnight', async ({
  table,
}) => {
  const here = table.nowMs;
  table.nowMs = Date.UTC(2026, 10, 20, 15, 57, 10);
  const member = await table.player();
  const { answer } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  expect(answer.list!.map(({ qiHao }) => qiHao)).toEqual(['202611201438', '202611201439', '202611201440']);
  expect(answer.list!.at(-1)!.openTime).toBe('2026-11-21 00:00:00');
  table.nowMs = here;
});
