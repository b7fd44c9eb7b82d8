// The offer to bring back what was just cleared: it lies above the bar of a board for five seconds.
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { pressable } from '#kit/page/tokens.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';

bringTexts('period', messages);

const offeredMs = 5_000;

const bar = css`
  position: absolute;
  right: var(--edge);
  bottom: calc(100% + var(--space-2));
  left: var(--edge);
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  padding-left: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: 0 0 0 1px var(--line), var(--shadow);
  animation: offer 140ms ease-out;
  > button {
    min-width: 4.5rem;
    min-height: var(--target);
    padding: 0 var(--space-4);
    color: var(--brand-text);
    font-weight: 600;
  }
  @keyframes offer {
    from {
      opacity: 0;
      transform: translateY(0.375rem);
    }
  }
`;

export interface UndoBarProps {
  /** What can be brought back: for something else the time begins again. */
  of: unknown;
  /** What has been cleared, where it is not the picks. */
  text?: string | undefined;
  /** What the button says, where it does something else. */
  action?: string;
  ms?: number;
  onRestore: () => void;
  /** The time is over. */
  onOver: () => void;
}

export function UndoBar({ of, text, action, ms = offeredMs, onRestore, onOver }: UndoBarProps) {
  const t = useText();
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for what is offered the time begins again
  useEffect(() => {
    const timer = setTimeout(() => over.current(), ms);
    return () => clearTimeout(timer);
  }, [of, ms]);
  // Hidden by a bet or a sheet it is over as well: it would stand there for its whole time once more.
  useEffect(() => () => over.current(), []);
  return (
    <div className={bar} role="status">
      {text ?? t('period.cleared')}
      <button type="button" className={pressable} onClick={onRestore}>
        {action ?? t('period.cleared.restore')}
      </button>
    </div>
  );
}
