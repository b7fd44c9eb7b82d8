// A row of choices above a list of games, which scrolls sideways where there are many.
import { css } from '@linaria/core';
import { pressable } from '#kit/page/tokens.ts';

const chips = css`
  display: flex;
  overflow-x: auto;
  gap: var(--space-2);
  padding: 0 var(--edge) var(--space-2);
  scrollbar-width: none;
  > button {
    flex: none;
    min-height: var(--target);
    padding: 0 var(--space-4);
    border-radius: 999px;
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export interface ChipsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly (readonly [Value, string])[];
}

export function Chips<Value extends string>({ label, value, onChange, items }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div role="group" aria-label={label} className={chips}>
      {items.map(([key, text]) => (
        <button
          key={key}
          type="button"
          className={pressable}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
