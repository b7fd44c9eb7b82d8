// Owns the bar at the foot of the board: amount for all with quick amounts, units and cost, and the way to the slip.

import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { bottomBar } from '#kit/page/bottomBar.ts';
import { pressable } from '#kit/page/tokens.ts';
import type { SlipTotal } from '#play/slipTotal.ts';
import { useText } from '#texts/useText.ts';
import { formatMoney } from '#values/money.ts';

export const quickAmounts = ['5', '10', '50', '100', '500', '1000'];

const room = css`
  height: 8.25rem;
`;
const quick = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 0.375rem;
  > button {
    min-height: max(2.25rem, 36px);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;
const line = css`
  display: grid;
  grid-template-columns: 6.25rem minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-2);
  > p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    line-height: 1.4;
  }
  > p > span {
    display: block;
    color: var(--text);
    font-size: var(--font-body);
  }
`;
export const amountField = css`
  width: 100%;
  min-width: 0;
  height: var(--target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: 16px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  &::placeholder {
    color: var(--text-faint);
    font-size: var(--font-small);
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
`;
const clear = css`
  min-width: var(--target);
  min-height: var(--target);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

export interface SlipBarProps {
  total: SlipTotal;
  amount: string;
  onAmount: (amount: string) => void;
  isSealed: boolean;
  onClear: () => void;
  onOpen: () => void;
}

export function SlipBar({ total, amount, onAmount, isSealed, onClear, onOpen }: SlipBarProps) {
  const t = useText();
  return (
    <>
      <div className={room} />
      <section className={bottomBar} aria-label={t('credit.slip')}>
        <fieldset
          className={quick}
          aria-label={t('credit.quick')}
          style={{ border: 0, margin: 0, padding: 0 }}
        >
          {quickAmounts.map((each) => (
            <button
              key={each}
              type="button"
              className={pressable}
              aria-pressed={each === amount}
              onClick={() => onAmount(each)}
            >
              {each}
            </button>
          ))}
        </fieldset>
        <div className={line}>
          <input
            className={amountField}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-label={t('credit.amount')}
            placeholder={t('credit.amount')}
            value={amount}
            onChange={({ target }) => onAmount(target.value.replace(/[^\d.]/g, ''))}
          />
          <p>
            {t('credit.units', { count: total.units })}
            <span>
              <Amount value={formatMoney(total.stake)} exact />
            </span>
          </p>
          <button
            type="button"
            className={`${clear} ${pressable}`}
            disabled={total.units === 0}
            onClick={onClear}
          >
            {t('credit.clear')}
          </button>
          <Button disabled={total.units === 0 || isSealed} onClick={onOpen}>
            {t(isSealed ? 'credit.sealed' : 'credit.bet')}
          </Button>
        </div>
      </section>
    </>
  );
}
