// How much bets count for turnover: nothing of a group of bets whose picks cover more of its outcomes than allowed, and of the others and of rounds a share by category.

import {
  countedOf,
  formatShare,
  isCounted,
  type Share,
  shareInParts,
  shareOfOutcomes,
  shareOfUnits,
} from '#lottery/covering/shares.ts';
import type { Money } from '#values/money.ts';
import { type Rate, readRate } from '#values/rate.ts';
import { flag, InputFault, integer, list, oneOf, optional, record } from '../input.ts';
import { dictionary, rate, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { byCategory, CATEGORIES, type Category, categoryOf, kind } from './categories.ts';

/** Factors as a station keeps them; a category that is missing counts in full. */
export const readFactors = (factors: Readonly<Record<string, string>>): ReadonlyMap<Category, Rate> =>
  new Map(Object.entries(factors).map(([category, factor]) => [category as Category, readRate(factor)!]));

const STATES = ['open', 'settled', 'pushed', 'revoked', 'cancelled'] as const;

interface Group {
  readonly group: string;
  readonly category: Category;
  readonly outcomes: ReadonlyMap<string, bigint> | undefined;
  readonly total: bigint | undefined;
}

interface Bet {
  readonly group: string;
  readonly covers: readonly string[] | undefined;
  readonly key: string | undefined;
  readonly units: bigint | undefined;
  readonly ref: string;
  readonly stake: Money;
  readonly pushed: Money;
  readonly state: (typeof STATES)[number];
}

interface Terms {
  /** Percent. */
  readonly limit: Rate;
  readonly trial: boolean;
  readonly factors: ReadonlyMap<Category, Rate>;
}

function shareOf({ outcomes, total }: Group, bets: readonly Bet[]): Share {
  const counted = bets.filter(({ state }) => state !== 'revoked' && state !== 'cancelled');
  return outcomes
    ? shareOfOutcomes(
        outcomes,
        counted.flatMap(({ covers }) => covers ?? []),
      )
    : shareOfUnits(
        counted.map(({ key = '', units: count = 0n }) => [key, count]),
        total!,
      );
}

function whyNothing({ state }: Bet, isTrial: boolean, counts: boolean) {
  if (isTrial) return 'TRIAL';
  if (state !== 'settled') return 'STATE';
  return counts ? null : 'COVERAGE';
}

/** What the bets of one account on one draw count, group by group, and why a bet counts nothing. */
export function coverage({ limit, trial, factors }: Terms, groups: readonly Group[], bets: readonly Bet[]) {
  const judged = groups.map((group) => {
    const share = shareOf(
      group,
      bets.filter((bet) => bet.group === group.group),
    );
    return { ...group, coverage: formatShare(shareInParts(share)), counts: isCounted(share, limit) };
  });
  const byName = new Map(judged.map((group) => [group.group, group]));
  const results = bets.map((bet) => {
    const { counts, category } = byName.get(bet.group)!;
    const why = whyNothing(bet, trial, counts);
    const valid = why === null ? countedOf(bet.stake - bet.pushed, factors.get(category)) : 0n;
    return { ref: bet.ref, valid, why };
  });
  return {
    groups: judged.map(({ group, coverage: share, counts }) => ({ group, coverage: share, counts })),
    bets: results,
    valid: results.reduce((sum, { valid }) => sum + valid, 0n),
  };
}

/** Refuses what fits each field and not the others. */
function checkFit(groups: readonly Group[], bets: readonly Bet[]): void {
  groups.forEach(({ outcomes, total }, at) => {
    const field = `input.groups[${at}]`;
    if ((outcomes === undefined) === (total === undefined))
      throw new InputFault(field, 'needs either outcomes with their weights or a total of units');
    if (outcomes && [...outcomes.values()].every((weight) => weight === 0n))
      throw new InputFault(`${field}.outcomes`, 'weigh nothing: give at least one weight above 0');
  });
  const byName = new Map(groups.map((group) => [group.group, group]));
  bets.forEach(({ group, covers, key, units: count }, at) => {
    const field = `input.bets[${at}]`;
    const own = byName.get(group);
    if (!own) throw new InputFault(`${field}.group`, `is not a group of input.groups: ${group}`);
    if (own.outcomes && !covers)
      throw new InputFault(`${field}.covers`, 'is missing: give the outcomes it covers');
    const unknown = covers?.find((name) => !own.outcomes?.has(name));
    if (unknown !== undefined)
      throw new InputFault(`${field}.covers`, `is not an outcome of its group: ${unknown}`);
    if (!own.outcomes && (key === undefined || count === undefined))
      throw new InputFault(
        `${field}.${key === undefined ? 'key' : 'units'}`,
        'is missing: a group of units needs it',
      );
  });
}

const anyName = () => true;

export const turnoverCoverageRule = unitRule(
  'turnover.coverage',
  record({
    limit: rate,
    trial: optional(flag, false),
    factors: byCategory(rate),
    groups: list(
      record({
        group: word,
        category: oneOf(CATEGORIES),
        outcomes: optional(
          dictionary(anyName, 'outcomes', (value, field) => BigInt(integer(0)(value, field))),
          undefined,
        ),
        total: optional(units(1), undefined),
      }),
    ),
    bets: list(
      record({
        group: word,
        covers: optional(list(word), undefined),
        key: optional(word, undefined),
        units: optional(units(), undefined),
        ref: word,
        stake: units(),
        pushed: units(),
        state: oneOf(STATES),
      }),
    ),
  }),
  ({ groups, bets, ...terms }) => {
    checkFit(groups, bets);
    return coverage(terms, groups, bets);
  },
);

/** What rounds of platforms count: of what the platform says, the part of their category. */
export const turnoverRoundsRule = unitRule(
  'turnover.rounds',
  record({
    factors: byCategory(rate),
    rounds: list(record({ ref: word, kind, valid: units() })),
  }),
  ({ factors, rounds }) => {
    const results = rounds.map((round) => ({
      ref: round.ref,
      valid: countedOf(round.valid, factors.get(categoryOf(round.kind))),
    }));
    return { rounds: results, valid: results.reduce((sum, { valid }) => sum + valid, 0n) };
  },
);
