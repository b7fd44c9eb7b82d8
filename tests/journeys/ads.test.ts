// Floating ads: folded ones open on a tap and go back to the edge, and what was closed stays away.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { adsAtRest, adsOf, boxOf, callFrom, settled } from './steps.ts';

const test = siteWorld();

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
  // So low that its menu goes on behind the ad.
  const { page } = await open('/userCenter', { as: 'member01', width: 320, height: 480 });
  await adsAtRest(page);
  const ad = adsOf(page).first();
  const unfold = ad.getByRole('button', { name: '展开活动推广' });
  const close = ad.getByRole('button', { name: '关闭推广' });
  await unfold.click();
  await close.waitFor();
  // Beside the figures of the account nothing happens but that.
  await page.getByText('账户余额').click();
  await unfold.waitFor();
  await unfold.click();
  await close.waitFor();
  await page.mouse.wheel(0, 200);
  await unfold.waitFor();
});

test('a station has its ads as pictures at the end of their page: whole, on nothing, pressed and closed there', async ({
  open,
}) => {
  const at = { at: 'v003', as: 'member01' };
  for (const [width, height, skin] of [
    [320, 568, 'ThemeRed'],
    [390, 844, 'ThemeBlack'],
    [1280, 800, 'ThemeRed'],
  ] as const) {
    const { page } = await open('/lotteryAll', { ...at, width, height, skin });
    await adsAtRest(page);
    const ad = adsOf(page).first();
    await ad.scrollIntoViewIfNeeded();
    /** The rows of the list take their place as they come into the window. */
    const below = () =>
      page.evaluate(() => {
        const { top } = document.querySelector('aside[data-ad]')!.getBoundingClientRect();
        return [...document.querySelectorAll('main a, main button, main h2, main li')]
          .filter((each) => !each.closest('aside[data-ad]') && each.getBoundingClientRect().bottom > top)
          .map((each) => each.outerHTML.slice(0, 200));
      });
    await expect.poll(below).toEqual([]);
    // From the top, where no row lies below the links of the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await keepPicture(page, `ads-picture-${width}`);
    expect(await page.getByRole('button', { name: '展开活动推广' }).count()).toBe(0);
  }
  const { page } = await open('/userCenter', at);
  await adsAtRest(page);
  const count = await adsOf(page).count();
  expect(count).toBeGreaterThan(0);
  await adsOf(page).first().getByRole('button', { name: '关闭推广' }).click();
  await expect.poll(() => adsOf(page).count()).toBe(count - 1);
});

test('while a field of a form has the focus no ad is beside it', async ({ open }) => {
  const { page } = await open('/login', { width: 320, height: 568 });
  await adsAtRest(page);
  await adsOf(page).first().waitFor();
  await page.getByRole('textbox', { name: '账号' }).focus();
  await expect.poll(() => adsOf(page).count()).toBe(0);
  await page.getByLabel('密码', { exact: true }).focus();
  await adsAtRest(page);
  expect(await adsOf(page).count()).toBe(0);
  await page.getByLabel('密码', { exact: true }).blur();
  await adsOf(page).first().waitFor();
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
