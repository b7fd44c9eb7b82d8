import { expect } from 'vitest';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const playOf = async (server: RunningServer, lotCode: string, playCode: string, station = alpha) =>
  (await server.call(getCreditOddsList, { lotCode }, { station })).answer.oddsList!.find(
    (play) => play.playCode === playCode,
  )!;

test('every credit play of a family is listed with odds for each outcome, Mark Six under the lunar year', async ({
  server,
}) => {
  expect(await playOf(server, 'FFC', 'ssc_c_zh')).toMatchObject({
    playName: '总和大小单双',
    isOpen: true,
    odds: [
      { name: '总和大', peilv: '1.98' },
      { name: '总和小', peilv: '1.98' },
      { name: '总和单', peilv: '1.98' },
      { name: '总和双', peilv: '1.98' },
    ],
  });
  expect((await playOf(server, 'SFLHC', 'lhc_c_tma')).odds).toHaveLength(49);
});

test('odds a station sets change the mark of that play alone, in that lottery and station alone', async ({
  server,
}) => {
  const before = [await playOf(server, 'FFC', 'ssc_c_zh'), await playOf(server, 'FFC', 'ssc_c_lhh')];
  await server.inStation(alpha, (db) =>
    db
      .insertInto('play_odds')
      .values({ station: alpha, lot_code: 'FFC', play_code: 'ssc_c_zh', outcome: '总和大', odds: 19_500n })
      .execute(),
  );
  const after = await playOf(server, 'FFC', 'ssc_c_zh');
  expect(after.odds[0]).toEqual({ name: '总和大', peilv: '1.95' });
  expect(after.oddsMark).not.toBe(before[0]!.oddsMark);
  expect(await playOf(server, 'FFC', 'ssc_c_lhh')).toEqual(before[1]);
  expect(await playOf(server, 'EFC', 'ssc_c_zh')).toEqual(before[0]);
  expect(await playOf(server, 'FFC', 'ssc_c_zh', beta)).toEqual(before[0]);
});

test('an unknown lottery is refused', async ({ server }) => {
  const { answer } = await server.call(getCreditOddsList, { lotCode: 'NONE' });
  expect(answer).toMatchObject({ success: false, code: 'lotteryClosed' });
});
