// The page about getting the app: packages where there are some, and the steps to have the site on the phone's desktop.
import { LinkType } from '#contract/states/linkType.generated.ts';
import './texts.ts';
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { copyText } from '#browser/copyText.ts';
import { type AppDownAnswer, appDown } from '#contract/session.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { Logo } from '#kit/picture/Logo.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import { localText } from '#station/station.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const head = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;
  h2 {
    font-size: 1.25rem;
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
    text-wrap: balance;
  }
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
const buttons = css`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  padding-top: var(--space-3);
`;
const section = css`
  h3 {
    font-size: var(--font-main);
  }
  > p {
    padding-bottom: var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const notes = css`
  padding: var(--space-2) 0 0 var(--space-5);
  list-style: disc;
  li {
    padding: var(--space-1) 0;
  }
`;
const steps = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) 0;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    align-items: center;
    gap: var(--space-3);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

type System = 'ios' | 'android';
const stepsOf: Record<System, readonly TextId[]> = {
  ios: ['entry.app.ios1', 'entry.app.ios2', 'entry.app.ios3', 'entry.app.ios4'],
  android: ['entry.app.android1', 'entry.app.android2', 'entry.app.android3', 'entry.app.android4'],
};

export function AppDown() {
  const t = useText();
  return (
    <>
      <Await
        read={useCall(appDown, {})}
        skeleton={
          <Card className={head}>
            <Skeleton width="4rem" height="4rem" />
            <Skeleton width="60%" lines={3} />
          </Card>
        }
      >
        {(app) => <Release app={app} />}
      </Await>
      <Card className={section}>
        <h3>{t('entry.app.desktop')}</h3>
        <p>{t('entry.app.desktopWhy')}</p>
        <Steps />
      </Card>
    </>
  );
}

function Release({ app }: { app: AppDownAnswer }) {
  const t = useText();
  const { station, locale, follow } = useSite();
  const name = localText(station.name, locale);
  const title = t('entry.app.title', { name });
  const hasPackage = app.androidUrl !== '' || app.iosUrl !== '';
  return (
    <>
      <Card className={head}>
        <Logo size="4rem" />
        <h2>{title}</h2>
        <p className={facts}>
          <span>{t('entry.app.version', { version: app.version })}</span>
          {app.size && <span>{t('entry.app.size', { size: app.size })}</span>}
          <span>{t('entry.app.updated', { time: app.updateTime })}</span>
        </p>
        {hasPackage ? (
          <div className={buttons}>
            {app.androidUrl && (
              <Button wide onClick={() => follow(app.androidUrl, title, LinkType.newTab)}>
                {t('entry.app.android')}
              </Button>
            )}
            {app.iosUrl && (
              <Button
                wide
                kind={app.androidUrl ? 'plain' : 'main'}
                onClick={() => follow(app.iosUrl, title, LinkType.newTab)}
              >
                {t('entry.app.ios')}
              </Button>
            )}
          </div>
        ) : (
          <p>{t('entry.app.none')}</p>
        )}
      </Card>
      {app.notes.length > 0 && (
        <Card className={section}>
          <h3>{t('entry.app.notes')}</h3>
          <ul className={notes}>
            {app.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Steps() {
  const t = useText();
  const { act } = useSite();
  const panelId = useId();
  const [system, setSystem] = useState<System>(() =>
    /iPhone|iPad|Macintosh/.test(navigator.userAgent) ? 'ios' : 'android',
  );
  const address = `${location.origin}/`;
  const copy = async (): Promise<void> => {
    // Where the browser refuses, the player copies it by hand.
    if (await copyText(address)) toast(t('entry.app.copied'), { kind: 'done' });
    else toast(t('entry.app.copyFailed', { address }), { ms: 5000 });
  };
  return (
    <>
      <Tabs
        label={t('entry.app.desktop')}
        panelId={panelId}
        value={system}
        onChange={setSystem}
        items={[
          { key: 'ios', label: t('entry.app.iosTab') },
          { key: 'android', label: t('entry.app.androidTab') },
        ]}
      />
      <ol
        className={steps}
        id={panelId}
        aria-label={t(system === 'ios' ? 'entry.app.iosTab' : 'entry.app.androidTab')}
      >
        {stepsOf[system].map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ol>
      <div className={buttons}>
        {/* The browser of an iPhone has no offer of its own to make. */}
        {system === 'android' && (
          <Button wide onClick={() => act('desktop')}>
            {t('shell.action.desktop')}
          </Button>
        )}
        <Button kind="plain" wide onClick={copy}>
          {t('entry.app.copy')}
        </Button>
      </div>
    </>
  );
}
