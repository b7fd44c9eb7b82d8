// The choice among several methods of one kind, on the page of that kind.
import { css } from '@linaria/core';
import type { DepositMethod } from '#contract/entities.generated.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const row = css`
  display: flex;
  gap: var(--space-2);
  padding: var(--edge) var(--edge) 0;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    flex: none;
    min-height: var(--target);
    padding: 0 var(--space-4);
    border-radius: var(--radius);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: var(--font-body);
  }
  button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export interface MethodPickerProps {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
  onChoose: (id: number) => void;
}

export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  const t = useText();
  if (methods.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would carry a legend and its own look
    <div className={row} role="group" aria-label={t('pay.way.choose')}>
      {methods.map((method) => (
        <button
          key={method.id}
          type="button"
          className={pressable}
          aria-pressed={method.id === chosen.id}
          onClick={() => onChoose(method.id)}
        >
          {method.name}
        </button>
      ))}
    </div>
  );
}
