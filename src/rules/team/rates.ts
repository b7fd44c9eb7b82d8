// The rates of the upline tree (docs/flows.md §5.1): what a new or changed rate must keep to, and which quota it takes.

import type { Rate } from '#values/rate.ts';
import { readRate } from '#values/rate.ts';
import { integer, list, nullable, optional, record } from '../input.ts';
import { refused } from '../refused.ts';
import { rate, rateStep, typedRate, word, writtenRate } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { byCategory, type Category, inOrder } from './categories.ts';

/** A band of high rates, and how many accounts an agent may open in it. */
export interface Band {
  readonly from: { readonly text: string; readonly value: Rate };
  readonly given: number;
  readonly used: number;
}

type Rates = ReadonlyMap<Category, { readonly text: string; readonly value: Rate }>;

interface Rated {
  readonly rates: Rates;
  readonly groupBonus: number;
}

export interface RateChange {
  /** Rates in percent, as they were typed. */
  readonly rates: ReadonlyMap<Category, string>;
  readonly groupBonus: number | undefined;
}

interface Limits {
  readonly siteMax: Rate;
  readonly step: Rate;
}

/** The highest band that a rate reaches. */
const bandOf = (bands: readonly Band[], lotteryRate: Rate): Band | undefined =>
  bands
    .filter(({ from }) => from.value <= lotteryRate)
    .reduce<Band | undefined>(
      (top, band) => (top && top.from.value >= band.from.value ? top : band),
      undefined,
    );

/**
 * Checks a change of an account's rates, or the rates of a new account (`account` null), and returns what stands after it. The order of the
 * checks is fixed: one kind over all categories before the next kind.
 */
export function changeRates(
  { siteMax, step }: Limits,
  parent: (Rated & { readonly bands: readonly Band[] }) | null,
  account: Rated | null,
  children: readonly Rated[],
  change: RateChange,
) {
  const typed = inOrder(change.rates).map(([category, text]) => ({ category, text, value: readRate(text) }));
  const unread = typed.find(({ value }) => value === undefined);
  if (unread) return refused('RATE_FORMAT', { category: unread.category });
  const wanted = typed.map(({ category, text, value }) => ({ category, text, value: value! }));

  const over = wanted.find(({ value }) => value > siteMax);
  if (over) return refused('RATE_RANGE', { category: over.category });
  const between = wanted.find(({ value }) => value % step !== 0n);
  if (between) return refused('RATE_STEP', { category: between.category });
  const above = wanted.find(
    ({ category, value }) => parent && value > (parent.rates.get(category)?.value ?? 0n),
  );
  if (above) return refused('ABOVE_PARENT', { category: above.category });
  for (const { category, value } of wanted) {
    const higher = children.filter(({ rates }) => (rates.get(category)?.value ?? 0n) > value);
    if (higher.length > 0) return refused('BELOW_CHILD', { category, children: higher.length });
  }

  const { groupBonus } = change;
  if (groupBonus !== undefined) {
    if (groupBonus % 2 !== 0) return refused('BONUS_STEP');
    if (parent && groupBonus > parent.groupBonus) return refused('BONUS_ABOVE_PARENT');
    const higher = children.filter((child) => child.groupBonus > groupBonus);
    if (higher.length > 0) return refused('BONUS_BELOW_CHILD', { children: higher.length });
  }

  const rates = new Map(account?.rates);
  for (const { category, text, value } of wanted) rates.set(category, { text, value });
  const bands = parent?.bands ?? [];
  const from = account ? bandOf(bands, account.rates.get('lottery')?.value ?? 0n) : undefined;
  const to = bandOf(bands, rates.get('lottery')?.value ?? 0n);
  if (to && to !== from && to.used >= to.given) return refused('QUOTA_EXHAUSTED', { band: to.from.text });
  return {
    ok: true,
    rates: Object.fromEntries([...rates].map(([category, { text }]) => [category, text])),
    groupBonus: groupBonus ?? account?.groupBonus ?? null,
    parentBands: bands.map((band) => ({
      from: band.from.text,
      given: band.given,
      used: from === to ? band.used : band.used + Number(band === to) - Number(band === from),
    })),
  } as const;
}

const rates = byCategory(writtenRate);
const groupBonus = integer(0);

export const changeRatesRule = unitRule(
  'rates.change',
  record({
    siteMax: rate,
    step: rateStep,
    parent: nullable(
      record({
        rates,
        groupBonus,
        bands: list(record({ from: writtenRate, given: integer(0), used: integer(0) })),
      }),
    ),
    account: nullable(record({ rates, groupBonus })),
    children: list(record({ id: word, rates, groupBonus })),
    change: record({
      rates: optional(byCategory(typedRate), new Map()),
      groupBonus: optional(integer(Number.MIN_SAFE_INTEGER), undefined),
    }),
  }),
  ({ siteMax, step, parent, account, children, change }) =>
    changeRates({ siteMax, step }, parent, account, children, change),
);
