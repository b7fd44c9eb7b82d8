// The rooms of platforms load little, stand still for who wants no motion, and are played with keys alone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlatformCode } from '#counterparty/game-platform/catalogue.ts';
import { platformGamesWorld } from './platformGames.ts';

const phone = { width: 390, height: 844 };
const rooms: readonly (readonly [platform: PlatformCode, game: string])[] = [
  ['sandbox-live', 'roulette'],
  ['sandbox-egame', 'fortune'],
  ['sandbox-chess', 'niuniu'],
  ['sandbox-chess', 'erbagang'],
  ['sandbox-fish', 'reef'],
  ['sandbox-sport', 'football'],
];
const test = platformGamesWorld([...new Set(rooms.map(([platform]) => platform))]);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    return active.getAttribute('aria-label') ?? active.innerText;
  });

test.for(rooms)('%s %s loads the page, one script and one style', async ([platform, game], { enter }) => {
  const page = await enter(platform, game, phone);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What comes by itself is how things stand.
    if (/^https?:/.test(request.url()) && pathname !== '/state') loaded.push(request.resourceType());
  });
  await page.reload({ waitUntil: 'load' });
  await page.locator('.act, .match, .swimmer').first().waitFor();
  expect(loaded.toSorted()).toEqual(['document', 'script', 'stylesheet']);
});

test.for(rooms)('%s %s stands still for who wants no motion', async ([platform, game], { enter }) => {
  const page = await enter(platform, game, phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('.act, .match, .swimmer').first().waitFor();
  const press = page.locator('.act:enabled, .swimmer, .spot:enabled').first();
  if ((await press.count()) > 0) await press.press('Enter');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().duration) > 1,
            ).length,
      ),
    )
    .toBe(0);
});

test('at a table chips and places are pressed with keys, and each press keeps its place', async ({
  enter,
}) => {
  const page = await enter('sandbox-live', 'baccarat', phone);
  await page.locator('.phase[data-open="true"]').waitFor();
  const chip = page.locator('.chip').nth(3);
  await chip.press('Enter');
  expect(await focused(page)).toBe('50');
  await page.locator('.spot[aria-label="庄"]').press('Enter');
  expect(await focused(page)).toBe('庄');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.spot[aria-label="庄"] em').innerText()).toBe('100');
  expect(await focused(page)).toBe('庄');
  await page.getByRole('button', { name: '加倍' }).press('Enter');
  expect(await focused(page)).toBe('加倍');
  await page.getByRole('button', { name: /^确认投注 ¥200/ }).press('Enter');
  await page.locator('.spot[aria-label="庄"] em[data-placed]').waitFor();
});

test('reels are spun with a key again and again, and a stake that is chosen keeps its place', async ({
  enter,
}) => {
  const page = await enter('sandbox-egame', 'fruit', phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('.choice').getByRole('button', { name: '¥5', exact: true }).press('Enter');
  expect(await focused(page)).toBe('¥5');
  const rounds = page.locator('#rounds li:not(.none)');
  await page.locator('.act').focus();
  for (const count of [1, 2, 3]) {
    await expect.poll(() => focused(page)).toMatch(/旋转/);
    await page.keyboard.press('Enter');
    await expect.poll(() => rounds.count()).toBe(count);
  }
});

test('all rounds at a platform are one press from a game, earlier ones below, and back', async ({
  enter,
}) => {
  const page = await enter('sandbox-egame', 'dragon', phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('.choice').getByRole('button', { name: '¥1', exact: true }).click();
  const latest = page.locator('#rounds li:not(.none)');
  for (const count of [1, 2, 3]) {
    await page.locator('.act:enabled').click();
    await expect.poll(() => latest.count()).toBe(count);
  }
  const won = await latest.locator('> b').allInnerTexts();
  await page.getByRole('link', { name: '全部注单' }).click();
  await page.getByText(/^今日\d+单$/).waitFor();
  const rows = page.locator('.history li');
  await expect.poll(async () => (await rows.locator('> b').allInnerTexts()).slice(0, 3)).toEqual(won);
  expect((await rows.locator('strong').allInnerTexts()).slice(0, 3)).toEqual(Array(3).fill('龙行天下'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.getByRole('link', { name: '返回' }).click();
  await page.locator('.reels').waitFor();
});
