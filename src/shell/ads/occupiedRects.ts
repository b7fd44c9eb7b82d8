// What the page in the window takes up: whatever is read or pressed, so that an ad at rest lies on none of it.
import type { Taken } from './floatPlace.ts';

const pressed =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [tabindex]:not([tabindex="-1"], [role="tabpanel"])';
const seen = 'img, svg, canvas, [role="img"]';
/** Sheets and dialogs lie above an ad. */
const elsewhere = 'dialog, [popover], aside[data-ad]';

/** In px from the corner of the phone's column, which begins at `left`. */
export function occupiedRects(left: number): Taken[] {
  const found: Taken[] = [];
  const add = (rects: Iterable<DOMRect>, isPressed: boolean): void => {
    for (const { left: from, top, right, bottom, width, height } of rects)
      if (width > 0 && height > 0 && bottom > 0 && top < window.innerHeight)
        found.push({ left: from - left, top, right: right - left, bottom, isPressed });
  };
  for (const element of document.body.querySelectorAll(`${pressed}, ${seen}`))
    if (!element.closest(elsewhere)) add([element.getBoundingClientRect()], element.matches(pressed));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(elsewhere)) continue;
    range.selectNodeContents(text);
    add(range.getClientRects(), false);
  }
  return found;
}
