// Owns the wait until the site in a driven browser rests: it says so itself (src/shell/boot/rest.ts).
import type { Page } from 'playwright-core';

/** To look at each frame, as Playwright does by itself, would make the browser draw sixty a second meanwhile. */
const pollMs = 20;

/** A page of the server's own, without the site, rests once it is loaded. */
export async function atRest(page: Page): Promise<void> {
  try {
    await page.waitForFunction(
      () =>
        document.getElementById('root')
          ? document.documentElement.dataset.rest !== undefined
          : document.readyState === 'complete',
      null,
      { polling: pollMs },
    );
  } catch (error) {
    const work = await page
      .evaluate(() => document.documentElement.dataset.work ?? document.readyState)
      .catch(() => 'unknown');
    throw new Error(`${(error as Error).message}\nat ${page.url()}, under way: ${work || 'the last frames'}`);
  }
}
