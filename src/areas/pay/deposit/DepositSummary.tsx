// The lines above the button that say what a deposit comes to: with its offer and coupon, and in the currency it is paid in.

import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { parseMoney, wireMoney, worthAtLeast } from '#values/money.ts';
import type { Extras } from './useExtras.tsx';

const line = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding: var(--space-1) 0 var(--space-3);
  /* A small amount below a large one ends where that ends. */
  > :nth-child(even) {
    justify-self: end;
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

export interface DepositSummaryProps {
  extras: Extras;
  /** Yuan for a coin, where it is paid in coins: how many about, since the server may add a tail that tells payments apart. */
  rate?: string;
}

/** Nothing where nothing is given and yuan are paid: then it is the amount above. */
export function DepositSummary({ extras: { amount, given }, rate = '' }: DepositSummaryProps) {
  const t = useText();
  const coins =
    rate === '' || amount === 0n ? '' : amountText(wireMoney(worthAtLeast(amount, parseMoney(rate))));
  if (given === 0n && coins === '') return null;
  return (
    <p className={line} role="status">
      {coins !== '' && (
        <>
          <span>{t('pay.expected.coins')}</span>
          <strong>{coins} USDT</strong>
        </>
      )}
      {given > 0n && (
        <>
          <span>{t('pay.expected')}</span>
          <Amount value={wireMoney(amount + given)} />
          <small>{t('pay.expected.given')}</small>
          <small>
            <Amount value={wireMoney(given)} signed />
          </small>
        </>
      )}
    </p>
  );
}
