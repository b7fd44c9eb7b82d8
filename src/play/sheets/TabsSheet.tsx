// The sheet with all tabs of a board side by side.
import { css } from '@linaria/core';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { pressable } from '#kit/page/tokens.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  padding: var(--space-1) var(--space-4) var(--space-4);
  > button {
    min-height: max(2.75rem, var(--target));
    padding: var(--space-1);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    line-height: 1.25;
    text-wrap: balance;
  }
  > button[aria-current] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

/** The tabs, in their row and in the sheet. */
export interface BoardTabsProps {
  value: string;
  onChange: (tab: string) => void;
  items: readonly { key: string; label: string }[];
  label: string;
}

export function TabsSheet({
  value,
  onChange,
  items,
  label,
  onClose,
}: BoardTabsProps & { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={label}>
      <div className={grid}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            className={pressable}
            aria-current={item.key === value || undefined}
            onClick={() => {
              onClose();
              onChange(item.key);
            }}
          >
            {/* Names such as Big/Small/Odd/Even break after a stroke, never within a word. */}
            {item.label.replaceAll('/', '/\u200b')}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
