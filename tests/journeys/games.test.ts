// Whoever looks for a platform game: found in two taps among two thousand, by guests and trial players as well, and closed where it is.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { account, dragon, fillGames, gamesWorld, station, visit } from './games.ts';
import { callFrom, logInAs, settled, staticPage } from './steps.ts';

const test = gamesWorld(fillGames);

test.afterEach(({ visitor }) => expect(visitor.consoleErrors).toEqual([]));

const tiles = (page: Page) => page.locator('main img[src^="/art/cover/"], #root img[src^="/art/cover/"]');

test('a guest finds a game by its initials and is asked to log in', async ({ page }) => {
  await visit(page, '/egame');
  await page.getByRole('searchbox').fill('lxtx');
  await page.waitForURL('**/egame?q=lxtx');
  await dragon(page).click();
  await page.locator('dialog button[data-confirm]').click();
  await page.waitForURL('**/login');
  // Who did not get into a game has left no search behind: the next journey sees all games.
});

test('a trial player reads what is open, enters no platform, and is led to registering', async ({ open }) => {
  const { page } = await open(staticPage);
  expect(await callFrom(page, '/m/v2/normalTrialPlay.do')).toMatchObject({ success: true });
  await page.goto('/fish');
  await settled(page);
  await page.getByText('试玩账号可浏览游戏').waitFor();
  await page.getByRole('button', { name: /^珊瑚湾/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('平台游戏使用真实资金').waitFor();
  expect(new URL(page.url()).pathname).toBe('/fish');
  await dialog.getByRole('button', { name: '注册账号' }).click();
  await page.waitForURL('**/login?mode=1');
  await page.getByRole('button', { name: /注册/ }).first().waitFor();
});

test('two thousand games: few are drawn, covers come as they come near, each is a picture', async ({
  page,
}) => {
  await logInAs(page, account);
  const covers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/cover/')) covers.push(request.url());
  });
  await visit(page, '/index');
  await page.locator('nav a[href="/egame"]').first().click();
  // Right after the press the page it was made on is still settled.
  await page.waitForURL((url) => url.pathname === '/egame');
  await settled(page);
  await page.getByText(/共2\d{3}款游戏/).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await tiles(page).count()).toBeLessThan(400);
  expect(new Set(covers).size).toBeLessThan(150);
  const first = tiles(page).first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a closed game says until when, and stays closed', async ({ page }) => {
  await page.getByRole('searchbox').fill('凤舞');
  await page
    .getByRole('button', { name: /^凤舞九天|维护至/ })
    .first()
    .click();
  await expect.poll(() => page.locator('body').innerText()).toMatch(/凤舞九天正在维护，预计\d{4}-\d\d-\d\d/);
  expect(new URL(page.url()).pathname).toBe('/egame');
  await page.getByRole('button', { name: '清除搜索' }).click();
});

test('the hall says it as well: it is the only door to live games', async ({ page, server }) => {
  const maintain = (isOpen: boolean) =>
    server.inStation(station, (db) =>
      db
        .updateTable('platform')
        .set({ is_open: isOpen, closed_until: new Date(server.now().getTime() + 3_600_000) })
        .where('code', '=', 'sandbox-live')
        .execute(),
    );
  await maintain(false);
  await visit(page, '/index');
  await page.getByRole('tab', { name: '真人' }).click();
  const closed = page.getByRole('button', { name: /维护至 \d\d-\d\d \d\d:\d\d$/ }).first();
  await closed.click();
  await expect
    .poll(() => page.locator('body').innerText())
    .toMatch(/正在维护，预计\d{4}-\d\d-\d\d \d\d:\d\d:\d\d恢复/);
  expect(new URL(page.url()).pathname).toBe('/index');
  await maintain(true);
  await visit(page, '/egame');
});
