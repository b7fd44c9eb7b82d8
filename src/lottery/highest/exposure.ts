// What a station has to pay on the bets of a period: for each option if it comes, for each play and for all of them at most.
import type { Money } from '#values/money.ts';
import { YUAN } from '#values/money.ts';
import type { Bet, CreditBet } from '../bet/bet.ts';
import { isOfficial } from '../bet/bet.ts';
import { readBet } from '../bet/readBet.ts';
import { familyOf, playOf } from '../families.ts';
import type { Family, Mode, Play } from '../play.ts';
import { SHARED, viewIn, viewOfOption } from '../spaces/views.ts';
import { type HighestPayout, highestPayout, highestSteps } from './highestPayout.ts';
import { payerOf } from './pay.ts';

/** Orders that are alike: the same play, selection and terms, both as JSON; the stake of all of them together in 0.0001 yuan. */
export interface SoldBets {
  readonly playCode: string;
  readonly selection: string;
  readonly terms: string;
  readonly orders: number;
  readonly stake: Money;
}

interface Sold {
  orders: number;
  stake: Money;
  /** The most that is paid on it, stakes of winners included. */
  pays: Money;
  /** Some draw pays exactly this; otherwise none pays more. */
  isExact: boolean;
}

export interface OptionExposure extends Sold {
  option: string;
}

export interface PlayExposure extends Sold {
  play: string;
  mode: Mode;
  /** Of credit plays, the dearest first. */
  options: OptionExposure[];
}

export interface Exposure extends Sold {
  /** The dearest first. */
  plays: PlayExposure[];
}

/** So many steps of highestSteps() are taken for a play, and by default for all of it, which tries every draw of five digits; beyond them it is only bounded. */
const stepsOfPlay = 40;
const stepsOfAll = 260;
/** What an option pays is remembered for so many, at a stake that loses nothing to rounding. */
const rememberedMost = 20_000;
const roundStake = YUAN * YUAN;

interface Merged {
  bet: Bet;
  /** A credit option whose bets are uncapped: known by what it pays for each yuan. */
  option?: { name: string; key: string };
}

interface OfPlay {
  play: Play;
  orders: number;
  stake: Money;
  merged: Map<string, Merged>;
  options: Map<string, OptionExposure>;
}

const written = (value: object): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

/** The same bet as so many orders: a cap is each order's own. */
function timesOrders(bet: Bet, orders: number): Bet {
  const times = BigInt(orders);
  const { maxPayout } = bet.terms;
  const cap = maxPayout === undefined ? {} : { maxPayout: maxPayout * times };
  return isOfficial(bet)
    ? { ...bet, terms: { ...bet.terms, ...cap, multiple: bet.terms.multiple * times } }
    : { ...bet, terms: { ...bet.terms, ...cap, unitAmount: bet.terms.unitAmount * times } };
}

function uncapped(bet: Bet): Bet {
  const { maxPayout: _, ...terms } = bet.terms;
  return { ...bet, terms } as Bet;
}

/** Two bets that differ in their stake alone, as one. */
function added(one: Bet, other: Bet): Bet {
  if (isOfficial(one) && isOfficial(other))
    return { ...one, terms: { ...one.terms, multiple: one.terms.multiple + other.terms.multiple } };
  const [a, b] = [one as CreditBet, other as CreditBet];
  return { ...a, terms: { ...a.terms, unitAmount: a.terms.unitAmount + b.terms.unitAmount } };
}

/** By what bets are the same but for their stake. */
function likenessOf(bet: Bet): string {
  const { maxPayout, ...terms } = bet.terms;
  const shared = isOfficial(bet) ? { ...terms, multiple: 0 } : { ...terms, unitAmount: 0 };
  return `${bet.play.code} ${written(bet.selection)} ${written(shared)} ${written(bet.rules)}`;
}

function addTo(of: OfPlay, key: string, bet: Bet, option?: Merged['option']): void {
  const there = of.merged.get(key);
  of.merged.set(key, { bet: there ? added(there.bet, bet) : bet, ...(option && { option }) });
}

/** Puts orders that are alike to those of their play. */
function take(of: OfPlay, { selection, terms, orders, stake }: SoldBets): void {
  const bet = readBet(of.play, { selection: JSON.parse(selection), ...JSON.parse(terms) });
  of.orders += orders;
  of.stake += stake;
  const { maxPayout } = bet.terms;
  const isCapped = maxPayout !== undefined && BigInt(payerOf(uncapped(bet)).bound) > maxPayout;
  const names = isOfficial(bet) ? undefined : bet.selection.options;
  for (const name of names ?? []) {
    const option = of.options.get(name) ?? { option: name, orders: 0, stake: 0n, pays: 0n, isExact: true };
    option.orders += orders;
    option.stake += (bet as CreditBet).terms.unitAmount * BigInt(orders);
    of.options.set(name, option);
  }
  if (names && !isCapped) {
    for (const name of names) {
      const one = uncapped(timesOrders({ ...bet, selection: { options: [name] } } as Bet, orders));
      const key = likenessOf(one);
      addTo(of, key, one, { name, key });
    }
    return;
  }
  const many = timesOrders(bet, orders);
  if (isCapped) addTo(of, `${likenessOf(bet)} ${written(bet.terms)} ${of.merged.size}`, many);
  else addTo(of, likenessOf(bet), uncapped(many));
  // An order whose payout is cut pays each of its options at most what it pays for that one alone.
  for (const name of names ?? []) {
    const alone = { ...many, selection: { options: [name] } } as Bet;
    const option = of.options.get(name)!;
    option.pays += highestPayout(familyOfPlay(of.play), [alone]).amount;
    option.isExact = false;
  }
}

const familyOfPlay = ({ family }: Play): Family => familyOf(family);

const remembered = new Map<string, HighestPayout>();

/** What an option pays at a round stake. */
function payoutOf(key: string, bet: CreditBet): HighestPayout {
  let known = remembered.get(key);
  if (!known) {
    if (remembered.size >= rememberedMost) remembered.clear();
    known = highestPayout(familyOfPlay(bet.play), [
      { ...bet, terms: { ...bet.terms, unitAmount: roundStake } },
    ]);
    remembered.set(key, known);
  }
  return known;
}

/** The part of a draw that all options of these bets look at, where it is one: then each of its outcomes is tried, and no more. */
function oneView(family: Family, bets: readonly Bet[]): string | undefined {
  const views = new Set(
    bets.flatMap((bet) =>
      isOfficial(bet) || !bet.selection.options
        ? [undefined]
        : bet.selection.options.map((option) => viewOfOption(family.code, bet.play.code, option)),
    ),
  );
  const [view] = views;
  return views.size === 1 && view !== SHARED ? view : undefined;
}

function mostInView(family: Family, view: string, bets: readonly Bet[]): HighestPayout {
  const payers = bets.map(payerOf);
  const paid = viewIn(family, view, bets[0]!.rules).draws.map((draw) =>
    payers.reduce((sum, { bet, pay }) => sum + pay(bet.selection, draw), 0),
  );
  return { amount: BigInt(Math.max(0, ...paid)), isExact: true };
}

/** The most that these bets are paid, or what they are bounded by where that takes too many steps. */
function* mostOf(family: Family, bets: readonly Bet[], budget: number): Generator<void, HighestPayout> {
  const steps = highestSteps(family, bets);
  for (let count = 0; count < budget; count += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
  }
  return { amount: bets.reduce((sum, bet) => sum + BigInt(payerOf(bet).bound), 0n), isExact: false };
}

const byPayout = (a: Sold, b: Sold): number => (a.pays === b.pays ? 0 : a.pays > b.pays ? -1 : 1);

/**
 * What the bets of a period can cost, in steps of about a millisecond between which the caller may do something else; `most` steps go into all of it
 * together. Bets that cannot be read count as
 * orders and stake, and make nothing exact.
 */
export function* exposureSteps(
  family: Family,
  sold: readonly SoldBets[],
  most = stepsOfAll,
): Generator<void, Exposure> {
  const plays = new Map<string, OfPlay>();
  let [unread, orders, stake] = [0, 0, 0n];
  for (const [at, bets] of sold.entries()) {
    orders += bets.orders;
    stake += bets.stake;
    const play = playOf(bets.playCode);
    const of =
      play && (plays.get(play.code) ?? { play, orders: 0, stake: 0n, merged: new Map(), options: new Map() });
    try {
      if (of) {
        take(of, bets);
        plays.set(of.play.code, of);
      } else unread += 1;
    } catch {
      unread += 1;
    }
    if (at % 100 === 99) yield;
  }
  const all: PlayExposure[] = [];
  for (const of of plays.values()) {
    for (const { bet, option } of of.merged.values()) {
      if (!option) continue;
      const { amount, isExact } = payoutOf(option.key, bet as CreditBet);
      const row = of.options.get(option.name)!;
      row.pays += (amount * (bet as CreditBet).terms.unitAmount) / roundStake;
      row.isExact &&= isExact;
    }
    const bets = [...of.merged.values()].map(({ bet }) => bet);
    const view = oneView(family, bets);
    const { amount, isExact } = view
      ? mostInView(family, view, bets)
      : yield* mostOf(family, bets, stepsOfPlay);
    const { play, orders: own, stake: staked } = of;
    all.push({
      ...{ play: play.code, mode: play.mode, orders: own, stake: staked, pays: amount, isExact },
      options: [...of.options.values()].toSorted(byPayout),
    });
    yield;
  }
  const bets = [...plays.values()].flatMap(({ merged }) => [...merged.values()].map(({ bet }) => bet));
  const [only] = all;
  const together =
    all.length === 1 && only!.isExact
      ? { amount: only!.pays, isExact: true }
      : yield* mostOf(family, bets, most);
  // The plays one by one are a bound as well, and mostly a better one.
  const apart = all.reduce((sum, { pays }) => sum + pays, 0n);
  const worst = together.isExact || together.amount <= apart ? together : { amount: apart, isExact: false };
  return {
    ...{ orders, stake, pays: worst.amount, isExact: worst.isExact && unread === 0 },
    plays: all.toSorted(byPayout),
  };
}

/** The same at once. */
export function exposureOf(family: Family, sold: readonly SoldBets[]): Exposure {
  const steps = exposureSteps(family, sold);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
