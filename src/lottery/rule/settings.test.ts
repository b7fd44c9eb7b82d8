import { describe, expect, it } from 'vitest';
import { playOf } from '../families.ts';
import { spaceOf } from '../oracle/playSpaces.ts';
import type { Selection } from '../play.ts';
import { oddsOf, waysOf } from '../play.ts';
import { readSettings } from './readSettings.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** Draws that win, and that refund, one unit of a play under some switches. */
function shares(code: string, selection: Selection, switches: Record<string, unknown>) {
  const play = playOf(code);
  if (!play) throw new Error(code);
  const rules = { ...readSettings(switches), lunarYear: 2026 };
  let [won, pushed] = [0n, 0n];
  for (const { draw, weight } of spaceOf(play, selection)) {
    for (const hit of play.hits(selection, draw, rules)) {
      if (hit.push) pushed += weight;
      else won += weight;
    }
  }
  return [Number(won), Number(pushed)];
}

describe('a switch', () => {
  it.each([
    ['sscDragonTie', 'push', 'ssc_c_lhh', { options: ['龙'] }, [45_000, 0], [45_000, 10_000]],
    ['sscDragonTie', 'push', 'ssc_c_lhd', { options: ['千十虎'] }, [45_000, 0], [45_000, 10_000]],
    ['sscDragonTie', 'push', 'fc3d_c_lhh', { options: ['虎'] }, [450, 0], [450, 100]],
    ['pk10Sum11Push', 'on', 'pk10_c_gylm', { options: ['冠亚小'] }, [2_016_000, 0], [1_612_800, 403_200]],
    ['pk10Sum11Push', 'on', 'pk10_c_gylm', { options: ['冠亚大'] }, [1_612_800, 0], [1_612_800, 403_200]],
    ['k3TripleCountsTwoSides', 'on', 'k3_c_dx', { options: ['大'] }, [105, 0], [108, 0]],
    ['k3TripleWinsPair', 'on', 'k3_o_ethfx', { nums: [3] }, [15, 0], [16, 0]],
    ['k3TripleWinsPair', 'on', 'k3_c_dp', { options: ['33'] }, [15, 0], [16, 0]],
    ['pc28Rule1314', 'push', 'pc28_c_lm', { options: ['大'] }, [500, 0], [425, 75]],
    ['pc28Rule1314', 'push', 'pc28_c_zh', { options: ['小单'] }, [269, 0], [194, 75]],
    ['pc28Rule1314', 'push', 'pc28_c_zh', { options: ['大单'] }, [231, 0], [231, 0]],
    ['pc28Extreme', '4/23', 'pc28_c_jz', { options: ['极小'] }, [56, 0], [35, 0]],
    ['pc28Extreme', '4/23', 'pc28_c_jz', { options: ['极大'] }, [56, 0], [35, 0]],
    ['lhcHexiao49', 'lose', 'lhc_c_hx2', { zodiacs: ['马', '羊'] }, [8, 1], [8, 0]],
  ] as const)(
    '%s=%s changes the draws of %s %j from %j to %j',
    (name, value, code, selection, before, after) => {
      expect(shares(code, selection, {})).toEqual(before);
      expect(shares(code, selection, { [name]: value })).toEqual(after);
    },
  );

  it('that changes what a unit wins changes its prize or default odds as well', () => {
    const pair = playOf('k3_o_ethfx');
    if (pair?.mode !== 'official') throw new Error('k3_o_ethfx');
    expect(waysOf(pair, readSettings({ k3TripleWinsPair: 'on' }))).toEqual({ default: 16 });
    const sides = playOf('pk10_c_gylm');
    if (sides?.mode !== 'credit') throw new Error('pk10_c_gylm');
    expect(new Set(Object.values(oddsOf(sides, readSettings({ pk10Sum11Push: true }))))).toEqual(
      new Set(['1.98']),
    );
  });

  it('that is not set has its default, and may be written as true and false where it is on and off', () => {
    expect(readSettings(undefined)).toBe(DEFAULT_SETTINGS);
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(readSettings({ chase: false, k3SanjunPerDie: true })).toEqual({
      ...DEFAULT_SETTINGS,
      chase: 'off',
      k3SanjunPerDie: 'on',
    });
    expect(() => readSettings({ sscDragonTie: true })).toThrow(
      /^settings\.sscDragonTie: true is not possible: use lose or push/,
    );
  });

  it('has the defaults of docs/rules-of-play.md §13', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      sscDragonTie: 'lose',
      pk10Sum11Push: 'off',
      k3TripleCountsTwoSides: 'off',
      k3SanjunPerDie: 'off',
      k3TripleWinsPair: 'off',
      pc28Rule1314: 'none',
      lhcHexiao49: 'push',
      pc28Extreme: '5/22',
      orderRevoke: 'on',
      chase: 'on',
    });
  });
});
