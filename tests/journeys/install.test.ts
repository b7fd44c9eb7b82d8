// A site that is kept on the phone: what the browser offers or a page explains, and that nothing of the player is kept.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { calls } from '#contract/calls.generated.ts';
import { installWorld, kept } from './install.ts';
import { logInAs, settled } from './steps.ts';

const test = installWorld();

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
