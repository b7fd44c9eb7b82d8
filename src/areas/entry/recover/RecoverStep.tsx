// The step in which whoever has forgotten the password sets a new one: the ways of the station, and customer service beside them.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { type RecoverWaysAnswer, recoverWays } from '#contract/auth.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { RecoverForm } from './RecoverForm.tsx';

const step = css`
  display: grid;
  gap: var(--space-3);
  h2 {
    font-size: 1.25rem;
  }
  > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const bones = css`
  min-height: 100dvh;
`;

export interface RecoverStepProps {
  /** A new password is set. */
  onDone: () => void;
  onBack: () => void;
}

export function RecoverStep({ onDone, onBack }: RecoverStepProps) {
  const t = useText();
  const { act, onOff } = useSite();
  return (
    <section className={step}>
      <h2>{t('entry.recover.title')}</h2>
      <Await
        read={useCall(recoverWays, {})}
        empty={({ ways }) => ways.length === 0}
        emptyText={t('entry.recover.none')}
        skeleton={
          <div className={bones}>
            <Skeleton lines={6} height="2.5rem" />
          </div>
        }
      >
        {({ ways }) => <Ways ways={ways} onDone={onDone} />}
      </Await>
      {onOff.onlineServiceUrl !== '' && (
        <Button kind="quiet" wide onClick={() => act('service')}>
          {t('entry.service')}
        </Button>
      )}
      <Button kind="plain" wide onClick={onBack}>
        {t('entry.recover.back')}
      </Button>
    </section>
  );
}

type Ways = RecoverWaysAnswer['ways'];

function Ways({ ways, onDone }: { ways: Ways; onDone: () => void }) {
  const t = useText();
  const panelId = useId();
  const [way, setWay] = useState<Ways[number]>(ways[0]!);
  return (
    <>
      {ways.length > 1 && (
        <Tabs
          label={t('entry.recover.ways')}
          panelId={panelId}
          value={way}
          onChange={setWay}
          items={ways.map((each) => ({ key: each, label: t(`entry.recover.way.${each}`) }))}
        />
      )}
      <div
        id={panelId}
        {...(ways.length > 1 && { role: 'tabpanel', 'aria-label': t(`entry.recover.way.${way}`) })}
      >
        <RecoverForm key={way} way={way} onDone={onDone} />
      </div>
      <p>{t('entry.recover.note')}</p>
    </>
  );
}
