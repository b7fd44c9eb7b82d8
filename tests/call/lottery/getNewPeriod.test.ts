import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { openSeed, type StoredSeed, seedSealing } from '#server/jobs/draws/seeds.ts';
import { commitmentOf, drawFrom } from '#server/play/drawing.ts';
import { playTest as test } from '#support/playTable.ts';

test('a guest sees the running period, counted by the clock of the server, and its commitment', async ({
  table,
}) => {
  const { answer } = await table.server.call(getNewPeriod, { lotCode: 'FFC' });
  expect(answer).toMatchObject({
    serverTime: '2026-11-20 10:00:10',
    period: {
      qiHao: '202611200601',
      startTime: '2026-11-20 10:00:00',
      sealTime: '2026-11-20 10:00:55',
      openTime: '2026-11-20 10:01:00',
      sealSeconds: 45,
      openSeconds: 50,
      isSealed: false,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect(answer.last).toBeUndefined();
});

test('after the draw anybody can repeat it from the seed, which matches the commitment', async ({
  table,
}) => {
  const before = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  await table.pass(50);
  const { answer } = await table.server.call(getNewPeriod, { lotCode: 'FFC' });
  const last = answer.last!;
  expect(last).toMatchObject({ qiHao: before.qiHao, openStatus: 'drawn', commitment: before.commitment });
  expect(commitmentOf(last.seed, 'FFC', last.qiHao)).toBe(before.commitment);
  expect(drawFrom(last.seed, 'ssc').join(',')).toBe(last.haoMa);
  expect(last.readings[0]!.value).toBe(
    String(last.haoMa.split(',').reduce((sum, digit) => sum + Number(digit), 0)),
  );
  expect(answer.period!.qiHao).toBe('202611200602');
});

test('no answer reveals the seed of a draw to come', async ({ table }) => {
  const { rows } = await table.server.pool.query<StoredSeed>('SELECT * FROM lottery_seed');
  const sealing = seedSealing(table.server.context.settings.drawKey);
  const seeds = rows.map((row) => openSeed(sealing, row)!);
  expect(rows.length).toBeGreaterThan(3);
  const { text } = await table.server.call(getNewPeriod, { lotCode: 'FFC' });
  expect(seeds.some((seed) => text.includes(seed))).toBe(false);
});

test('a lottery the station has not, and one that makes no sense, are refused', async ({ table }) => {
  expect((await table.server.call(getNewPeriod, { lotCode: 'NONE' })).answer).toMatchObject({
    code: 'lotteryClosed',
  });
  expect((await table.server.call(getNewPeriod, { lotCode: 'f c' })).answer).toMatchObject({
    code: 'invalid',
  });
});
