// Owns the line above the button that says what a deposit comes to with its offer and coupon.

import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';
import { wireMoney } from '#values/money.ts';
import type { Extras } from './useExtras.ts';

const line = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding: var(--space-1) 0 var(--space-3);
  small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

/** Nothing where nothing is given: then it is the amount above. */
export function DepositSummary({ extras: { amount, given } }: { extras: Extras }) {
  const t = useText();
  if (given === 0n) return null;
  return (
    <p className={line} role="status">
      <span>{t('pay.expected')}</span>
      <Amount value={wireMoney(amount + given)} />
      <small>{t('pay.expected.given')}</small>
      <small>
        <Amount value={wireMoney(given)} signed />
      </small>
    </p>
  );
}
