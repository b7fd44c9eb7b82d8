// Through the member centre: all of it on one screen, each matter behind one tile, and every page of records behind tabs.
import { expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { follow, settled } from './steps.ts';

const test = siteWorld();

test('fits on one screen of a phone, in both languages, with no tile twice', async ({ open }) => {
  const { page } = await open('/userCenter', { as: 'member01', width: 390, height: 844 });
  for (const locale of ['zh-CN', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.reload();
    await settled(page);
    const tiles = page.getByRole('main').getByRole('navigation').last().getByRole('listitem');
    expect(await tiles.count()).toBe(13);
    const words = await tiles.allInnerTexts();
    expect(new Set(words).size).toBe(words.length);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  }
});

test('what has no one screen is named in a sheet; who logged in before stands with what is safe', async ({
  open,
}) => {
  const { page } = await open('/userCenter', { as: 'member01' });
  await page.getByRole('button', { name: '帮助与客服' }).click();
  const sheet = page.getByRole('dialog', { name: '帮助与客服' });
  for (const name of ['帮助中心', '公告', '关于我们']) await sheet.getByRole('link', { name }).waitFor();
  await sheet.getByRole('button', { name: '在线客服' }).waitFor();
  // Support is written to in one place.
  expect(await sheet.getByRole('link', { name: '意见反馈' }).count()).toBe(0);
  await sheet.getByRole('link', { name: '公告' }).click();
  await page.waitForURL('**/notice');
  await follow(page, '/aboutUs');
  await page.getByRole('main').getByText('未满18周岁禁止参与').waitFor();
  await follow(page, '/userCenter');
  expect(await page.getByRole('main').innerText()).not.toContain('上次登录');
  await page.getByRole('link', { name: '资料与安全' }).click();
  await page.waitForURL('**/personalInfo');
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(/上次登录[\s\S]*登录地址/);
});

test('one tile leads to all records, each a tab of its own', async ({ open }) => {
  const { page } = await open('/userCenter', { as: 'member01' });
  await page.getByRole('link', { name: '记录', exact: true }).click();
  await page.waitForURL('**/lotteryRecord');
  const tabs = page.getByRole('tablist', { name: '记录类别' });
  for (const [name, path] of [
    ['真人', '/orderReal'],
    ['电子', '/orderEgame'],
    ['棋牌', '/orderChess'],
    ['捕鱼', '/orderFish'],
    ['体育', '/orderSport'],
    ['电竞', '/orderEsport'],
    ['存提', '/transctionRecord'],
    ['账变', '/reportChange'],
    ['彩票', '/lotteryRecord'],
  ] as const) {
    await tabs.getByRole('tab', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await expect
      .poll(() => tabs.getByRole('tab', { name, exact: true }).getAttribute('aria-selected'))
      .toBe('true');
  }
  // They take each other's place: back leads to where the records were entered.
  await page.goBack();
  await page.waitForURL('**/userCenter');
});
