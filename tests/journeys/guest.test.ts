// Owns the journey of a guest who looks around: home, offers, about, back, unknown paths, skin and language; and what the home page keeps.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { getPageHead } from '#contract/session.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { stationFiles } from '#scripts/station/files.ts';
import { credit } from '#server/account/accounts.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { siteWorld } from '#support/site.ts';
import { parseMoney } from '#values/money.ts';
import { boxOf, fillLogin, logInAs, resize, settled } from './steps.ts';

/** The shipped stations, where a test logs in without a human check. */
const stations = stationFiles([]).map((file): StationFile => {
  const station = JSON.parse(readFileSync(file, 'utf8')) as StationFile;
  return { ...station, onOff: { ...station.onOff, loginCheck: 'none' } };
});

const test = siteWorld({ stations }).extend('page', async ({ open }) => (await open('/')).page);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('a guest', () => {
  test('is taken from / to /index and sees the station by its name, its lotteries and its offers', async ({
    page,
  }) => {
    expect(pathOf(page)).toBe('/index');
    expect(await page.title()).not.toBe('');
    await expect.poll(() => page.getByText('分分彩').first().isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('main').getByText('登录', { exact: true }).first().isVisible())
      .toBe(true);
  });

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

  test('sees the first game without scrolling, on every station, in both languages, as a guest and with much money', async ({
    open,
    server,
  }) => {
    const { page } = await open('/appDown', { width: 390, height: 844 });
    const low: string[] = [];
    for (const station of server.context.stations.all()) {
      const { code } = station;
      await server.inStation(code, async (db) => {
        const { id } = await db
          .selectFrom('account')
          .select('id')
          .where('name', '=', 'member01')
          .executeTakeFirstOrThrow();
        const why = { type: ledgerTypes.addedByHand, refType: 'test', refId: code, remark: '' };
        await credit(db, code, { id, role: 'member' }, parseMoney('1225678.0900'), why, server.now());
      });
      await page.goto(`${server.url(code)}/index`);
      for (const role of ['guest', 'member']) {
        if (role === 'member') {
          await logInAs(page, 'member01');
          await page.goto(`${server.url(code)}/index`);
        }
        await settled(page);
        // Where a guest only finds the page to log in.
        if (role === 'guest' && station.onOff.notLoggedToLoginPage) continue;
        const look = async (): Promise<void> => {
          const { y } = await boxOf(page.getByRole('tabpanel').getByRole('listitem').first());
          const language = await page.evaluate(() => document.documentElement.lang);
          if (y >= 560) low.push(`${code} ${role} ${language}: ${y}`);
        };
        await look();
        // The last thing that a change of language asks for: lists have been requested again by then.
        const isChanged = page.waitForResponse((answer) => answer.url().includes(getPageHead.path));
        await page.locator('header button[lang]').click();
        await isChanged;
        await settled(page);
        await look();
      }
    }
    expect(low).toEqual([]);
    // Nine stations, four looks each.
  }, 120_000);

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
    page,
  }) => {
    const first = (at: number): Promise<string> =>
      page.getByRole('tabpanel').getByRole('link').nth(at).innerText();
    const [before, second] = [await first(0), await first(1)];
    expect(before).not.toContain('最近');
    await page.goto('/lotteryAll');
    await page.getByRole('button', { name: '收藏：十分六合彩' }).click();
    await page.getByRole('button', { name: '收藏：十分六合彩', pressed: true }).waitFor();
    await page.goto('/official?lotCode=CQSSC');
    await settled(page);
    await page.goto('/index');
    await settled(page);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('官方彩票');
    expect(await first(0)).toMatch(/最近.*重庆时时彩|重庆时时彩.*最近/s);
    await page.getByRole('tab', { name: '信用彩票' }).click();
    expect(await first(0)).toContain('重庆时时彩');
    await expect.poll(() => first(1)).toContain('十分六合彩');
    expect([await first(2), await first(3)]).toEqual([before, second]);
  });

  test('pulls a page down and has it requested again; a short pull and a swipe do nothing', async ({
    open,
  }) => {
    const { page } = await open('/', { notices: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const finger = await page.context().newCDPSession(page);
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const pull = async (across: number, down: number): Promise<void> => {
      asked.length = 0;
      const [x, y] = [200, 200];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
        });
      await touch('touchStart', 0);
      for (const part of [0.1, 0.2, 0.5, 0.8, 1]) await touch('touchMove', part);
      await touch('touchEnd', 1);
    };
    for (const [path, call] of [
      ['/index', '/index/gameList.do'],
      ['/lotteryOpenDetail?lotCode=FFC', '/m/result/GetLotteryResultList.do'],
    ] as const) {
      await page.goto(path);
      await settled(page);
      await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'none');
      if (path === '/index') {
        // Below the welcome nothing is pulled.
        await page.getByRole('dialog').waitFor();
        await pull(0, 240);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(asked).not.toContain(call);
      }
      await pull(0, 80);
      await pull(150, 60);
      expect(asked).not.toContain(call);
      await pull(0, 240);
      await page.getByText('已刷新').waitFor();
      expect(asked).toContain(call);
    }
    await logInAs(page, 'member01');
    await page.goto('/wallet');
    await settled(page);
    await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'none');
    await pull(0, 240);
    await page.getByText('已刷新').waitFor();
    expect(asked).toContain(userInfo.path);
  });

  test('is taken from an unknown path to /index', async ({ page }) => {
    await page.goto('/noSuchScreen/at/all');
    await page.waitForURL('**/index');
  });

  test('reads that a lottery is not offered, and is led to those that are', async ({ page }) => {
    for (const screen of ['/credit', '/official', '/lotteryOpenDetail', '/lotInfo', '/lotLimit']) {
      await page.goto(`${screen}?lotCode=NONE`);
      await page.getByText('本站暂未开放这个彩种').waitFor();
      await page.getByRole('button', { name: '全部彩种与开奖' }).click();
      await page.waitForURL('**/lotteryAll');
    }
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

  test('reads an offer in full and comes back to the list', async ({ page }) => {
    await page.locator('a[href="/moreActive"]').first().click();
    await page.waitForURL('**/moreActive');
    await settled(page);
    await page.locator('a[href^="/activeDetail"]:visible').first().click();
    await page.waitForURL('**/activeDetail?*');
    // Read ahead, it needs no request that could be waited for.
    await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL('**/moreActive');
  });

  test('chooses the other skin and English, and both are still there after a reload', async ({ page }) => {
    await page.getByRole('link', { name: '我的' }).click();
    await page.waitForURL('**/userCenter');
    const skin = () => page.evaluate(() => document.documentElement.dataset.skin);
    expect(await skin()).toBe('ThemeRed');
    const choose = async (choice: RegExp): Promise<void> => {
      await page.getByRole('button', { name: /切换主题/ }).click();
      await page.getByRole('radio', { name: choice }).click();
    };
    await choose(/跟随系统/);
    // The phone is followed from the moment the choice is drawn.
    const chosen = () => page.getByRole('button', { name: /切换主题/ }).innerText();
    await expect.poll(chosen).toContain('跟随系统');
    for (const [colorScheme, follows] of [
      ['dark', 'ThemeBlack'],
      ['light', 'ThemeRed'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(skin).toBe(follows);
    }
    await expect.poll(chosen).toContain('跟随系统');
    await choose(/午夜黑/);
    await expect.poll(skin).toBe('ThemeBlack');
    await page.getByRole('button', { name: /语言/ }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    await page.reload();
    await settled(page);
    expect(await skin()).toBe('ThemeBlack');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    // What the server says comes in that language too, although the page came with answers in the station's.
    await page.goto('/index');
    await settled(page);
    await expect.poll(() => page.getByText('1-Minute SSC').count()).toBeGreaterThan(0);
    expect(await page.getByText('分分彩').count()).toBe(0);
  });

  test('is asked to log in on a page for members, and is brought back to it afterwards', async ({ page }) => {
    await page.goto('/personalInfo');
    await settled(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /登录/ })
      .or(page.getByRole('main').getByRole('button', { name: /登录/ }))
      .first()
      .click();
    await page.waitForURL('**/login*');
    await fillLogin(page, 'member01', 'demo8888');
    await page.waitForURL('**/personalInfo');
  });
});
