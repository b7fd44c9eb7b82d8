// Turnover (打码量, docs/flows.md §4): what must be bet before a withdrawal, what fills it, and what clears or reverses it. The server takes its small functions from here and does the rest in src/server/money/turnover.ts.

import { countedOf } from '#lottery/covering/shares.ts';
import type { Money } from '#values/money.ts';
import { type Rate, timesRate } from '#values/rate.ts';
import { flag, list, oneOf, optional, record } from '../input.ts';
import { rate, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

/** Fills requirements with what has been bet, the oldest first. */
export function fillOldestFirst<Item extends { readonly required: Money }>(
  items: readonly Item[],
  valid: Money,
): (Item & { readonly done: Money })[] {
  let left = valid;
  return items.map((item) => {
    const done = left < item.required ? left : item.required;
    left -= done;
    return { ...item, done };
  });
}

export const missingOf = (required: Money, valid: Money): Money => (required > valid ? required - valid : 0n);

/** What a bet counts: its stake without what was pushed; nothing where its picks cover more of the outcomes than allowed. */
export function countedStake(
  bet: { readonly stake: Money; readonly pushed: Money; readonly factor: Rate; readonly coverage: Rate },
  coverLimit: Rate,
): Money {
  return bet.coverage > coverLimit ? 0n : countedOf(bet.stake - bet.pushed, bet.factor);
}

/** A little money left counts as none: what was required for the rest is forgotten before a new deposit. Money still in play blocks that. */
export const isSpent = (
  money: { readonly balance: Money; readonly frozen: Money; readonly inPlay: Money },
  resetBelow: Money,
): boolean => money.balance + money.frozen + money.inPlay < resetBelow;

const EVENTS = [
  'deposit',
  'gift',
  'manual',
  'prize',
  'bet',
  'settle',
  'revoke',
  'rollback',
  'reverseDeposit',
  'withdraw',
  'withdrawFail',
  'withdrawSuccess',
] as const;

interface TurnoverEvent {
  readonly type: (typeof EVENTS)[number];
  readonly ref: string;
  readonly amount: Money;
  readonly factor: Rate;
  readonly stake: Money;
  readonly pushed: Money;
  readonly payout: Money;
  /** Percent of the outcomes that the bet's picks cover. */
  readonly coverage: Rate;
}

interface Terms {
  readonly resetBelow: Money;
  readonly coverLimit: Rate;
  /** The member need not bet anything. */
  readonly noRequirement: boolean;
}

type Result =
  | 'ok'
  | 'BALANCE_SHORT'
  | 'TURNOVER_NOT_MET'
  | 'NOT_OPEN'
  | 'NOT_SETTLED'
  | 'NOT_PENDING'
  | 'NOT_FOUND';

interface Bet {
  readonly stake: Money;
  payout: Money;
  state: 'open' | 'settled' | 'revoked';
}

interface Entry {
  readonly ref: string;
  readonly amount: Money;
  /** When it came, counted in events. */
  readonly at: number;
}

/** The money of one member and both lists of the gate: what is required, and the bets that count towards it. */
class TurnoverGate {
  balance: Money;
  frozen: Money = 0n;
  debt: Money = 0n;
  items: Entry[] = [];
  contributions: Entry[] = [];
  private readonly bets = new Map<string, Bet>();
  private readonly deposits = new Map<string, Money>();
  private readonly withdrawals = new Map<string, { readonly amount: Money; readonly at: number }>();
  private readonly terms: Terms;
  private at = 0;

  constructor(balance: Money, terms: Terms) {
    this.balance = balance;
    this.terms = terms;
  }

  apply(event: TurnoverEvent): Result {
    this.at += 1;
    switch (event.type) {
      case 'deposit':
        return this.deposit(event);
      case 'gift':
      case 'manual':
      case 'prize':
        return this.credit(event);
      case 'bet':
        return this.bet(event);
      case 'settle':
        return this.settle(event);
      case 'revoke':
        return this.revoke(event.ref);
      case 'rollback':
        return this.rollBack(event.ref);
      case 'reverseDeposit':
        return this.reverseDeposit(event.ref);
      case 'withdraw':
        return this.withdraw(event);
      case 'withdrawFail':
      case 'withdrawSuccess':
        return this.endWithdrawal(event);
    }
  }

  get required(): Money {
    return this.items.reduce((sum, { amount }) => sum + amount, 0n);
  }

  get done(): Money {
    return this.contributions.reduce((sum, { amount }) => sum + amount, 0n);
  }

  get isMet(): boolean {
    return this.terms.noRequirement || this.done >= this.required;
  }

  private deposit(event: TurnoverEvent): Result {
    const inPlay = [...this.bets.values()].reduce(
      (sum, bet) => (bet.state === 'open' ? sum + bet.stake : sum),
      0n,
    );
    if (isSpent({ balance: this.balance, frozen: this.frozen, inPlay }, this.terms.resetBelow)) {
      this.items = [];
      this.contributions = [];
    }
    this.deposits.set(event.ref, event.amount);
    return this.credit(event);
  }

  private credit({ ref, amount, factor }: TurnoverEvent): Result {
    this.balance += amount;
    this.items.push({ ref, amount: timesRate(amount, factor), at: this.at });
    return 'ok';
  }

  private bet({ ref, stake }: TurnoverEvent): Result {
    if (stake > this.balance) return 'BALANCE_SHORT';
    this.balance -= stake;
    this.bets.set(ref, { stake, payout: 0n, state: 'open' });
    return 'ok';
  }

  private settle({ ref, pushed, payout, factor, coverage }: TurnoverEvent): Result {
    const bet = this.bets.get(ref);
    if (bet?.state !== 'open') return 'NOT_OPEN';
    bet.state = 'settled';
    bet.payout = payout;
    this.balance += payout;
    const amount = countedStake({ stake: bet.stake, pushed, factor, coverage }, this.terms.coverLimit);
    this.contributions.push({ ref, amount, at: this.at });
    return 'ok';
  }

  private revoke(ref: string): Result {
    const bet = this.bets.get(ref);
    if (bet?.state !== 'open') return 'NOT_OPEN';
    bet.state = 'revoked';
    this.balance += bet.stake;
    return 'ok';
  }

  /** What a withdrawal or a reset has cleared already is not in the list any more, so nothing is taken for it. */
  private rollBack(ref: string): Result {
    const bet = this.bets.get(ref);
    if (bet?.state !== 'settled') return 'NOT_SETTLED';
    bet.state = 'open';
    const taken = this.balance < bet.payout ? this.balance : bet.payout;
    this.balance -= taken;
    this.debt += bet.payout - taken;
    this.contributions = this.contributions.filter((contribution) => contribution.ref !== ref);
    return 'ok';
  }

  private reverseDeposit(ref: string): Result {
    const amount = this.deposits.get(ref);
    if (amount === undefined) return 'NOT_FOUND';
    if (this.balance < amount) return 'BALANCE_SHORT';
    this.balance -= amount;
    this.deposits.delete(ref);
    this.items = this.items.filter((item) => item.ref !== ref);
    return 'ok';
  }

  private withdraw({ ref, amount }: TurnoverEvent): Result {
    if (!this.isMet) return 'TURNOVER_NOT_MET';
    if (this.balance < amount) return 'BALANCE_SHORT';
    this.balance -= amount;
    this.frozen += amount;
    this.withdrawals.set(ref, { amount, at: this.at });
    return 'ok';
  }

  /** Success clears what was there when the withdrawal was requested; failure returns the money and clears nothing. */
  private endWithdrawal({ type, ref }: TurnoverEvent): Result {
    const request = this.withdrawals.get(ref);
    if (!request) return 'NOT_PENDING';
    this.withdrawals.delete(ref);
    this.frozen -= request.amount;
    if (type === 'withdrawFail') {
      this.balance += request.amount;
      return 'ok';
    }
    const isNewer = ({ at }: Entry) => at > request.at;
    this.items = this.items.filter(isNewer);
    this.contributions = this.contributions.filter(isNewer);
    return 'ok';
  }
}

/** Applies events to a member's gate in their order and returns each result and what stands at the end. */
export function turnoverGate(opening: Money, terms: Terms, events: readonly TurnoverEvent[]) {
  const gate = new TurnoverGate(opening, terms);
  const results = events.map((event) => gate.apply(event));
  const { required, done, isMet } = gate;
  const items = fillOldestFirst(
    gate.items.map(({ ref, amount }) => ({ ref, required: amount })),
    done,
  );
  return {
    results,
    items: items.map((item) => ({ ...item, missing: item.required - item.done })),
    required: terms.noRequirement ? -1n : required,
    done,
    missing: terms.noRequirement ? 0n : missingOf(required, done),
    withdrawable: isMet,
    reason: isMet ? null : 'TURNOVER_NOT_MET',
    balance: gate.balance,
    frozen: gate.frozen,
    debt: gate.debt,
  } as const;
}

const amountOf = optional(units(), 0n);
const wholeRate: Rate = 10n ** 12n;

export const turnoverGateRule = unitRule(
  'turnover.gate',
  record({
    balance: units(),
    resetBelow: units(),
    coverLimit: rate,
    noRequirement: optional(flag, false),
    events: list(
      record({
        type: oneOf(EVENTS),
        ref: word,
        amount: amountOf,
        factor: optional(rate, wholeRate),
        stake: amountOf,
        pushed: amountOf,
        payout: amountOf,
        coverage: optional(rate, 0n),
      }),
    ),
  }),
  ({ balance, events, ...terms }) => turnoverGate(balance, terms, events),
);
