// Owns the test of lottery/getCreditOddsList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const playOf = async (lotCode: string, playCode: string, station = alpha) =>
  (await server.call(getCreditOddsList, { lotCode }, { station })).answer.oddsList!.find(
    (play) => play.playCode === playCode,
  )!;

test('every credit play of a family is listed with odds for each outcome, Mark Six under the lunar year', async () => {
  expect(await playOf('FFC', 'ssc_c_zh')).toMatchObject({
    playName: '总和大小单双',
    isOpen: true,
    odds: [
      { name: '总和大', peilv: '1.98' },
      { name: '总和小', peilv: '1.98' },
      { name: '总和单', peilv: '1.98' },
      { name: '总和双', peilv: '1.98' },
    ],
  });
  expect((await playOf('SFLHC', 'lhc_c_tma')).odds).toHaveLength(49);
});

test('odds a station sets change the mark of that play alone, in that lottery and station alone', async () => {
  const before = [await playOf('FFC', 'ssc_c_zh'), await playOf('FFC', 'ssc_c_lhh')];
  await server.inStation(alpha, (db) =>
    db
      .insertInto('play_odds')
      .values({ station: alpha, lot_code: 'FFC', play_code: 'ssc_c_zh', outcome: '总和大', odds: 19_500n })
      .execute(),
  );
  const after = await playOf('FFC', 'ssc_c_zh');
  expect(after.odds[0]).toEqual({ name: '总和大', peilv: '1.95' });
  expect(after.oddsMark).not.toBe(before[0]!.oddsMark);
  expect(await playOf('FFC', 'ssc_c_lhh')).toEqual(before[1]);
  expect(await playOf('EFC', 'ssc_c_zh')).toEqual(before[0]);
  expect(await playOf('FFC', 'ssc_c_zh', beta)).toEqual(before[0]);
});

test('an unknown lottery is refused', async () => {
  const { answer } = await server.call(getCreditOddsList, { lotCode: 'NONE' });
  expect(answer).toMatchObject({ success: false, code: 'lotteryClosed' });
});
