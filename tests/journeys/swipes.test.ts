// Changing the lottery with a swipe across the card of the period: from one favourite to the next, each with its own picks.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { fingerOn } from './finger.ts';
import { cells, playWorld } from './play.ts';
import { boxOf, settled } from './steps.ts';

const test = playWorld(['FFC', 'CQSSC', 'SFSC']);

const lotteryOf = (page: Page): string | null => new URL(page.url()).searchParams.get('lotCode');
const picked = (page: Page) => page.locator('#board [data-cell][aria-pressed="true"]').count();

test('a swipe across the card leads to the next favourite and back, and the picks of each are kept', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', at: 'v010', isNew: true });
  const card = page.locator('[data-board-top]');
  const drag = await fingerOn(page);
  const swipe = async (across: number, down = 0): Promise<void> => {
    const { x, y, width, height } = await boxOf(card);
    await drag(across, down, { x: x + width / 2, y: y + height / 2 });
  };
  await cells(page).nth(0).click();
  // Without favourites there is nothing to swipe to.
  await swipe(-150);
  expect([lotteryOf(page), await card.locator('i[data-here]').count()]).toEqual(['FFC', 0]);

  await card.locator('button[aria-haspopup="dialog"]').first().click();
  for (const name of ['分分彩', '重庆时时彩', '极速赛车'])
    await page
      .getByRole('button', { name: `收藏：${name}` })
      .first()
      .click();
  await page.keyboard.press('Escape');
  await card.locator('i[data-here]').waitFor();
  await keepPicture(page, 'swipe-dots');
  await swipe(-30);
  await swipe(-100, 160);
  expect(lotteryOf(page)).toBe('FFC');
  await swipe(-150);
  await page.waitForURL('**lotCode=CQSSC*');
  await settled(page);
  expect(await picked(page)).toBe(0);
  await cells(page).nth(1).click();
  await cells(page).nth(2).click();
  await swipe(150);
  await page.waitForURL('**lotCode=FFC*');
  await settled(page);
  expect(await picked(page)).toBe(1);
  await swipe(-150);
  await page.waitForURL('**lotCode=CQSSC*');
  await settled(page);
  expect(await picked(page)).toBe(2);
});
