// The wait until the site in a driven browser rests: it says so itself (src/shell/boot/rest.ts).
import type { Frame, Page } from 'playwright-core';

/** How often a wait looks, in milliseconds. To look at each frame, as Playwright does by itself, would make the browser draw sixty a second meanwhile. */
export const seldom = { polling: 20 } as const;

/** A page of the server's own, without the site, rests once it is loaded. */
export async function atRest(page: Page | Frame): Promise<void> {
  try {
    await page.waitForFunction(
      () =>
        document.getElementById('root')
          ? document.documentElement.dataset.rest !== undefined
          : document.readyState === 'complete',
      null,
      seldom,
    );
  } catch (error) {
    const work = await page
      .evaluate(() => document.documentElement.dataset.work ?? document.readyState)
      .catch(() => 'unknown');
    throw new Error(`${(error as Error).message}\nat ${page.url()}, under way: ${work || 'the last frames'}`);
  }
}

/** The step of a link of the site alone: where it leads to is another matter. */
export const step = (page: Page | Frame, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** Waits until the screen of the page's address is shown. */
export async function shown(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown === window.location.pathname,
    null,
    seldom,
  );
}
