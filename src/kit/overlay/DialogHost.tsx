// How a question of dialog.ts is shown: the browser's own modal dialog, which keeps the focus and returns it.
import { css } from '@linaria/core';
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '#texts/useText.ts';
import { Button } from '../Button.tsx';
import { type OpenQuestion, onQuestion, openQuestion } from './dialog.ts';
import { useBackStep } from './useBackStep.ts';

const box = css`
  width: min(18.5rem, 100vw - 2.5rem);
  max-height: calc(100dvh - 5rem);
  padding: 0;
  border: 0;
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--text);
  animation: rise 160ms ease-out;
  &::backdrop {
    background: var(--overlay);
    animation: dim 160ms ease-out;
  }
  & h2 {
    padding: var(--space-5) var(--space-5) 0;
    font-size: 1.0625rem;
    text-align: center;
  }
  & p {
    overflow-y: auto;
    padding: var(--space-3) var(--space-5) var(--space-5);
    color: var(--text-quiet);
    font-size: 0.9375rem;
    text-align: center;
    text-wrap: balance;
    /* Chinese breaks after a stop or a comma, not within a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: scale(0.94);
    }
  }
  @keyframes dim {
    from {
      opacity: 0;
    }
  }
`;

const foot = css`
  display: flex;
  /* Two that do not fit beside each other stand below each other. */
  flex-wrap: wrap;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
  & > button {
    flex: 1 1 40%;
    padding: 0 var(--space-3);
  }
`;

const other = css`
  padding: 0 var(--space-4) var(--space-4);
`;
const aside = css`
  display: block;
  min-height: var(--target);
  padding: 0 var(--space-4) var(--space-3);
  color: var(--brand-text);
  font-size: max(0.875rem, 13px);
  line-height: var(--target);
  text-align: center;
`;

export function DialogHost() {
  const question = useSyncExternalStore(onQuestion, openQuestion, openQuestion);
  return question && <Dialog key={question.id} question={question} />;
}

function Dialog({ question }: { question: OpenQuestion }) {
  const t = useText();
  const { isDestructive = false } = question;
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // The browser would take the first button, which declines.
    if (!isDestructive) dialog?.querySelector<HTMLElement>('button[data-confirm]')?.focus();
    // Closed before it leaves the page: only then does the browser return the focus.
    return () => dialog?.close();
  }, [isDestructive]);
  const answer = (agreed: boolean): void => {
    element.current?.close();
    question.answer(agreed);
  };
  useBackStep(() => answer(false));
  const {
    text,
    elsewhere,
    instead,
    title = t('kit.dialog.title'),
    confirm = t('kit.dialog.confirm'),
  } = question;
  const cancel = question.cancel === undefined ? t('kit.dialog.cancel') : question.cancel;
  return (
    <dialog
      ref={element}
      className={box}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`}>{text}</p>
      <div className={foot}>
        {cancel !== null && (
          <Button kind={isDestructive ? 'main' : 'plain'} onClick={() => answer(false)}>
            {cancel}
          </Button>
        )}
        <Button data-confirm kind={isDestructive ? 'danger' : 'main'} onClick={() => answer(true)}>
          {confirm}
        </Button>
      </div>
      {instead && (
        <div className={other}>
          <Button
            wide
            kind="quiet"
            onClick={() => {
              answer(false);
              instead.onTake();
            }}
          >
            {instead.text}
          </Button>
        </div>
      )}
      {elsewhere && (
        <a
          className={aside}
          href={elsewhere.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => answer(false)}
        >
          {elsewhere.text}
        </a>
      )}
    </dialog>
  );
}
