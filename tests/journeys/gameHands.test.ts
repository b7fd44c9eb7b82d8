// What a player sees of a hand of cards or tiles: it is turned over before verdict and balance, and what won stays marked until the next chip.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-chess']);

test('at the doors, chips and the gold of what won stay until the next chip, and the last bets name the doors', async ({
  enter,
}) => {
  const page = await enter('sandbox-chess', 'erbagang', { width: 320, height: 568 });
  const spots = page.locator('.spot');
  for (const door of ['顺门', '天门']) await spots.filter({ hasText: door }).click();
  await page.locator('.act:last-child').click();
  await page.locator('.verdict[data-state]').waitFor();
  const [banker, ...doors] = await page
    .locator('.hand')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.won === 'true'));
  expect(banker).toBe(doors.every((won) => !won));
  expect(await spots.evaluateAll((all) => all.map((each) => 'won' in (each as HTMLElement).dataset))).toEqual(
    doors,
  );
  await expect.poll(() => spots.locator('em[data-placed]').allInnerTexts()).toEqual(['10', '10']);
  await expect
    .poll(() => page.locator('#rounds small').first().innerText())
    .toMatch(/^\d\d:\d\d · 投注 顺门 ¥10\.00 · 天门 ¥10\.00$/);

  await spots.filter({ hasText: '出门' }).click();
  await expect.poll(() => spots.locator('em').allInnerTexts()).toEqual(['10']);
  expect(await page.locator('.spot[data-won], em[data-placed]').count()).toBe(0);
});

/** Notes each stage that the page goes through, by what is seen of it. */
const noteStages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const money = () =>
      document.querySelector('#balance')!.textContent + document.querySelector('#rounds')!.textContent!;
    const before = money();
    const look = () => {
      const stage = Object.entries({
        covered: document.querySelector('.hands .back'),
        said: [...document.querySelectorAll('.hand p')].some((each) => each.textContent !== ''),
        verdict: document.querySelector('.verdict[data-state]'),
        money: money() !== before,
      })
        .flatMap(([name, is]) => (is ? [name] : []))
        .join(' ');
      if (stage !== seen.at(-1)) seen.push(stage);
      requestAnimationFrame(look);
    };
    look();
  });
const stagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('the tiles are turned over, then each hand says what it is, and then come the verdict, the balance and the last bets', async ({
  enter,
}) => {
  const page = await enter('sandbox-chess', 'erbagang', { width: 375, height: 812 });
  await page.locator('.spot').first().click();
  await noteStages(page);
  await page.locator('.act').last().click();
  await page.locator('.verdict[data-state]').waitFor();
  await expect.poll(() => stagesOf(page)).toEqual(['covered', '', 'said', 'said verdict money']);
});

test('at niuniu four own cards are seen before the bid; the last one and those of the others are turned over after it', async ({
  enter,
}) => {
  const page = await enter('sandbox-chess', 'niuniu5', { width: 375, height: 812 });
  const balance = async () => Number((await page.locator('#balance').innerText()).replaceAll(/[¥,]/g, ''));
  const whole = await balance();
  await page.getByRole('button', { name: '发牌' }).click();
  const own = page.locator('.hand').first();
  const noBid = page.getByRole('button', { name: '不抢' });
  await noBid.and(page.locator(':enabled')).waitFor();
  expect(await own.locator('.card:not(.back)').count()).toBe(4);
  expect(await page.locator('.hand .card.back').count()).toBe(1 + 3 * 5);
  // What the hand can cost at most is held.
  expect(whole - (await balance())).toBe(5 * 128);
  const digest = /[0-9a-f]{64}/.exec((await page.locator('.proof').textContent())!)![0];
  const seen = await own.locator('.card').evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel));

  // The hand is on the table for whoever comes back to it.
  await page.reload();
  await noBid.and(page.locator(':enabled')).waitFor();
  expect(await own.locator('.card').evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel))).toEqual(
    seen,
  );
  await noteStages(page);
  await noBid.click();
  const bets = page.getByRole('group', { name: '下注倍数' }).getByRole('button');
  await expect
    .poll(async () => (await page.locator('.hand small').allInnerTexts()).filter(Boolean).length)
    .toBe(4);
  if ((await bets.count()) > 0) await bets.first().click();
  await page.locator('.verdict[data-state]').waitFor();
  await expect.poll(() => stagesOf(page)).toEqual(['covered', '', 'said', 'said verdict money']);
  expect(await page.locator('.proof').textContent()).toContain(`上一局的摘要：${digest}`);
});
