// Owns the test of lottery/getOffcialOddsList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOffcialOddsList } from '#contract/lottery.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('prizes stand at both ends of the slider: 1960 without rebate, 1700 at 13 %', async () => {
  const { answer } = await server.call(getOffcialOddsList, { lotCode: 'FFC' });
  expect(answer).toMatchObject({ maxBonusGroup: '1960', maxRebate: '0.13', basePrice: '2' });
  // Five digits in order: one of 100,000, so a hundred times the prize of one of a thousand.
  expect(answer.oddsList!.find(({ playCode }) => playCode === 'ssc_o_wx_zxfs')).toMatchObject({
    isOpen: true,
    prizes: [{ name: 'default', maxPrize: '196000', minPrize: '170000' }],
  });
});

test('a lottery without official mode, and an unknown one, are refused', async () => {
  for (const lotCode of ['LHC', 'FF28', 'NONE'])
    expect((await server.call(getOffcialOddsList, { lotCode })).answer).toMatchObject({
      code: 'lotteryClosed',
    });
});
