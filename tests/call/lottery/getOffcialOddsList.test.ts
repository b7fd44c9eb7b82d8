import { expect } from 'vitest';
import {
  getCreditOddsList,
  getNewPeriod,
  getOffcialOddsList,
  offcialDoBet,
} from '#contract/lottery.generated.ts';
import { ticket } from '#support/playTable.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  stations: [...testStations, { code: 'delta', name: '测试四站', routes: { off: ['/official'] } }],
});

test('prizes stand at both ends of the slider: 1960 without rebate, 1700 at 13 %', async ({ server }) => {
  const { answer } = await server.call(getOffcialOddsList, { lotCode: 'FFC' });
  expect(answer).toMatchObject({ maxBonusGroup: '1960', maxRebate: '0.13', basePrice: '2' });
  // Five digits in order: one of 100,000, so a hundred times the prize of one of a thousand.
  expect(answer.oddsList!.find(({ playCode }) => playCode === 'ssc_o_wx_zxfs')).toMatchObject({
    isOpen: true,
    prizes: [{ name: 'default', maxPrize: '196000', minPrize: '170000' }],
  });
});

test('a lottery without official mode, and an unknown one, are refused', async ({ server }) => {
  for (const lotCode of ['LHC', 'FF28', 'NONE'])
    expect((await server.call(getOffcialOddsList, { lotCode })).answer).toMatchObject({
      code: 'lotteryClosed',
    });
});

test('a play the operator closes and a chase that is off are reported', async ({ server }) => {
  const answerNow = async () => (await server.call(getOffcialOddsList, { lotCode: 'FFC' })).answer;
  expect(await answerNow()).toMatchObject({ canChase: true });
  await server.inStation(alpha, async (db) => {
    const row = {
      station: alpha,
      lot_code: 'FFC',
      version: 1,
      play_code: 'ssc_o_wx_zxfs',
      is_open: false,
    } as const;
    await db.insertInto('play_limit').values(row).execute();
    await db
      .insertInto('play_setting')
      .values({ station: alpha, switches: '{"chase":"off"}', highest_group: null, most_rebate: null })
      .execute();
  });
  const { canChase, oddsList } = await answerNow();
  expect(canChase).toBe(false);
  expect(oddsList!.filter(({ isOpen }) => !isOpen).map(({ playCode }) => playCode)).toEqual([
    'ssc_o_wx_zxfs',
  ]);
});

test('where the station file has no page of a mode, its plays are reported closed and its bets are refused', async ({
  server,
}) => {
  const member = server.client('delta');
  await member.logIn('member01');
  const { answer: official } = await member.call(getOffcialOddsList, { lotCode: 'FFC' });
  expect(official.oddsList!.some(({ isOpen }) => isOpen)).toBe(false);
  const { answer: credit } = await member.call(getCreditOddsList, { lotCode: 'FFC' });
  expect(credit.oddsList!.every(({ isOpen }) => isOpen)).toBe(true);
  const { qiHao } = (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  const { answer } = await member.call(offcialDoBet, {
    lotCode: 'FFC',
    qiHao,
    bets: JSON.stringify([ticket()]),
  });
  expect(answer).toMatchObject({ success: false, code: 'switchedOff', msg: '本站未开放此类投注' });
});
