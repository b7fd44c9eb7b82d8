// Into a platform game and back: list, search and home page are found again as they were left, and the game is at the head of those played last.
import { expect } from 'vitest';
import { dragon, dragonAt, fillGames, gamesWorld, manyGames, station, visit } from './games.ts';
import { boxOf, settled } from './steps.ts';

const test = gamesWorld(fillGames, '/egame');

test.afterEach(({ visitor }) => expect(visitor.consoleErrors).toEqual([]));

test('a game in the middle is entered, and the way back finds the list where it was', async ({
  page,
  server,
}) => {
  await page
    .getByRole('group', { name: '游戏平台' })
    .getByRole('button', { name: '演示电子', exact: true })
    .click();
  // Until it is pressed, what is seen is the longer list of all platforms.
  await page.getByRole('button', { name: '演示电子', exact: true, pressed: true }).waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate((top) => window.scrollTo(0, top), (height * dragonAt) / manyGames - 400);
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
  await dragon(page).scrollIntoViewIfNeeded();
  // Where its tile stands as it is pressed: until then rows near it are still being drawn, which moves it.
  await page.evaluate(() => {
    const note = ({ target }: Event): void => {
      const tile = (target as Element).closest('[data-game]');
      sessionStorage.setItem(
        'pressedAt',
        JSON.stringify([window.scrollY, tile?.getBoundingClientRect().top]),
      );
    };
    addEventListener('click', note, { capture: true });
  });
  await dragon(page).click();
  await page.waitForURL((address) => address.port !== String(server.port));
  // The platform's own link back loads the page again; the browser's back would restore it from memory.
  await page.goto(`${server.url(station)}/egame`);
  await settled(page);
  const [top, tileTop] = JSON.parse((await page.evaluate(() => sessionStorage.getItem('pressedAt')))!);
  expect(top).toBeGreaterThan(5_000);
  const tile = page.locator('[data-game$=" dragon"]');
  await expect.poll(async () => Math.abs((await boxOf(tile)).y - tileTop)).toBeLessThan(1);
  expect(new URL(page.url()).search).toBe('?platform=sandbox-egame');
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
});

test('a search is there again on the way back from the game that it found', async ({ page, server }) => {
  await page.getByRole('searchbox').fill('lxtx');
  await page.waitForURL((address) => address.searchParams.get('q') === 'lxtx');
  await expect.poll(() => page.getByText('共1款游戏').count()).toBe(1);
  await dragon(page).click();
  await page.waitForURL((address) => address.port !== String(server.port));
  await page.goto(`${server.url(station)}/egame`);
  await settled(page);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('lxtx');
  await expect.poll(() => page.getByText('共1款游戏').count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('q')).toBe('lxtx');
  await page.getByRole('button', { name: '清除搜索' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('q')).toBe(false);
});

test('it is under 最近, at the head of the list, and a favourite after one press', async ({ page }) => {
  await visit(page, '/egame');
  // The place that was restored a moment ago named a platform.
  await page.getByRole('button', { name: '全部平台' }).click();
  const strip = page.getByRole('region', { name: '最近' });
  await expect.poll(() => strip.getByRole('button').first().innerText()).toContain('龙行天下');
  await page.getByRole('button', { name: '最近', exact: true }).click();
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
  const star = page.getByRole('button', { name: '收藏 龙行天下' });
  // It shows at once what was pressed; the next page asks the server, which has to have it by then.
  const kept = page.waitForResponse('**/m/v2/setFavourite.do');
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await kept;
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await visit(page, `/egame?view=favourite`);
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
  await page.getByText('共1款游戏').waitFor();
});

test('the way back from a game of the home page finds its tab, and its tile where it stood', async ({
  page,
  server,
  clock,
}) => {
  await visit(page, '/index');
  await page.getByRole('tab', { name: '真人视讯' }).click();
  const tile = page.locator('[data-game$=" roulette"]');
  await tile.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 60));
  const top = (await boxOf(tile)).y;
  await tile.getByRole('button').click();
  await page.waitForURL((address) => address.port !== String(server.port));
  await page.goto(`${server.url(station)}/index`);
  await settled(page);
  await page.getByRole('tab', { name: '真人视讯', selected: true }).waitFor();
  await expect.poll(async () => Math.abs((await boxOf(tile)).y - top)).toBeLessThan(1);
  // It is forgotten once it has held for a moment; then whoever comes another way begins at the top.
  await clock.pass(2);
  await page.waitForFunction(() => sessionStorage.getItem('gameListPlace') === null);
  await visit(page, '/index');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
