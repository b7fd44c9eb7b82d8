import { expect } from 'vitest';
import { getLotBettingLimit } from '#contract/lottery.generated.ts';
import { alpha } from '#support/testStations.ts';
import { setRule } from '#support/withdrawals.ts';
import { test } from '#support/world.ts';

test('the limits of a play override those of the lottery, which override the defaults', async ({
  server,
}) => {
  const limits = { station: alpha, lot_code: 'FFC', version: 2 } as const;
  await server.inStation(alpha, (db) =>
    db
      .insertInto('play_limit')
      .values([
        { ...limits, play_code: '', unit_most: 500_0000n, member_period_most: 9_000_0000n },
        { ...limits, play_code: 'ssc_c_lhh', unit_most: 100_0000n },
      ])
      .execute(),
  );
  const { answer } = await server.call(getLotBettingLimit, { lotCode: 'FFC', lotVersion: 2 });
  const of = (code: string) => answer.list!.find(({ playCode }) => playCode === code);
  expect(answer.memberPeriodMost).toBe('9000');
  expect(of('ssc_c_lhh')).toMatchObject({ unitLeast: '1', unitMost: '100' });
  expect(of('ssc_c_zh')).toMatchObject({ unitMost: '500', payoutMost: '400000' });
  const official = await server.call(getLotBettingLimit, { lotCode: 'FFC', lotVersion: 1 });
  expect(official.answer).toMatchObject({ memberPeriodMost: '200000' });
});

test('how bets count for turnover is that of the category of the lottery', async ({ server }) => {
  const counting = async (lotCode: string) =>
    (await server.call(getLotBettingLimit, { lotCode, lotVersion: 2 })).answer.counting;
  await setRule(server, alpha, { cover_limit: 800_000n, bet_factors: JSON.stringify({ lhc: '0.5' }) });
  expect(await counting('FFC')).toEqual({ coverLimit: '80', percent: '100' });
  expect(await counting('LHC')).toEqual({ coverLimit: '80', percent: '50' });
});

test('a mode that is none is refused', async ({ server }) => {
  const { answer } = await server.call(getLotBettingLimit, { lotCode: 'FFC', lotVersion: 3 as never });
  expect(answer).toMatchObject({ success: false, code: 'invalid' });
});
