// Agent commission (返点, docs/flows.md §5.2): what each upline earns from a settled bet, and what a rollback takes back.

import type { Money } from '#values/money.ts';
import { percentOf, type Rate } from '#values/rate.ts';
import { flag, integer, list, nullable, oneOf, optional, record } from '../input.ts';
import { rate, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { byCategory, CATEGORIES, type Category } from './categories.ts';

const OUTCOMES = ['settled', 'pushed', 'revoked', 'cancelled', 'open'] as const;

interface SettledBet {
  readonly stake: Money;
  readonly pushed: Money;
  readonly outcome: (typeof OUTCOMES)[number];
  readonly trial: boolean;
}

/** What commission is calculated from: the stake that was won or lost, with real money. */
export const commissionBasis = ({ stake, pushed, outcome, trial }: SettledBet): Money =>
  outcome === 'settled' && !trial ? stake - pushed : 0n;

/** An upline with its rate in percent for the bet's category. */
export interface Upline {
  readonly id: string;
  readonly rate: Rate;
}

export interface Share {
  readonly account: string;
  readonly amount: Money;
}

/**
 * Divides commission by the difference method; uplines go from the direct one to the top. The cut is made on the running sum, so that the shares
 * add up to what the whole difference makes, and a chain whose rates fall (bad data) never makes a share negative.
 */
export function distributeCommission(
  basis: Money,
  bettorRate: Rate,
  uplines: readonly Upline[],
  maxLevels: number | null,
): { readonly shares: readonly Share[]; readonly total: Money } {
  let total = 0n;
  let highest = bettorRate;
  const shares = uplines.slice(0, maxLevels ?? uplines.length).map((upline) => {
    if (upline.rate > highest) highest = upline.rate;
    const before = total;
    total = percentOf(basis, highest - bettorRate);
    return { account: upline.id, amount: total - before };
  });
  return { shares, total };
}

const rates = byCategory(rate);
const maxLevels = nullable(integer(0));
const bettor = record({ id: word, rates });
const category = oneOf(CATEGORIES);

const ratesFor = (of: Category, uplines: readonly { id: string; rates: ReadonlyMap<Category, Rate> }[]) =>
  uplines.map(({ id, rates }) => ({ id, rate: rates.get(of) ?? 0n }));

export const distributeRule = unitRule(
  'commission.distribute',
  record({
    bet: record({
      category,
      stake: units(),
      pushed: units(),
      outcome: oneOf(OUTCOMES),
      trial: optional(flag, false),
    }),
    bettor,
    uplines: list(record({ id: word, rates })),
    maxLevels,
  }),
  ({ bet, bettor, uplines, maxLevels }) => {
    const basis = commissionBasis(bet);
    const own = bettor.rates.get(bet.category) ?? 0n;
    return { basis, ...distributeCommission(basis, own, ratesFor(bet.category, uplines), maxLevels) };
  },
);

/** What an upline has, and what a rollback could not take back yet. */
interface Holding {
  balance: Money;
  debt: Money;
}

/** A later share is credited in full; what the account owes is taken from it then. */
export function creditShare(holding: Holding, amount: Money): { readonly debtRepaid: Money } {
  holding.balance += amount;
  const debtRepaid = holding.debt < holding.balance ? holding.debt : holding.balance;
  holding.balance -= debtRepaid;
  holding.debt -= debtRepaid;
  return { debtRepaid };
}

/** Takes back what was given; what the balance does not cover becomes debt. */
export function reverseShare(
  holding: Holding,
  amount: Money,
): { readonly debit: Money; readonly debtAdded: Money } {
  const debit = holding.balance < amount ? holding.balance : amount;
  const debtAdded = amount - debit;
  holding.balance -= debit;
  holding.debt += debtAdded;
  return { debit, debtAdded };
}

const EVENTS = ['settle', 'rollback', 'spend'] as const;

export const rollbackRule = unitRule(
  'commission.rollback',
  record({
    bet: record({ category, stake: units(), trial: optional(flag, false) }),
    bettor,
    uplines: list(record({ id: word, rates, balance: optional(units(), 0n) })),
    maxLevels,
    events: list(
      record({
        type: oneOf(EVENTS),
        round: optional(integer(0), 0),
        outcome: optional(oneOf(OUTCOMES), 'settled' as const),
        pushed: optional(units(), 0n),
        account: optional(word, ''),
        amount: optional(units(), 0n),
      }),
    ),
  }),
  ({ bet, bettor, uplines, maxLevels, events }) => {
    const holdings = new Map<string, Holding>(uplines.map(({ id, balance }) => [id, { balance, debt: 0n }]));
    const appliedRounds = new Set<number>();
    let standing: { readonly round: number; readonly shares: readonly Share[] } | undefined;
    const own = bettor.rates.get(bet.category) ?? 0n;
    const chain = ratesFor(bet.category, uplines);

    const results = events.map(({ type, round, outcome, pushed, account, amount }) => {
      if (type === 'spend') {
        const holding = holdings.get(account);
        if (!holding || holding.balance < amount) return { result: 'refused', reason: 'BALANCE_SHORT' };
        holding.balance -= amount;
        return { result: 'applied' };
      }
      if (type === 'settle') {
        if (standing || appliedRounds.has(round)) return { result: 'ignored' };
        const basis = commissionBasis({ ...bet, pushed, outcome });
        const { shares } = distributeCommission(basis, own, chain, maxLevels);
        appliedRounds.add(round);
        standing = { round, shares: shares.filter((share) => share.amount > 0n) };
        const entries = standing.shares.flatMap((share) => {
          const { debtRepaid } = creditShare(holdings.get(share.account)!, share.amount);
          const credit = { account: share.account, credit: share.amount };
          return debtRepaid > 0n ? [credit, { account: share.account, debtRepaid }] : [credit];
        });
        return { result: 'applied', entries };
      }
      if (standing?.round !== round) return { result: 'ignored' };
      const entries = standing.shares.map((share) => ({
        account: share.account,
        ...reverseShare(holdings.get(share.account)!, share.amount),
      }));
      standing = undefined;
      return { result: 'applied', entries };
    });
    return {
      events: results,
      accounts: [...holdings].map(([account, holding]) => ({ account, ...holding })),
    };
  },
);
