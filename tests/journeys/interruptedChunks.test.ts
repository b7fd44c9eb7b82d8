// Page chunks on a phone that is interrupted: its connection is lost, or the browser freezes the page while they load.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FaultProxy } from '#support/faultProxy.ts';
import { askedFor, chunk, goToOffers, offersShown, styles, test } from './chunks.ts';
import { settled, soon, staticPage } from './steps.ts';

test('what may be wanted next is not fetched while the connection is lost, and is once it is back', async ({
  open,
  clock,
}) => {
  const { page, context, consoleErrors } = await open(staticPage, { clock: undefined, fetchesAhead: true });
  await page.clock.install({ time: clock.now() });
  await page.goto('/userCenter');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await settled(page);
  expect(asked.filter((file) => chunk.test(file) || styles.test(file))).toEqual([]);
  await context.setOffline(false);
  await soon(page, () => asked.some((file) => chunk.test(file))).toBe(true);
  // The console complains of each request without a line.
  consoleErrors.length = 0;
});

test('a screen that is not here says so at once where the browser knows that it is offline, and comes with the connection', async ({
  visitor,
  page,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await visitor.context.setOffline(true);
  await goToOffers(page);
  await page.getByText('当前没有网络，联网后会自动重新加载').waitFor();
  expect(failed.filter((file) => chunk.test(file)).length).toBeLessThan(6);
  await visitor.context.setOffline(false);
  await soon(page, () => offersShown(page)).toBe(true);
});

describe('frozen by the browser while it loads', () => {
  test.override('browserKind', 'whole');

  /** Opens the offers, leaves the page once something of them has been asked for, and comes back. */
  const leaveWhileItComes = async (
    page: Page,
    proxy: FaultProxy,
    isAskedFor: () => boolean,
  ): Promise<void> => {
    // Our own server's pages carry the player's name, and no browser keeps them.
    const html = await readFile(path.resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
    const stop = proxy.inject('/userCenter', { kind: 'page', html });
    await page.reload();
    stop();
    await page.getByText('我的').first().waitFor();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept', String(persisted))),
    );
    await goToOffers(page);
    await expect.poll(isAskedFor).toBe(true);
    await page.goto('/legacy/rules.html');
    // Said, not waited for: this page is gone before it could answer.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => offersShown(page)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('true');
  };

  test.for([
    ['script', chunk],
    ['styles', styles],
  ] as const)('its %s: requested again once the player is back', async ([, file], { page, proxy }) => {
    proxy.inject(file, { kind: 'blackHole' }, 1);
    await leaveWhileItComes(page, proxy, () => askedFor(proxy, file).length > 0);
    // Once more, and the import finds the script in the browser's cache.
    expect(proxy.seen.filter(({ path: asked }) => file.test(asked.replace(/\?+$/, '')))).toHaveLength(2);
  });

  test('there, but its import never ends: the page is loaded again', async ({ page, proxy }) => {
    let held: Route | undefined;
    await page.route(
      ({ pathname }) => chunk.test(pathname),
      (route) => {
        if (held || route.request().resourceType() !== 'script') return route.continue();
        held = route;
      },
    );
    await leaveWhileItComes(page, proxy, () => held !== undefined);
  });
});
