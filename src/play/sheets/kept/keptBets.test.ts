// What is kept of a slip: what its call takes, without what holds for the moment of a bet alone.
import { expect, test } from 'vitest';
import { keptBets } from './keptBets.ts';

test('marks of odds, bonus groups, units and costs are not kept; tickets are one text', () => {
  const credit = {
    playCode: 'ssc_c_zh',
    selection: { options: ['总和大'] },
    units: 1,
    stake: '10',
    unitAmount: '10',
    oddsMark: 'abc',
  };
  const official = {
    playCode: 'ssc_o_wx_zxds',
    selection: { tickets: ['12345', '54321'] },
    units: 2,
    stake: '4',
    bonusGroup: '1960',
    moneyMode: '1',
    multiple: 1,
    rebateRate: '0',
  };
  expect(JSON.parse(keptBets(JSON.stringify([credit, official])))).toEqual([
    { playCode: 'ssc_c_zh', selection: { options: ['总和大'] }, unitAmount: '10' },
    {
      playCode: 'ssc_o_wx_zxds',
      selection: { tickets: '12345,54321' },
      moneyMode: '1',
      multiple: 1,
      rebateRate: '0',
    },
  ]);
});
