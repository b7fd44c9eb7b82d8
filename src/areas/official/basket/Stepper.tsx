// A whole number that is typed or stepped, with a button at each side.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const box = css`
  display: grid;
  grid-template-columns: 2.25rem minmax(2.5rem, 1fr) 2.25rem;
  min-width: 7rem;
  height: var(--target);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  > button {
    display: grid;
    position: relative;
    place-items: center;
    color: var(--text-quiet);
  }
  /* As wide as a thumb needs, into the room at both its sides. */
  > button::after {
    position: absolute;
    inset: 0 min(0px, (2.25rem - var(--target)) / 2);
    content: '';
  }
  > button:disabled {
    color: var(--text-faint);
    opacity: 0.5;
  }
  > input {
    width: 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  /* The focus is that of the whole box, as in a form (src/kit/input/Field.tsx). */
  &:has(input:focus-visible) {
    outline: 2px solid var(--brand-text);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
`;

export interface StepperProps {
  label: string;
  /** As typed. */
  value: string;
  most: number;
  isFaulty: boolean;
  onChange: (value: string) => void;
}

export function Stepper({ label, value, most, isFaulty, onChange }: StepperProps) {
  const t = useText();
  const number = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return (
    <div className={box}>
      <button
        type="button"
        className={pressable}
        aria-label={t('official.less', { label })}
        disabled={number <= 1}
        onClick={() => onChange(String(number - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={label}
        aria-invalid={isFaulty}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
      <button
        type="button"
        className={pressable}
        aria-label={t('official.more', { label })}
        disabled={number >= most}
        onClick={() => onChange(String(number + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
