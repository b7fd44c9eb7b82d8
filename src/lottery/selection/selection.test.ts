import { describe, expect, it } from 'vitest';
import { playOf } from '../families.ts';
import type { Play } from '../play.ts';
import { DEFAULT_SETTINGS } from '../rule/settings.ts';
import { countUnits, validateSelection } from './selection.ts';

const RULES = { ...DEFAULT_SETTINGS, lunarYear: 2026 };

function named(code: string): Play {
  const play = playOf(code);
  if (!play) throw new Error(code);
  return play;
}

function units(code: string, selection: unknown): number {
  const result = countUnits(named(code), selection, RULES);
  if ('error' in result) throw result.error;
  return result.units;
}

/** [what is wrong, play, selection, field, code] */
const REFUSED: readonly (readonly [string, string, unknown, string, string])[] = [
  ['nothing', 'ssc_o_dwd', undefined, 'selection', 'required'],
  ['null', 'ssc_o_dwd', null, 'selection', 'notObject'],
  ['a list', 'ssc_o_dwd', [1], 'selection', 'notObject'],
  ['an empty object', 'ssc_o_wx_zu120', {}, 'selection.nums', 'required'],
  [
    'a key of another play',
    'ssc_o_wx_zu120',
    { nums: [1, 2, 3, 4, 5], pos: [] },
    'selection.pos',
    'unknownKey',
  ],
  ['a number for a list', 'ssc_o_wx_zu120', { nums: 5 }, 'selection.nums', 'notArray'],
  ['a digit twice', 'ssc_o_wx_zu120', { nums: [1, 2, 3, 4, 1] }, 'selection.nums[4]', 'repeated'],
  ['text for a digit', 'ssc_o_wx_zu120', { nums: [1, 2, 3, 4, '5'] }, 'selection.nums[4]', 'unknownValue'],
  ['a digit of 10', 'ssc_o_wx_zu120', { nums: [1, 2, 3, 4, 10] }, 'selection.nums[4]', 'unknownValue'],
  ['a half number', 'ssc_o_wx_zu120', { nums: [1, 2, 3, 4, 0.5] }, 'selection.nums[4]', 'unknownValue'],
  ['too few digits', 'ssc_o_wx_zu120', { nums: [1, 2, 3, 4] }, 'selection.nums', 'tooFew'],
  ['too many digits', 'ssc_o_q3_bd', { nums: [1, 2] }, 'selection.nums', 'tooMany'],
  ['four rows of five', 'ssc_o_wx_zxfs', { pos: [[1], [2], [3], [4]] }, 'selection.pos', 'rowCount'],
  ['an empty row', 'ssc_o_wx_zxfs', { pos: [[1], [2], [], [4], [5]] }, 'selection.pos[2]', 'tooFew'],
  ['a digit twice in a row', 'ssc_o_q2_zxfs', { pos: [[1, 1], [2]] }, 'selection.pos[0][1]', 'repeated'],
  ['only empty rows', 'ssc_o_dwd', { pos: [[], [], [], [], []] }, 'selection.pos', 'tooFewRows'],
  ['one row of 任选二', 'ssc_o_r2_zxfs', { pos: [[1], [], [], [], []] }, 'selection.pos', 'tooFewRows'],
  ['an unknown side', 'ssc_o_dxds_q2', { pos: [['大'], ['big']] }, 'selection.pos[1][0]', 'unknownValue'],
  [
    'no double apart from the singles',
    'ssc_o_wx_zu60',
    { double: [8], single: [8, 1, 2] },
    'selection.single',
    'noUnits',
  ],
  ['only a double', 'ssc_o_wx_zu60', { double: [8] }, 'selection.single', 'required'],
  ['a sum of 28', 'ssc_o_q3_zxhz', { sums: [28] }, 'selection.sums[0]', 'unknownValue'],
  ['a sum of 0 for 组选', 'ssc_o_q3_zuhz', { sums: [0] }, 'selection.sums[0]', 'unknownValue'],
  ['no position ticked', 'ssc_o_r3_zu6', { positions: [], nums: [1, 2, 3] }, 'selection.positions', 'tooFew'],
  [
    'a sixth position',
    'ssc_o_r3_zu6',
    { positions: [0, 1, 5], nums: [1, 2, 3] },
    'selection.positions[2]',
    'unknownValue',
  ],
  [
    'a pair the wrong way round',
    'ssc_o_lh',
    { pairs: [[4, 0]], options: ['龙'] },
    'selection.pairs[0]',
    'unknownValue',
  ],
  [
    'a pair twice',
    'ssc_o_lh',
    {
      pairs: [
        [0, 4],
        [0, 4],
      ],
      options: ['龙'],
    },
    'selection.pairs[1]',
    'repeated',
  ],
  ['no pair', 'ssc_o_lh', { pairs: [], options: ['龙'] }, 'selection.pairs', 'tooFew'],
  ['a short ticket', 'ssc_o_q3_zxds', { tickets: ['12'] }, 'selection.tickets[0]', 'ticketForm'],
  ['no ticket', 'ssc_o_q3_zxds', { tickets: [] }, 'selection.tickets', 'tooFew'],
  ['letters on a ticket', 'ssc_o_q3_zxds', { tickets: ['123', '12a'] }, 'selection.tickets[1]', 'ticketForm'],
  ['a triple in 混合组选', 'ssc_o_q3_hhzx', { tickets: ['111'] }, 'selection.tickets[0]', 'ticketShape'],
  ['组六 in 组三', 'ssc_o_q3_zu3ds', { tickets: ['123'] }, 'selection.tickets[0]', 'ticketShape'],
  [
    'a racer twice on a ticket',
    'pk10_o_q2_zxds',
    { tickets: ['01 01'] },
    'selection.tickets[0]',
    'ticketShape',
  ],
  ['a racer of 11', 'pk10_o_q2_zxds', { tickets: ['01 11'] }, 'selection.tickets[0]', 'ticketForm'],
  ['the same racer first and second', 'pk10_o_q2_zxfs', { pos: [[3], [3]] }, 'selection.pos', 'noUnits'],
  ['place 6 of 龙虎', 'pk10_o_lh', { places: [6], options: ['龙'] }, 'selection.places[0]', 'unknownValue'],
  ['a 胆 that is a 拖', 'x115_o_rx3dt', { dan: [1], tuo: [1, 2, 3] }, 'selection.tuo', 'overlap'],
  ['too few 拖', 'x115_o_rx3dt', { dan: [1], tuo: [2] }, 'selection.tuo', 'tooFew'],
  ['too many 胆', 'x115_o_rx3dt', { dan: [1, 2, 3], tuo: [4] }, 'selection.dan', 'tooMany'],
  ['an option of another play', 'ssc_c_zh', { options: ['大'] }, 'selection.options[0]', 'unknownValue'],
  ['no option', 'ssc_c_zh', { options: [] }, 'selection.options', 'tooFew'],
  ['a median of 2', 'x115_o_czw', { nums: [2] }, 'selection.nums[0]', 'unknownValue'],
  ['two sums of 包三', 'pc28_c_tmb3', { nums: [1, 2] }, 'selection.nums', 'tooFew'],
  ['three zodiacs of 二肖', 'lhc_c_hx2', { zodiacs: ['鼠', '牛', '虎'] }, 'selection.zodiacs', 'tooMany'],
  [
    'eleven numbers of 二全中',
    'lhc_c_2qz',
    { nums: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    'selection.nums',
    'tooMany',
  ],
  ['one leg', 'lhc_c_gg', { legs: [[1, '大']] }, 'selection.legs', 'tooFew'],
  [
    'a position twice',
    'lhc_c_gg',
    {
      legs: [
        [1, '大'],
        [1, '单'],
      ],
    },
    'selection.legs[1]',
    'repeated',
  ],
  [
    'a leg on the special',
    'lhc_c_gg',
    {
      legs: [
        [7, '大'],
        [1, '单'],
      ],
    },
    'selection.legs[0]',
    'unknownValue',
  ],
  [
    'a leg of 合大',
    'lhc_c_gg',
    {
      legs: [
        [1, '合大'],
        [2, '单'],
      ],
    },
    'selection.legs[0]',
    'unknownValue',
  ],
];

describe('a selection', () => {
  it.each(REFUSED)('with %s is refused: %s %j at %s as %s', (_, code, selection, field, reason) => {
    expect(countUnits(named(code), selection, RULES)).toMatchObject({ error: { field, code: reason } });
  });

  it('is refused with a sentence that names the field and says what to do', () => {
    const result = validateSelection(named('ssc_o_wx_zu120'), { nums: [1, 2, 3, 4] });
    expect(result).toMatchObject({ error: { message: 'selection.nums: has 4: give at least 5' } });
  });

  it('shows only the beginning of a value that is too long for a message', () => {
    const result = validateSelection(named('ssc_c_zh'), { options: ['x'.repeat(10_000)] });
    expect('error' in result && result.error.message.length).toBeLessThan(150);
  });

  it('is kept with its tickets normalised and without repeats', () => {
    const selection = { tickets: ['１２３，３２１', '123\n456'] };
    expect(validateSelection(named('ssc_o_q3_zxds'), selection)).toEqual({
      selection: { tickets: ['123', '321', '456'] },
    });
  });

  it('counts a full board without listing its units: 任选四 on five full rows', () => {
    let reads = 0;
    const full = new Proxy([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], {
      get: (row, key) => {
        reads += 1;
        return Reflect.get(row, key);
      },
    });
    expect(units('ssc_o_r4_zxfs', { pos: [full, full, full, full, full] })).toBe(50_000);
    expect(units('ssc_o_wx_zxfs', { pos: [full, full, full, full, full] })).toBe(100_000);
    expect(reads).toBeGreaterThan(100);
    expect(reads).toBeLessThan(1_000);
  });

  it('of Mark Six may be entered as 胆拖, 对碰 and 肖串尾 as well', () => {
    expect(units('lhc_c_3qz', { dan: [1], tuo: [2, 3, 4, 5] })).toBe(6);
    // 马 has five numbers in 2026, 羊 four.
    expect(units('lhc_c_2qz', { zodiacs: ['马', '羊'] })).toBe(20);
    expect(units('lhc_c_2qz', { tails: [0, 1] })).toBe(20);
    // 马 has 01 and tail 1 has it too: the pair of 01 with itself is dropped.
    expect(units('lhc_c_tc', { zodiacs: ['马'], tails: [1] })).toBe(24);
  });

  it('of Mark Six zodiacs needs the lunar year', () => {
    const result = countUnits(named('lhc_c_2qz'), { zodiacs: ['马', '羊'] }, DEFAULT_SETTINGS);
    expect(result).toMatchObject({ error: { field: 'lunarYear', code: 'required' } });
  });
});
