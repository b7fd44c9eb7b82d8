// The steps that open sheets and dialogs have in the browser's history: going back closes the top one and stays on the page. The router sees the history through this file, and does not see these steps. Until steps and screen have followed, that is work of the page.
import { begin } from './work.ts';

interface Step {
  onBack: () => void;
}

/** A history entry of an overlay carries the state of its page and how many overlays it stands for. */
const mark = 'overlays';

/** Overlays that are open, the top one last. */
let steps: readonly Step[] = [];
/** A removal is on its way: the browser goes back later, not at once. */
let isLeaving = false;
/** Far longer than a browser takes to go back; then it did not. */
const leavingMs = 2_000;
let leavingTimer: ReturnType<typeof setTimeout> | undefined;
/** What the router replaced while a step was the current entry, and which entry's key that was: replayed on the page's own entry. */
let replaced: { state: unknown; url: string; key: unknown } | null = null;
/** What the router pushed while a removal was on its way: pushed again from the page's own entry. */
let pushed: { state: unknown; url: string } | null = null;
/** Key of the entry that the router stands on. */
let pageKey: unknown;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The router goes back or forward: the browser does so later. */
let isGoing = false;
/** Key of the entry whose screen is shown. */
let shownKey: string | undefined;
/** Ends the work of following the history; null while there is none. */
let followed: (() => void) | null = null;
/** Another site is on its way: a removal now would cancel it. Over with the next overlay: then the page is still here, or is back. */
let isDeparting = false;
let routerListener: ((event: PopStateEvent) => void) | null = null;

type EntryState = { [mark]?: number; key?: unknown } | null;
const stateNow = (): EntryState => history.state as EntryState;
const depthNow = (): number => stateNow()?.[mark] ?? 0;
const withDepth = (state: unknown, depth: number): object => ({
  ...(state as object | null),
  [mark]: depth || undefined,
});

/** Says whether the history is ahead of the overlays or of the screen; called after each change of one of them. */
function follow(): void {
  const isBehind =
    isLeaving ||
    isGoing ||
    (!isDeparting && depthNow() !== steps.length) ||
    shownKey !== (pageKey ?? 'default');
  if (isBehind) followed ??= begin('step');
  else {
    followed?.();
    followed = null;
  }
}

/** The screen of an entry is drawn, by the key that the router gives it: `default` for a tab's first; undefined while there is none. */
export function screenShown(key: string | undefined): void {
  shownKey = key;
  follow();
}

function leave(delta: number): void {
  isLeaving = true;
  clearTimeout(leavingTimer);
  leavingTimer = setTimeout(() => {
    isLeaving = false;
    pushed = null;
  }, leavingMs);
  follow();
  history.go(delta);
}

/** Makes the history hold as many steps as there are open overlays. */
function sync(): void {
  clearTimeout(timer);
  if (isLeaving || isDeparting) return;
  const surplus = depthNow() - steps.length;
  if (surplus > 0) leave(-surplus);
  for (let depth = depthNow() + 1; depth <= steps.length; depth += 1)
    history.pushState(withDepth(history.state, depth), '');
  follow();
}

/** Later, since what closes an overlay often opens another or goes to another page: that takes the place of the step. */
function syncSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(sync);
  follow();
}

function onPop(event: PopStateEvent): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  clearTimeout(leavingTimer);
  isGoing = false;
  const depth = depthNow();
  const key = stateNow()?.key;
  // A step whose overlay is gone, reached by the browser's forward or left behind by a link in it: nobody stays there.
  if (depth > steps.length && !pushed) {
    leave(steps.length - depth);
    return;
  }
  const isSamePage =
    key === pageKey || (replaced !== null && key === replaced.key) || (wasLeaving && !!pushed);
  if (isSamePage) {
    if (replaced) history.replaceState(withDepth(replaced.state, depth), '', replaced.url);
    if (pushed) history.pushState(pushed.state, '', pushed.url);
  }
  if (depth === 0 || !isSamePage) replaced = null;
  pushed = null;
  // Whoever removed a step has closed the overlay already.
  const closing = isSamePage ? steps.slice(wasLeaving ? steps.length : depth) : steps;
  if (!isSamePage) {
    pageKey = key;
    routerListener?.(event);
  }
  for (const { onBack } of closing.toReversed()) onBack();
  // An overlay that may not be closed now, or was opened meanwhile, gets its step.
  syncSoon();
}

/** Adds the step of an open overlay. Going back calls `onBack`; the returned function removes the step when the overlay has closed. */
export function openStep(onBack: () => void): () => void {
  const step: Step = { onBack };
  isDeparting = false;
  steps = [...steps, step];
  sync();
  return () => {
    steps = steps.filter((other) => other !== step);
    syncSoon();
  };
}

/** Goes to another site in this tab. It takes the place of the step of the overlay it was chosen in: back leads to the page, without the overlay. */
export function leaveSite(url: string): void {
  isDeparting = true;
  if (depthNow() > 0) location.replace(url);
  else location.assign(url);
}

const routerHistory = {
  get state() {
    return history.state as unknown;
  },
  go: (delta: number): void => {
    clearTimeout(timer);
    isGoing = true;
    follow();
    // Counted from the page, not from the overlay above it.
    history.go(delta < 0 && !isLeaving ? delta - depthNow() : delta);
  },
  pushState(state: unknown, unused: string, url: string): void {
    pageKey = (state as EntryState)?.key;
    if (isLeaving) pushed = { state, url };
    // A link in an overlay takes the place of its step: back leads to the page, without the overlay.
    if (isLeaving || depthNow() > 0) history.replaceState(state, unused, url);
    else history.pushState(state, unused, url);
    follow();
  },
  replaceState(state: unknown, unused: string, url: string): void {
    const key = replaced ? replaced.key : pageKey;
    pageKey = (state as EntryState)?.key;
    if (pushed) pushed = { state, url };
    else if (depthNow() > 0) replaced = { state, url, key };
    history.replaceState(withDepth(state, pushed ? 0 : depthNow()), unused, url);
    follow();
  },
};

/** The window as the router gets it. */
export function windowOfRouter(): Window {
  pageKey = stateNow()?.key;
  window.addEventListener('popstate', onPop);
  // Reloaded with an overlay open: the page starts without it, so its step goes.
  sync();
  return {
    history: routerHistory,
    location: window.location,
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) => {
      routerListener = listener;
    },
    removeEventListener: () => {
      routerListener = null;
    },
  } as unknown as Window;
}
