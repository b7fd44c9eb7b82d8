// The look at what is in sight of an official board: two positions of numbers, on every board that has them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { board, playWorld } from './play.ts';
import { follow, go, resize, settled, staticPage } from './steps.ts';

/** The `test` of these looks, with the lotteries whose boards they are. */
export const test = playWorld(['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D']);

/** How many positions of numbers there are, and how many of them, and cells, lie whole above the bar. */
const positionsInSight = (page: Page) =>
  page.evaluate(() => {
    const foot = [...document.querySelectorAll('section')]
      .find((section) => getComputedStyle(section).position === 'fixed')!
      .getBoundingClientRect().top;
    const all = [...document.querySelectorAll('#board fieldset')]
      .map((position) => [...position.querySelectorAll('button[aria-pressed]:not([aria-expanded])')])
      .filter(
        ([first]) =>
          first?.querySelector('[role="img"]') ||
          /^\d+$/.test(first?.querySelector('b, span')?.textContent ?? ''),
      );
    const isSeen = (pick: Element) => pick.getBoundingClientRect().bottom <= foot;
    const seen = all.filter((picks) => picks.every(isSeen));
    const cells = all.flat().filter(isSeen).length;
    return { all: all.length, seen: seen.length, cells, width: document.documentElement.scrollWidth };
  });

/** Where each look at a board begins. */
const between = '/aboutUs';

type Size = readonly [width: number, height: number];

/** The test in one language, with some figures, on the usual phone, a larger one, and one that is turned. */
export const looksForPositions = (
  ...look: readonly [locale: 'zh-CN' | 'en', figures: 'none' | 'omission', ...sizes: [Size, Size, Size]]
): void =>
  test.for([look])(
    'in %s with figures %s, at %j, %j and %j, two positions of numbers are in sight on every board that has them',
    async ([locale, figures, ...sizes], { open, draws }) => {
      for (let drawn = 0; drawn < 2; drawn += 1) await draws.begin('FFC');
      const { page } = await open(staticPage, { locale });
      await page.evaluate((kind) => localStorage.setItem('boardSettings', `{"figures":"${kind}"}`), figures);
      const boards = ['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D'];
      // Plays of other tabs whose two positions are the largest; two of twenty numbers need a phone of the usual width.
      boards.push('FFK3&play=k3_o_ethdx', 'FFK3&play=k3_o_ebthdt', 'FF11X5&play=x115_o_q2_zudt');
      const withoutFigures = 'GDKLSF&play=kl10_o_x2lzhi';
      boards.push(withoutFigures);
      // The sums of three digits, and the places of five above two positions.
      if (figures === 'none')
        boards.push(
          'GDKLSF&play=kl10_o_rx5dt',
          'FFC&tab=前三&play=ssc_o_q3_zxhz',
          'FFC&tab=任选四&play=ssc_o_r4_zu12',
        );
      for (const [width, height] of sizes) {
        const isTurned = width > height;
        // A phone that is turned keeps its scale; another begins with its own.
        if (isTurned) await resize(page, width, height);
        else {
          await page.setViewportSize({ width, height });
          await go(page, between);
        }
        for (const lotCode of boards) {
          const isWide = lotCode.startsWith('GDKLSF&');
          if (isWide && sizes[0][0] === width) continue;
          await follow(page, `/official?lotCode=${lotCode}`);
          await board(page).locator('fieldset > div > button[aria-pressed]').first().waitFor();
          if (figures !== 'none' && lotCode !== withoutFigures)
            await board(page).locator('[data-warmth]').first().waitFor();
          await settled(page);
          await expect
            .poll(async () => {
              const positions = await positionsInSight(page);
              // Two of twenty numbers are more than a phone in landscape has room for: a dozen of them are there.
              const isEnough =
                positions.seen >= Math.min(2, positions.all) || (isTurned && isWide && positions.cells >= 12);
              return [lotCode, positions.all > 0, isEnough, positions.width];
            })
            .toEqual([lotCode, true, true, width]);
          // So that no board is taken for the one before it.
          await follow(page, between);
        }
      }
    },
  );
