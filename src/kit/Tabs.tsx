// A row of tabs that scrolls sideways where there are many.
import { css } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import { useChosenInSight } from './useChosenInSight.ts';

const row = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  /* A shade where more tabs follow, which the end of the row covers. */
  background:
    linear-gradient(var(--surface-raised) 0 0) right / 0.75rem no-repeat local,
    linear-gradient(to left, var(--line), transparent) right / 0.75rem no-repeat,
    var(--surface-raised);
  box-shadow: inset 0 -1px var(--line);
`;

const tab = css`
  position: relative;
  flex: 1 0 auto;
  min-width: max(4rem, var(--target));
  min-height: max(2.75rem, var(--target));
  padding: 0 var(--space-4);
  color: var(--text-quiet);
  font-size: 0.9375rem;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    color: var(--brand-text);
    font-weight: 600;
  }
  &::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 1.25rem;
    height: 3px;
    border-radius: 2px;
    background: var(--brand-text);
    transform: translateX(-50%) scaleX(0);
    transition: transform 160ms;
  }
  &[aria-selected='true']::after {
    transform: translateX(-50%);
  }
`;

export interface TabsProps<Key extends string | number> {
  value: Key;
  onChange: (key: Key) => void;
  items: readonly { key: Key; label: string }[];
  /** What the tabs choose among, for those who listen. */
  label?: string;
  /** Id of the panel that shows what is chosen. */
  panelId?: string;
}

export function Tabs<Key extends string | number>({
  value,
  onChange,
  items,
  label,
  panelId,
}: TabsProps<Key>) {
  const list = useChosenInSight<HTMLDivElement>(value, '[aria-selected="true"]');
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = items.findIndex(({ key }) => key === value);
    const last = items.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    onChange(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={row} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          className={tab}
          aria-selected={item.key === value}
          aria-controls={panelId}
          tabIndex={item.key === value ? 0 : -1}
          onClick={() => onChange(item.key)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
