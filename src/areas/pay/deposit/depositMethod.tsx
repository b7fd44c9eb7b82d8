// Owns how a way to pay in is marked, and the words for its limits.
import { css } from '@linaria/core';
import type { DepositWay } from '#contract/entities.generated.ts';
import { Icon, type IconName } from '#kit/Icon.tsx';
import type { useText } from '#texts/useText.ts';
import { plainAmount } from '../AmountInput.tsx';

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 0.75rem;
  background: color-mix(in srgb, currentcolor 10%, transparent);
  color: var(--brand-text);
  font-size: 1.375rem;
  &[data-type='alipay'],
  &[data-type='unionpay'] {
    color: var(--link);
  }
  &[data-type='weixin'],
  &[data-type='usdt'] {
    color: var(--warn);
  }
`;

const icons: Record<DepositWay['kind'], IconName> = { bank: 'wallet', fast: 'scan', online: 'shield' };

/** Decoration: the way's name stands beside it. */
export function WayMark({ way }: { way: DepositWay }) {
  return (
    <span className={mark} data-type={way.payType} aria-hidden="true">
      <Icon name={icons[way.kind]} />
    </span>
  );
}

export const limitsOf = (way: DepositWay, t: ReturnType<typeof useText>): string =>
  way.fixedMoney.length > 0
    ? t('pay.way.fixed', { amounts: way.fixedMoney.map(plainAmount).join(' / ') })
    : t('pay.way.limits', { least: plainAmount(way.minMoney), most: plainAmount(way.maxMoney) });

/** Whether a way takes this amount, in yuan. */
export const takes = (way: DepositWay, amount: number): boolean =>
  way.fixedMoney.length > 0
    ? way.fixedMoney.some((each) => Number(each) === amount)
    : amount >= Number(way.minMoney) && amount <= Number(way.maxMoney);

/** What is wrong with an amount for this way; the server holds the same limits, and has the last word. */
export function faultOf(way: DepositWay, amount: string, t: ReturnType<typeof useText>): string | undefined {
  const yuan = Number(amount);
  // What is no amount at all is told by the call's own schema.
  if (Number.isNaN(yuan) || takes(way, yuan)) return undefined;
  if (way.fixedMoney.length > 0) return t('pay.way.fixedHint');
  return yuan < Number(way.minMoney)
    ? t('pay.amount.least', { amount: plainAmount(way.minMoney) })
    : t('pay.amount.most', { amount: plainAmount(way.maxMoney) });
}

/** The screen of a kind of way. */
export const screenOf: Record<DepositWay['kind'], string> = {
  bank: '/depositBankPay',
  fast: '/depositFastPay',
  online: '/depositOnlinePay',
};
