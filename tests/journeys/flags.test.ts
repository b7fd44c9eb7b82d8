// What each front-config flag does that a player can see, on two shipped stations that differ in it.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { settled } from './steps.ts';

const test = siteWorld().extend(
  'on',
  ({ open }) =>
    /** Opens a screen of a station as a member and looks at it. */
    async <Seen>(at: string, path: string, look: (page: Page) => Promise<Seen>): Promise<Seen> => {
      const { page, consoleErrors } = await open(path, { as: 'member01', at });
      const seen = await look(page);
      // A host of the line check that is not on this machine is noted by the browser itself.
      expect(consoleErrors.splice(0).filter((line) => !line.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
      return seen;
    },
);

const has = (text: string) => (page: Page) => page.getByText(text).first().isVisible();
const shows = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

describe('the flag', () => {
  test('addToDesktopRemainText is a strip on the home page, with the text of the station, and can be closed', async ({
    on,
  }) => {
    await on('w147', '/index', async (page) => {
      const reminder = page.getByText('添加到桌面，下次一点即开');
      await expect.poll(() => reminder.isVisible()).toBe(true);
      await page.getByRole('button', { name: '关闭提醒' }).click();
      await reminder.waitFor({ state: 'hidden' });
      await page.reload();
      await settled(page);
      expect(await reminder.isVisible()).toBe(false);
    });
    expect(await on('v010', '/index', (page) => page.getByRole('button', { name: '关闭提醒' }).count())).toBe(
      0,
    );
  });

  test('lineDetection is an entry of the home page that measures the hosts of the station', async ({
    on,
  }) => {
    await on('w147', '/index', async (page) => {
      await page.getByRole('main').getByText('线路检测').click();
      const sheet = page.getByRole('dialog');
      await expect
        .poll(() =>
          sheet
            .getByText(/\d+毫秒/)
            .first()
            .isVisible(),
        )
        .toBe(true);
      await expect.poll(() => sheet.getByText('当前线路').isVisible()).toBe(true);
      await expect.poll(() => sheet.getByText('无法连接').first().isVisible()).toBe(true);
    });
    expect(await on('v010', '/index', has('线路检测'))).toBe(false);
  });

  test('lineDetectionTxt is the name of that entry', async ({ on }) => {
    await on('v018', '/index', shows('网络检测'));
    expect(await on('w147', '/index', has('网络检测'))).toBe(false);
  });

  test('personalInfoflag shows the ways to reach the member on /personalInfo', async ({ on }) => {
    await on('w147', '/personalInfo', shows('手机号码'));
    expect(await on('v010', '/personalInfo', has('手机号码'))).toBe(false);
  });

  test('moreActiveHeader is the header bar of the offers; without it they open with a large title', async ({
    on,
  }) => {
    const tops = (page: Page) =>
      page.evaluate(() => ({
        bar: [...document.querySelectorAll('header h1')].some((heading) => heading.checkVisibility()),
        title: [...document.querySelectorAll('main h1')].some((heading) => heading.checkVisibility()),
      }));
    expect(await on('w147', '/moreActive', tops)).toEqual({ bar: true, title: false });
    expect(await on('v003', '/moreActive', tops)).toEqual({ bar: false, title: true });
  });

  test('isV010 lays the lotteries out in two columns instead of three', async ({ on }) => {
    const columns = (page: Page) =>
      page.evaluate(() => {
        const lefts = [...document.querySelectorAll('main [role="tabpanel"] li')].map((card) =>
          Math.round(card.getBoundingClientRect().left),
        );
        return new Set(lefts).size;
      });
    expect(await on('v010', '/index', columns)).toBe(2);
    expect(await on('w147', '/index', columns)).toBe(3);
  });

  test('needHideMaximumNetAmount leaves the highest win out of the rules of the official board', async ({
    on,
  }) => {
    const rules = async (page: Page) => {
      await page.getByRole('button', { name: '玩法规则' }).click();
      const sheet = page.getByRole('dialog', { name: /玩法规则/ });
      await sheet.getByText('单笔最低').waitFor();
      return sheet.innerText();
    };
    expect(await on('w147', '/official?lotCode=FFC', rules)).toContain('单笔最高派奖');
    expect(await on('v017', '/official?lotCode=FFC', rules)).not.toContain('最高派奖');
  });
});

test('the name a station gives a kind of activity titles its offer, on the list and on its page', async ({
  on,
}) => {
  const titles = async (page: Page) => {
    const list = await page.getByRole('main').innerText();
    await page.getByRole('link', { name: /每日加奖|青梧日礼/ }).click();
    await page.waitForURL('**/activeDetail*');
    await settled(page);
    return { list, page: await page.getByRole('heading', { level: 2 }).first().innerText() };
  };
  const other = await on('w147', '/moreActive', titles);
  expect(other.list).toContain('每日加奖');
  expect(other.page).toBe('每日加奖');
  const named = await on('v017', '/moreActive', titles);
  expect(named.list).toContain('青梧日礼');
  expect(named.list).not.toContain('每日加奖');
  expect(named.page).toBe('青梧日礼');
});
