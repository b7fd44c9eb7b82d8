// Owns the journeys of a site that stays on the phone: a start without a connection, a newer version that is offered, and that nothing of the player is kept.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { calls } from '#contract/calls.generated.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { shippedStations } from '#support/startServer.ts';
import { boxOf, logInAs, settled } from './steps.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
/** A station without a worker, beside the shipped ones. */
const without = 'plain1';

const test = siteWorld({
  isWholeBrowser: true,
  stations: [
    ...shippedStations().filter(({ code }) => ['w147', 'h012'].includes(code)),
    { code: without, name: '无', serviceWorker: false },
  ],
});
test.afterEach(({ proxy }) => proxy.heal());

/** Waits until the worker has taken over and kept the outline of a station, and until a page is the worker's own. */
async function kept(page: Page, code: string): Promise<void> {
  await page.mouse.move(5, 5);
  const outline = `/mobile/v5/dist/stations/${code}/outline.html`;
  await expect
    .poll(
      async () => {
        // A player at work brings the worker at once; a press before its loader is there would be lost.
        await page.locator('body').press('Shift');
        return page.evaluate(async (address) => (await caches.match(address)) !== undefined, outline);
      },
      // Twice it waits for a quiet moment, up to three seconds each, before the worker is even asked for.
      { timeout: 30_000 },
    )
    .toBe(true);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

const waitingState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

/** Addresses and texts of everything that is kept. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request))!;
        found.push({ cache: name, path: new URL(request.url).pathname, text: await answer.text() });
      }
    }
    return found;
  });

test('the page of the app makes the offer of the browser where there is one, and explains it by hand where there is none', async ({
  open,
  proxy,
}) => {
  const { page } = await open('/appDown', { hasWorker: true, port: proxy.port });
  const add = page.getByRole('button', { name: '添加到桌面' });
  await page.getByRole('tab', { name: /苹果|iPhone/ }).click();
  expect(await add.count()).toBe(0);
  await page.getByRole('tab', { name: /安卓|Android/ }).click();
  await add.click();
  const byHand = page.getByRole('dialog').filter({ hasText: '添加到主屏幕' });
  await byHand.getByRole('button').last().click();
  await byHand.waitFor({ state: 'hidden' });
  await page.evaluate(() =>
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' }),
      }),
    ),
  );
  await add.click();
  await page.getByText('已添加到桌面').waitFor();
});

test('nothing of a player is kept: no call, no page with answers, no name', async ({ open, proxy }) => {
  const { page } = await open('/index', { hasWorker: true, port: proxy.port });
  await kept(page, 'w147');
  await logInAs(page, 'member01');
  for (const screen of ['/index', '/userCenter', '/credit?lotCode=FFC', '/lotteryOpenDetail', '/recharge']) {
    await page.goto(screen);
    await settled(page);
  }
  const found = await everythingKept(page);
  expect(found.length).toBeGreaterThan(10);
  const allowed =
    /^\/mobile\/v5\/dist\/(?:assets\/|offline\.js$|stations\/w147\/outline\.html$)|^\/(?:art|logo|icon)\//;
  expect(found.map((each) => each.path).filter((each) => !allowed.test(each))).toEqual([]);
  const paths = new Set(Object.values(calls).map((call) => call.path));
  expect(found.filter((each) => paths.has(each.path))).toEqual([]);
  expect(found.filter(({ text }) => /member01|id="boot"/.test(text)).map((each) => each.path)).toEqual([]);
});

test('without a connection a station starts with its own outline, says so, and opens by itself afterwards', async ({
  open,
  proxy,
}) => {
  const visitor = await open('/index', { hasWorker: true, at: 'h012', port: proxy.port });
  const { page } = visitor;
  await kept(page, 'h012');
  const look = () =>
    page.evaluate(() => ({
      skin: document.documentElement.dataset.skin,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      isOutline: document.querySelector('.offline') !== null,
    }));
  await page.evaluate(() => localStorage.setItem('skin', 'ThemeRed'));
  await proxy.refuse();
  await page.goto('/userCenter');
  const notice = page.getByRole('status').filter({ hasText: '当前没有网络' });
  await notice.waitFor();
  const red = await look();
  expect(red).toMatchObject({ skin: 'ThemeRed', isOutline: true });
  expect(await page.title()).toContain('墨帆阁');
  expect(await boxOf(page.getByRole('button', { name: '再试一次' }))).toMatchObject({
    height: expect.closeTo(44, 0),
  });
  expect(await page.getByText('You are offline').isVisible()).toBe(false);
  await keepPicture(page, 'offline-red');
  await page.evaluate(() => {
    localStorage.removeItem('skin');
    localStorage.setItem('locale', 'en');
  });
  await page.reload();
  await page.getByText('You are offline').waitFor();
  const black = await look();
  expect(black.skin).toBe('ThemeBlack');
  expect(black.ground).not.toBe(red.ground);
  await keepPicture(page, 'offline-black');
  // The server is there again: nobody has to press.
  await proxy.heal();
  await page.locator('[data-shown="/userCenter"], [data-shown="/login"]').waitFor();
  // Refused requests are what this is about, and those that were under way are cut.
  const cut = /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/;
  expect(visitor.troubles.splice(0).filter((trouble) => !cut.test(trouble))).toEqual([]);
});

test('stations on one host keep outlines of their own', async ({ open, proxy }) => {
  const host = `http://127.0.0.1:${proxy.port}`;
  const { page, troubles } = await open('/appDown', { hasWorker: true, port: proxy.port });
  await page.goto(`${host}/open/w147`);
  await settled(page);
  await kept(page, 'w147');
  await page.goto(`${host}/open/h012`);
  await settled(page);
  await kept(page, 'h012');
  await proxy.refuse();
  for (const [address, name] of [
    ['/open/w147', '锦鲤湾'],
    ['/open/h012', '墨帆阁'],
    ['/index', '墨帆阁'],
  ] as const) {
    await page.goto(host + address);
    await page.locator('.offline').waitFor();
    expect([address, await page.title()]).toEqual([address, name]);
  }
  // Refused requests are what this is about.
  troubles.length = 0;
});

test('a newer version is offered where nothing is lost by it, and taken only when the player says so', async ({
  open,
  proxy,
}) => {
  const { page } = await open('/index', { hasWorker: true, port: proxy.port });
  await kept(page, 'w147');
  const before = await page.evaluate(() => caches.keys());
  const script = await readFile(path.join(dist, 'service-worker.js'), 'utf8');
  const newer = script
    .replace(/(["'`])[0-9a-f]{12}\1/, '"newer"')
    .replace(/\/mobile\/v5\/dist\/assets\/index-[\w-]+\.js/, '/mobile/v5/dist/assets/newer.js');
  expect(newer.match(/newer/g)).toHaveLength(2);
  proxy.inject('/service-worker.js', { kind: 'script', code: newer });
  const offer = page.getByRole('button', { name: '更新', exact: true });

  // On a page of play it waits, however long.
  await page.goto('/credit?lotCode=FFC');
  await settled(page);
  await expect
    .poll(
      async () => {
        await page.locator('body').press('Shift');
        return waitingState(page);
      },
      { timeout: 30_000 },
    )
    .toBe('installed');
  expect(await offer.count()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toContain('assets.newer');

  await page.goto('/aboutUs');
  await settled(page);
  await expect
    .poll(
      async () => {
        await page.locator('body').press('Shift');
        return offer.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await keepPicture(page, 'update-offered');
  // A dialog opens: the offer goes until it is closed.
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.textContent = 'a sheet';
    dialog.showModal();
  });
  await expect.poll(() => offer.count()).toBe(0);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('body > dialog')!.remove());
  await offer.waitFor();
  expect(await waitingState(page)).toBe('installed');

  await Promise.all([page.waitForEvent('load'), offer.click()]);
  await expect.poll(() => waitingState(page)).toBe(undefined);
  // What the version before kept is gone; pictures and outlines stay.
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(expect.not.arrayContaining(before.filter((name) => name.startsWith('assets.'))));
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining(['assets.newer', 'outlines', 'pictures']),
  );
});

test('a worker that is switched off removes itself and what it kept; a station without one gets none', async ({
  open,
  proxy,
  server,
}) => {
  const { page } = await open('/index', { hasWorker: true, port: proxy.port });
  await kept(page, 'w147');
  const off = await server.client(without).send('/service-worker.js');
  expect(off.text).not.toBe((await server.client('w147').send('/service-worker.js')).text);
  proxy.inject('/service-worker.js', { kind: 'script', code: off.text });
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((each) => each?.update()));
  await expect
    .poll(() =>
      page.evaluate(async () => [...(await caches.keys()), await navigator.serviceWorker.getRegistration()]),
    )
    .toEqual([undefined]);
  await proxy.heal();

  const { page: other } = await open('/index', { hasWorker: true, at: without, port: proxy.port });
  const chunk = other.waitForResponse(/\/UpdateBar-[^/]*\.js$/);
  await other.locator('body').press('Shift');
  await chunk;
  await settled(other);
  expect(await other.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
