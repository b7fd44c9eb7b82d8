import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney, truncate2 } from '#values/money.ts';
import { prizes } from './bet/prize.ts';
import { FAMILIES, playOf } from './families.ts';
import { ONE_NUMBER } from './oracle/expectedReturn.ts';
import { spaceOf } from './oracle/playSpaces.ts';
import type { Play, Selection } from './play.ts';
import { oddsOf, waysOf } from './play.ts';
import { DEFAULT_SETTINGS } from './rule/settings.ts';
import { range } from './selection/fields.ts';
import { checkSelection, unitsOf } from './selection/selection.ts';
import type { Weighted } from './spaces/drawSpaces.ts';

interface Outcome {
  readonly label: string;
  readonly tier?: string;
  readonly winningDraws?: number | string;
  readonly pushDraws?: number;
  readonly prizeAt2000?: number;
  readonly prizeAt1960?: number;
  readonly odds?: number;
}

interface Listed {
  readonly play: string;
  readonly totalDraws: number | string;
  readonly outcomes: readonly Outcome[];
}

const path = new URL('../../tests/domain/probabilities.json', import.meta.url);
const LISTED: readonly Listed[] = JSON.parse(readFileSync(path, 'utf8'));
const RULES = { ...DEFAULT_SETTINGS, lunarYear: 2026 };

function playNamed(code: string): Play {
  const play = playOf(code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

/** Families whose plays are all tested by the same draws, every one there is. */
const WHOLE: readonly string[] = ['ssc', 'x115', 'fc3d', 'pc28', 'k3'];
const drawn = new Map<string, readonly Weighted[]>();

/** The space of a play; what is the same for a family is made once. */
function drawsOf(play: Play, selection: Selection): Iterable<Weighted> {
  if (!WHOLE.includes(play.family)) return spaceOf(play, selection);
  const draws = drawn.get(play.family) ?? [...spaceOf(play, selection)];
  drawn.set(play.family, draws);
  return draws;
}

interface Tally {
  readonly total: bigint;
  readonly won: ReadonlyMap<string, bigint>;
  readonly pushed: ReadonlyMap<string, bigint>;
}

/** Winning and refunded units of one selection over the whole space, a tier each. */
function tally(play: Play, selection: Selection): Tally {
  let total = 0n;
  const won = new Map<string, bigint>();
  const pushed = new Map<string, bigint>();
  for (const { draw, weight } of drawsOf(play, selection)) {
    total += weight;
    for (const { tier, units, push, hits } of play.hits(selection, draw, RULES)) {
      const into = push ? pushed : won;
      const key = hits === undefined ? tier : `${tier === 'default' ? '' : tier}×${hits}`;
      into.set(key, (into.get(key) ?? 0n) + BigInt(units) * weight);
    }
  }
  return { total, won, pushed };
}

/** Selections that have one unit of every tier, where the smallest selection has not. */
const MANY_TIERS: Readonly<Record<string, Selection>> = {
  hhzx: { tickets: ['112', '123'] },
  // Sum 3 is 003 and 012; 111 is no unit.
  zuhz: { sums: [3] },
};

/** Every option of an option play, else the smallest selection of a play that is not about options. */
function selectionFor(play: Play, label: string): Selection {
  const fields = play.forms[0] ?? [];
  const [field] = fields;
  if (
    fields.length === 1 &&
    field?.kind === 'set' &&
    (field.key === 'options' ||
      play.code.endsWith('gyhz') ||
      play.code === 'k3_o_hz' ||
      play.code === 'x115_o_czw')
  ) {
    return { [field.key]: field.choices };
  }
  const tail = play.code.split('_').at(-1) ?? '';
  const threes = /_(q3|z3|h3|sx|r3)_/.test(play.code);
  const ticked = play.code.includes('_r3_') ? { positions: [0, 1, 2] } : {};
  if (threes && MANY_TIERS[tail]) return { ...ticked, ...MANY_TIERS[tail] };
  if (play.code === 'ssc_o_lh') return { pairs: [[0, 4]], options: ['龙', '虎', '和'] };
  if (play.code === 'pc28_c_tmb3') return { nums: label.split(',').map(Number) };
  if (/^lhc_c_xl/.test(play.code)) {
    const size = Number(play.code.at(-1));
    return { zodiacs: Array.from(label === 'without' ? '鼠牛虎兔龙' : '马牛虎兔龙').slice(0, size) };
  }
  if (/^lhc_c_wl/.test(play.code)) {
    const size = Number(play.code.at(-1));
    return { tails: (label === 'without' ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4]).slice(0, size) };
  }
  if (play.code === 'lhc_c_zx') return { zodiacs: [label.startsWith('year') ? '马' : '鼠'] };
  return smallest(play);
}

/** 1, 2, 3, … in rows and sets, each number once. */
function smallest(play: Play): Selection {
  let taken = 0;
  const form = play.forms[0] ?? [];
  const built = form.map((field) => {
    switch (field.kind) {
      case 'set': {
        const count = Math.max(field.min, (field.together ?? 0) - 1);
        const start =
          field.key === 'positions' || field.key === 'sums' || field.key === 'spans' || field.key === 'places'
            ? 0
            : taken;
        taken = start + count;
        return [field.key, field.choices.slice(start, start + count)] as const;
      }
      case 'rows':
        return [
          field.key,
          field.rows.map((_, row) =>
            row < field.filled ? [field.choices[typeof field.choices[0] === 'string' ? 0 : row]] : [],
          ),
        ] as const;
      case 'tickets': {
        const numbers = field.shape === 'pair' ? [1, 1, 2] : range(1, field.size);
        return [
          field.key,
          [numbers.map((n) => String(n).padStart(field.width, '0')).join(field.width === 1 ? '' : ' ')],
        ] as const;
      }
      default:
        throw new Error(`no smallest ${field.kind}`);
    }
  });
  return checkSelection(play, Object.fromEntries(built));
}

/** Units of a tier in the selection: 包胆 has 18 组三 and 36 组六; elsewhere all units, or one a tier. */
function unitsOfTier(play: Play, selection: Selection, tier: string): number {
  if (play.code.endsWith('_bd') && tier === '组三') return 18;
  if (play.code.endsWith('_bd') && tier === '组六') return 36;
  return tier === 'default' && play.mode === 'official' ? unitsOf(play, selection, RULES) : 1;
}

/** Which tier of ours an outcome of the list is. */
function tierOf(play: Play, { label, tier }: Outcome): string {
  if (play.code === 'lhc_c_zx') return tier ?? '';
  if (tier !== undefined) return tier;
  const tiers = play.mode === 'official' ? waysOf(play, RULES) : oddsOf(play, RULES);
  return Object.hasOwn(tiers, label) ? label : 'default';
}

function memo<T>(make: (play: Play, selection: Selection) => T) {
  const made = new Map<string, T>();
  return (play: Play, selection: Selection): T => {
    const key = `${play.code} ${JSON.stringify(selection)}`;
    if (!made.has(key)) made.set(key, make(play, selection));
    return made.get(key) as T;
  };
}

const tallied = memo(tally);

describe('the exact probabilities', () => {
  it('are listed for every play there is, and for no other', () => {
    const ours = FAMILIES.flatMap((family) => family.plays.map(({ code }) => code));
    expect(ours).toHaveLength(389);
    expect(ours.toSorted()).toEqual(LISTED.map(({ play }) => play).toSorted());
  });

  it.each(LISTED)(
    '$play wins in exactly the listed share of all draws',
    ({ play: code, totalDraws, outcomes }) => {
      const play = playNamed(code);
      for (const outcome of outcomes.filter(({ winningDraws }) => winningDraws !== undefined)) {
        const selection = selectionFor(play, outcome.label);
        checkSelection(play, selection);
        const { total, won, pushed } = tallied(play, selection);
        const tier = tierOf(play, outcome);
        const counted = ONE_NUMBER[code] ?? tier;
        const each = BigInt(unitsOfTier(play, selection, tier));
        // A place of seven stands for all draws with that number there; the list says 49 or all draws.
        const scale = BigInt(totalDraws) / total;
        expect(total * scale).toBe(BigInt(totalDraws));
        const seen = {
          tier,
          won: ((won.get(counted) ?? 0n) * scale) / each,
          pushed: ((pushed.get(counted) ?? 0n) * scale) / each,
        };
        expect(seen).toEqual({
          tier,
          won: BigInt(outcome.winningDraws ?? 0),
          pushed: BigInt(outcome.pushDraws ?? 0),
        });
      }
    },
  );

  it.each(LISTED)('$play is worth the listed prize or odds', ({ play: code, outcomes }) => {
    const play = playNamed(code);
    for (const outcome of outcomes) {
      const tier = tierOf(play, outcome);
      if (outcome.prizeAt1960 !== undefined && play.mode === 'official') {
        expect(formatMoney(prizes(play, parseMoney(1960), RULES)[tier] ?? 0n)).toBe(
          String(outcome.prizeAt1960),
        );
        const fair = prizes(play, parseMoney(2000), RULES)[tier];
        expect(fair).toBe(truncate2(parseMoney(outcome.prizeAt2000 ?? 0)));
      }
      if (outcome.odds !== undefined && play.mode === 'credit') {
        const key = code === 'lhc_c_zx' ? (outcome.label.startsWith('year') ? '年肖' : 'default') : tier;
        expect(Number(oddsOf(play, RULES)[key])).toBe(outcome.odds);
      }
    }
  });
});
