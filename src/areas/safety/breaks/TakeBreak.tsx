// The page of breaks: how the member stands, the choice of a time-out or an exclusion, and the consent to offers after one.
import '../texts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import { type BreakStateAnswer, breakState } from '#contract/protection.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { BreakForm } from './BreakForm.tsx';
import { Consent } from './Consent.tsx';
import { Standing } from './Standing.tsx';

const foot = css`
  margin: var(--edge);
`;

export function TakeBreak() {
  const read = useCall(breakState, {});
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={9} />
        </Card>
      }
    >
      {(standing) => (
        <>
          {standing.state !== 'open' && <Standing standing={standing} onDone={read.mutate} />}
          {standing.state === 'open' && standing.needsConsent && <Consent onDone={read.mutate} />}
          {standing.state === 'open' ? <BreakForm standing={standing} /> : <Longer standing={standing} />}
        </>
      )}
    </Await>
  );
}

/** A break can be made longer, never shorter. */
function Longer({ standing }: { standing: BreakStateAnswer }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <BreakForm standing={standing} />;
  return (
    <div className={foot}>
      <Button kind="plain" wide onClick={() => setOpen(true)}>
        {t('safety.break.longer')}
      </Button>
    </div>
  );
}
