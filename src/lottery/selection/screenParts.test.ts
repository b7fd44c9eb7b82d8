import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haoMa } from '../bet/haoMa.ts';
import { checkDraw, dealBalls } from '../draw/draw.ts';
import { FAMILIES, familyOf, playOf } from '../families.ts';
import { pc28FromKl8 } from '../family/pc28/pc28.ts';
import { FAMILY_CODES } from '../familyCodes.generated.ts';
import { loadFamily } from '../loadFamily.ts';
import type { Family, Play } from '../play.ts';
import { DEFAULT_SETTINGS } from '../rule/settings.ts';
import { playGroups, plays } from './board.ts';
import { quickKeys, quickPick } from './quickPicks.ts';
import { randomSelection } from './randomPick.ts';
import { checkSelection, unitsOf } from './selection.ts';

const RULES = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
const PLAYS = FAMILIES.flatMap((family) => family.plays);

function named(code: string): Play {
  const play = playOf(code);
  if (!play) throw new Error(code);
  return play;
}

function familyNamed(code: string): Family {
  const family = familyOf(code);
  if (!family) throw new Error(code);
  return family;
}

describe('a family', () => {
  it('is the same whether it is loaded alone or with all others', async () => {
    expect(FAMILY_CODES.toSorted()).toEqual(FAMILIES.map(({ code }) => code).toSorted());
    for (const code of FAMILY_CODES) expect(await loadFamily(code)).toBe(familyOf(code));
  });

  it('lays its plays out in groups that leave none out', () => {
    for (const family of FAMILIES) {
      for (const mode of ['official', 'credit'] as const) {
        const grouped = playGroups(family, mode).flatMap((group) => group.plays);
        expect(grouped.map(({ code }) => code).toSorted()).toEqual(
          plays(family, mode)
            .map(({ code }) => code)
            .toSorted(),
        );
      }
    }
    expect(playGroups(familyNamed('lhc'), 'official')).toEqual([]);
  });

  it('has play codes that say family and mode, each once', () => {
    expect(new Set(PLAYS.map(({ code }) => code)).size).toBe(PLAYS.length);
    for (const { code, family, mode } of PLAYS) expect(code.startsWith(`${family}_${mode[0]}_`)).toBe(true);
  });

  it('has a name for every place of a draw, and readings of it that are never empty', () => {
    for (const family of FAMILIES) {
      expect(family.positions).toHaveLength(family.balls.count);
      const draw = dealBalls(family.balls, (count) => count >> 1);
      for (const { of } of family.readings) expect(of(draw, RULES)).not.toBe('');
    }
  });

  it('deals draws that are valid, and every ball in time', () => {
    for (const family of FAMILIES) {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (stream) => {
          const below = (count: number) => (stream.next().value as number) % count;
          checkDraw(family, dealBalls(family.balls, below));
        }),
        { numRuns: 50 },
      );
    }
  });
});

describe('a random pick', () => {
  it.each(PLAYS)('of $code is a valid bet of the fewest picks', (play) => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        const selection = randomSelection(play, (count) => (stream.next().value as number) % count, RULES);
        expect(checkSelection(play, selection)).toEqual(selection);
        expect(unitsOf(play, selection, RULES)).toBeGreaterThan(0);
        expect(haoMa(play, selection)).not.toMatch(/undefined|\[object/);
      }),
      { numRuns: 10 },
    );
  });

  it('reaches every number equally often', () => {
    let state = 1;
    const below = (count: number) => {
      state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
      return Math.floor((state / 2_147_483_647) * count);
    };
    const seen = new Map<number, number>();
    for (let i = 0; i < 10_000; i += 1) {
      for (const row of randomSelection(named('pk10_o_q2_zxfs'), below, RULES).pos ?? []) {
        for (const pick of row) seen.set(Number(pick), (seen.get(Number(pick)) ?? 0) + 1);
      }
    }
    for (let racer = 1; racer <= 10; racer += 1)
      expect(Math.abs((seen.get(racer) ?? 0) - 2000)).toBeLessThan(250);
  });
});

describe('the quick keys', () => {
  const rowOf = (code: string) => {
    const field = named(code).forms[0]?.[0];
    if (field?.kind !== 'set' && field?.kind !== 'rows') throw new Error(code);
    return field;
  };

  it.each([
    ['ssc_o_dwd', 'big', [5, 6, 7, 8, 9]],
    ['ssc_o_dwd', 'small', [0, 1, 2, 3, 4]],
    ['ssc_o_dwd', 'odd', [1, 3, 5, 7, 9]],
    ['ssc_o_dwd', 'even', [0, 2, 4, 6, 8]],
    ['ssc_o_dwd', 'all', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['ssc_o_dwd', 'clear', []],
    ['pk10_o_dwd', 'big', [6, 7, 8, 9, 10]],
    ['x115_o_dwd', 'big', [6, 7, 8, 9, 10, 11]],
    ['kl10_o_rx2', 'small', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['k3_o_hz', 'big', [11, 12, 13, 14, 15, 16, 17, 18]],
    ['pk10_o_gyhz', 'big', [12, 13, 14, 15, 16, 17, 18, 19]],
    ['ssc_o_q3_zxhz', 'small', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ] as const)('of %s: %s picks %j', (code, key, picks) => {
    expect(quickPick(rowOf(code), key)).toEqual(picks);
  });

  it('offer only what the row can take', () => {
    expect(quickKeys(rowOf('ssc_o_dwd'))).toEqual(['all', 'big', 'small', 'odd', 'even', 'clear']);
    expect(quickKeys(rowOf('ssc_o_dxds_q2'))).toEqual(['all', 'clear']);
    expect(quickKeys(rowOf('ssc_o_q3_bd'))).toEqual(['clear']);
  });
});

describe('the text of a selection', () => {
  it.each([
    ['ssc_o_wx_zxfs', { pos: [[1], [2, 3], [3], [4], [5, 6]] }, '1,23,3,4,56'],
    ['ssc_o_dwd', { pos: [[1, 2, 3], [], [], [], []] }, '123,-,-,-,-'],
    ['pk10_o_q2_zxfs', { pos: [[1, 10], [2]] }, '01 10,02'],
    ['ssc_o_wx_zu60', { double: [8], single: [0, 2, 5] }, '8|025'],
    ['ssc_c_zh', { options: ['总和大', '总和单'] }, '总和大,总和单'],
    ['x115_o_rx3dt', { dan: [1], tuo: [2, 11] }, '01#02 11'],
    ['ssc_o_q3_zxds', { tickets: ['123', '321'] }, '123,321'],
    ['pk10_o_q2_zxds', { tickets: ['01 02'] }, '01 02'],
    ['ssc_o_r3_zu6', { positions: [0, 1, 4], nums: [1, 2, 3] }, '万千个|123'],
    [
      'ssc_o_lh',
      {
        pairs: [
          [0, 4],
          [1, 2],
        ],
        options: ['龙'],
      },
      '万个,千百|龙',
    ],
    ['ssc_o_q3_zxhz', { sums: [5, 12] }, '5,12'],
    ['ssc_o_dxds_q2', { pos: [['大', '单'], ['双']] }, '大单,双'],
    [
      'lhc_c_gg',
      {
        legs: [
          [1, '大'],
          [2, '绿波'],
        ],
      },
      '正一大,正二绿波',
    ],
    ['lhc_c_xl2', { zodiacs: ['鼠', '牛'] }, '鼠,牛'],
    ['lhc_c_3qz', { dan: [1], tuo: [12, 23] }, '01#12 23'],
  ])('of %s %j is %s', (code, selection, text) => {
    const play = named(code);
    expect(haoMa(play, checkSelection(play, selection))).toBe(text);
  });
});

describe('the PC28 draw of a KL8 draw', () => {
  it('is the last digits of the sums of the first three sixes in ascending order', () => {
    const ascending = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 20, 30, 40, 50, 60, 70, 79, 80];
    expect(pc28FromKl8(ascending)).toEqual([1, 5, 0]);
    expect(pc28FromKl8(ascending.toReversed())).toEqual([1, 5, 0]);
  });
});
