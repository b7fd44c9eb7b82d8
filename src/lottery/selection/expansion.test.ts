import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, YUAN } from '#values/money.ts';
import { prizes } from '../bet/prize.ts';
import { settle } from '../bet/settle.ts';
import { FAMILIES, familyOf } from '../families.ts';
import { anyCase, anyDraw, oneMore, source } from '../oracle/cases.ts';
import { expandCredit } from '../oracle/credit.ts';
import { expandOfficial } from '../oracle/official.ts';
import type { Unit } from '../oracle/units.ts';
import type { Family, Hit, Play, Selection } from '../play.ts';
import { oddsOf } from '../play.ts';
import { DEFAULT_SETTINGS } from '../rule/settings.ts';
import { validateSelection } from './selection.ts';

const PLAYS = FAMILIES.flatMap((family) => family.plays);
function expand(play: Play, selection: Selection): Unit[] {
  return play.mode === 'official' ? expandOfficial(play.code, selection) : expandCredit(play.code, selection);
}

function counts(names: readonly (string | undefined)[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const name of names) if (name !== undefined) result[name] = (result[name] ?? 0) + 1;
  return result;
}

/** The engine's hits in the oracle's words. */
function countsOf(hits: readonly Hit[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const { tier, units, push, hits: times } of hits) {
    const name = `${push ? 'push:' : ''}${tier}${times === undefined ? '' : `×${times}`}`;
    result[name] = (result[name] ?? 0) + units;
  }
  return result;
}

/** The oracle has one tier where an official play of options pays all alike. */
function plainTiers(play: Play, names: Record<string, number>): Record<string, number> {
  if (play.mode === 'credit' || Object.keys(prizes(play, 2000n * YUAN, DEFAULT_SETTINGS)).length > 1)
    return names;
  const total = Object.values(names).reduce((a, b) => a + b, 0);
  return total > 0 ? { default: total } : {};
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
/** Settled together these prove that the cases are not all losers. */
const everWon = new Set<string>();

describe('every play, written out unit by unit', () => {
  it.each(PLAYS)('$code $name counts and wins what the units one by one say', (play) => {
    const family = familyOf(play.family) as Family;
    fc.assert(
      fc.property(seeds, (seed) => {
        const found = anyCase(play, family, source(seed));
        if (!found) return;
        const { selection, draw, rules } = found;
        const units = expand(play, selection);
        expect(play.units(selection, rules)).toBe(units.length);
        for (const other of [
          draw,
          ...Array.from({ length: 4 }, (_, i) => anyDraw(family, source(seed + i + 1))),
        ]) {
          const expected = counts(units.map((unit) => unit(other, rules)));
          const actual = countsOf(play.hits(selection, other, rules));
          expect(actual).toEqual(plainTiers(play, expected));
          if (Object.keys(actual).length > 0) everWon.add(play.code);
        }
      }),
      { numRuns: 100, seed: 20_260_217 },
    );
  });

  it('had winners among the cases of all but the longest shots', () => {
    const never = PLAYS.map(({ code }) => code).filter((code) => !everWon.has(code));
    expect(never).toEqual([]);
  });

  it.each(PLAYS)('$code $name never pays outside its table, nor more units than there are', (play) => {
    const family = familyOf(play.family) as Family;
    const group = parseMoney(1960);
    fc.assert(
      fc.property(seeds, (seed) => {
        const found = anyCase(play, family, source(seed));
        if (!found) return;
        const { selection, draw, rules } = found;
        const result =
          play.mode === 'official'
            ? settle(
                {
                  play,
                  selection,
                  rules,
                  terms: {
                    rebateRate: 0n,
                    basePrice: 2n * YUAN,
                    bonusGroup: group,
                    moneyMode: 1n,
                    multiple: 3n,
                  },
                },
                draw,
              )
            : settle(
                { play, selection, rules, terms: { rebateRate: 0n, unitAmount: 10n * YUAN, odds: {} } },
                draw,
              );
        const best =
          play.mode === 'official'
            ? Math.max(...Object.values(prizes(play, group, rules)).map(Number)) * 3
            : Math.max(...Object.values(oddsOf(play, rules)).map((odds) => Number(parseMoney(odds)))) * 10;
        expect(result.winningUnits + result.pushUnits).toBeLessThanOrEqual(result.units);
        expect(result.payout).toBeGreaterThanOrEqual(0n);
        // 正肖 and 三军 pay by the hit, 过关 by the leg.
        if (!/lhc_c_(zx|gg)|k3_c_sj/.test(play.code)) {
          expect(Number(result.winnings)).toBeLessThanOrEqual(result.winningUnits * best);
        }
        expect(result.refunds).toBe(play.mode === 'credit' ? BigInt(result.pushUnits) * 10n * YUAN : 0n);
        expect(result.stake).toBe(BigInt(result.units) * (play.mode === 'official' ? 6n : 10n) * YUAN);
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it.each(PLAYS)('$code $name never loses a winning unit to one more pick', (play) => {
    const family = familyOf(play.family) as Family;
    fc.assert(
      fc.property(seeds, (seed) => {
        const below = source(seed);
        const found = anyCase(play, family, below);
        if (!found) return;
        const { selection, draw, rules } = found;
        for (const more of oneMore(play, selection)) {
          if ('error' in validateSelection(play, more)) continue;
          const before = countsOf(play.hits(selection, draw, rules));
          const after = countsOf(play.hits(more, draw, rules));
          for (const [tier, units] of Object.entries(before))
            expect(after[tier] ?? 0).toBeGreaterThanOrEqual(units);
          expect(play.units(more, rules)).toBeGreaterThanOrEqual(play.units(selection, rules));
        }
      }),
      { numRuns: 15, seed: 11 },
    );
  });
});
