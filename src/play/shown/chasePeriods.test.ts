// The order in which the periods of a chase are read.
import { expect, test } from 'vitest';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { chasePeriods } from './chasePeriods.ts';

const { waiting, lost, returned } = BetStatus;
const bets = (...list: [qiHao: string, line: string, status: BetStatus][]) =>
  list.map(([qiHao, line, status]) => ({ qiHao, line, status }));

test('of a chase that runs the next draw comes first, then those to come; those behind it last, the latest first', () => {
  const { shown, past, pastPeriods } = chasePeriods(
    bets(
      ['1', 'a', lost],
      ['1', 'b', lost],
      ['2', 'a', lost],
      ['2', 'b', lost],
      ['3', 'a', waiting],
      ['3', 'b', waiting],
      ['4', 'a', waiting],
    ),
  );
  expect(shown.map(({ qiHao, line }) => qiHao + line)).toEqual(['3a', '3b', '4a']);
  expect(past.map(({ qiHao, line }) => qiHao + line)).toEqual(['2b', '2a', '1b', '1a']);
  expect(pastPeriods).toBe(2);
});

test('a chase that is over is read from its first period', () => {
  const all = bets(['1', 'a', lost], ['2', 'a', returned]);
  expect(chasePeriods(all)).toEqual({ shown: all, past: [], pastPeriods: 0 });
});
