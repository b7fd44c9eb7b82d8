// What replaces something that could not be loaded: what happened, and a button to try again.
import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

const block = css`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-8) var(--space-6);
  color: var(--text-quiet);
  text-align: center;
  & > svg {
    color: var(--text-faint);
    font-size: 2.5rem;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
  }
`;

export interface FailureProps {
  text: ReactNode;
  /** Tries again; until its promise settles, the button shows that it works. */
  onRetry: () => unknown;
  /** The way on where trying again cannot help; in place of the button. */
  onward?: ReactNode;
}

export function Failure({ text, onRetry, onward }: FailureProps) {
  const t = useText();
  const [working, setWorking] = useState(false);
  const retry = async (): Promise<void> => {
    setWorking(true);
    try {
      await onRetry();
    } catch {
      // A new failure shows its reason as the text of this block.
    } finally {
      // Where the block is gone by then, nothing is drawn.
      setWorking(false);
    }
  };
  return (
    <div className={block} role="alert">
      <Icon name="warn" />
      <p>{text}</p>
      {onward ?? (
        <Button kind="quiet" size="small" working={working} onClick={retry}>
          {t('kit.retry')}
        </Button>
      )}
    </div>
  );
}
