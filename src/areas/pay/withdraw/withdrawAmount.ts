// What is shown for an amount while it is typed: fee, what arrives, what is wrong with it; amounts in 0.0001 yuan.

import type { WithdrawalChannel } from '#contract/entities.generated.ts';
import type { WithdrawShowInfoAnswer } from '#contract/finance.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { isAmountAllowed } from '#values/amountRule.ts';
import { dividedBy, formatYuan, readTyped, truncate2, wholeYuan, YUAN } from '#values/money.ts';
import { withdrawalFee } from '#values/withdrawalFee.ts';

export type WithdrawLimits = Pick<
  WithdrawShowInfoAnswer,
  'available' | 'turnMost' | 'amountRule' | 'freeTimes'
> & { turnover: Pick<WithdrawShowInfoAnswer['turnover'], 'fee'> };

export interface AmountCheck {
  amount: bigint;
  /** With that for missing turnover. */
  fee: bigint;
  turnoverFee: bigint;
  arriving: bigint;
  /** In 0.0001 coins; null where yuan arrive. */
  coins: bigint | null;
  fault: { id: TextId; limit: string } | null;
}

const units = (text: string): bigint => readTyped(text) ?? 0n;

export function mostOf(limits: WithdrawLimits, channel: WithdrawalChannel): bigint {
  const most = units(channel.maxMoney);
  return limits.turnMost !== '' && units(limits.turnMost) < most ? units(limits.turnMost) : most;
}

/** The most the amount rule allows at once; zero where it allows nothing. */
export function wholeOf(limits: WithdrawLimits, channel: WithdrawalChannel): bigint {
  const available = units(limits.available);
  const most = mostOf(limits, channel);
  const reach = available < most ? available : most;
  if (limits.amountRule === 'any') return truncate2(reach);
  const whole = wholeYuan(reach);
  return whole > 0n && !isAmountAllowed(whole, limits.amountRule) ? whole - YUAN : whole;
}

export function checkAmount(typed: string, limits: WithdrawLimits, channel: WithdrawalChannel): AmountCheck {
  const amount = units(typed);
  const turnoverFee = amount > 0n ? units(limits.turnover.fee) : 0n;
  const ofChannel = withdrawalFee(amount, {
    fixed: units(channel.feeMoney),
    share: channel.feeShare,
    most: channel.feeMost === '' ? null : units(channel.feeMost),
    freeTimes: limits.freeTimes,
  });
  const fee = ofChannel + turnoverFee;
  const arriving = amount > fee ? amount - fee : 0n;
  const coins = channel.rate === '' ? null : dividedBy(arriving, units(channel.rate));
  const fault = (id: TextId, limit: bigint) => ({ id, limit: formatYuan(limit) });
  const least = units(channel.minMoney);
  const most = mostOf(limits, channel);
  const rule = limits.amountRule;
  const found =
    amount < least
      ? fault('pay.withdraw.fault.least', least)
      : amount > most
        ? fault('pay.withdraw.fault.most', most)
        : rule !== 'any' && !isAmountAllowed(amount, rule)
          ? fault(`pay.withdraw.fault.${rule}`, 0n)
          : amount > units(limits.available)
            ? fault('pay.withdraw.fault.available', units(limits.available))
            : arriving === 0n
              ? fault('pay.withdraw.fault.fee', fee)
              : null;
  return { amount, fee, turnoverFee, arriving, coins, fault: typed === '' ? null : found };
}
