import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealBalls } from './draw.ts';
import { FAMILIES, familyOf } from './families.ts';
import type { Field, Form } from './fields.ts';
import { parseMoney, YUAN } from './money.ts';
import { expandCredit } from './oracle/credit-expansion.ts';
import type { Unit } from './oracle/expansion.ts';
import { expandOfficial } from './oracle/expansion.ts';
import type { Draw, Family, Hit, Pick, Play, Selection } from './play.ts';
import { oddsOf } from './play.ts';
import { prizes } from './prize.ts';
import { countUnits, validateSelection } from './selection.ts';
import type { Rules, Settings } from './settings.ts';
import { DEFAULT_SETTINGS, SWITCHES } from './settings.ts';
import { settle } from './settle.ts';

const PLAYS = FAMILIES.flatMap((family) => family.plays);
type Below = (count: number) => number;

/** Reproducible whole numbers from the seed fast-check shrinks (mulberry32). */
function source(seed: number): Below {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % count;
  };
}

function some<T>(items: readonly T[], count: number, below: Below): T[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, items.length) },
    () => left.splice(below(left.length), 1)[0] as T,
  );
}

/** Any settings, not only the defaults. */
function anyRules(below: Below): Rules {
  const settings = Object.fromEntries(
    Object.entries(SWITCHES).map(([name, values]) => [name, below(3) === 0 ? values[1] : values[0]]),
  ) as unknown as Settings;
  return { ...settings, lunarYear: 2026 };
}

/** Picks of a field with a few more than needed, near the balls of `draw` so that something wins. */
function anyField(field: Field, draw: Draw, below: Below): unknown {
  const near = (choices: readonly Pick[]) => {
    const drawn = choices.filter((choice) => draw.includes(Number(choice)));
    return below(2) === 0 && drawn.length > 1 ? drawn : choices;
  };
  switch (field.kind) {
    case 'set': {
      const count = Math.min(field.max, Math.max(field.min, 1 + below(field.min + 3)));
      const pool = near(field.choices);
      return some(pool.length >= count ? pool : field.choices, count, below);
    }
    case 'rows':
      return field.rows.map((_, row) => {
        const picks = some(
          field.choices,
          below(field.filled < field.rows.length ? 3 : 2) + (field.filled < field.rows.length ? 0 : 1),
          below,
        );
        const ball = draw[row];
        return typeof field.choices[0] === 'number' &&
          below(2) === 0 &&
          !picks.includes(ball as Pick) &&
          field.choices.includes(ball as Pick)
          ? [...picks, ball]
          : picks;
      });
    case 'tickets':
      return Array.from({ length: 1 + below(4) }, () => {
        const ticket =
          below(2) === 0
            ? some(draw, field.size, below)
            : dealBalls(
                {
                  count: field.size,
                  from: field.from,
                  to: field.to,
                  width: field.width,
                  distinct: field.shape === 'distinct',
                },
                below,
              );
        const start = below(Math.max(1, draw.length - field.size + 1));
        const numbers =
          below(3) === 0 && draw.length >= field.size ? draw.slice(start, start + field.size) : ticket;
        return numbers.map((n) => String(n).padStart(field.width, '0')).join(field.width === 1 ? '' : ' ');
      });
    case 'pairs':
      return some(
        [
          [0, 1],
          [0, 4],
          [1, 3],
          [2, 3],
          [3, 4],
        ],
        1 + below(4),
        below,
      );
    case 'legs':
      return some([1, 2, 3, 4, 5, 6], 2 + below(5), below).map((place) => [
        place,
        field.choices[below(field.choices.length)],
      ]);
  }
}

interface Case {
  readonly selection: Selection;
  readonly draw: Draw;
  readonly rules: Rules;
}

/** A draw; where balls repeat, half of them of two or three numbers only, so that pairs and triples come. */
function anyDraw({ code, balls }: Family, below: Below): number[] {
  const draw = dealBalls(balls, below);
  if (!balls.distinct && below(2) === 0) {
    const few = some(draw, 2 + below(2), below);
    return draw.map(() => few[below(few.length)] as number);
  }
  // Mark Six: 49 decides so much that it must come often.
  if (code === 'lhc' && below(3) === 0 && !draw.includes(49)) draw[below(7)] = 49;
  return draw;
}

/** A valid selection of the play with a draw and rules, or undefined when the dice make none. */
function anyCase(play: Play, family: Family, below: Below): Case | undefined {
  for (let left = 60; left > 0; left -= 1) {
    const draw = anyDraw(family, below);
    const form = play.forms[below(play.forms.length)] as Form;
    const raw = Object.fromEntries(form.map((field) => [field.key, anyField(field, draw, below)]));
    const rules = anyRules(below);
    const checked = validateSelection(play, raw);
    if ('selection' in checked && 'units' in countUnits(play, raw, rules))
      return { selection: checked.selection, draw, rules };
  }
  return undefined;
}

function expand(play: Play, selection: Selection): Unit[] {
  return play.mode === 'official' ? expandOfficial(play.code, selection) : expandCredit(play.code, selection);
}

function counts(names: readonly (string | undefined)[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const name of names) if (name !== undefined) result[name] = (result[name] ?? 0) + 1;
  return result;
}

/** The engine's hits in the oracle's words. */
function told(hits: readonly Hit[]): Record<string, number> {
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
          const actual = told(play.hits(selection, other, rules));
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
          const before = told(play.hits(selection, draw, rules));
          const after = told(play.hits(more, draw, rules));
          for (const [tier, units] of Object.entries(before))
            expect(after[tier] ?? 0).toBeGreaterThanOrEqual(units);
          expect(play.units(more, rules)).toBeGreaterThanOrEqual(play.units(selection, rules));
        }
      }),
      { numRuns: 15, seed: 11 },
    );
  });
});

/** The selection with one pick more in one field; 胆 apart, for a further 胆 is a condition and no pick. */
function oneMore(play: Play, selection: Selection): Selection[] {
  const form = play.forms.find((fields) => fields.every(({ key }) => selection[key] !== undefined)) ?? [];
  return form.flatMap((field): Selection[] => {
    if (field.kind === 'set' && field.key !== 'dan') {
      const picks = selection[field.key] as readonly Pick[];
      const next = field.choices.find((choice) => !picks.includes(choice));
      return next === undefined ? [] : [{ ...selection, [field.key]: [...picks, next] }];
    }
    if (field.kind !== 'rows') return [];
    return (selection.pos ?? []).flatMap((row, index): Selection[] => {
      const next = field.choices.find((choice) => !row.includes(choice));
      return next === undefined
        ? []
        : [{ ...selection, pos: (selection.pos ?? []).with(index, [...row, next]) }];
    });
  });
}
