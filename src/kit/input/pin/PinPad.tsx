// The entry of a six-digit password by thumb: six places, ten keys, and the keyboard of whoever has one.
import { css } from '@linaria/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon } from '../../Icon.tsx';
import { pressable, spoken } from '../../page/tokens.ts';

/** Drawn here alone. */
const sign = 'M8.5 6H20v12H8.5L3 12zM11.5 9.500l5 5M16.5 9.500l-5 5';

const pad = css`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: var(--space-4);
  outline: none;
`;
const places = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 2.75rem));
  justify-content: center;
  gap: var(--space-2);
  & > i {
    display: grid;
    place-items: center;
    height: 3rem;
    border-radius: var(--radius);
    background: var(--surface-sunken);
  }
  & > i[data-next] {
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
  }
  & > i[data-full]::after {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: var(--text);
  }
`;
const keys = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  padding-top: 1px;
  background: var(--line);
  & > button,
  & > span {
    display: grid;
    place-items: center;
    min-height: max(3.25rem, var(--target));
    background: var(--surface-raised);
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    background: var(--surface-sunken);
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

const length = 6;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export interface PinPadProps {
  label: string;
  /** What was typed is being checked: no more input is accepted. */
  working: boolean;
  /** Called once the sixth digit is there; the places are empty again when its promise has settled. */
  onFull: (pin: string) => Promise<unknown>;
  /** Between places and keys: what was wrong. */
  children?: ReactNode;
}

export function PinPad({ label, working, onFull, children }: PinPadProps) {
  const t = useText();
  const group = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState('');
  // What is typed faster than the screen is drawn counts as well.
  const latest = useRef('');
  useEffect(() => group.current?.focus(), []);

  const set = (next: string): void => {
    latest.current = next;
    setTyped(next);
  };
  const add = (more: string): void => {
    if (working || latest.current.length === length) return;
    const next = (latest.current + more).slice(0, length);
    set(next);
    if (next.length === length) void onFull(next).finally(() => set(''));
  };
  const erase = (): void => {
    if (!working && latest.current.length < length) set(latest.current.slice(0, -1));
  };
  return (
    <fieldset
      ref={group}
      className={pad}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (/^\d$/.test(key)) add(key);
        if (key === 'Backspace') erase();
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').replace(/\D/g, '');
        if (pasted) add(pasted);
      }}
    >
      <div className={places} aria-hidden="true">
        {Array.from({ length }, (_, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
            key={at}
            data-full={at < typed.length ? '' : undefined}
            data-next={at === typed.length ? '' : undefined}
          />
        ))}
      </div>
      <span className={spoken} role="status">
        {t('kit.pin.typed', { count: typed.length })}
      </span>
      {children}
      <div className={keys} aria-busy={working}>
        {digits.map((digit) => (
          <button key={digit} type="button" className={pressable} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <span aria-hidden="true" />
        <button type="button" className={pressable} onClick={() => add('0')}>
          0
        </button>
        <button type="button" className={pressable} aria-label={t('kit.pin.erase')} onClick={erase}>
          <Icon path={sign} />
        </button>
      </div>
    </fieldset>
  );
}
