// How the short message of toast.ts looks: above everything, read aloud, without blocking anything.
import { css } from '@linaria/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../Icon.tsx';
import { onToast, shownToast } from './toast.ts';

const host = css`
  position: fixed;
  inset: 0;
  display: grid;
  /* Over the header, which it never speaks of: below it lie titles, authors and tabs, in the middle the field or button that comes next. */
  place-items: start center;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: calc(var(--safe-top) + var(--space-1)) var(--space-6) var(--space-6);
  border: 0;
  background: none;
  pointer-events: none;
  /* On a board, above its bar: there the period and its countdown stand below the header. */
  body:has(#board):not(:has(dialog[open])) & {
    align-items: end;
    padding-bottom: calc(9rem + var(--safe-bottom));
  }
`;

const bubble = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  max-width: min(19rem, 100%);
  padding: 0.6875rem var(--space-4);
  border-radius: var(--radius);
  background: rgb(28 24 24 / 92%);
  box-shadow: 0 0 0 1px rgb(255 255 255 / 8%);
  color: #fff;
  font-size: var(--font-body);
  line-height: 1.45;
  text-wrap: balance;
  /* Chinese breaks after a stop or a comma, not within a word. */
  word-break: keep-all;
  overflow-wrap: anywhere;
  animation: arrive 140ms ease-out;
  & > svg {
    flex: none;
    color: #ffd07a;
    font-size: 1.25rem;
  }
  &[data-kind='done'] > svg {
    color: #7fe0ab;
  }
  /* Gold in both skins, so that a win stands out from every other message. */
  &[data-kind='win'] {
    background: linear-gradient(160deg, #ffe9b5, #f3bd5c);
    color: #4a2a00;
    max-width: 100%;
    padding-inline: var(--space-3);
    font-size: var(--font-main);
    font-weight: 600;
    & > svg {
      color: #a3211f;
    }
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(-0.375rem);
    }
  }
`;

/** A sign stays with its amount. */
const whole = css`
  white-space: nowrap;
`;
const amounts = /([+−]¥[\d.,]*\d)/;

const act = css`
  flex: none;
  min-height: var(--target);
  margin: -0.6875rem calc(-1 * var(--space-2)) -0.6875rem 0;
  padding: 0 var(--space-2);
  color: #ffd07a;
  font-weight: 600;
  pointer-events: auto;
`;

const wheel = css`
  flex: none;
  width: 1rem;
  height: 1rem;
  border: 2px solid #fff;
  border-right-color: transparent;
  border-radius: 50%;
  animation: toast-turn 800ms linear infinite;
  @keyframes toast-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;

export function ToastHost() {
  const toast = useSyncExternalStore(onToast, shownToast, shownToast);
  const layer = useRef<HTMLDivElement>(null);
  // Shown again with each message, so that it lies above a dialog opened since. Empty, it stays: a live region must be there before its words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is a reason to rise
  useEffect(() => {
    const element = layer.current;
    if (!element?.showPopover) return;
    element.hidePopover();
    element.showPopover();
  }, [toast?.id]);
  return (
    <div ref={layer} popover="manual" className={host} role="status">
      {toast && (
        <div key={toast.id} className={bubble} data-kind={toast.kind}>
          {(toast.kind === 'loading' || toast.kind === 'retrying') && <span className={wheel} />}
          {toast.kind === 'warn' && <Icon name="warn" />}
          {(toast.kind === 'done' || toast.kind === 'win') && <Icon name="check" />}
          <span>
            {toast.text.split(amounts).map((part, at) =>
              at % 2 === 1 ? (
                <span key={part} className={whole}>
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </span>
          {toast.action && (
            <button type="button" className={act} onClick={toast.action.run}>
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
