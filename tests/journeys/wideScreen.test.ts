// What stands beside the column of a wide screen: lotteries with countdowns, a code of the address that goes along, roads or the latest draws, and nothing that floats outside.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getNewPeriod2 } from '#contract/lottery.generated.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { beginDay, member, test } from './appearance.ts';
import { betBar, cells, choose, moneyOf, press, result, slip } from './play.ts';
import { boxOf, go, settled } from './steps.ts';

const beside = ['彩种', '在手机上继续', '最新开奖', '走势路珠', '本期注单', '我的注单'];
const chosen = (page: Page) => page.getByRole('complementary', { name: '我的注单' });

test.beforeAll(({ draws, server, station }) => beginDay(draws, server, station));

test('beside the column of a wide screen stand a code of the address and the latest draws, and nothing floats outside', async ({
  open,
}) => {
  for (const skin of ['ThemeRed', 'ThemeBlack'] as const) {
    const { page } = await open('/userCenter', { ...member, height: 800, skin });
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await go(page, '/userCenter');
      const side = page.getByRole('complementary', { name: '在手机上继续' });
      await side.getByRole('img', { name: page.url() }).waitFor();
      const draws = page.getByRole('complementary', { name: '最新开奖' }).getByRole('link');
      await draws.first().waitFor();
      await keepPicture(page, `wide-${width}-${skin}`);
      const column = await boxOf(page.locator('main'));
      const boxes = await page
        .locator('aside')
        .evaluateAll((all) =>
          all.map((each) => [each.ariaLabel, each.getBoundingClientRect().toJSON()] as const),
        );
      for (const [label, { left, right }] of boxes) {
        const isBeside = right <= column.x || left >= column.x + column.width;
        const isInside = left >= column.x && right <= column.x + column.width;
        expect([label, isBeside || isInside, left >= 0, right <= width]).toEqual([label, true, true, true]);
        expect([label, isBeside]).toEqual([label, beside.includes(label!)]);
      }
      const href = (await draws.first().getAttribute('href'))!;
      await draws.first().click();
      await page.waitForURL(`**${href}`);
      // The code goes along with the address.
      await side.getByRole('img', { name: page.url() }).waitFor();
    }
  }
});

test('beside a board the lotteries count down and change it with one tap, and its roads are drawn', async ({
  open,
}) => {
  const { page } = await open('/credit?lotCode=FFC', { ...member, width: 1440, height: 800 });
  const lotteries = page.getByRole('complementary', { name: '彩种' });
  const row = (name: string) => lotteries.getByRole('link', { name: new RegExp(`^\\S*\\s*${name}`) });
  await expect.poll(() => row('分分彩').getAttribute('aria-current')).toBe('page');
  await expect.poll(() => row('分分彩').locator('time').innerText()).toMatch(/^00:\d\d$|封盘|开奖/);
  const roads = page.getByRole('complementary', { name: '走势路珠' });
  const road = roads.getByRole('img', { name: /大路/ });
  await road.waitFor();
  const before = await road.getAttribute('aria-label');
  await roads.getByRole('tab').nth(1).click();
  await expect.poll(() => road.getAttribute('aria-label')).not.toBe(before);
  await keepPicture(page, 'wide-board');
  await row('十分六合彩').click();
  await page.waitForURL('**/credit?lotCode=SFLHC');
  await expect.poll(() => row('十分六合彩').getAttribute('aria-current')).toBe('page');
  await page.getByRole('main').getByText('十分六合彩').first().waitFor();
  await expect.poll(() => road.getAttribute('aria-label')).not.toBe(before);
});

test('cards and the list beside them ask for the running periods once', async ({ open }) => {
  const { page } = await open('/userCenter', { ...member, width: 1440, height: 800 });
  await page.getByRole('complementary', { name: '彩种' }).locator('time').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(getNewPeriod2.path)) asked.push(request.url());
  });
  await go(page, '/index');
  await page.getByRole('complementary', { name: '彩种' }).locator('time').first().waitFor();
  await page.getByRole('main').locator('time').first().waitFor();
  expect(asked).toHaveLength(1);
});

test('beside a board stands what its player has bet on the running period, until it is taken back', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { ...member, width: 1440, height: 900 });
  const own = page.getByRole('complementary', { name: '本期注单' });
  await page.getByRole('complementary', { name: '走势路珠' }).waitFor();
  expect(await own.count()).toBe(0);
  await cells(page).filter({ hasText: '总和大' }).click();
  await chosen(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => own.innerText()).toMatch(/总和大[\s\S]*10[\s\S]*共1笔/);
  await keepPicture(page, 'wide-bets');
  await own.getByRole('link', { name: '全部记录' }).click();
  await page.waitForURL('**/lotteryRecord?lotCode=FFC');
});

test('from 1,100 px the slip of a board stands beside it: made, changed, cleared and placed without a sheet', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { ...member, width: 1280, height: 800 });
  const before = await moneyOf(page);
  await expect.poll(() => chosen(page).innerText()).toContain('点击盘面选号');
  await cells(page).filter({ hasText: '总和大' }).click();
  await cells(page).filter({ hasText: '总和双' }).click();
  const said = async (): Promise<string> => (await chosen(page).innerText()).replaceAll(/\s/g, '');
  await expect.poll(said).toMatch(/总和大@.*总和双@.*共2注，合计¥20\.00最高可中¥/);
  // What is picked later is no odds that have changed.
  expect(await said()).not.toContain('赔率已更新');
  expect(await page.getByRole('button', { name: '投注', exact: true }).count()).toBe(0);
  await chosen(page)
    .getByLabel(/^单注金额.*总和双/)
    .fill('30');
  await expect.poll(said).toContain('合计¥40.00');
  await chosen(page).getByRole('button', { name: '清空' }).click();
  await expect.poll(said).toContain('点击盘面选号');
  await page.getByRole('region', { name: '注单' }).getByRole('button', { name: '恢复' }).click();
  await expect.poll(said).toContain('合计¥40.00');
  await keepPicture(page, 'wide-slip-1280');
  // Narrower it is a sheet again, which opens by a press alone.
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(() => chosen(page).count()).toBe(0);
  expect(await slip(page).count()).toBe(0);
  await page.getByRole('button', { name: '投注', exact: true }).click();
  await slip(page).getByRole('button', { name: '关闭' }).click();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(said).toContain('合计¥40.00');
  await keepPicture(page, 'wide-slip-1100');
  await chosen(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect(await moneyOf(page)).toBe(before - 40);
  await page.keyboard.press('Escape');
  await expect.poll(said).toContain('点击盘面选号');
});

test('beside an official board stands its basket, filled line by line and placed from there', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { ...member, width: 1440, height: 900 });
  const before = await moneyOf(page);
  await choose(page, '定位胆');
  await press(page, '万', '1', '2');
  await chosen(page).getByText('点击盘面选号').waitFor();
  await betBar(page).getByRole('button', { name: '添加' }).click();
  const said = async (): Promise<string> => (await chosen(page).innerText()).replaceAll(/\s/g, '');
  await expect.poll(said).toContain('共2注，合计¥4.00');
  await press(page, '千', '3');
  await betBar(page).getByRole('button', { name: '添加' }).click();
  await expect.poll(said).toContain('共3注，合计¥6.00');
  await keepPicture(page, 'wide-basket-1440');
  await chosen(page)
    .getByRole('button', { name: /^移除：/ })
    .last()
    .click();
  await expect.poll(said).toContain('共2注，合计¥4.00');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await chosen(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect(await moneyOf(page)).toBe(before - 4);
});

test('a press beside a sheet closes it and does what stands there, without a step left behind', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/userCenter', { ...member, width: 1440, height: 900 });
  await go(page, '/credit?lotCode=FFC');
  const sheet = page.getByRole('dialog');
  const openSheet = async (): Promise<void> => {
    await page.locator('[data-board-top] button[aria-haspopup="dialog"]').first().click();
    await sheet.waitFor();
  };
  await openSheet();
  await keepPicture(page, 'wide-sheet');
  const other = page.getByRole('complementary', { name: '彩种' }).getByRole('link', { name: /十分六合彩/ });
  const { x, y } = await boxOf(other);
  await page.mouse.click(x + 20, y + 20);
  await page.waitForURL('**/credit?lotCode=SFLHC');
  await expect.poll(() => sheet.count()).toBe(0);
  await settled(page);
  await page.goBack();
  await page.waitForURL('**/credit?lotCode=FFC');
  await settled(page);
  // A press on its own column only closes it.
  await openSheet();
  const column = await boxOf(page.locator('main'));
  await page.mouse.click(column.x + column.width / 2, 20);
  await expect.poll(() => sheet.count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('lotCode')).toBe('FFC');
});

test('the Tab key leads beyond both ends of a sheet to what stands beside it; Escape closes it, and the focus is back', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { ...member, width: 1440, height: 900 });
  await page.getByRole('complementary', { name: '走势路珠' }).waitFor();
  const sheet = page.getByRole('dialog');
  const opens = page.locator('[data-board-top] button[aria-haspopup="dialog"]').first();
  const openSheet = async (): Promise<void> => {
    await opens.focus();
    await page.keyboard.press('Enter');
    await sheet.waitFor();
    await settled(page);
  };
  const isIn = (side: string) =>
    page.evaluate((name) => document.activeElement?.closest(`[data-beside="${name}"]`) != null, side);
  const leave = async (key: string, side: string): Promise<void> => {
    for (let stop = 0; stop < 300 && !(await isIn(side)); stop += 1) await page.keyboard.press(key);
    expect(await isIn(side)).toBe(true);
    await expect.poll(() => sheet.count()).toBe(0);
    await settled(page);
    expect(await isIn(side)).toBe(true);
  };
  await openSheet();
  await leave('Tab', 'right');
  await openSheet();
  await leave('Shift+Tab', 'left');
  await openSheet();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await settled(page);
  expect(await opens.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(new URL(page.url()).searchParams.get('lotCode')).toBe('FFC');
});
