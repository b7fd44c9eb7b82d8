// How results and their trends lie on phones: every number in sight at 320, rows of one height, and the shape of the list while it is awaited.
import { describe, expect } from 'vitest';
import { seedOfPeriod, seedsOfKinds } from '#support/chosenSeed.ts';
import { resultsWorld } from './results.ts';
import { follow, resize, staticPage } from './steps.ts';

const test = resultsWorld(['FFC'], 2);

test.beforeAll(({ draws }) => draws.pass());

describe('/lotteryOpenDetail', () => {
  test('shows every number of a trend at 320, also when the phone has turned there: a column out of sight is a number nobody knows of', async ({
    open,
    fill,
  }) => {
    const others = ['FFK3', 'FF11X5'];
    await fill(others, 0.25);
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC', { width: 320, height: 568 });
    const picture = page.getByRole('region', { name: '遗漏走势图' });
    const outOfSight = () => picture.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    for (const lotCode of ['FFC', ...others]) {
      await follow(page, `/lotteryOpenDetail?lotCode=${lotCode}`);
      await page.getByRole('tab', { name: '遗漏走势' }).click();
      await picture.locator('circle').first().waitFor();
      await expect.poll(async () => [lotCode, await outOfSight()]).toEqual([lotCode, 0]);
    }
    // Of two turns at once the scale of the page follows the second a moment later, and with it the room there is.
    await page.setViewportSize({ width: 320, height: 640 });
    await resize(page, 375, 812);
    await expect.poll(outOfSight).toBe(0);
  });

  test('waits in the shape of the list, within the screen', async ({ open, server, station }) => {
    const { page } = await open(staticPage);
    await page.route('**/GetLotteryResultList.do', () => undefined);
    await page.goto(`${server.url(station)}/lotteryOpenDetail?lotCode=FFC`);
    const lines = page.getByRole('tabpanel').locator('[aria-busy="true"] [aria-hidden="true"] > div');
    await expect.poll(() => lines.count()).toBeGreaterThan(5);
    const { edge, ends } = await lines.evaluateAll((found) => ({
      edge: document.querySelector('main section')!.getBoundingClientRect().right,
      ends: found.map((line) => line.getBoundingClientRect().right),
    }));
    expect(Math.max(...ends)).toBeLessThan(edge);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('has rows of one height in English, 375, 360 and 320 wide, whatever is drawn', async ({
    open,
    fill,
  }) => {
    for (const lotCode of ['WFK3', 'FF28']) {
      // The words of a row depend on the sum, and at dice on the pairs.
      const seeds = seedsOfKinds(lotCode, (draw) =>
        String([draw.reduce((sum, ball) => sum + ball), lotCode === 'WFK3' && new Set(draw).size]),
      );
      const kinds = seeds.length;
      await fill([lotCode], 0.25, {
        seedOf: (code, qiHao) => seeds.pop() ?? seedOfPeriod(code, qiHao),
      });
      // High enough for all of them.
      const { page } = await open(`/lotteryOpenDetail?lotCode=${lotCode}`, { locale: 'en', height: 2_000 });
      const rows = page.getByRole('tabpanel').getByRole('listitem');
      await expect.poll(() => rows.count()).toBeGreaterThan(kinds);
      for (const width of [375, 360, 320]) {
        await resize(page, width, 2_000);
        // All but the first have a line above.
        const heights = await rows.evaluateAll((found) =>
          found.map(
            (row) =>
              row.getBoundingClientRect().height -
              Number.parseFloat(getComputedStyle(row.firstElementChild!).borderTopWidth),
          ),
        );
        // A second line of words is 17 px; a part of a pixel is how the browser rounds.
        expect([lotCode, width, Math.max(...heights) - Math.min(...heights) < 1]).toEqual([
          lotCode,
          width,
          true,
        ]);
      }
    }
  });
});
