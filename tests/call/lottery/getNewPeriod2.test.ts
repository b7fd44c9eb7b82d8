import { expect } from 'vitest';
import { getNewPeriod2 } from '#contract/lottery.generated.ts';
import { playTest as test } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

test('every open lottery is listed once with its running period and last draw', async ({ table }) => {
  await table.pass(60);
  const { answer } = await table.server.call(getNewPeriod2, {});
  const codes = answer.list!.map(({ period }) => period.lotCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toContain('LHC');
  const ffc = answer.list!.find(({ period }) => period.lotCode === 'FFC')!;
  expect(ffc).toMatchObject({
    period: { qiHao: '202611200602' },
    last: { qiHao: '202611200601', openStatus: 'drawn' },
  });
});

test('a lottery closed in both modes is left out', async ({ table }) => {
  await table.server.inStation(alpha, (db) =>
    db.updateTable('lottery').set({ is_open: false }).where('code', '=', 'FFC').execute(),
  );
  const { answer } = await table.server.call(getNewPeriod2, {});
  expect(answer.list!.some(({ period }) => period.lotCode === 'FFC')).toBe(false);
});
