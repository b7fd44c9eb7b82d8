// A game fits the screens it is played on: what falls, the main bets and the button that confirms are in sight together, and the sheet of its rules is whole.
import { expect } from 'vitest';
import { gamesOf, type PlatformCode } from '#counterparty/game-platform/catalogue.ts';
import { platformGamesWorld } from './platformGames.ts';

const sizes = [
  [320, 568],
  [375, 667],
  [812, 375],
  [667, 375],
  [568, 320],
] as const;

const table = ['.hands', '.tray .act:last-child', '.chips'];
/** What has to be in sight before anything is scrolled. */
const games: readonly (readonly [platform: PlatformCode, game: string, inSight: readonly string[]])[] = [
  ['sandbox-live', 'baccarat', [...table, '.spots:nth-child(2)']],
  ['sandbox-live', 'dragontiger', [...table, '.spots:nth-child(1)']],
  ['sandbox-live', 'roulette', [...table, '.spots:nth-child(2)', '.carpet [aria-label="3"]']],
  ['sandbox-live', 'sicbo', [...table, '.spots:nth-child(2)']],
  ['sandbox-egame', 'fortune', ['.reels', '.choice', '.act']],
  ['sandbox-chess', 'niuniu5', ['.hands', '.choice', '.act']],
  ['sandbox-chess', 'erbagang', ['.hands', '.spots', '.chips', '.act:last-child']],
];

const test = platformGamesWorld(['sandbox-live', 'sandbox-egame', 'sandbox-chess']);

test.for(games)(
  'at %s, %s: bets, what falls and the button stand on one screen',
  async ([platform, game, inSight], { enter }) => {
    const [[width, height]] = sizes;
    const page = await enter(platform, game, { width, height });
    const out = () =>
      page.evaluate(
        (selectors) =>
          selectors.filter((selector) => {
            const box = document.querySelector(selector)!.getBoundingClientRect();
            const tray = document.querySelector('.tray');
            const foot = tray?.getBoundingClientRect();
            const isCovered =
              foot &&
              !document.querySelector(selector)!.closest('.tray') &&
              foot.top < box.bottom - 1 &&
              foot.left < box.right &&
              foot.right > box.left;
            return isCovered || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
          }),
        inSight,
      );
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await out(), `${width}x${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test('a hand of five cards stands in one row on the narrowest phone', async ({ enter }) => {
  const page = await enter('sandbox-chess', 'niuniu5', { width: 320, height: 568 });
  const tops = await page
    .locator('.hand:first-child .card')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

test.for(['sandbox-live', 'sandbox-chess'] as const)(
  'at %s the sheet of every table says its rules, with every value filled in',
  async (platform, { enter }) => {
    for (const { code } of gamesOf(platform)) {
      const page = await enter(platform, code, { width: 320, height: 568 });
      await page.locator('summary').click();
      const sentences = await page.locator('#rules p').allInnerTexts();
      const rows = await page.locator('#rules li').allInnerTexts();
      expect(sentences.length, code).toBeGreaterThanOrEqual(3);
      expect(
        [...sentences, ...rows].filter((text) => /[{}]|undefined|NaN|rule\.|bet\.|odds\./.test(text)),
        code,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.close();
    }
  },
);
