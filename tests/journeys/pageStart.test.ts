// How a page starts on a phone: in the look of its station before any script runs, and without what stands beside the column of a wide screen.
import { expect } from 'vitest';
import { member, test } from './appearance.ts';
import { settled } from './steps.ts';

test('a station that follows the phone comes in its look before any script runs, and stays in it', async ({
  browser,
  server,
}) => {
  const grounds: number[] = [];
  for (const [colorScheme, skin] of [
    ['dark', 'ThemeBlack'],
    ['light', 'ThemeRed'],
  ] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${server.url('v017')}/index`);
    const before = await ground();
    grounds.push(Math.max(...[...before.matchAll(/\d+/g)].map(Number)));
    await page.unroute('**/*.js');
    await page.reload();
    await settled(page);
    expect([await page.evaluate(() => document.documentElement.dataset.skin), await ground()]).toEqual([
      skin,
      before,
    ]);
    await context.close();
  }
  expect(grounds[0]).toBeLessThan(60);
  expect(grounds[1]).toBeGreaterThan(230);
});

test('a phone loads nothing of what stands beside the column', async ({ open }) => {
  const { page } = await open('/index', member);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // What comes last; on a busy machine it is there by now.
  await expect
    .poll(async () => (await loaded()).some((name) => /\/UpdateBar-[^/]*\.js$/.test(name)))
    .toBe(true);
  const files = await loaded();
  expect(files.filter((name) => /\/WideSide-/.test(name))).toEqual([]);
  expect(await page.getByRole('complementary', { name: '在手机上继续' }).count()).toBe(0);
});
