import { expect } from 'vitest';
import { getOffcialCzsm } from '#contract/lottery.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const rulesOf = async (server: RunningServer, lotCode: string, lotVersion: 1 | 2, station = alpha) =>
  (await server.call(getOffcialCzsm, { lotCode, lotVersion }, { station })).answer;

test('every play has its rule and an example that wins what the play pays here', async ({ server }) => {
  for (const [lotCode, lotVersion] of [
    ['FFC', 1],
    ['FFC', 2],
    ['SFLHC', 2],
  ] as const) {
    const { list } = await rulesOf(server, lotCode, lotVersion);
    expect(list!.length).toBeGreaterThan(10);
    for (const { playCode, rule, example } of list!) {
      expect([playCode, rule.length > 4, /\{|^rules\./.test(rule)]).toEqual([playCode, true, false]);
      expect([playCode, example.winZhuShu > 0, Number(example.winMoney) > 0]).toEqual([playCode, true, true]);
    }
  }
  const { list } = await rulesOf(server, 'FFC', 1);
  expect(list!.find(({ playCode }) => playCode === 'ssc_o_wx_zxfs')).toMatchObject({
    rule: '所选号码与开奖号码的对应位置、顺序完全一致，即中奖。',
    description: '',
    example: { haoMa: '1,2,3,4,56', buyMoney: '4.0000', openHaoma: '1,2,3,4,6', winMoney: '196000.0000' },
  });
});

test('a rule that stations play differently is described, and its example settled, as this one plays it', async ({
  server,
}) => {
  const before = await rulesOf(server, 'FFC', 2);
  expect(before.stationRules).toEqual(['开和时，龙、虎不中。']);
  await server.inStation(alpha, (db) =>
    db
      .insertInto('play_setting')
      .values({
        station: alpha,
        switches: '{"sscDragonTie":"push","k3TripleWinsPair":"on","pc28Extreme":"4/23"}',
        highest_group: 19_000_000n,
        most_rebate: null,
      })
      .execute(),
  );
  expect((await rulesOf(server, 'FFC', 2)).stationRules).toEqual(['开和时，龙、虎退回本金。']);
  expect((await rulesOf(server, 'FF28', 2)).stationRules).toContain('极小为0–4，极大为23–27。');
  expect((await rulesOf(server, 'FFC', 2, beta)).stationRules).toEqual(before.stationRules);
  const { list } = await rulesOf(server, 'FFC', 1);
  // A bonus group of 1900 pays less for the same ticket.
  expect(list!.find(({ playCode }) => playCode === 'ssc_o_wx_zxfs')!.example.winMoney).toBe('190000.0000');
  const { answer: pair } = await server.call(getOffcialCzsm, { lotCode: 'FFK3', playCode: 'k3_o_ethfx' });
  expect(pair.list).toHaveLength(1);
  expect(pair.list![0]!.description).toBe('二同号：三颗均为所选号码时同样中奖。');
});

test('rules come in the language of the page, and what is not there is refused', async ({ server }) => {
  const visitor = server.client(alpha);
  const { answer } = await visitor.call(
    getOffcialCzsm,
    { lotCode: 'FFC', lotVersion: 2 },
    { headers: { 'accept-language': 'en' } },
  );
  expect(answer.stationRules).toEqual(['On a tie, stakes on Dragon and Tiger are returned.']);
  expect(await rulesOf(server, 'NONE', 1)).toMatchObject({ success: false, code: 'lotteryClosed' });
  const { answer: none } = await server.call(getOffcialCzsm, { lotCode: 'FFC', playCode: 'ssc_o_none' });
  expect(none).toMatchObject({ success: false, fieldErrors: { playCode: expect.any(String) } });
});
