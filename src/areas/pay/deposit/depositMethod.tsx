// Owns how a method to pay in is marked, and the words for its limits.
import { css } from '@linaria/core';
import type { DepositMethod } from '#contract/entities.generated.ts';
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

const icons: Record<DepositMethod['kind'], IconName> = { bank: 'wallet', fast: 'scan', online: 'shield' };

/** Decoration: the name of the method is beside it. */
export function MethodMark({ method }: { method: DepositMethod }) {
  return (
    <span className={mark} data-type={method.payType} aria-hidden="true">
      <Icon name={icons[method.kind]} />
    </span>
  );
}

export const limitsOf = (method: DepositMethod, t: ReturnType<typeof useText>): string =>
  method.fixedMoney.length > 0
    ? t('pay.way.fixed', { amounts: method.fixedMoney.map(plainAmount).join(' / ') })
    : t('pay.way.limits', { least: plainAmount(method.minMoney), most: plainAmount(method.maxMoney) });

/** Whether a method takes this amount, in yuan. */
export const takes = (method: DepositMethod, amount: number): boolean =>
  method.fixedMoney.length > 0
    ? method.fixedMoney.some((each) => Number(each) === amount)
    : amount >= Number(method.minMoney) && amount <= Number(method.maxMoney);

/** What is wrong with an amount for this method; the server checks the same limits and decides. */
export function faultOf(
  method: DepositMethod,
  amount: string,
  t: ReturnType<typeof useText>,
): string | undefined {
  const yuan = Number(amount);
  // The call's own schema reports what is no amount at all.
  if (Number.isNaN(yuan) || takes(method, yuan)) return undefined;
  if (method.fixedMoney.length > 0) return t('pay.way.fixedHint');
  return yuan < Number(method.minMoney)
    ? t('pay.amount.least', { amount: plainAmount(method.minMoney) })
    : t('pay.amount.most', { amount: plainAmount(method.maxMoney) });
}

/** The screen of a kind of method. */
export const screenOf: Record<DepositMethod['kind'], string> = {
  bank: '/depositBankPay',
  fast: '/depositFastPay',
  online: '/depositOnlinePay',
};
