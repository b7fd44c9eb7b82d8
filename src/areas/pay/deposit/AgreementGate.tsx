// Owns asking once for consent to the station's deposit agreement; its children are shown afterwards.
import { css } from '@linaria/core';
import { type ReactNode, useId, useState } from 'react';
import { checkHasUserContact, updateUserContract } from '#contract/finance.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
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
`;

export function AgreementGate({ children }: { children: ReactNode }) {
  const t = useText();
  const id = useId();
  const read = useCall(checkHasUserContact, {});
  const { send, sending } = useSend(updateUserContract);
  const [isTicked, setTicked] = useState(false);
  const agree = async (version: number): Promise<void> => {
    // Refused where the text has changed meanwhile: then the new one is shown.
    await send({ version }).catch(() => undefined);
    await read.mutate();
  };
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={5} height="1.75rem" />
        </Card>
      }
    >
      {({ hasContact, version, title, content }) =>
        hasContact ? (
          children
        ) : (
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
                type="checkbox"
                checked={isTicked}
                onChange={({ target }) => setTicked(target.checked)}
              />
              {t('pay.agreed.tick')}
            </label>
            <Button wide disabled={!isTicked} working={sending} onClick={() => void agree(version)}>
              {t('pay.agreed.go')}
            </Button>
          </Card>
        )
      }
    </Await>
  );
}
