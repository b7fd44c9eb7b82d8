// Owns the strip that reports a lost connection, for as long as it is lost, above open dialogs as well.
import { css } from '@linaria/core';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '#browser/pageLifecycle.ts';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';

const stripStyles = css`
  position: fixed;
  z-index: 35;
  inset: auto auto calc(var(--tab-bar-height) + var(--safe-bottom) + var(--space-2)) 50%;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: max-content;
  max-width: calc(min(100vw, var(--column)) - 2 * var(--edge));
  padding: var(--space-2) var(--space-4);
  margin: 0;
  border: 0;
  border-radius: var(--radius);
  background: var(--warn-quiet);
  box-shadow: var(--shadow);
  color: var(--text);
  font-size: var(--font-small);
  transform: translateX(-50%);
  pointer-events: none;
  /* Nor does it lie over what is chosen on a board and what it costs. */
  body:has(#board) &:not([data-over-dialog]) {
    bottom: calc(8.5rem + var(--safe-bottom));
  }
  /* A sheet has its buttons at the foot: above it, the strip goes to the top. */
  &[data-over-dialog] {
    inset: calc(var(--safe-top) + var(--header-height) + var(--space-2)) auto auto 50%;
  }
  & > svg {
    flex: none;
    color: var(--warn);
    font-size: 1.25rem;
  }
`;

export function Offline() {
  const isConnected = useSyncExternalStore(onConnection, isOnline);
  return <div role="status">{!isConnected && <Strip />}</div>;
}

function Strip() {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const [isOverDialog, setOverDialog] = useState(false);
  useLayoutEffect(() => {
    const element = strip.current;
    // Of the top layer, what was shown last lies above: shown again with each dialog that opens.
    const rise = (): void => {
      setOverDialog(document.querySelector('dialog[open]') !== null);
      if (!element?.showPopover) return;
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    };
    const dialogs = new MutationObserver(rise);
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    rise();
    return () => dialogs.disconnect();
  }, []);
  return (
    <div ref={strip} popover="manual" className={stripStyles} data-over-dialog={isOverDialog || undefined}>
      <Icon name="warn" />
      {t('extra.offline')}
    </div>
  );
}
