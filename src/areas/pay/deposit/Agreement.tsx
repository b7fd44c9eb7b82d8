// The station's deposit agreement: its text, the tick and the consent.
import { css } from '@linaria/core';
import { useId, useRef, useState } from 'react';
import { type CheckHasUserContactAnswer, updateUserContract } from '#contract/finance.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';

const paper = css`
  display: grid;
  gap: var(--space-3);
  h2 {
    font-size: var(--font-main);
    text-align: center;
  }
  ol {
    display: grid;
    gap: var(--space-2);
    padding-left: 1.25em;
    color: var(--text-quiet);
    list-style: decimal;
    text-wrap: pretty;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
  }
  > p {
    margin-top: calc(-1 * var(--space-3));
    color: var(--danger);
    font-size: var(--font-small);
  }
`;

export interface AgreementProps {
  agreement: Pick<CheckHasUserContactAnswer, 'version' | 'title' | 'content'>;
  /** Agreed, or refused where the text has changed meanwhile. */
  onDone: () => Promise<unknown>;
}

export function Agreement({ agreement: { version, title, content }, onDone }: AgreementProps) {
  const t = useText();
  const id = useId();
  const { send, sending } = useSend(updateUserContract);
  const [isTicked, setTicked] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissed = isTried && !isTicked;
  const tick = useRef<HTMLInputElement>(null);
  const agree = async (): Promise<void> => {
    if (!isTicked) {
      setTried(true);
      tick.current?.focus();
      return;
    }
    await send({ version }).catch(() => undefined);
    await onDone();
  };
  return (
    <Card className={paper}>
      <h2>{title}</h2>
      <ol>
        {content.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <label htmlFor={id}>
        <input
          id={id}
          ref={tick}
          type="checkbox"
          aria-describedby={isMissed ? `${id}-missed` : undefined}
          checked={isTicked}
          onChange={({ target }) => setTicked(target.checked)}
        />
        {t('pay.agreed.tick')}
      </label>
      {isMissed && (
        <p id={`${id}-missed`} role="alert">
          {t('pay.agreed.first')}
        </p>
      )}
      <Button wide working={sending} onClick={() => void agree()}>
        {t('pay.agreed.go')}
      </Button>
    </Card>
  );
}
