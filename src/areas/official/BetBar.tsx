// The bar at the foot of the board: money unit and multiple of the next line, its units and cost beside the balance, and the way to the basket.

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { bottomBar } from '#kit/page/bottomBar.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { MOST_MULTIPLE } from '#lottery/bet/chase.ts';
import { ClearOrKept } from '#play/kept/ClearOrKept.tsx';
import { landscapePhone, landscapeRoom, playBar } from '#play/landscape.ts';
import { SealedSign } from '#play/lottery/SealedSign.tsx';
import type { PlaceBet } from '#play/placing/usePlaceBet.ts';
import { CostLine } from '#play/slip/CostLine.tsx';
import type { SlipTotal } from '#play/slipTotal.ts';
import { useText } from '#texts/useText.ts';
import { units as moneyUnits, type Terms } from './basket/basket.ts';
import { Stepper } from './basket/Stepper.tsx';
import { readMultiple } from './slip.ts';

const room = css`
  height: 8.5rem;
`;
const settings = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.75rem auto auto;
  align-items: center;
  gap: var(--space-2);
  > fieldset {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    height: var(--target);
    margin: 0;
    padding: 0.1875rem;
    border: 0;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
  }
  > fieldset > button {
    position: relative;
    min-width: 0;
    border-radius: 0.25rem;
    color: var(--text-quiet);
    font-size: var(--font-body);
    white-space: nowrap;
  }
  /* A finger finds the frame around a unit as well. */
  > fieldset > button::after {
    position: absolute;
    inset: -0.1875rem 0;
    content: '';
  }
  /* 0.001 needs the room of the sign after the stepper, not to touch its neighbour. */
  @media (max-width: 480px) {
    &:lang(en) {
      grid-template-columns: minmax(0, 1fr) 7.75rem auto;
    }
    &:lang(en) > small {
      display: none;
    }
    > fieldset:lang(en) > button {
      font-size: var(--font-small);
      letter-spacing: -0.02em;
    }
  }
  @media (max-width: 340px) {
    && {
      grid-template-columns: minmax(0, 1fr) 7rem auto;
    }
    gap: var(--space-1);
    > fieldset > button {
      font-size: var(--font-small);
    }
    > small {
      display: none;
    }
  }
  > fieldset > button[aria-pressed='true'] {
    background: var(--surface-raised);
    box-shadow: 0 0 0 1px var(--line);
    color: var(--brand-text);
    font-weight: 600;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin: 0 calc(-1 * var(--space-2)) 0 0;
    color: var(--text-quiet);
    font-size: 1.125rem;
  }
  @media ${landscapePhone} and (max-width: 740px) {
    grid-template-columns: minmax(0, 1fr) 7.75rem auto;
    > small {
      display: none;
    }
  }
`;
const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: auto;
  grid-auto-flow: column;
  align-items: center;
  gap: var(--space-1);
  > button[data-kind] {
    position: relative;
    padding: 0 var(--space-3);
  }
`;
/** How many lines wait in the basket, while the bar says what the picks on screen cost. */
const waiting = css`
  position: absolute;
  top: -0.4375rem;
  right: -0.25rem;
  border-radius: 0.5625rem;
  box-shadow: 0 0 0 1.5px var(--surface-raised);
  line-height: 1;
`;
export interface BetBarProps {
  terms: Terms;
  onTerms: (terms: Partial<Terms>) => void;
  /** Of the picks on screen. */
  picked: SlipTotal;
  basket: SlipTotal;
  /** What the shown of both wins at most. */
  win: ReactNode;
  /** As the board shows it. */
  balance: string;
  lines: number;
  /** Something is picked, if not yet enough for a unit. */
  canClear: boolean;
  onClear: () => void;
  /** Opens the slips that are kept. */
  onKept: () => void;
  onAdd: () => void;
  onBet: () => void;
  isSealed: boolean;
  halt: PlaceBet['halt'];
  /** What lies on the bar for a moment. */
  children: ReactNode;
}

export function BetBar(props: BetBarProps) {
  const t = useText();
  const { terms, picked, basket, lines, onTerms, isSealed, halt } = props;
  const { act } = useSite();
  const isPicked = picked.units > 0;
  const shown = isPicked ? picked : basket;
  // Sealed, lines may still be gathered, and the basket opens for a chase.
  const isInBreak = halt === 'inBreak';
  const isShut = isSealed && !isInBreak && (isPicked || lines === 0);
  const isFaulty = readMultiple(terms.multiple) === undefined;
  return (
    <>
      <div className={`${room} ${landscapeRoom}`} />
      <section className={`${bottomBar} ${playBar}`} aria-label={t('official.bar')}>
        {isSealed && !isInBreak && <SealedSign />}
        {props.children}
        <div className={settings}>
          <fieldset aria-label={t('official.unit')}>
            {moneyUnits.map((unit) => (
              <button
                key={unit}
                type="button"
                className={pressable}
                aria-pressed={unit === terms.unit}
                onClick={() => onTerms({ unit })}
              >
                {t(`official.unit.${unit}`)}
              </button>
            ))}
          </fieldset>
          <Stepper
            label={t('official.multiple')}
            value={terms.multiple}
            most={MOST_MULTIPLE}
            isFaulty={isFaulty}
            onChange={(multiple) => onTerms({ multiple })}
          />
          <small aria-hidden="true">{t('official.times')}</small>
          <button
            type="button"
            className={pressable}
            aria-haspopup="dialog"
            aria-label={t('play.set')}
            onClick={() => act('board')}
          >
            <Icon name="sliders" />
          </button>
        </div>
        <div className={line}>
          <CostLine
            units={t(isPicked || lines === 0 ? 'official.units' : 'official.units.basket', {
              count: shown.units,
            })}
            stake={shown.stake}
            win={shown.units > 0 && props.win}
            balance={props.balance}
          />
          {/* What the basket costs takes their place: there is nothing to clear then. */}
          {(props.canClear || lines === 0) && (
            <ClearOrKept
              canClear={props.canClear}
              clear={t('official.clear')}
              onClear={props.onClear}
              onKept={props.onKept}
            />
          )}
          <Button kind="quiet" disabled={!isPicked || isFaulty || isInBreak} onClick={props.onAdd}>
            {t('official.add')}
            {isPicked && lines > 0 && (
              <span className={waiting} aria-hidden="true">
                <Badge count={lines} />
              </span>
            )}
          </Button>
          <Button
            data-bet
            kind={isSealed ? 'quiet' : 'main'}
            disabled={isShut || halt !== null || (isPicked ? isFaulty : lines === 0)}
            onClick={props.onBet}
          >
            {isShut || halt
              ? t(isShut ? 'official.sealed' : `play.${halt!}`)
              : isPicked || lines === 0
                ? t('official.bet')
                : t('official.basket.open', { count: lines })}
          </Button>
        </div>
      </section>
    </>
  );
}
