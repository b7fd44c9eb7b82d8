// Owns what a player sees of a hand of cards or tiles: it is turned over before verdict and balance, and what won stays marked until the next chip.
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
  expect(await spots.locator('em[data-placed]').allInnerTexts()).toEqual(['10', '10']);
  expect(await page.locator('#rounds small').first().innerText()).toMatch(
    /^\d\d:\d\d · 投注 顺门 ¥10\.00 · 天门 ¥10\.00$/,
  );

  await spots.filter({ hasText: '出门' }).click();
  expect(await spots.locator('em').allInnerTexts()).toEqual(['10']);
  expect(await page.locator('.spot[data-won], em[data-placed]').count()).toBe(0);
});

test.for(['niuniu5', 'erbagang'])(
  'at %s the cards are turned over, then each hand says what it is, and then come the verdict, the balance and the last bets',
  async (game, { enter }) => {
    const page = await enter('sandbox-chess', game, { width: 375, height: 812 });
    if (game === 'erbagang') await page.locator('.spot').first().click();
    await page.evaluate(() => {
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
    await page.locator('.act').last().click();
    await page.locator('.verdict[data-state]').waitFor();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['covered', '', 'said', 'said verdict money']);
  },
);
