// A start without a connection: each station shows its own outline, says so, and opens by itself afterwards.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { installWorld, kept } from './install.ts';
import { boxOf, settled } from './steps.ts';

const test = installWorld();
test.afterEach(({ proxy }) => proxy.heal());

test('without a connection a station starts with its own outline, says so, and opens by itself afterwards', async ({
  open,
  proxy,
}) => {
  const visitor = await open('/index', { hasWorker: true, at: 'h012', port: proxy.port });
  const { page } = visitor;
  await kept(page, 'h012');
  const look = () =>
    page.evaluate(() => ({
      skin: document.documentElement.dataset.skin,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      isOutline: document.querySelector('.offline') !== null,
    }));
  await page.evaluate(() => localStorage.setItem('skin', 'ThemeRed'));
  await proxy.refuse();
  await page.goto('/userCenter');
  const notice = page.getByRole('status').filter({ hasText: '当前没有网络' });
  await notice.waitFor();
  const red = await look();
  expect(red).toMatchObject({ skin: 'ThemeRed', isOutline: true });
  expect(await page.title()).toContain('墨帆阁');
  expect(await boxOf(page.getByRole('button', { name: '再试一次' }))).toMatchObject({
    height: expect.closeTo(44, 0),
  });
  expect(await page.getByText('You are offline').isVisible()).toBe(false);
  await keepPicture(page, 'offline-red');
  await page.evaluate(() => {
    localStorage.removeItem('skin');
    localStorage.setItem('locale', 'en');
  });
  await page.reload();
  await page.getByText('You are offline').waitFor();
  const black = await look();
  expect(black.skin).toBe('ThemeBlack');
  expect(black.ground).not.toBe(red.ground);
  await keepPicture(page, 'offline-black');
  // The server is there again: nobody has to press.
  await proxy.heal();
  await page.locator('[data-shown="/userCenter"], [data-shown="/login"]').waitFor();
  // Refused requests are what this is about, and those that were under way are cut.
  const cut = /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/;
  expect(visitor.consoleErrors.splice(0).filter((line) => !cut.test(line))).toEqual([]);
});

test('stations on one host keep outlines of their own', async ({ open, proxy }) => {
  const host = `http://127.0.0.1:${proxy.port}`;
  const { page, consoleErrors } = await open('/appDown', { hasWorker: true, port: proxy.port });
  await page.goto(`${host}/open/w147`);
  await settled(page);
  await kept(page, 'w147');
  await page.goto(`${host}/open/h012`);
  await settled(page);
  await kept(page, 'h012');
  await proxy.refuse();
  for (const [address, name] of [
    ['/open/w147', '锦鲤湾'],
    ['/open/h012', '墨帆阁'],
    ['/index', '墨帆阁'],
  ] as const) {
    await page.goto(host + address);
    await page.locator('.offline').waitFor();
    expect([address, await page.title()]).toEqual([address, name]);
  }
  // Refused requests are what this is about.
  consoleErrors.length = 0;
});
