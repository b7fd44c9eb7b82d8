// A new lottery of a known family is one row of the catalogue: list, calendar, draw and settlement follow, without any seed.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { normalTrialPlay } from '#contract/auth.generated.ts';
import { getNewPeriod, lotteryData, todayUnOpens } from '#contract/lottery.generated.ts';
import { lotteryList } from '#contract/session.generated.ts';
import { knownLottery, LOTTERY_CODES } from '#lottery/catalogue.ts';
import { LOTTERIES } from '#lottery/lotteries.generated.ts';
import { type CatalogueRow, catalogueProblems } from '#scripts/gen/lotteries.ts';
import { periodAt, periodsAfter } from '#server/play/calendar.ts';
import { betCredit, creditItem, openTable, sums, type Table, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

const code = 'NEW90';
vi.mock('#lottery/lotteries.generated.ts', async (original) => {
  const real = await original<typeof import('#lottery/lotteries.generated.ts')>();
  const row: (typeof real.LOTTERIES)[number] = {
    code: 'NEW90',
    name: { 'zh-CN': '九十秒彩', en: 'Ninety Second Lottery' },
    mark: { 'zh-CN': '九十', en: '90″' },
    family: 'ssc',
    modes: ['official', 'credit'],
    drawnBy: 'platform',
    draws: { everySeconds: 90, firstAt: '09:00', periodsADay: 100 },
    sealSeconds: 10,
    periodNumber: 'YYYYMMDDNNN',
    hot: true,
  };
  return { ...real, LOTTERIES: [...real.LOTTERIES, row] };
});

let table: Table;
beforeAll(async () => {
  table = await openTable({ lotteries: LOTTERY_CODES, historyDays: 0 }, { isSeeding: false });
});
afterAll(() => table.close());

test('without a seed no station offers a lottery, and one that a station takes up is listed, sold, drawn and settled', async () => {
  const { server } = table;
  const listed = async () => (await server.call(lotteryList, {})).answer.lotteryList;
  expect(await listed()).toEqual([]);
  await server.inStation(alpha, (db) =>
    db
      .insertInto('lottery')
      .values(
        ([1, 2] as const).map((version) => ({
          station: alpha,
          code,
          version,
          family: 'ssc',
          name: JSON.stringify({ 'zh-CN': '九十秒彩' }),
          interval_seconds: 90,
          is_hot: true,
          position: 0,
        })),
      )
      .execute(),
  );
  const row = {
    lotCode: code,
    lotName: '九十秒彩',
    mark: '九十',
    family: 'ssc',
    hot: true,
    caption: '每90秒一期',
  };
  expect(await listed()).toEqual([
    { ...row, lotVersion: 1 },
    { ...row, lotVersion: 2 },
  ]);

  // 10:00:10 in Beijing: 41 of the day's periods have opened since 09:00:00.
  const qiHao = '20261120042';
  expect((await server.call(getNewPeriod, { lotCode: code })).answer.period).toMatchObject({ qiHao });

  const client = server.client(alpha);
  expect((await client.call(normalTrialPlay, {})).answer.success).toBe(true);
  const unopened = await client.call(todayUnOpens, { lotCode: code });
  expect(unopened.answer.list, unopened.text).toHaveLength(59);
  const bet = await betCredit(client, code, qiHao, [
    await creditItem(client, code, sums, ['总和大', '总和小']),
  ]);
  expect(bet.answer, bet.text).toMatchObject({ success: true, buyMoney: '20.0000' });
  const order = async () => (await client.call(lotteryData, {})).answer.list![0]!;
  expect(await order()).toMatchObject({ lotCode: code, qiHao, status: 1, openHaoma: '' });
  await table.pass(80);
  expect(await order()).toMatchObject({ qiHao, status: 2, openHaoma: expect.stringMatching(/^\d(,\d){4}$/) });
  expect(await troublesOf(table)).toEqual([]);
});

describe('the calendar of a row', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

  test('begins at its first draw, seals as it says, and goes on the next day after its last', () => {
    expect(periodAt(knownLottery(code), at('10:00:10'))).toMatchObject({
      qiHao: '20261120042',
      startsMs: at('10:00:00'),
      sealsMs: at('10:01:20'),
      opensMs: at('10:01:30'),
    });
    const [last, next] = periodsAfter(knownLottery(code), at('11:28:00'));
    expect(last).toMatchObject({ qiHao: '20261120100', opensMs: at('11:28:30') });
    expect(next).toMatchObject({ qiHao: '20261121001', startsMs: at('11:28:30') });
    expect(next!.opensMs).toBe(at('09:00:00') + 86_400_000);
  });

  test.each([
    ['FFC', '23:59:30', '202611201440', '23:59:55', 30],
    ['BJSC', '10:00:00', '20261120031', '10:19:00', 1200],
    ['FC3D', '10:00:00', '2026324', '21:00:00', 40_500],
    ['LHC', '10:00:00', '2026140', '21:20:00', 127_800],
  ])('of %s at %s is what it has always been', (lotCode, now, qiHao, seals, opensIn) => {
    const period = periodAt(knownLottery(lotCode), at(now));
    expect(period.qiHao).toBe(qiHao);
    expect(period.opensMs - at(now)).toBe(opensIn * 1000);
    expect((period.sealsMs - at(seals)) % 86_400_000).toBe(0);
  });
});

test('rows that cannot be kept are refused when they are generated, each with its reason', async () => {
  const file = path.resolve(import.meta.dirname, '../../../schemas/lotteries.json');
  const { lotteries } = JSON.parse(await readFile(file, 'utf8')) as { lotteries: CatalogueRow[] };
  expect(catalogueProblems(lotteries)).toEqual([]);
  expect(LOTTERIES).toHaveLength(lotteries.length + 1);
  const [first] = lotteries;
  expect(
    catalogueProblems([
      first!,
      first!,
      { ...first!, code: 'A1', sealSeconds: 60 },
      { ...first!, code: 'A2', draws: { everySeconds: 60, firstAt: '23:00', periodsADay: 62 } },
      { ...first!, code: 'A3', periodNumber: 'YYYYMMDDNNN' },
    ]),
  ).toEqual([
    'FFC is there twice.',
    'A1 seals before the draw before it.',
    'A2 has 62 periods a day; 61 end by midnight.',
    'A3 numbers up to 1440 periods, for which 3 digits are too few.',
  ]);
});
