// Results, statistics and the check of a draw are fit for everybody on the narrowest phone, in both skins.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { resultsWorld } from './results.ts';
import { follow, settled } from './steps.ts';

const test = resultsWorld(['FFC', 'SFLHC', 'CQSSC'], 2);

test.beforeAll(({ draws }) => draws.pass());

test.for(['ThemeRed', 'ThemeBlack'] as const)(
  'results, statistics and the check of a draw are fit for everybody in %s on the narrowest phone',
  async (skin, { open }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=SFLHC', {
      width: 320,
      height: 640,
      skin,
    });
    const inspect = async (): Promise<void> => {
      await settled(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
      expect(await axeFinds(page)).toEqual([]);
    };
    for (const name of ['遗漏走势', '冷热', '路珠', '开奖记录']) {
      await page.getByRole('tab', { name }).click();
      // Statistics come with their chunk: the tabs of their series, or the rows of the list.
      await page.getByRole('tabpanel').locator('[role="tablist"], ul').first().waitFor();
      await inspect();
    }
    await page.locator('main ul li button').first().click();
    await page.getByRole('dialog').waitFor();
    await inspect();
    await follow(page, '/lotteryAll');
    await inspect();
  },
);
