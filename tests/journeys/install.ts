// What journeys of a site that stays on the phone share: two shipped stations with a worker, and the wait until it has taken over.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StationFile } from '#contract/station.generated.ts';
import { siteWorld } from '#support/site.ts';
import { shippedStations } from '#support/startServer.ts';
import { settled } from './steps.ts';

/** The `test` of a file; `more` are stations beside the two. */
export const installWorld = (more: readonly StationFile[] = []) =>
  siteWorld({
    stations: [...shippedStations().filter(({ code }) => ['w147', 'h012'].includes(code)), ...more],
  });

/** Waits until the worker has taken over and kept the outline of a station, and until a page is the worker's own. */
export async function kept(page: Page, code: string): Promise<void> {
  await page.mouse.move(5, 5);
  const outline = `/mobile/v5/dist/stations/${code}/outline.html`;
  await expect
    .poll(async () => {
      // A player at work brings the worker at once; a press before its loader is there would be lost.
      await page.locator('body').press('Shift');
      return page.evaluate(async (address) => (await caches.match(address)) !== undefined, outline);
    })
    .toBe(true);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}
