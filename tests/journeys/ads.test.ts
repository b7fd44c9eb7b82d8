// Owns the journey of floating ads: at rest they lie on nothing that can be pressed, folded ones open on a tap and go back to the edge.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { adsAtRest, adsOf, boxOf, callFrom, settled } from './steps.ts';

const test = siteWorld();

/** What can be pressed below an ad; '' names an ad that cannot be pressed itself. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable = 'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"]';
    const found = new Set<string>();
    for (const ad of document.querySelectorAll('aside[data-ad]')) {
      const own = ad.getBoundingClientRect();
      /** What lies at the middle of what a box and the ad share, from the top; nothing where they share no pixel. */
      const atMiddle = (box: DOMRect): Element[] => {
        const [left, right] = [Math.max(box.left, own.left), Math.min(box.right, own.right)];
        const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)];
        return right - left < 1 || bottom - top < 1
          ? []
          : document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      };
      for (const part of [ad, ...ad.querySelectorAll(pressable)])
        if (!ad.contains(atMiddle(part.getBoundingClientRect())[0] ?? null)) found.add('');
      for (const element of document.querySelectorAll(pressable))
        if (
          !ad.contains(element) &&
          [...element.getClientRects()].some((box) => atMiddle(box).some((each) => element.contains(each)))
        )
          found.add(element.getAttribute('aria-label') || element.textContent.slice(0, 20));
    }
    return [...found];
  });

const sizes = [
  [320, 568],
  [375, 667],
  [375, 812],
  [390, 844],
] as const;

/** Log-in and registration, or pages of a member. */
const visits = [
  [],
  ['/index', '/userCenter'],
  ['/lotteryAll', '/lotteryOpenDetail?lotCode=FFC', '/lotLimit'],
] as const;

test.for((['zh-CN', 'en'] as const).flatMap((locale) => visits.map((paths) => [locale, paths] as const)))(
  'in %s nothing that can be pressed lies under an ad, neither at first nor further down, on any phone: %j',
  async ([locale, paths], { open, server, station }) => {
    const { page } = await open(paths[0] ?? '/login', {
      locale,
      ...(paths.length > 0 && { as: 'member01' }),
    });
    /** The page as it stands, on each phone. */
    const look = async (what: string): Promise<void> => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await adsAtRest(page);
        // A turned phone takes its new scale a moment later, and ads make room after that.
        await expect
          .poll(async () => [what, width, height, await covered(page)])
          .toEqual([what, width, height, []]);
      }
    };
    if (paths.length === 0) {
      await look('login');
      // Beside a password an ad opens only when it is tapped.
      for (const ad of await adsOf(page).all()) expect((await boxOf(ad)).width).toBeLessThan(44);
      await page.getByRole('tab').nth(1).click();
      return look('register');
    }
    for (const path of paths) {
      await page.goto(server.url(station) + path);
      await look(path);
      await page.mouse.wheel(0, 230);
      await look(`${path}, scrolled`);
    }
  },
);

test('a folded ad opens on a tap, leads on, and goes back to where it was', async ({ open }) => {
  const { page } = await open('/lotteryAll', { as: 'member01', width: 320, height: 568 });
  expect((await callFrom(page, '/m/v2/userInfo.do')).success).toBe(true);
  await adsAtRest(page);
  const ad = adsOf(page).first();
  const folded = await boxOf(ad);
  expect(folded.height).toBe(44);
  expect(folded.x + folded.width).toBeCloseTo(320, 0);
  await ad.getByRole('button', { name: '展开活动推广' }).click();
  await ad.getByRole('button', { name: '关闭推广' }).waitFor();
  await expect.poll(async () => (await boxOf(ad)).width).toBe(88);
  const opened = await boxOf(ad);
  expect(opened.x).toBeGreaterThanOrEqual(0);
  expect(opened.x + opened.width).toBeLessThanOrEqual(320);
  await ad.getByRole('button', { name: '收到边上' }).click();
  await ad.getByRole('button', { name: '展开活动推广' }).waitFor();
  await expect.poll(() => boxOf(ad)).toEqual(folded);
  await ad.getByRole('button', { name: '展开活动推广' }).click();
  await ad.getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname !== '/lotteryAll');
});

test('a closed ad stays away: at once, after a reload, and on the other pages of its kind', async ({
  open,
  server,
  station,
}) => {
  const { page } = await open('/lotteryAll', { as: 'member01', width: 320, height: 568 });
  await adsAtRest(page);
  const count = await adsOf(page).count();
  await adsOf(page).first().getByRole('button', { name: '展开活动推广' }).click();
  await adsOf(page).first().getByRole('button', { name: '关闭推广' }).click();
  await expect.poll(() => adsOf(page).count()).toBe(count - 1);
  for (const path of ['/lotteryAll', '/lotteryOpenDetail?lotCode=FFC']) {
    await page.goto(server.url(station) + path);
    await settled(page);
    expect([path, await adsOf(page).count()]).toEqual([path, count - 1]);
  }
});

test('an ad of the member centre begins folded, and one that a tap opened folds again when the page is pressed or scrolled', async ({
  open,
}) => {
  const { page } = await open('/userCenter', { as: 'member01' });
  await adsAtRest(page);
  const ad = adsOf(page).first();
  const unfold = ad.getByRole('button', { name: '展开活动推广' });
  const close = ad.getByRole('button', { name: '关闭推广' });
  await unfold.click();
  await close.waitFor();
  // Beside the figures of the account nothing happens but that.
  await page.getByText('上次登录').click();
  await unfold.waitFor();
  await unfold.click();
  await close.waitFor();
  await page.mouse.wheel(0, 200);
  await unfold.waitFor();
});

test('where the page ends above it an ad stands open, and once folded it begins folded there', async ({
  open,
}) => {
  const { page } = await open('/userCenter', { as: 'member01', height: 2_000 });
  const ad = adsOf(page).first();
  await ad.getByRole('button', { name: '收到边上' }).click();
  await ad.getByRole('button', { name: '展开活动推广' }).waitFor();
  await page.reload();
  await settled(page);
  await adsAtRest(page);
  expect(await ad.getByRole('button', { name: '展开活动推广' }).count()).toBe(1);
});
