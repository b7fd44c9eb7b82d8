// The bar at the foot of the board: amount for all with quick amounts, units and cost, and the way to the slip.

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { bottomBar } from '#kit/page/bottomBar.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { ClearOrKept } from '#play/kept/ClearOrKept.tsx';
import { landscapePhone, landscapeRoom, playBar } from '#play/landscape.ts';
import { SealedSign } from '#play/lottery/SealedSign.tsx';
import type { PlaceBet } from '#play/placing/usePlaceBet.ts';
import { useBoardSettings } from '#play/settings/boardSettings.ts';
import { chipAmount } from '#play/settings/chipAmount.ts';
import { CostLine } from '#play/slip/CostLine.tsx';
import type { SlipTotal } from '#play/slipTotal.ts';
import { useText } from '#texts/useText.ts';

const room = css`
  height: 8.25rem;
`;
const quick = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr)) 2.25rem;
  gap: 0.375rem;
  > button {
    position: relative;
    min-height: max(2.25rem, 36px);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  /* A finger finds half of the space around it as well. */
  > button::after {
    position: absolute;
    inset: -4px -0.1875rem;
    content: '';
  }
  > button[data-settings] {
    display: grid;
    place-items: center;
    background: none;
    color: var(--text-quiet);
    font-size: 1.125rem;
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
  html[data-skin='ThemeBlack'] & > button[aria-pressed='true'] {
    background: var(--brand);
    color: var(--on-brand);
  }
`;
const line = css`
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  @media (max-width: 340px) {
    > button[data-kind] {
      padding: 0 var(--space-3);
    }
  }
  /* English words for a sealed board and a large sum beside them; what is picked can be cleared once it is open again. */
  @media (max-width: 400px) {
    &[data-sealed]:lang(en) {
      grid-template-columns: 4.75rem minmax(0, 1fr) auto;
      > button:not([data-kind]) {
        display: none;
      }
    }
  }
  @media ${landscapePhone} {
    grid-template-columns: 3.5rem minmax(0, 1fr) auto auto;
    @media (max-width: 740px) {
      > button[data-kind] {
        padding: 0 var(--space-3);
      }
    }
  }
`;
/** The chips beside it need no more than a thumb each. */
const landscapeChips = css`
  @media ${landscapePhone} {
    &&& {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }
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
export interface SlipBarProps {
  total: SlipTotal;
  /** What it wins at most. */
  win: ReactNode;
  /** As the board shows it. */
  balance: string;
  amount: string;
  onAmount: (amount: string) => void;
  isSealed: boolean;
  halt: PlaceBet['halt'];
  /** Something is picked, if not yet enough for a unit. */
  canClear: boolean;
  onClear: () => void;
  /** Opens the slips that are kept. */
  onKept: () => void;
  /** Undefined until the period is known. */
  onOpen: (() => void) | undefined;
  /** What lies on the bar for a moment. */
  children: ReactNode;
}

export function SlipBar(props: SlipBarProps) {
  const { total, win, balance, amount, onAmount, isSealed, halt, canClear, onClear, onKept, onOpen } = props;
  const t = useText();
  const { chips, adds } = useBoardSettings();
  const { act } = useSite();
  return (
    <>
      <div className={`${room} ${landscapeRoom}`} />
      <section className={`${bottomBar} ${playBar} ${landscapeChips}`} aria-label={t('credit.slip')}>
        {isSealed && halt !== 'inBreak' && <SealedSign />}
        {props.children}
        <fieldset
          className={quick}
          aria-label={t('credit.quick')}
          style={{ border: 0, margin: 0, padding: 0 }}
        >
          {chips.map((each, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
              key={at}
              type="button"
              className={pressable}
              aria-pressed={adds ? undefined : each === amount}
              onClick={() => onAmount(chipAmount(amount, each, adds))}
            >
              {adds && '+'}
              {each}
            </button>
          ))}
          <button
            type="button"
            className={pressable}
            data-settings
            aria-haspopup="dialog"
            aria-label={t('play.set')}
            onClick={() => act('board')}
          >
            <Icon name="sliders" />
          </button>
        </fieldset>
        <div className={line} data-sealed={isSealed || undefined}>
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
          <CostLine
            units={t('credit.units', { count: total.units })}
            stake={total.stake}
            balance={balance}
            win={total.units > 0 && win}
          />
          <ClearOrKept canClear={canClear} clear={t('credit.clear')} onClear={onClear} onKept={onKept} />
          <Button
            data-bet
            disabled={total.units === 0 || isSealed || halt !== null || !onOpen}
            onClick={onOpen}
          >
            {t(isSealed && halt !== 'inBreak' ? 'credit.sealed' : halt ? `play.${halt}` : 'credit.bet')}
          </Button>
        </div>
      </section>
    </>
  );
}
