// What journeys of a bad connection share: a page behind the fault proxy whose timers run when the test says so, where it is, and what it asked for and said.
import type { Page } from 'playwright-core';
import type { StationFile } from '#contract/station.generated.ts';
import type { FaultProxy } from '#support/faultProxy.ts';
import { siteWorld } from '#support/site.ts';
import { shippedStations } from '#support/startServer.ts';

/** A call that a screen makes when it is entered from another one, and whose failures are shown. */
export const appDown = '/m/v2/appDown.do';

/** With the page of customer service as an address of the stations' own, which the overlay shows. */
const stations = shippedStations().map(
  (file): StationFile => ({ ...file, onOff: { ...file.onOff, onlineServiceUrl: '/legacy/service.html' } }),
);

export const test = siteWorld({ stations }).extend('page', async ({ open, proxy, clock }, { onCleanup }) => {
  // Not the home page, whose notices would pop up over what is looked at here.
  const visitor = await open('/userCenter', { port: proxy.port, clock: undefined, fetchesAhead: true });
  await visitor.page.clock.install({ time: clock.now() });
  proxy.seen.length = 0;
  onCleanup(async () => {
    await visitor.close();
    await proxy.heal();
    // The console complains of each request that is broken here.
    visitor.consoleErrors.length = 0;
  });
  return visitor.page;
});

/** Where a page is. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** The toast of a page, which is there also while it shows nothing. */
export const toastOf = (page: Page) => page.locator('[popover][role="status"]');

export const askedFor = (proxy: FaultProxy, path: string) =>
  proxy.seen.filter((request) => request.path.startsWith(path));

/** Every text the toast has shown, in order, from now on. */
export async function listenToToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('[popover][role="status"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const layer = document.querySelector('[popover][role="status"]')!;
    new MutationObserver(() => {
      const text = layer.textContent ?? '';
      if (text && heard.at(-1) !== text) heard.push(text);
    }).observe(layer, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Opens the page of the app, which makes the faulty call. */
export async function openAppDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: '下载客户端' }).click();
}
