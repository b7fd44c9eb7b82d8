import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOf } from '../families.ts';
import { type CreditPlay, oddsOf } from '../play.ts';
import { DEFAULT_SETTINGS } from '../rule/settings.ts';
import { expectedReturn } from './expectedReturn.ts';

interface Listed {
  readonly play: string;
  readonly outcomes: readonly { label: string; tier?: string; expectedReturn?: number }[];
}
const path = new URL('../../../tests/domain/probabilities.json', import.meta.url);
const LISTED: readonly Listed[] = JSON.parse(readFileSync(path, 'utf8'));
const RULES = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
const creditPlay = (code: string): CreditPlay | undefined => {
  const play = playOf(code);
  return play?.mode === 'credit' ? play : undefined;
};

/** Plays of several tiers are listed tier by tier, and one whose picks are worth differently by its first. */
const tiered = /lhc_c_(3z2|2zt|xl|wl|zx)|pc28_c_tmb3/;

describe('what a play gives back', () => {
  it('is what the list of exact probabilities says', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const { play: code, outcomes } of LISTED) {
      const play = creditPlay(code);
      const outcome = outcomes[0];
      if (!play || outcome?.expectedReturn === undefined || tiered.test(code)) continue;
      const odds = oddsOf(play, RULES);
      const name = Object.hasOwn(odds, outcome.label) ? outcome.label : 'default';
      const ours = Number(expectedReturn(play, name, odds, RULES)) / 10_000;
      compared += 1;
      if (!(Math.abs(ours - outcome.expectedReturn) < 0.0002)) wrong.push(`${code} ${name}: ${ours}`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(120);
  });

  it('adds up the tiers of a bet, and knows refunds', () => {
    const play = creditPlay('lhc_c_3z2')!;
    expect(expectedReturn(play, '中二', oddsOf(play, RULES), RULES)).toBe(8492n);
    const sides = creditPlay('lhc_c_tmlm')!;
    expect(expectedReturn(sides, '特大', { ...oddsOf(sides, RULES), 特大: '2' }, RULES)).toBe(10_000n);
  });

  it('is more than the stake at odds above the fair value', () => {
    const play = creditPlay('ssc_c_b1')!;
    const at = (odds: string) => expectedReturn(play, '7', { ...oddsOf(play, RULES), 7: odds }, RULES);
    expect([at('10'), at('10.01')]).toEqual([10_000n, 10_010n]);
  });

  it('is not known where odds are multiplied', () => {
    const play = creditPlay('lhc_c_gg')!;
    expect(expectedReturn(play, '大', oddsOf(play, RULES), RULES)).toBeUndefined();
  });
});
