// How a method to pay in is marked, and the words for its limits.

import { css } from '@linaria/core';
import type { DepositMethod } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import type { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 0.75rem;
  background: var(--own);
  color: #fff;
  font-size: 1.5rem;
  filter: var(--picture);
  /* Their colours are made for white ground. */
  html[data-skin='ThemeBlack'] & {
    filter: saturate(0.7) brightness(0.8);
  }
`;

/** A way to pay is known by its colour and sign on every site, so they belong to it, not to a skin. */
const ways: Record<DepositMethod['payType'], { own: string; sign: string }> = {
  bank: { own: '#8a6420', sign: 'M4 9.500 12 4.500l8 5zM6 12v5M12 12v5M18 12v5M4 19.500h16' },
  alipay: {
    own: '#1270e0',
    sign: 'M5 7.500h14M12 4.500v6M7 11h9.500c-1 4-4 7-9 8M7.500 13.500c4 1 8 3 12 5.500',
  },
  weixin: {
    own: '#07913f',
    sign: 'M9.500 15a6 5 0 1 1 6-5M20.500 15a5 4 0 1 1-10 0 5 4 0 0 1 10 0ZM7.500 9v.1M11.500 9v.1',
  },
  unionpay: { own: '#b3222f', sign: 'M7.500 5.500h12l-3 13h-12zM12.500 5.500l-3 13M16 5.500l-3 13' },
  usdt: { own: '#1a7f62', sign: 'M6 5.500h12M12 5.500v14M5.500 11c0 3 13 3 13 0s-13-3-13 0Z' },
};

/** Decoration: the name of the method is beside it. */
export function MethodMark({ method }: { method: DepositMethod }) {
  return (
    <span className={mark} style={{ '--own': ways[method.payType].own } as object} aria-hidden="true">
      <Icon path={ways[method.payType].sign} />
    </span>
  );
}

export const limitsOf = (method: DepositMethod, t: ReturnType<typeof useText>): string =>
  method.fixedMoney.length > 0
    ? t('pay.way.fixed', { amounts: method.fixedMoney.map(shortAmount).join(' / ') })
    : t('pay.way.limits', { least: shortAmount(method.minMoney), most: shortAmount(method.maxMoney) });

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
    ? t('pay.amount.least', { amount: shortAmount(method.minMoney) })
    : t('pay.amount.most', { amount: shortAmount(method.maxMoney) });
}

/** The screen of a kind of method. */
export const screenOf: Record<DepositMethod['kind'], string> = {
  bank: '/depositBankPay',
  fast: '/depositFastPay',
  online: '/depositOnlinePay',
};
