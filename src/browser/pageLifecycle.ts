// What happens to the page as a whole: seen again, frozen, kept in the back/forward cache and restored from it, offline and online.

type Stop = () => void;

/** Unit tests have neither window nor document. */
function listen(target: EventTarget | undefined, name: string, listener: (event: Event) => void): Stop {
  target?.addEventListener?.(name, listener);
  return () => target?.removeEventListener?.(name, listener);
}

const page = globalThis as unknown as EventTarget;
const pageDocument = (): Document | undefined => globalThis.document;

export const isVisible = (): boolean => pageDocument()?.visibilityState === 'visible';
export const isOnline = (): boolean => navigator.onLine;

/** The player looks at the page again, after another tab or app. */
export const onVisible = (listener: () => void): Stop =>
  listen(pageDocument(), 'visibilitychange', () => isVisible() && listener());

/** The page goes into the back/forward cache. */
export const onSuspended = (listener: () => void): Stop =>
  listen(page, 'pagehide', (event) => (event as PageTransitionEvent).persisted && listener());

/** The page is back from the back/forward cache. */
export const onRestored = (listener: () => void): Stop =>
  listen(page, 'pageshow', (event) => (event as PageTransitionEvent).persisted && listener());

/** The browser runs a page again that it had frozen to save power. */
export const onUnfrozen = (listener: () => void): Stop => listen(pageDocument(), 'resume', listener);

export const onOnline = (listener: () => void): Stop => listen(page, 'online', listener);
const onOffline = (listener: () => void): Stop => listen(page, 'offline', listener);

/** Either way of a change between online and offline. */
export const onConnection = (listener: () => void): Stop => all(onOnline(listener), onOffline(listener));

/** The player is back: at the page, or at its earlier state by the browser's back. */
export const onResumed = (listener: () => void): Stop => all(onRestored(listener), onVisible(listener));

/** What a visible page shows may be old: the player is back, or the connection is. */
export const onMaybeStale = (listener: () => void): Stop =>
  all(
    onResumed(listener),
    onOnline(() => isVisible() && listener()),
  );

const all =
  (...stops: Stop[]): Stop =>
  () => {
    for (const stop of stops) stop();
  };
