// The input of an amount: a large field with amounts to tap below, or only those where no other is accepted.

import { css, cx } from '@linaria/core';
import type { OwnControl } from '#kit/form/FormField.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount, typedAmount } from '#values/amount.ts';

const box = css`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3) var(--space-3);
`;
/** A large amount that is typed, behind its yuan sign. */
export const line = css`
  display: flex;
  align-items: baseline;
  gap: var(--space-1);
  font-size: var(--font-title);
  font-weight: 600;
  > small {
    font-size: 0.7em;
    font-weight: 400;
  }
  input {
    flex: 1 1 auto;
    width: 100%;
    min-width: 0;
    min-height: var(--target);
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    font-variant-numeric: tabular-nums;
  }
  input::placeholder {
    color: var(--text-faint);
    font-size: max(1rem, 16px);
    font-weight: 400;
  }
`;
export const chips = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
  gap: var(--space-2);
  button {
    min-height: var(--target);
    border-radius: var(--radius-small);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  button:disabled {
    background: var(--surface-sunken);
    box-shadow: none;
    color: var(--text-faint);
    cursor: default;
  }
  button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export interface AmountChipsProps {
  amounts: readonly string[];
  value: string;
  onChoose: (amount: string) => void;
  label: string;
  /** Put on the first, so that the form finds its field. */
  name?: string;
}

export function AmountChips({ amounts, value, onChoose, label, name }: AmountChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would carry a legend and its own look
    <div className={chips} role="group" aria-label={label}>
      {amounts.map((amount, at) => {
        const text = typedAmount(amount);
        return (
          <button
            key={amount}
            type="button"
            className={pressable}
            aria-pressed={Number(value) === Number(text)}
            {...(at === 0 && name && { name })}
            onClick={() => onChoose(text)}
          >
            {shortAmount(amount)}
          </button>
        );
      })}
    </div>
  );
}

export interface AmountInputProps {
  control: OwnControl;
  quick: readonly string[];
  /** Only the amounts of `quick` are taken. */
  isFixed: boolean;
  placeholder: string;
}

export function AmountInput({ control, quick, isFixed, placeholder }: AmountInputProps) {
  const t = useText();
  const { className: _, name, value, onChange, onBlur, ...tie } = control;
  const typed = String(value ?? '');
  return (
    <div className={cx(box)}>
      {isFixed ? (
        <output id={tie.id} className={line}>
          <small>¥</small> {typed || '–'}
        </output>
      ) : (
        <div className={line}>
          <small>¥</small>
          <input
            {...tie}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder={placeholder}
            value={typed}
            onChange={({ target }) => onChange(target.value.replace(/[^\d.]/g, ''))}
            onBlur={onBlur}
          />
        </div>
      )}
      {quick.length > 0 && (
        <AmountChips
          amounts={quick}
          value={typed}
          onChoose={onChange}
          label={t('pay.quick')}
          {...(isFixed && { name })}
        />
      )}
    </div>
  );
}
