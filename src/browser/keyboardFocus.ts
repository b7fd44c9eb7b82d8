// The focus of who goes by keys: in sight, since a browser scrolls as though no bar lay over the page, and back where it was when what had it is gone.
import { onWork } from './work.ts';

const moving = /^(?:Tab|Arrow(?:Up|Down|Left|Right))$/;
/** So many places are remembered: a sheet that led to a question has a few. */
const mostPlaces = 30;

let isByKeys = false;
/** Where the focus was, the last place at the end. */
let places: WeakRef<HTMLElement>[] = [];

/** Whether something that it does not belong to lies over its upper or its lower edge, or that edge is out of sight. */
function isCovered(element: Element): boolean {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  // A whole screen has the focus when it comes, and is in sight wherever it stands.
  if (height > innerHeight / 2) return false;
  return [top + 1, bottom - 1].some((y) => {
    const met = document.elementFromPoint(left + width / 2, y);
    return !met || !(element.contains(met) || met.contains(element));
  });
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function bringIntoSight(): void {
  const { activeElement } = document;
  if (activeElement && !isLost() && isCovered(activeElement))
    activeElement.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const takesFocus = (element: HTMLElement | undefined): element is HTMLElement =>
  !!element?.isConnected && element.checkVisibility() && !element.matches(':disabled');

/** What had the focus is gone: it goes to the last place that is still there. */
function bringBack(): void {
  // Who has gone on from the last stop of a page is in the bar of the browser.
  if (!isByKeys || !isLost() || takesFocus(places.at(-1)?.deref())) return;
  for (const place of places.toReversed()) {
    const element = place.deref();
    if (!takesFocus(element)) continue;
    element.focus({ preventScroll: true });
    // Below an open dialog nothing takes it.
    if (!isLost()) return;
  }
}

const afterFrame = (work: () => void): void => void requestAnimationFrame(work);

function onKey({ key }: KeyboardEvent): void {
  isByKeys = true;
  // The next stop is counted from where the focus is, which has to be somewhere.
  bringBack();
  // The focus moves once the key has been heard.
  if (moving.test(key)) afterFrame(bringIntoSight);
}

function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement) places = [...places, new WeakRef(target)].slice(-mostPlaces);
}

function onPointer(): void {
  isByKeys = false;
}

/** Returns the function that ends it. */
export function keepKeyboardFocus(): () => void {
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPointer, true);
  // What takes a sheet or a row away is work of the page, drawn with the next frame.
  const stop = onWork(() => afterFrame(bringBack));
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPointer, true);
    stop();
  };
}
