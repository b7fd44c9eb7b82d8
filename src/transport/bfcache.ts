// What was under way when the browser put the page into the back/forward cache: some of it never ends, so all of it is aborted once the page is back.
import { onRestored, onSuspended } from '#browser/pageLifecycle.ts';

let now = new AbortController();
let suspended = now;

// A request between the two is made by a page that is being restored.
onSuspended(() => {
  suspended = now;
  now = new AbortController();
});
onRestored(() => suspended.abort());

/** Aborts when the page has been in the back/forward cache from now on, and is back. */
export const bfcacheSignal = (): AbortSignal => now.signal;
