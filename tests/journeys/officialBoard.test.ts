// The official board as it is played on in a real browser: its figures, one press, axe.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { betBar, board, choose, playWorld, row } from './play.ts';
import { callFrom, settled } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'WFC']);

test('the settings of the board show on each digit how many draws it has been out, and how often it came', async ({
  open,
  draws,
}) => {
  for (let drawn = 0; drawn < 4; drawn += 1) await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'member01' });
  expect(await board(page).locator('[data-warmth]').count()).toBe(0);
  await betBar(page).getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByRole('button', { name: '遗漏' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const { list } = (await callFrom(page, '/m/result/GetLotteryResultList.do', {
    lotCode: 'FFC',
    pageNo: '1',
    pageSize: '100',
  })) as unknown as { list: { openStatus: string; haoMa: string }[] };
  const numbers = list
    .filter(({ openStatus }) => openStatus === 'drawn')
    .map(({ haoMa }) => haoMa.split(','));
  expect(numbers.length).toBeGreaterThanOrEqual(3);
  const figuresOf = (name: string) => row(page, name).locator('[data-warmth]').allInnerTexts();
  const omissions = (place: number) =>
    Array.from({ length: 10 }, (_, digit) => {
      const last = numbers.findIndex((draw) => draw[place] === String(digit));
      return `漏${last < 0 ? numbers.length : last}`;
    });
  await expect.poll(() => figuresOf('万')).toEqual(omissions(0));
  expect(await figuresOf('个')).toEqual(omissions(4));
  await betBar(page).getByRole('button', { name: '盘面设置' }).click();
  await settings.getByRole('button', { name: '冷热' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const counts = Array.from(
    { length: 10 },
    (_, digit) => `出${numbers.filter((draw) => draw[0] === String(digit)).length}`,
  );
  await expect.poll(() => figuresOf('万')).toEqual(counts);
});

test('one press on the largest board changes one pick, by the next frame', async ({ open, draws }) => {
  await draws.begin('SFSC');
  const { page } = await open('/official?lotCode=SFSC', { as: 'member01' });
  await choose(page, '定位胆');
  await expect.poll(() => board(page).locator('button[aria-pressed]').count()).toBeGreaterThanOrEqual(100);
  // Figures and marks have come to their cells.
  await settled(page);
  const changed = await page.evaluate(async () => {
    const seen = new Set<Node>();
    const watch = new MutationObserver((list) => {
      for (const { target } of list) seen.add(target);
    });
    watch.observe(document.querySelector('#board')!, { subtree: true, attributes: true, childList: true });
    const pick = document.querySelectorAll<HTMLElement>('#board button[aria-pressed]')[70]!;
    pick.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isPicked = pick.getAttribute('aria-pressed');
    watch.disconnect();
    return { count: seen.size, isPicked };
  });
  expect(changed).toEqual({ count: 1, isPicked: 'true' });
});

describe.each([
  ['ThemeRed', 375, 812, 'zh-CN'],
  ['ThemeBlack', 320, 640, 'en'],
] as const)('in %s at %i by %i in %s', (skin, width, height, locale) => {
  test('picks, typed tickets, the basket and a chase pass axe', async ({ open, draws }) => {
    await draws.begin('WFC');
    const { page } = await open('/official?lotCode=WFC', {
      as: 'member01',
      width,
      height,
      skin,
      locale,
    });
    const check = async (): Promise<void> => {
      expect(await axeFinds(page)).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    };
    await page.getByRole('tab').nth(3).click();
    await board(page).locator('fieldset').first().getByRole('button').nth(1).click();
    await board(page).getByRole('textbox').fill('123 12 456');
    await check();
    await page.locator('section button[data-kind="main"]').last().click();
    await page.locator('dialog[open] fieldset button').nth(1).click();
    await page.locator('dialog[open] ol > li').first().waitFor();
    await check();
  });
});
