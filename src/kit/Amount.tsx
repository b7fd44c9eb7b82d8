// How an amount of money is shown: yuan sign small, whole yuan large, the rest small, figures all of one width.

import { css } from '@linaria/core';
import type { CSSProperties } from 'react';
import { partsOf } from '#values/amount.ts';

const amount = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > small {
    font-size: max(0.85em, 11px);
    font-weight: 500;
  }
  & > small:first-of-type {
    margin-right: 0.1em;
  }
  &[data-size='large'] {
    font-size: var(--font-title);
    line-height: 1.2;
  }
  &[data-size='large'] > small {
    font-size: 0.66em;
  }
  &[data-trend='up'] {
    color: var(--win);
  }
  &[data-trend='down'] {
    color: var(--lose);
  }
`;

const tail = css`
  && {
    padding-right: calc((var(--tail-room, 0) - var(--tail)) * 1ch);
    color: var(--text-faint);
    font-size: var(--font-caption);
    font-weight: 400;
  }
`;

/** Digits beyond the cents. Where there are none it still leaves the room of figureColumn.ts. */
function Tail({ digits }: { digits: string }) {
  const { length } = digits;
  return (
    <small className={tail} data-tail={length} style={{ '--tail': length } as CSSProperties}>
      {digits}
    </small>
  );
}

export interface AmountProps {
  /** Yuan as the wire has it, such as 8888.8800. */
  value: string;
  size?: 'normal' | 'large';
  /** A gain or a loss: with its sign, and in its colour. */
  signed?: boolean;
  /** Every decimal it has, those beyond the cents small and quiet: what a bet costs, so that lines add up to their sum. */
  exact?: boolean;
}

export function Amount({ value, size = 'normal', signed = false, exact = false }: AmountProps) {
  const { sign, integer, decimals } = partsOf(value, exact);
  // Of 0.0047 what stands beyond the cents is all there is.
  const end = exact && !(integer + decimals).startsWith('000') ? 2 : 4;
  const isNothing = !/[1-9]/.test(integer + decimals);
  const trend = !signed || isNothing ? undefined : sign === '-' ? 'down' : 'up';
  return (
    <span className={amount} data-size={size} data-trend={trend}>
      {sign === '-' ? '−' : trend === 'up' ? '+' : ''}
      <small>¥</small>
      {integer}
      <small>.{decimals.slice(0, end)}</small>
      {exact && <Tail digits={decimals.slice(end)} />}
    </span>
  );
}
