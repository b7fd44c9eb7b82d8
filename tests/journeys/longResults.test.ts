// Through a list of more than ten thousand results: all of them come as one scrolls, and the page stays small.
import { expect } from 'vitest';
import { resultsWorld } from './results.ts';

const test = resultsWorld(['FFC'], 8);

test.beforeAll(({ draws }) => draws.pass());

test('loads ten thousand results as one scrolls, and keeps but a few hundred rows in the page', async ({
  open,
  results,
}) => {
  const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
  // The last page of them turns "so many loaded" into "so many in all".
  const loaded = async (): Promise<number> =>
    Number(/\d+/.exec(await page.getByText(/(?:最近|共)\d+期/).innerText())![0]);
  let most = 0;
  while ((await loaded()) < 10_000) {
    most = Math.max(
      most,
      await page.evaluate(async () => {
        let rows = 0;
        for (let frame = 0; frame < 30; frame += 1) {
          window.scrollTo(0, document.documentElement.scrollHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          rows = Math.max(rows, document.querySelectorAll('main li').length);
        }
        return rows;
      }),
    );
  }
  expect(most).toBeLessThan(400);
  await expect.poll(() => page.locator('main ul li').count()).toBeGreaterThan(5);
  // As low as a thumb allows, so that many are in sight.
  const heights = await page
    .locator('main ul li button')
    .evaluateAll((rows) => rows.slice(0, 20).map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter((height) => height < 44 || height > 48)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  const newest = (await results('FFC', 1))[0]!;
  await expect.poll(() => page.getByText(`${newest.qiHao}期`).count()).toBeGreaterThan(0);
});

test('goes on loading where the page is so busy that it gets several changes at once', async ({ open }) => {
  const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
  await page.addInitScript(() => {
    const Prompt = window.IntersectionObserver;
    window.IntersectionObserver = class extends Prompt {
      constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          if (held.length === 0) notifyIn(10);
          held.push(...entries);
          function notifyIn(frames: number): void {
            if (frames > 0) return void requestAnimationFrame(() => notifyIn(frames - 1));
            const all = held;
            held = [];
            notify(all, observer);
          }
        }, options);
      }
    };
  });
  await page.reload();
  const count = page.getByText(/(?:最近|共)\d+期/);
  await expect.poll(() => count.isVisible()).toBe(true);
  const loaded = async (): Promise<number> => Number(/\d+/.exec(await count.innerText())![0]);
  // Up and down, faster than the page is notified.
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => {
          for (let turn = 0; turn < 8; turn += 1) {
            window.scrollTo(0, turn % 2 === 0 ? 0 : document.documentElement.scrollHeight);
            for (let frame = 0; frame < 3; frame += 1)
              await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        });
        return await loaded();
      },
      { timeout: 40_000 },
    )
    .toBeGreaterThan(2_000);
  await expect
    .poll(() =>
      page.locator('main ul').evaluateAll(
        (stretches) =>
          stretches.filter((stretch) => {
            const { top, bottom } = stretch.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && stretch.childElementCount === 0;
          }).length,
      ),
    )
    .toBe(0);
});
