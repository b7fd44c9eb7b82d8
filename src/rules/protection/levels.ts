// The levels of members (VIP): how deposits and bets reach them, what gifts that brings, and how a month with few bets loses one again.

import { isDay } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { mondayOf } from '../activities/deficit.ts';
import { flag, InputFault, integer, list, nullable, oneOf, type Read, record, unfit } from '../input.ts';
import { missingOf } from '../team/turnover.ts';
import { instant, units } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { writeInstant } from './instants.ts';
import {
  CLAIMS,
  type ClaimStanding,
  type ClaimTerms,
  claimOfLevel,
  firstOf,
  type LevelClaim,
  monthOf,
  startOf,
} from './levelClaims.ts';
import { tagged } from './tagged.ts';

export type LevelStep = ClaimTerms['levels'][number] & {
  /** Totals that reach it. */
  readonly deposit: Money;
  readonly bet: Money;
  /** Bets of a month that keep it. */
  readonly keepBet: Money;
  readonly gift: Money;
};

export interface LevelTerms extends ClaimTerms {
  readonly levels: readonly LevelStep[];
  /** Whether a level asks for both totals or for one of them. */
  readonly mode: 'both' | 'either';
  /** Whether a level has to be kept month by month. */
  readonly keep: boolean;
}

export type LevelEvent =
  | { readonly type: 'deposit' | 'bet'; readonly at: number; readonly amount: Money }
  | { readonly type: 'claim'; readonly at: number; readonly what: LevelClaim };

/** The highest level whose totals are met, 0 for none. Where one total is enough, a threshold of 0 does not count: everybody would meet it. */
export function levelReached({ levels, mode }: LevelTerms, deposits: Money, bets: Money): number {
  const isReached = ({ deposit, bet }: LevelStep) =>
    mode === 'both'
      ? deposits >= deposit && bets >= bet
      : (deposit > 0n && deposits >= deposit) || (bet > 0n && bets >= bet);
  return levels.findLastIndex(isReached) + 1;
}

/** What is missing in all of the level above the highest one held; null at the end of the ladder. */
export function nextLevel(
  { levels }: LevelTerms,
  { top, deposits, bets }: Pick<LevelStart, 'top' | 'deposits' | 'bets'>,
) {
  const above = levels[top];
  if (!above) return null;
  const missingDeposit = missingOf(above.deposit, deposits);
  return { level: top + 1, missingDeposit, missingBet: missingOf(above.bet, bets) };
}

const added = (sums: Map<string, Money>, key: string, amount: Money) =>
  sums.set(key, (sums.get(key) ?? 0n) + amount);

/** What is known of a member from before, as a caller has kept it. */
export interface LevelStart {
  readonly level: number;
  /** The highest level ever held. */
  readonly top: number;
  readonly deposits: Money;
  readonly bets: Money;
  /** The month up to whose begin falls are done, such as 2026-03. */
  readonly month: string;
  readonly spared: string | null;
  /** Bets of that month and of later ones, as far as they are counted. */
  readonly monthBets: ReadonlyMap<string, Money>;
}

export interface LevelChange {
  readonly at: number;
  readonly from: number;
  readonly level: number;
  readonly why: 'reached' | 'regained' | 'fallen';
  /** The totals at that moment, and the bets of the month that was looked at. */
  readonly deposits: Money;
  readonly bets: Money;
  readonly monthBets: Money;
}

/** One member's level as time passes. */
export class LevelProgress implements ClaimStanding {
  level = 0;
  top = 0;
  deposits: Money = 0n;
  bets: Money = 0n;
  readonly gifts: { readonly code: string; readonly amount: Money; readonly at: number }[] = [];
  readonly birthday: string | null;
  readonly changes: LevelChange[] = [];
  month: string | undefined;
  /** The month in which a level was last reached or regained; its end takes none. */
  spared: string | null = null;
  private readonly terms: LevelTerms;
  private readonly weekBets = new Map<string, Money>();
  private readonly monthBets: Map<string, Money>;

  constructor(terms: LevelTerms, birthday: string | null, start?: LevelStart) {
    this.terms = terms;
    this.birthday = birthday;
    this.monthBets = new Map(start?.monthBets);
    if (start) {
      const { level, top, deposits, bets, month, spared } = start;
      Object.assign(this, { level, top, deposits, bets, month, spared });
    }
  }

  /** Lets time pass up to a moment, that moment's fall included. */
  advance(at: number): void {
    const month = monthOf(at);
    this.month ??= month;
    while (this.month < month) {
      const ended: string = this.month;
      this.month = addDays(firstOf(ended), 31).slice(0, 7);
      if (!this.isKept(ended)) this.change('fallen', this.level - 1, startOf(firstOf(this.month)), ended);
    }
  }

  add(type: 'deposit' | 'bet', at: number, amount: Money): void {
    if (type === 'deposit') this.deposits += amount;
    else {
      this.bets += amount;
      added(this.weekBets, mondayOf(at), amount);
      added(this.monthBets, monthOf(at), amount);
    }
    const reached = levelReached(this.terms, this.deposits, this.bets);
    if (reached > this.top) this.reach(reached, at);
    else if (this.terms.keep) this.regain(at);
  }

  /** Puts a member who is counted for the first time on the level that the totals reach, without what its levels give. */
  place(at: number): void {
    const reached = levelReached(this.terms, this.deposits, this.bets);
    if (reached > this.top) this.rise(reached, at);
  }

  levelAtStartOf(day: string): number {
    const begin = startOf(day);
    const last = this.changes.findLast(({ at, why }) => at < begin || (why === 'fallen' && at === begin));
    return last?.level ?? 0;
  }

  betsOfWeek(monday: string): Money {
    return this.weekBets.get(monday) ?? 0n;
  }

  betsOfMonth(month: string): Money {
    return this.monthBets.get(month) ?? 0n;
  }

  /** What this month still needs to keep the level; null where it cannot be lost. */
  keepIn(month: string) {
    if (!this.terms.keep || this.level === 0 || this.spared === month) return null;
    const needed = this.keepBetOf(this.level);
    return { needed, missing: missingOf(needed, this.betsOfMonth(month)) };
  }

  /** What this month still needs to regain the level above. */
  regainIn(month: string) {
    if (!this.terms.keep || this.level === this.top) return null;
    const level = this.level + 1;
    return { level, missing: missingOf(this.keepBetOf(level), this.betsOfMonth(month)) };
  }

  private keepBetOf(level: number): Money {
    return this.terms.levels[level - 1]?.keepBet ?? 0n;
  }

  private isKept(month: string): boolean {
    return (this.keepIn(month)?.missing ?? 0n) === 0n;
  }

  private reach(reached: number, at: number): void {
    this.terms.levels.slice(this.top, reached).forEach(({ gift }, index) => {
      if (gift > 0n) this.gifts.push({ code: `level:${this.top + 1 + index}`, amount: gift, at });
    });
    this.rise(reached, at);
  }

  private rise(reached: number, at: number): void {
    this.top = reached;
    this.spared = monthOf(at);
    this.change('reached', reached, at, this.spared);
  }

  /** Bets of one month may bring back several levels; the gifts were given when each was reached first. */
  private regain(at: number): void {
    const month = monthOf(at);
    while (this.regainIn(month)?.missing === 0n) {
      this.spared = month;
      this.change('regained', this.level + 1, at, month);
    }
  }

  private change(why: LevelChange['why'], level: number, at: number, month: string): void {
    const { level: from, deposits, bets } = this;
    this.level = level;
    this.changes.push({ at, from, level, why, deposits, bets, monthBets: this.betsOfMonth(month) });
  }
}

/** A member's level at a moment after events in their order, with gifts and claims on the way; all moments are epoch milliseconds. */
export function levelProgress(
  terms: LevelTerms,
  birthday: string | null,
  events: readonly LevelEvent[],
  at: number,
) {
  const progress = new LevelProgress(terms, birthday);
  const claimed = new Set<string>();
  const claims = events.flatMap((event) => {
    progress.advance(event.at);
    if (event.type !== 'claim') {
      progress.add(event.type, event.at, event.amount);
      return [];
    }
    const result = claimOfLevel(event.what, terms, progress, claimed, event.at);
    if (result.ok) claimed.add(result.code);
    return [result];
  });
  progress.advance(at);
  const { level, top, deposits, bets, gifts } = progress;
  const next = nextLevel(terms, { top, deposits, bets });
  const month = monthOf(at);
  const [keep, regain] = [progress.keepIn(month), progress.regainIn(month)];
  return { level, top, next, keep, regain, gifts, claims };
}

const birthday: Read<string> = (value, field) => {
  // A leap year has every birthday.
  if (typeof value !== 'string' || !isDay(`2000-${value}`)) throw unfit(value, field, 'a day such as 02-29');
  return value;
};

const amount = units();
const event = tagged('type', {
  deposit: record({ type: oneOf(['deposit']), at: instant, amount }),
  bet: record({ type: oneOf(['bet']), at: instant, amount }),
  claim: record({ type: oneOf(['claim']), at: instant, what: oneOf(CLAIMS) }),
});

const level = record({
  level: integer(1),
  deposit: units(),
  bet: units(),
  keepBet: units(),
  gift: units(),
  weekly: units(),
  weeklyBet: units(),
  monthly: units(),
  monthlyBet: units(),
  birthday: units(),
});

const levels: Read<readonly LevelStep[]> = (value, field) => {
  const read = list(level, 0, 1000)(value, field);
  const wrong = read.findIndex((each, index) => each.level !== index + 1);
  if (wrong >= 0)
    throw new InputFault(`${field}[${wrong}].level`, `must be ${wrong + 1}: levels go up one by one from 1`);
  return read;
};

export const levelProgressRule = unitRule(
  'level.progress',
  record({
    config: record({ mode: oneOf(['both', 'either']), keep: flag, birthdayDays: integer(0, 366), levels }),
    birthday: nullable(birthday),
    events: list(event),
    at: instant,
  }),
  ({ config, birthday: born, events, at }) => {
    const result = levelProgress(config, born, events, at);
    return { ...result, gifts: result.gifts.map((gift) => ({ ...gift, at: writeInstant(gift.at) })) };
  },
);
