// What members claim by their level: the salary of a week or a month, and the gift of a birthday.

import { isDay, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { mondayOf } from '../activities/deficit.ts';
import { refused } from '../refused.ts';
import { missingOf } from '../team/turnover.ts';

/** A salary of 0 is none. */
interface LevelGifts {
  readonly weekly: Money;
  /** What the week before must have in bets. */
  readonly weeklyBet: Money;
  readonly monthly: Money;
  readonly monthlyBet: Money;
  readonly birthday: Money;
}

export interface ClaimTerms {
  /** From level 1 upwards. */
  readonly levels: readonly LevelGifts[];
  /** Days a birthday's gift can be claimed, the birthday included. */
  readonly birthdayDays: number;
}

/** What claims need to know of a member. */
export interface ClaimStanding {
  readonly level: number;
  /** MM-DD. */
  readonly birthday: string | null;
  /** The level at the first moment of a day: after a fall of that moment, before anything else of it. */
  levelAtStartOf(day: string): number;
  betsOfWeek(monday: string): Money;
  /** Bets of a month such as 2026-03. */
  betsOfMonth(month: string): Money;
}

export const CLAIMS = ['weekly', 'monthly', 'birthday'] as const;
export type LevelClaim = (typeof CLAIMS)[number];

export const monthOf = (at: number): string => dayOf(at).slice(0, 7);

export const firstOf = (month: string): string => `${month}-01`;

/** The first moment of a day in epoch milliseconds. */
export const startOf = (day: string): number => startOfDay(day).getTime();

/** The last birthday (MM-DD) on or before a day; who is born on 29 February has it on the 28th in common years. */
export function lastBirthday(birthday: string, today: string): string {
  const inYear = (year: number): string => {
    const day = `${String(year).padStart(4, '0')}-${birthday}`;
    return isDay(day) ? day : addDays(firstOf(day.slice(0, 7)), 27);
  };
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(year);
  return thisYear <= today ? thisYear : inYear(year - 1);
}

/** What a salary claim of a moment is about: the code of its period, the level at its begin, the bets of the period before. */
function salaryOf(what: 'weekly' | 'monthly', { levels }: ClaimTerms, standing: ClaimStanding, at: number) {
  const isWeekly = what === 'weekly';
  const first = isWeekly ? mondayOf(at) : firstOf(monthOf(at));
  const level = standing.levelAtStartOf(first);
  const gifts = levels[level - 1];
  const code = `${what}:${isWeekly ? first : first.slice(0, 7)}`;
  return isWeekly
    ? {
        code,
        level,
        amount: gifts?.weekly ?? 0n,
        needed: gifts?.weeklyBet ?? 0n,
        bets: standing.betsOfWeek(addDays(first, -7)),
      }
    : {
        code,
        level,
        amount: gifts?.monthly ?? 0n,
        needed: gifts?.monthlyBet ?? 0n,
        bets: standing.betsOfMonth(addDays(first, -1).slice(0, 7)),
      };
}

function claimBirthday(
  { levels, birthdayDays }: ClaimTerms,
  { level, birthday }: ClaimStanding,
  claimed: ReadonlySet<string>,
  at: number,
) {
  if (birthday === null) return refused('NO_BIRTHDAY');
  const today = dayOf(at);
  const last = lastBirthday(birthday, today);
  if (today >= addDays(last, birthdayDays)) return refused('NOT_NOW');
  const amount = levels[level - 1]?.birthday ?? 0n;
  if (amount === 0n) return refused('NO_GIFT');
  const code = `birthday:${last.slice(0, 4)}`;
  if (claimed.has(code)) return refused('ALREADY_CLAIMED');
  return { ok: true, code, amount } as const;
}

/** Claims a salary or the birthday's gift at a moment (epoch milliseconds); `claimed` are the codes given already. */
export function claimOfLevel(
  what: LevelClaim,
  terms: ClaimTerms,
  standing: ClaimStanding,
  claimed: ReadonlySet<string>,
  at: number,
) {
  if (what === 'birthday') return claimBirthday(terms, standing, claimed, at);
  const { code, level, amount, needed, bets } = salaryOf(what, terms, standing, at);
  if (amount === 0n) return refused('NO_SALARY', { level });
  if (claimed.has(code)) return refused('ALREADY_CLAIMED');
  if (bets < needed) return refused('BET_SHORT', { missing: missingOf(needed, bets) });
  return { ok: true, code, amount } as const;
}
