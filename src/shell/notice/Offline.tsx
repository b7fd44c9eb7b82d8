// Owns the strip that reports a lost connection, for as long as it is lost.
import { css } from '@linaria/core';
import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '#browser/pageLifecycle.ts';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';

const strip = css`
  position: fixed;
  z-index: 35;
  bottom: calc(var(--tab-bar-height) + var(--safe-bottom) + var(--space-2));
  left: 50%;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: max-content;
  max-width: calc(min(100vw, var(--column)) - 2 * var(--edge));
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  box-shadow: var(--shadow);
  color: var(--text);
  font-size: var(--font-small);
  transform: translateX(-50%);
  pointer-events: none;
  & > svg {
    flex: none;
    color: var(--warn);
    font-size: 1.25rem;
  }
`;

export function Offline() {
  const t = useText();
  const isConnected = useSyncExternalStore(onConnection, isOnline);
  return (
    <div role="status">
      {!isConnected && (
        <div className={strip}>
          <Icon name="warn" />
          {t('shell.offline')}
        </div>
      )}
    </div>
  );
}
