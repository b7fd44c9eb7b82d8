// The home page: its banner, its hall of games, what was played or marked at its head, and the place it keeps.
import { describe, expect } from 'vitest';
import { test } from './guests.ts';
import { adsAtRest, boxOf, follow, logInAs, resize, settled, staticPage } from './steps.ts';

describe('a guest', () => {
  test('sees words and the way on over a banner; a player has 存款 and 提款 beside the balance', async ({
    page,
  }) => {
    await resize(page, 390, 844);
    const banner = page.getByRole('button', { name: /锦鲤湾欢迎您.*看优惠/ });
    await expect.poll(async () => (await boxOf(banner)).height).toBeGreaterThan(100);
    await logInAs(page, 'member01');
    await page.reload();
    await settled(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '提款', exact: true }).waitFor();
    await main.getByRole('link', { name: '存款', exact: true }).click();
    await page.waitForURL('**/recharge');
  });

  test('reads on where it was when the countdowns come', async ({ open }) => {
    const { page } = await open(staticPage, { isNew: true });
    let goOn: () => void = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route('**/lottery/getNewPeriod2.do*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/index');
    const cards = page.getByRole('tabpanel').getByRole('listitem');
    await cards.first().waitFor();
    const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(await cards.locator('time').count()).toBe(0);
    const before = await heights();
    goOn();
    await expect.poll(() => cards.locator('time').count()).toBe(before.length);
    expect(await heights()).toEqual(before);
  });

  test('has a hall as high as its games', async ({ page }) => {
    await page.getByRole('tab', { name: '体育' }).click();
    const panel = page.getByRole('tabpanel', { name: '体育' });
    await panel.getByRole('listitem').first().waitFor();
    const below = await panel.evaluate((hall) => {
      const last = [...hall.querySelectorAll('li, a')].at(-1)!;
      return hall.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    });
    expect(below).toBeLessThan(20);
  });

  test('finds at the head of the home page what was opened last, in its mode, and what was marked', async ({
    open,
  }) => {
    const { page } = await open('/', { isNew: true });
    const first = (at: number): Promise<string> =>
      page.getByRole('tabpanel').getByRole('link').nth(at).innerText();
    /** Without what changes: how long betting is open, and the last draw. */
    const nameAt = (at: number): Promise<string> =>
      page
        .getByRole('tabpanel')
        .getByRole('link')
        .nth(at)
        .evaluate((card) => card.querySelector('span:last-of-type')!.firstChild!.textContent!);
    const [before, second] = [await nameAt(0), await nameAt(1)];
    expect(await first(0)).not.toContain('最近');
    await page.goto('/lotteryAll');
    await page.getByRole('button', { name: '收藏：十分六合彩' }).click();
    await page.getByRole('button', { name: '收藏：十分六合彩', pressed: true }).waitFor();
    await page.goto('/official?lotCode=CQSSC');
    await settled(page);
    await page.goto('/index');
    await settled(page);
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('官方彩票');
    expect(await first(0)).toMatch(/最近.*重庆时时彩|重庆时时彩.*最近/s);
    await page.getByRole('tab', { name: '信用彩票' }).click();
    expect(await first(0)).toContain('重庆时时彩');
    await expect.poll(() => first(1)).toContain('十分六合彩');
    expect([await nameAt(2), await nameAt(3)]).toEqual([before, second]);
  });

  test('marks a lottery, which moves nothing under the finger and leads the list on the next visit, as is said', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll', { isNew: true });
    const star = page.getByRole('button', { name: '收藏：十分六合彩' });
    await star.scrollIntoViewIfNeeded();
    // One that lies over the star for a moment would have the page scrolled again before the tap.
    await adsAtRest(page);
    const { y } = await boxOf(star);
    await star.click();
    await page.getByText('已收藏，下次打开首页和列表时排在前面').first().waitFor();
    await page.getByRole('button', { name: '收藏：十分六合彩', pressed: true }).waitFor();
    expect((await boxOf(star)).y).toBe(y);
    expect(await page.getByRole('region', { name: '我的收藏' }).count()).toBe(0);
    await follow(page, '/index');
    await follow(page, '/lotteryAll');
    const kept = page.getByRole('region', { name: '我的收藏' });
    expect(await kept.getByRole('listitem').count()).toBe(1);
    await kept.getByText('十分六合彩').waitFor();
    const first = page.getByRole('main').getByRole('region').first();
    expect(await first.getAttribute('aria-label')).toBe('我的收藏');
  });

  test('finds the home page where they left it: scrolled, with the tab they chose', async ({ page }) => {
    const official = page.getByRole('tab', { name: /官方/ });
    await official.click();
    await page.evaluate(() => (document.scrollingElement ?? document.body).scrollTo(0, 300));
    const before = await page.evaluate(() =>
      Math.round((document.scrollingElement ?? document.body).scrollTop),
    );
    expect(before).toBeGreaterThan(100);
    await page.getByRole('link', { name: '我的' }).click();
    await page.waitForURL('**/userCenter');
    await page.goBack();
    await page.waitForURL('**/index');
    await expect.poll(() => official.getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => Math.round((document.scrollingElement ?? document.body).scrollTop)))
      .toBe(before);
  });
});
