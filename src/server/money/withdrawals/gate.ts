// The checks before a withdrawal, in their order: open, hours, cooling, debt, times a day, turnover. The page and the request use the same ones.

import { type Selectable, sql } from 'kysely';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { isAmountAllowed } from '#values/amountRule.ts';
import { isBetweenMinutes } from '#values/beijingOffset.ts';
import { formatMoment, startOfDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { formatYuan } from '#values/money.ts';
import { turnoverFee, withdrawalFee } from '#values/withdrawalFee.ts';
import { type Account, isBlocked, withdrawBlocked } from '../../account/accounts.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { WithdrawalRuleTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import { isExcluded } from '../breaks/holds.ts';
import { type Turnover, turnoverOf } from '../turnover.ts';
import type { Card, CardType } from './cards.ts';
import { feeTermsOf } from './fee.ts';

export type WithdrawalRule = Selectable<WithdrawalRuleTable>;

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** HH:mm-HH:mm; empty for all day. */
export const hoursText = ({ from_minute: from, to_minute: to }: WithdrawalRule): string =>
  from === to ? '' : `${clock(from)}-${clock(to)}`;

/** What the station's rule and today's withdrawals leave to a member. */
export interface Gate {
  rule: WithdrawalRule | undefined;
  /** Today's withdrawals, without those that were returned. */
  today: number;
  /** Of the member's level, or of the rule; -1 for no limit, as the next. */
  timesADay: number;
  timesLeft: number;
  freeTimes: number;
  /** Most of this one, being the day's first or second; null for no such limit. */
  turnMost: bigint | null;
  /** Most of one withdrawal that the member's level allows, where the card's type allows less; null for what the type says. */
  levelMost: bigint | null;
  turnover: Turnover;
  /** A withdrawal that pays the fee for the missing turnover is under way. */
  isFeeWaiting: boolean;
  /** What the member owes, in 0.0001 yuan. */
  debt: bigint;
}

/** The larger of two numbers of times; -1 is no limit. */
const moreOf = (rule: number, level: number): number => (rule === -1 ? -1 : Math.max(rule, level));

const left = (times: number, used: number): number => (times === -1 ? -1 : Math.max(0, times - used));

export async function gateOf(db: Db, account: Account, now: Date): Promise<Gate> {
  const rule = await db.selectFrom('withdrawal_rule').selectAll().executeTakeFirst();
  const { today } = await db
    .selectFrom('withdrawal')
    .select(sql<number>`count(*)::int`.as('today'))
    .where('account_id', '=', account.id)
    .where('created_at', '>=', startOfDay(dayOf(now)))
    .where('status', 'in', [WithdrawalStatus.pending, WithdrawalStatus.paid])
    .executeTakeFirstOrThrow();
  // What the member's level allows beyond the rule.
  const ofLevel = await db
    .selectFrom('member_level')
    .select(['withdrawals_a_day', 'withdrawal_most'])
    .where('level', '=', account.level)
    .executeTakeFirst();
  const timesADay = moreOf(rule?.times_a_day ?? 0, ofLevel?.withdrawals_a_day ?? 0);
  const counted = await turnoverOf(db, account.id);
  // Who is excluded cannot bet, and the money is not kept for that.
  const turnover = (await isExcluded(db, account.id, now)) ? { ...counted, missing: 0n } : counted;
  const { debt } = await balancesOf(db, account.id, 'real');
  const feeWaiting = await db
    .selectFrom('withdrawal')
    .select('order_no')
    .where('account_id', '=', account.id)
    .where('status', '=', WithdrawalStatus.pending)
    .where('turnover_fee', '>', 0n)
    .limit(1)
    .executeTakeFirst();
  return {
    rule,
    today,
    timesADay,
    timesLeft: left(timesADay, today),
    levelMost: ofLevel?.withdrawal_most ?? null,
    freeTimes: left(rule?.free_times ?? 0, today),
    turnMost: (today === 0 ? rule?.first_most : today === 1 ? rule?.second_most : null) ?? null,
    turnover,
    isFeeWaiting: feeWaiting !== undefined,
    debt,
  };
}

/** Before the password is checked: whether withdrawals are possible at all. */
export function refusalBeforePassword(account: Account, { rule }: Gate, now: Date): Refusal | null {
  if (account.state !== 'enabled' || bookOf(account.role) !== 'real')
    return new Refusal('server.withdraw.accountFrozen', { code: 'accountFrozen' });
  if (isBlocked(account.withdraw_blocked_until, now)) return withdrawBlocked();
  if (!rule?.is_open) return new Refusal('server.withdraw.switchedOff', { code: 'switchedOff' });
  if (!isBetweenMinutes(rule.from_minute, rule.to_minute, now.getTime()))
    return new Refusal('server.withdraw.outsideHours', {
      code: 'outsideHours',
      values: { hours: hoursText(rule) },
    });
  return null;
}

export function refusalOfCooling(account: Account, now: Date): Refusal | null {
  const until = account.withdrawals_from;
  if (!until || until <= now) return null;
  return new Refusal('server.withdraw.cooling', { code: 'cooling', values: { time: formatMoment(until) } });
}

/** After card and amount: a debt, the number of withdrawals today, and the turnover still missing. */
export function refusalOfTurn(gate: Gate): Refusal | null {
  const { timesLeft, timesADay, debt } = gate;
  // The money job takes it from the balance within a second; a withdrawal before that would take away what it is paid from.
  if (debt > 0n)
    return new Refusal('server.withdraw.debt', { code: 'debt', values: { debt: formatYuan(debt) } });
  if (timesLeft === 0)
    return new Refusal('server.withdraw.noTimesLeft', {
      code: 'noTimesLeft',
      values: { times: timesADay },
    });
  return refusalOfTurnover(gate);
}

/** What a withdrawal costs for the turnover that is missing, in 0.0001 yuan; 0 where the station refuses instead. */
export const turnoverFeeOf = ({ rule, turnover }: Pick<Gate, 'rule' | 'turnover'>): bigint =>
  turnoverFee(turnover.missing, rule?.turnover_fee_share ?? 0);

type OfTurnover = Pick<Gate, 'rule' | 'turnover' | 'isFeeWaiting'>;

export function refusalOfTurnover({ rule, turnover, isFeeWaiting }: OfTurnover): Refusal | null {
  const { missing, required } = turnover;
  if (missing === 0n) return null;
  if (rule?.turnover_fee_share == null) {
    const values = { missing: formatYuan(missing), required: formatYuan(required) };
    return new Refusal('server.withdraw.turnoverMissing', { code: 'turnoverMissing', values });
  }
  // Once that one is paid this turnover is cleared: nobody pays for it twice.
  return isFeeWaiting
    ? new Refusal('server.withdraw.turnoverFeeWaiting', { code: 'turnoverFeeWaiting' })
    : null;
}

/** Whether a card may be paid to. */
export function refusalOfCard(card: Card | undefined, type: CardType | undefined, now: Date): Refusal | null {
  const say = (text: 'unknownCard' | 'cardClosed' | 'cardCooling', values: Record<string, string> = {}) =>
    new Refusal(`server.withdraw.${text}`, { code: text, field: 'cardId', values });
  if (!card || !type) return say('unknownCard');
  if (!card.is_enabled || !type.is_open) return say('cardClosed');
  return card.usable_from > now ? say('cardCooling', { time: formatMoment(card.usable_from) }) : null;
}

/** Most of one withdrawal to a card of a type, in 0.0001 yuan, before what holds for the day's first and second. */
export const mostOfType = ({ most }: Pick<CardType, 'most'>, { levelMost }: Gate): bigint =>
  levelMost !== null && levelMost > most ? levelMost : most;

function mostOf(type: Pick<CardType, 'most'>, gate: Gate): bigint {
  const most = mostOfType(type, gate);
  const { turnMost } = gate;
  return turnMost !== null && turnMost < most ? turnMost : most;
}

/** Limits, the rule for amounts, and whether the fee that the player saw is still the current one. */
export function refusalOfAmount(amount: bigint, fee: bigint, type: CardType, gate: Gate): Refusal | null {
  const most = mostOf(type, gate);
  const over = (text: 'tooLittle' | 'tooMuch', limit: bigint) =>
    new Refusal(`server.withdraw.${text}`, {
      code: 'overLimit',
      field: 'money',
      values: { limit: formatYuan(limit) },
    });
  if (amount < type.least) return over('tooLittle', type.least);
  if (amount > most) return over('tooMuch', most);
  const rule = gate.rule?.amount_rule ?? 'any';
  if (!isAmountAllowed(amount, rule))
    return new Refusal(`server.withdraw.amountRule.${rule === 'whole' ? 'whole' : 'notTens'}`, {
      code: 'amountRule',
      field: 'money',
    });
  const right = withdrawalFee(amount, feeTermsOf(type, gate)) + turnoverFeeOf(gate);
  if (right >= amount)
    return new Refusal('server.withdraw.feeTooMuch', { code: 'overLimit', field: 'money' });
  return right === fee ? null : refusalOfFee(right);
}

/** The fee is another one than the player saw. */
export const refusalOfFee = (right: bigint): Refusal =>
  new Refusal('server.withdraw.feeChanged', { code: 'feeChanged', values: { fee: formatYuan(right) } });
