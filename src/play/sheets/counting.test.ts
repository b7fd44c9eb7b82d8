// What a slip will count, alone and beside bets that lie on the same draw.
import { describe, expect, it } from 'vitest';
import { loadFamily } from '#lottery/loadFamily.ts';
import { readSettings } from '#lottery/rule/readSettings.ts';
import { YUAN } from '#values/money.ts';
import { countSlip, readCountingTerms, readEarlier } from './counting.ts';

const family = await loadFamily('ssc');
const rules = { ...readSettings(undefined), lunarYear: 2026 };
const terms = readCountingTerms({ coverLimit: '80', percent: '100' });

const bet = (playCode: string, option: string) => ({
  play: family.plays.find(({ code }) => code === playCode)!,
  selection: { options: [option] },
  stake: 10n * YUAN,
});
const side = (option: string) => bet('ssc_c_zh', option);
const earlier = (slip: object) => readEarlier(JSON.stringify(slip), family);
const count = (bets: Parameters<typeof countSlip>[0], before: Parameters<typeof countSlip>[1] = []) =>
  countSlip(bets, before, terms, { family, rules });

describe('a slip', () => {
  it('of one side counts in full, of both sides nothing, with the share that they cover', () => {
    expect(count([side('总和大')])).toEqual({ stake: 10n * YUAN, valid: 10n * YUAN, covered: null });
    expect(count([side('总和大'), side('总和小')])).toEqual({
      stake: 20n * YUAN,
      valid: 0n,
      covered: '100',
    });
  });

  it('counts what lies on another ball all the same', () => {
    expect(count([side('总和大'), side('总和小'), bet('ssc_c_b1', '大')])).toMatchObject({
      valid: 10n * YUAN,
    });
  });

  it('is judged with what lies on the draw already, in either mode', () => {
    const other = earlier({ playCode: 'ssc_c_zh', selection: { options: ['总和小'] }, stake: '10' });
    expect(count([side('总和大')], [other!])).toMatchObject({ valid: 0n, covered: '100' });
    const digits = earlier({ playCode: 'ssc_o_dwd', selection: { pos: [[0, 1, 2, 3], [], [], [], []] } });
    expect(count([bet('ssc_c_b1', '大')], [digits!])).toMatchObject({ valid: 0n, covered: '90' });
  });

  it('counts by the factor of its category, and what is covered nothing', () => {
    const part = readCountingTerms({ coverLimit: '80', percent: '33.33' });
    const bets = [side('总和大'), bet('ssc_c_b1', '大'), bet('ssc_c_b1', '小')];
    expect(countSlip(bets, [], part, { family, rules })).toEqual({
      stake: 30n * YUAN,
      valid: 33_330n,
      covered: '100',
    });
  });

  it('counts in full where a station has no limit', () => {
    const none = readCountingTerms({ coverLimit: '', percent: '100' });
    const both = [side('总和大'), side('总和小')];
    expect(countSlip(both, [], none, { family, rules })).toMatchObject({ valid: 20n * YUAN, covered: null });
  });
});

describe('an earlier bet', () => {
  it.each([
    '',
    'no json',
    '{"playCode":"gone","selection":{}}',
    '{"playCode":"ssc_c_zh","selection":{"x":1}}',
  ])('that the rules of today do not read is none: %s', (slip) =>
    expect(readEarlier(slip, family)).toBeNull(),
  );
});
