// The home page stands where its outline stood before its script came: header, tabs and a last row of shortcuts.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './appearance.ts';
import { settled, staticPage } from './steps.ts';

/** The page stays its outline until the returned function lets its script come. */
async function holdScript(page: Page): Promise<() => void> {
  let start = (): void => {};
  const mayStart = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
    await mayStart;
    await route.continue();
  });
  return () => start();
}

test.for([
  { code: 'w147', width: 320, height: 568 },
  { code: 'w147', width: 390, height: 844 },
  { code: 'v017', width: 375, height: 812 },
])(
  'the home page of $code is outlined where it will stand, so that nothing jumps',
  async ({ code, ...size }, { open, server }) => {
    const { page } = await open(staticPage, { at: code, ...size });
    const start = await holdScript(page);
    await page.goto(`${server.url(code)}/index`, { waitUntil: 'commit' });
    const placesOf = (list: string) =>
      page.evaluate((selector) => {
        const boxes = [...document.querySelector(selector)!.parentElement!.children].slice(0, 5);
        return boxes.map((box) => box.getBoundingClientRect()).map(({ top, height }) => ({ top, height }));
      }, list);
    await page.locator('.outline-tabs').waitFor();
    const outlined = await placesOf('.outline-bar');
    start();
    await settled(page);
    const drawn = await placesOf('#root header');
    const about = (value: number) => expect.closeTo(value, -0.7);
    expect(outlined).toEqual(drawn.map(({ top, height }) => ({ top: about(top), height: about(height) })));
  },
);

test('a last row of shortcuts that is not full stands in the middle, on the outline as on the page', async ({
  open,
  server,
}) => {
  const { page } = await open(staticPage, { at: 'v010' });
  const start = await holdScript(page);
  await page.goto(`${server.url('v010')}/index`, { waitUntil: 'commit' });
  /** For each row how many stand in it, and how far its middle is from that of the grid. */
  const rowsOf = (list: string) =>
    page.evaluate((selector) => {
      const grid = document.querySelector(selector)!;
      const rows = new Map<number, DOMRect[]>();
      for (const box of [...grid.children].map((each) => each.getBoundingClientRect()))
        rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
      const { left, right } = grid.getBoundingClientRect();
      return [...rows.values()].map((row) => ({
        count: row.length,
        aside: Math.round((row[0]!.left + row.at(-1)!.right - left - right) / 2),
      }));
    }, list);
  await page.locator('.outline-grid').waitFor();
  const outlined = await rowsOf('.outline-grid');
  start();
  await settled(page);
  const middle = [
    { count: 4, aside: 0 },
    { count: 3, aside: 0 },
  ];
  expect(outlined).toEqual(middle);
  expect(await rowsOf('nav[style*="--columns"]')).toEqual(middle);
});
