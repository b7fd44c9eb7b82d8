// Whether the player is in the middle of something that a new page would take away: a slip, a form, an overlay.
import { pendingSlipOf } from '#play/waiting/pendingSlip.ts';

const playPages = /^\/(?:credit|official)\/?$/i;

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** A slip and picks live on the pages of play, or wait for their result; forms and overlays are seen in the document. */
export function isBusy(account: string, path: string): boolean {
  if (playPages.test(path) || pendingSlipOf(account)) return true;
  const open = document.querySelectorAll('dialog[open], iframe, form, textarea, [contenteditable="true"]');
  return [...open].some(isSeen);
}

/** Calls back when that may have changed; returns the function that stops it. */
export function onMaybeBusy(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
