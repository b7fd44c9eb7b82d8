// The frame of the whole site: providers, the screens, what lies above them, and what comes once the first screen is there.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { windowOfRouter } from '#browser/overlaySteps.ts';
import type { Boot } from '#contract/boot.ts';
import { onQuestion, openQuestion } from '#kit/overlay/dialog.ts';
import { ToastHost } from '#kit/overlay/ToastHost.tsx';
import { type SessionActors, SessionContext } from '#session/sessionActors.ts';
import { onOpenSheet, openSheet } from '#session/shownSheet.ts';
import { afterFirstScreen } from './boot/idle.ts';
import { ErrorBoundary } from './error/ErrorBoundary.tsx';
import { later } from './later.ts';
import { overlayIn } from './overlay/overlayState.ts';
import { Screens } from './Screens.tsx';
import { SiteProvider } from './SiteProvider.tsx';

const routerWindow = windowOfRouter();

/** Fetches the chunk of what follows as a browser should: below everything else. The import then finds it under way. */
function fetchNextLow(): void {
  const next = document.querySelector<HTMLElement>('script[data-next]')?.dataset.next;
  if (!next) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', href: next, crossOrigin: '', fetchPriority: 'low' });
  document.head.append(link);
}

const Extras = later(() => {
  fetchNextLow();
  return import('./extras/Extras.tsx').then((module) => module.Extras);
});

export function Shell({ boot, actors }: { boot: Boot; actors: SessionActors }) {
  return (
    <SessionContext value={actors}>
      <BrowserRouter window={routerWindow}>
        <SiteProvider boot={boot}>
          {(pageTitle) => (
            <>
              <Screens pageTitle={pageTitle} />
              <AfterFirstScreen />
              <ToastHost />
            </>
          )}
        </SiteProvider>
      </BrowserRouter>
    </SessionContext>
  );
}

/** Ads, notices, overlay, dialogs: after the first screen, or at once when the address needs an overlay or something opens a dialog. */
function AfterFirstScreen() {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => afterFirstScreen(() => setSettled(true)), []);
  const { state } = useLocation();
  const sheet = useSyncExternalStore(onOpenSheet, openSheet);
  const question = useSyncExternalStore(onQuestion, openQuestion);
  const needsExtras = sheet !== null || question !== null || overlayIn(state) !== null;
  if (!isSettled && !needsExtras) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Extras />
    </ErrorBoundary>
  );
}
