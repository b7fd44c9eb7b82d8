// Owns what a live table shows of its places and of what fell: the wheel, chips that cover nothing, one clock, and the roads.
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-live']);

/** A table that nobody looked at for so long opens a hand with the next look. */
const idleSeconds = 100;
/** How long a hand is open for bets. */
const openSeconds = 20;

test('at the wheel, who won as much as was lost reads a payout, sees what won, and the number in the foot', async ({
  enter,
  clock,
}) => {
  await clock.pass(idleSeconds);
  const page = await enter('sandbox-live', 'roulette', { width: 375, height: 812 });
  await page.locator('.spot[aria-label="红"]').click();
  await page.locator('.spot[aria-label="黑"]').click();
  await page.locator('.tray .act:last-child').click();
  await page.locator('.spot em[data-placed]').first().waitFor();
  await clock.pass(openSeconds);
  await page.locator('.spot:disabled').first().waitFor();
  const won = page.locator('.spot[data-won][data-number]');
  await won.waitFor();
  const number = await won.getAttribute('aria-label');
  await expect.poll(() => page.locator('.pocket').innerText()).toBe(number);
  // The ball ends at the top, and the pocket that was drawn stands there.
  await expect
    .poll(() =>
      page.evaluate((drawn) => {
        const middleOf = (element: Element): number => {
          const { left, right } = element.getBoundingClientRect();
          return (left + right) / 2;
        };
        const pocket = [...document.querySelectorAll('.disc text')].find(
          (each) => each.textContent === drawn,
        )!;
        const ball = document.querySelector('.ball circle')!;
        const above =
          pocket.getBoundingClientRect().top < document.querySelector('.pocket')!.getBoundingClientRect().top;
        return above && Math.abs(middleOf(pocket) - middleOf(ball)) < 2;
      }, number),
    )
    .toBe(true);
  const profit = number === '0' ? /输 −¥20\.00/ : /派奖 ¥20\.00 · 盈亏 ¥0\.00/;
  await expect.poll(() => page.locator('.verdict').innerText()).toMatch(profit);
  await page.locator('.road').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.turn .mark').allInnerTexts()).toEqual([number]);
  await expect.poll(() => page.locator('#rounds p').first().innerText()).toContain(`轮盘 ${number}`);
});

test.for(['baccarat', 'dragontiger', 'roulette', 'sicbo'])(
  'at %s a chip on every place covers no name and no odds, there is one clock, and the roads are of this shoe',
  async (game, { enter, clock }) => {
    await clock.pass(idleSeconds);
    const page = await enter('sandbox-live', game, { width: 320, height: 568 });
    for (const size of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 812, height: 375 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        for (
          const { length } = document.querySelectorAll('.spot'), at = { now: 0 };
          at.now < length;
          at.now += 1
        )
          document.querySelectorAll<HTMLElement>('.spot')[at.now]!.click();
      });
      const covered = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.spot :is(span, small)')].flatMap((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return [...range.getClientRects()].map((box) => ({ box, text: each.textContent }));
        });
        return [...document.querySelectorAll('.spot em')].flatMap((chip) => {
          const { top, right, bottom, left } = chip.getBoundingClientRect();
          return boxes.flatMap(({ box, text }) =>
            // A line of type is higher than its letters.
            box.top + 3 < bottom && box.bottom - 3 > top && box.left < right && box.right > left
              ? [text]
              : [],
          );
        });
      });
      expect(covered, `${size.width}x${size.height}`).toEqual([]);
    }
    expect(await page.locator('.clock').count()).toBe(1);
    const sum = await page.locator('.counts b').allInnerTexts();
    const beads = await page.locator('.grid .mark').count();
    expect(sum.slice(0, 3).reduce((all, count) => all + Number(count), 0)).toBe(beads);
    expect(await page.locator('.map').count()).toBe(4);
  },
);
