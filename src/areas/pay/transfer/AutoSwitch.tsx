// The switch of automatic exchange, and what it does in plain words.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { setAutoExchange } from '#contract/transfer.generated.ts';
import { Card } from '#kit/Card.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  column-gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-3);
  h2 {
    font-size: 0.9375rem;
  }
  p {
    grid-column: 1 / -1;
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const knob = css`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: var(--target);
  &::before {
    content: '';
    grid-area: 1 / 1;
    width: 3rem;
    height: 1.75rem;
    border-radius: 1rem;
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1.5px var(--text-faint);
    transition: background-color 160ms;
  }
  &::after {
    content: '';
    grid-area: 1 / 1;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: var(--text-quiet);
    transform: translateX(-0.625rem);
    transition: transform 160ms;
  }
  &[aria-checked='true']::before {
    background: var(--brand);
    box-shadow: none;
  }
  &[aria-checked='true']::after {
    background: var(--on-brand);
    transform: translateX(0.625rem);
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export interface AutoSwitchProps {
  isOn: boolean;
  onChanged: () => Promise<unknown>;
}

export function AutoSwitch({ isOn, onChanged }: AutoSwitchProps) {
  const t = useText();
  const { send } = useSend(setAutoExchange);
  const [isBusy, setBusy] = useState(false);
  const labelId = useId();
  const turn = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await send({ autoExchange: isOn ? 'off' : 'on' });
      await onChanged();
    } catch (error) {
      // The shell reports it; the switch stays as the server has it.
      if (!(error instanceof CallFailure)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className={row}>
      <h2 id={labelId}>{t('pay.exchange.auto')}</h2>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={labelId}
        aria-busy={isBusy || undefined}
        className={`${knob} ${pressable}`}
        onClick={turn}
      />
      <p>{t(isOn ? 'pay.exchange.autoOn' : 'pay.exchange.autoOff')}</p>
    </Card>
  );
}
