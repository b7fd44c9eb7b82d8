// What a play gives back on average: exact, over every draw, so that odds above their fair value are recognised.

import { parseMoney } from '#values/money.ts';
import type { CreditPlay, Odds, Selection } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import { randomSelection } from '../selection/randomPick.ts';
import { checkSelection } from '../selection/selection.ts';
import { spaceOf } from './playSpaces.ts';

/** Options of these plays are equal, and in the space of one option only this number is distinguished. */
export const ONE_NUMBER: Readonly<Record<string, string>> = {
  lhc_c_zma: '01',
  lhc_c_zmb: '01',
  kl8_c_zm: '07',
};

/** The one selection that the space of a play is made for, or the best there is. */
const MADE_FOR: Readonly<Record<string, Selection>> = {
  kl10_c_x2lz: { nums: [1, 2] },
  pc28_c_tmb3: { nums: [12, 13, 14] },
};

const ONE = 10_000n;

/** How many picks are tried where a selection has to be found that wins an outcome; a zodiac of the year may be any of twelve. */
const TRIES = 24;

interface Tally {
  total: bigint;
  /** Units that win at the odds of an outcome, and what each is worth for every 0.0001 of them and beside them. */
  readonly hits: Map<string, { units: bigint; hits: bigint }>;
  pushed: bigint;
}

/** What was counted for rules: whoever looks for the odds that give all back asks again with others, and no draw wins more by those. */
const counted = new WeakMap<Rules, Map<string, Tally>>();

function tally(play: CreditPlay, selection: Selection, rules: Rules): Tally {
  const known = counted.get(rules) ?? new Map<string, Tally>();
  counted.set(rules, known);
  const key = `${play.code} ${JSON.stringify(selection)}`;
  const all = known.get(key) ?? hitsOf(play, selection, rules);
  known.set(key, all);
  return all;
}

function hitsOf(play: CreditPlay, selection: Selection, rules: Rules): Tally {
  const all: Tally = { total: 0n, hits: new Map(), pushed: 0n };
  for (const { draw, weight } of spaceOf(play, selection)) {
    all.total += weight;
    for (const hit of play.hits(selection, draw, rules)) {
      const units = BigInt(hit.units) * weight;
      if (hit.push) {
        all.pushed += units;
        continue;
      }
      const before = all.hits.get(hit.tier) ?? { units: 0n, hits: 0n };
      all.hits.set(hit.tier, {
        units: before.units + units,
        hits: before.hits + units * BigInt(hit.hits ?? 1),
      });
    }
  }
  return all;
}

/** Selections of one unit: a single option, else picks that anybody could make, always the same ones. */
function* selectionsOf(play: CreditPlay, rules: Rules): Generator<Selection> {
  const only = MADE_FOR[play.code];
  if (only) {
    yield only;
    return;
  }
  const [field, ...others] = play.forms[0] ?? [];
  if (field?.kind === 'set' && field.min === 1 && others.length === 0) {
    for (const choice of field.choices) yield checkSelection(play, { [field.key]: [choice] });
    return;
  }
  let state = 1;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  for (let left = TRIES; left > 0; left -= 1) yield randomSelection(play, below, rules);
}

/**
 * What one unit that can win this outcome gives back on average, in 0.0001 of its stake, rounded up: above 10000 players win in the long run.
 * Undefined where no selection tried can win it, or its odds are multiplied with others (过关).
 */
export function expectedReturn(
  play: CreditPlay,
  outcome: string,
  odds: Odds,
  rules: Rules,
): bigint | undefined {
  const named = ONE_NUMBER[play.code] ?? outcome;
  for (const selection of selectionsOf(play, rules)) {
    const picked = selection.options;
    if (picked && Object.hasOwn(odds, String(picked[0])) && String(picked[0]) !== named) continue;
    const { total, hits, pushed } = tally(play, selection, rules);
    const own = [...hits].filter(([tier]) => (ONE_NUMBER[play.code] ? tier === named : true));
    if (!own.some(([tier]) => tier === named)) continue;
    let paid = pushed * ONE;
    for (const [tier, { units, hits: count }] of own) {
      const rate = odds[tier === named ? outcome : tier];
      if (rate === undefined) return undefined;
      // A unit pays 1 + (odds - 1) x hits.
      paid += units * ONE + (parseMoney(rate) - ONE) * count;
    }
    const staked = total * BigInt(play.units(selection, rules));
    return (paid + staked - 1n) / staked;
  }
  return undefined;
}
