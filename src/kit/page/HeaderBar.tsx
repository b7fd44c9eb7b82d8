// The bar at the top of a screen: back arrow, title, and a place at the right that the screen may fill.
import { css } from '@linaria/core';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createSubject } from '#browser/subject.ts';
import { useText } from '#texts/useText.ts';
import { Icon } from '../Icon.tsx';
import { pressable } from './tokens.ts';

const bar = css`
  position: sticky;
  z-index: 20;
  top: 0;
  display: grid;
  /* The title gives way to what stands at its right. */
  grid-template-columns: minmax(var(--target), 1fr) minmax(0, auto) minmax(min-content, 1fr);
  align-items: center;
  width: 100%;
  max-width: var(--column);
  height: calc(var(--header-height) + var(--safe-top));
  margin: 0 auto;
  padding: var(--safe-top) 0 0;
  background: var(--header-ground);
  box-shadow: inset 0 -1px var(--header-line);
  color: var(--on-header);
  /* The colour of the site's outline may be the bar's own ground. */
  & > :focus-visible,
  & > div > :focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;

const backButton = css`
  display: grid;
  place-items: center;
  width: max(var(--header-height), var(--target));
  height: var(--header-height);
  font-size: max(1.375rem, 22px);
`;

const heading = css`
  grid-column: 2;
  overflow: hidden;
  padding: 0 var(--space-2);
  font-size: 1.0625rem;
  font-weight: 600;
  letter-spacing: 0.02em;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const rightSlot = css`
  display: flex;
  grid-column: 3;
  align-items: center;
  justify-content: flex-end;
  min-width: var(--target);
  padding-right: var(--edge);
  font-size: var(--font-body);
  white-space: nowrap;
  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
  }
  & > a:last-child,
  & > button:last-child {
    justify-content: flex-end;
  }
  /* Under a mouse they are no wider than their words. */
  @media (pointer: fine) {
    gap: var(--space-4);
  }
`;

// The bar is drawn by the shell and the screen beside it, so a screen finds the bar's right side here. The newest bar counts.
let slots: readonly HTMLElement[] = [];
const slotChanges = createSubject();
function changeSlots(next: readonly HTMLElement[]): void {
  slots = next;
  slotChanges.emit();
}

export interface HeaderBarProps {
  title: ReactNode;
  /** Whether there is a back arrow. */
  back?: boolean;
  onBack?: () => void;
  right?: ReactNode;
}

export function HeaderBar({ title, back = false, onBack, right }: HeaderBarProps) {
  const t = useText();
  const hold = useCallback((slot: HTMLElement | null) => {
    if (!slot) return;
    changeSlots([...slots, slot]);
    return () => changeSlots(slots.filter((other) => other !== slot));
  }, []);
  return (
    <header className={bar}>
      {back ? (
        <button
          type="button"
          className={`${backButton} ${pressable}`}
          aria-label={t('kit.back')}
          onClick={onBack}
        >
          <Icon name="back" />
        </button>
      ) : null}
      <h1 className={heading}>{title}</h1>
      <div className={rightSlot} ref={hold}>
        {right}
      </div>
    </header>
  );
}

/** Puts a screen's own link or text at the right of the header bar. */
export function HeaderRight({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(
    slotChanges.subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
  return slot ? createPortal(children, slot) : null;
}
