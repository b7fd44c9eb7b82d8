// A worker that is replaced: a newer version is offered and taken when the player says so, and one that is switched off removes itself.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { installWorld, kept } from './install.ts';
import { settled } from './steps.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
/** A station without a worker, beside the shipped ones. */
const without = 'plain1';

const test = installWorld([{ code: without, name: '无', serviceWorker: false }]);
test.afterEach(({ proxy }) => proxy.heal());

const waitingState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

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
    .poll(async () => {
      await page.locator('body').press('Shift');
      return waitingState(page);
    })
    .toBe('installed');
  expect(await offer.count()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toContain('assets.newer');

  await page.goto('/aboutUs');
  await settled(page);
  await expect
    .poll(async () => {
      await page.locator('body').press('Shift');
      return offer.isVisible();
    })
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
