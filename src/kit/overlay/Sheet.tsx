// The sheet that rises from below: the browser's own modal dialog at the foot of the column.
import { css } from '@linaria/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon } from '../Icon.tsx';
import { pressable } from '../page/tokens.ts';
import { useBackStep } from './useBackStep.ts';

const sheet = css`
  width: 100%;
  max-width: var(--column);
  max-height: min(85dvh, 44rem);
  margin: auto auto 0;
  padding: 0;
  border: 0 solid var(--surface-raised);
  /* No padding: its content would scroll through there, and a foot that sticks would stand in it. */
  border-bottom-width: var(--safe-bottom);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--text);
  overscroll-behavior: contain;
  outline: none;
  /* A sheet that a header opens stands within it, where lines do not break. */
  white-space: normal;
  animation: rise-up 200ms ease-out;
  &::backdrop {
    background: var(--dim, var(--overlay));
  }
  @keyframes rise-up {
    from {
      transform: translateY(100%);
    }
  }
`;

const head = css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: grid;
  grid-template-columns: var(--target) 1fr var(--target);
  align-items: center;
  min-height: 3rem;
  background: var(--surface-raised);
  & > h2 {
    font-size: var(--font-main);
    text-align: center;
    text-wrap: balance;
    padding-block: var(--space-2);
  }
  & > button {
    display: grid;
    grid-column: 3;
    place-items: center;
    width: var(--target);
    height: var(--target);
    color: var(--text-quiet);
    font-size: 1.25rem;
  }
  & > h2 {
    grid-column: 2;
  }
`;

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ onClose, title, children }: Omit<SheetProps, 'open'>) {
  const t = useText();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useBackStep(onClose);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // The browser would focus the close button and draw a focus ring without a key press.
    dialog?.focus();
    // Closed before it leaves the page (an effect's own end would be too late): only then does the browser return the focus.
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key comes as onCancel
    <dialog
      ref={element}
      className={sheet}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className={head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={pressable} aria-label={t('kit.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
