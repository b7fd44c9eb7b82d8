// One figure set by steps: its name and band, the figure to type into, and a button at either side.
import { css } from '@linaria/core';
import { useId } from 'react';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { type Band, plainRate, stepped } from './band.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-2) 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  > label {
    display: grid;
    font-size: 0.9375rem;
  }
  > label > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  /* The hint goes to the next line as a whole. */
  > label span {
    display: inline-block;
  }
  > p {
    grid-column: 1 / -1;
    padding-top: var(--space-1);
    color: var(--danger);
    font-size: max(0.75rem, 12px);
  }
`;
const control = css`
  display: grid;
  grid-template-columns: var(--target) auto var(--target);
  align-items: stretch;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--surface-sunken);
  &[data-wrong] {
    border-color: var(--danger);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--brand-text);
    outline-offset: 2px;
  }
  > button {
    display: grid;
    place-items: center;
    min-height: var(--target);
    border-radius: var(--radius);
    color: var(--brand-text);
    font-size: 1.25rem;
  }
  > button:disabled {
    color: var(--text-faint);
    cursor: default;
  }
  > span {
    display: flex;
    align-items: baseline;
    align-self: center;
    justify-content: center;
    min-width: 4.25rem;
    color: var(--text-quiet);
  }
  input {
    width: 3.25rem;
    min-height: var(--target);
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--text);
    font-size: max(1rem, 16px);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: center;
  }
`;

export interface BandStepperProps {
  name: string;
  label: string;
  /** As it is typed. */
  value: string;
  band: Band;
  /** After the figure, such as %. */
  unit?: string;
  /** Beside the band: what the figure is now, or who has more. */
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function BandStepper({
  name,
  label,
  value,
  band,
  unit = '',
  hint,
  error,
  onChange,
}: BandStepperProps) {
  const t = useText();
  const id = useId();
  const noteId = `${id}-note`;
  const [least, most] = [plainRate(band.least), plainRate(band.most)];
  const limits = t(least === most ? 'agent.rate.fixed' : 'agent.rate.band', { least, most, unit });
  const step = (direction: 1 | -1, words: 'agent.rate.more' | 'agent.rate.less') => {
    const next = stepped(band, value, direction);
    return (
      <button
        type="button"
        className={pressable}
        aria-label={t(words, { label })}
        disabled={next === value}
        onClick={() => onChange(next)}
      >
        <Icon name={direction === 1 ? 'plus' : 'minus'} />
      </button>
    );
  };
  return (
    <div className={row}>
      <label htmlFor={id}>
        {label}
        <small>
          {hint ? `${limits}\u00a0· ` : limits}
          {hint && <span>{hint}</span>}
        </small>
      </label>
      <div className={control} data-wrong={error ? '' : undefined}>
        {step(-1, 'agent.rate.less')}
        <span>
          <input
            id={id}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            onChange={({ target }) => onChange(target.value.replace(/[^\d.]/g, ''))}
          />
          {unit}
        </span>
        {step(1, 'agent.rate.more')}
      </div>
      {error && (
        <p id={noteId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
