// The strip that reports a lost connection, for as long as it is lost, above open dialogs as well.
import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { useOnline } from '#browser/online/useOnline.ts';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';

const stripStyles = css`
  position: fixed;
  z-index: 35;
  inset: auto auto 0 50%;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: min(100vw, var(--column));
  height: var(--safe-bottom);
  padding: 0 var(--edge) env(safe-area-inset-bottom, 0px);
  margin: 0;
  border: 0;
  background: var(--warn-quiet);
  color: var(--text);
  font-size: var(--font-small);
  white-space: nowrap;
  transform: translateX(-50%);
  pointer-events: none;
  /* Its place is taken from the screen: tab bar, bars of boards and feet of sheets all move up, so it lies over none of them. */
  :root:has(&) {
    --safe-bottom: calc(env(safe-area-inset-bottom, 0px) + 2rem);
  }
  & > svg {
    flex: none;
    color: var(--warn);
    font-size: 1.25rem;
  }
`;

export function Offline() {
  const isConnected = useOnline();
  return <div role="status">{!isConnected && <Strip />}</div>;
}

function Strip() {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    // Of the top layer, what was shown last lies above: shown again with each dialog that opens.
    const rise = (): void => {
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
    <div ref={strip} popover="manual" className={stripStyles}>
      <Icon name="warn" />
      {t('extra.offline')}
    </div>
  );
}
