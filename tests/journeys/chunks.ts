// What journeys of page chunks share: a page behind the fault proxy whose timers run when the test says so, the chunk of the offers, and the way to them.
import type { Page } from 'playwright-core';
import type { FaultProxy } from '#support/faultProxy.ts';
import { siteWorld } from '#support/site.ts';
import { staticPage } from './steps.ts';

/** The chunk of /moreActive, by a name of seven signs of hash: rooms of the area have names of their own between. */
export const chunk = /^\/mobile\/v5\/dist\/assets\/active-[\w-]{7}\.js$/;
/** Its styles. */
export const styles = /^\/mobile\/v5\/dist\/assets\/active-[\w-]{7}\.css$/;

/** The `test` of these journeys. `page` is on /userCenter, and nothing of the offers has been asked for. */
export const test = siteWorld()
  .extend('visitor', async ({ open, proxy }, { onCleanup }) => {
    const visitor = await open(staticPage, { port: proxy.port, clock: undefined });
    onCleanup(async () => {
      await visitor.close();
      await proxy.heal();
      // The console complains of each request that is broken here.
      visitor.consoleErrors.length = 0;
    });
    return visitor;
  })
  .extend('page', async ({ visitor, proxy, clock }) => {
    const { page } = visitor;
    await page.clock.install({ time: clock.now() });
    proxy.seen.length = 0;
    await page.goto('/userCenter', { waitUntil: 'load' });
    return page;
  });

/** Opens the offers, as a player does. */
export const goToOffers = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '优惠' }).click();
/** The requests for a file, by the page: the service worker keeps files by requests of its own. */
export const askedFor = (proxy: FaultProxy, file: RegExp) =>
  proxy.seen.filter(({ path, head }) => file.test(path) && !/^referer: .*\/service-worker\.js/im.test(head));
/** Whether the offers are in sight. */
export const offersShown = (page: Page) => page.getByRole('tablist').first().isVisible();
