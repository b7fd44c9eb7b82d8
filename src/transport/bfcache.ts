// Owns what was on its way when the browser put the page away and kept it (back/forward cache): of some of that it never says what became, so all of it is given up when the page comes back.

let now = new AbortController();
let left = now;

// Tests of single modules have no page. What is asked for between the two is asked for by a page that is coming back.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return;
  left = now;
  now = new AbortController();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) left.abort();
});

/** Aborts when the page has been put away from now on, and is back. */
export const putAway = (): AbortSignal => now.signal;
