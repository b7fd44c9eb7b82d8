// What a live table shows of its places and of what fell: the wheel, chips that cover nothing, one clock, and the roads.
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

const shapes = /^(?:分注|街注|三数|角注|四数|线注) /;

test('between the numbers of the carpet lie all bets on several of them, and each is paid by the number that falls', async ({
  enter,
  clock,
}) => {
  await clock.pass(idleSeconds);
  const page = await enter('sandbox-live', 'roulette', { width: 390, height: 844 });
  await page.locator('.spot:enabled').first().waitFor();
  const names = await page
    .locator('.edge')
    .evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')!));
  const count = (shape: string) => names.filter((name) => name.startsWith(shape)).length;
  expect(['分注', '街注', '三数', '角注', '四数', '线注'].map(count)).toEqual([60, 12, 2, 22, 1, 11]);
  expect(names.filter((name) => !shapes.test(name))).toEqual([]);
  // Each lies in the middle of the numbers it names: on their common line, or on the left edge of their rows.
  const astray = await page.evaluate(() => {
    const middle = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2, left, top };
    };
    const cellOf = (number: string) => document.querySelector(`.spot[aria-label="${number}"]`)!;
    return [...document.querySelectorAll('.edge')].flatMap((place) => {
      const name = place.getAttribute('aria-label')!;
      const [from, to] = name.split(' ')[1]!.split('–') as [string, string?];
      const numbers =
        to === undefined ? from.split('-') : Array.from({ length: 6 }, (_, at) => String(Number(from) + at));
      const cells = numbers.filter((number) => number !== '0').map((number) => middle(cellOf(number)));
      const mean = (of: (cell: (typeof cells)[number]) => number) =>
        cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
      const isRow = /^(?:街注|线注|四数)/.test(name);
      const at = middle(place);
      const x = isRow ? cells[0]!.left - 2 : mean((cell) => cell.x);
      const y = numbers.includes('0') ? cells[0]!.top - 2 : mean((cell) => cell.y);
      return Math.abs(at.x - x) < 2 && Math.abs(at.y - y) < 2 ? [] : [name];
    });
  });
  expect(astray).toEqual([]);
  // Every number is covered by a street, and by the first four or a six line: 24 of 36 or more come back.
  const laid = names.filter((name) => /^(?:街注|四数|线注)/.test(name));
  for (const name of laid) await page.locator(`.edge[aria-label="${name}"]`).click();
  await page.locator('.undo').click();
  await expect.poll(() => page.locator('.edge em').count()).toBe(laid.length - 1);
  await page.locator(`.edge[aria-label="${laid.at(-1)}"]`).click();
  await page.locator('.tray .act:last-child').click();
  await expect.poll(() => page.locator('.edge em[data-placed]').count()).toBe(laid.length);
  await clock.pass(openSeconds);
  await page.locator('.spot[data-won][data-number]').waitFor();
  const number = Number(await page.locator('.spot[data-won][data-number]').getAttribute('aria-label'));
  const row = Math.ceil(number / 3);
  const sixLines = row === 1 || row === 12 ? 1 : 2;
  const paid = number === 0 ? 90 : 120 + sixLines * 60 + (number <= 3 ? 90 : 0);
  const staked = laid.length * 10;
  await expect.poll(() => page.locator('.verdict').innerText()).toContain(`¥${Math.abs(paid - staked)}.00`);
  const wonEdges = await page
    .locator('.edge[data-won]:has(em)')
    .evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')));
  expect(wonEdges).toHaveLength(number === 0 ? 1 : 1 + sixLines + (number <= 3 ? 1 : 0));
});

test('a carpet is one stop of the Tab key: arrows walk from number to line to number, and a place takes no more than its limit', async ({
  enter,
  clock,
}) => {
  await clock.pass(idleSeconds);
  const page = await enter('sandbox-live', 'roulette', { width: 390, height: 844 });
  await page.locator('.spot:enabled').first().waitFor();
  const now = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.locator('.spot[aria-label="0"]').focus();
  const walked: (string | null | undefined)[] = [];
  for (const key of [
    'ArrowDown',
    'ArrowLeft',
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowLeft',
  ]) {
    await page.keyboard.press(key);
    walked.push(await now());
  }
  expect(walked).toEqual(['分注 0-2', '三数 0-1-2', '分注 1-2', '2', '分注 2-5', '角注 1-2-4-5', '分注 1-4']);
  await page.locator('.chip').last().click();
  await page.locator('.edge[aria-label="分注 1-4"]').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.edge em').allInnerTexts()).toEqual(['1100']);
  await expect.poll(() => page.locator('#notice').innerText()).toBe('分注 1-4已到上限 ¥1,100');
  await page.keyboard.press('Tab');
  expect(await now()).toBe('第一列');
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
          const { length } = document.querySelectorAll('.spot, .edge'), at = { now: 0 };
          at.now < length;
          at.now += 1
        )
          document.querySelectorAll<HTMLElement>('.spot, .edge')[at.now]!.click();
      });
      const covered = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.spot :is(span, small)')].flatMap((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return [...range.getClientRects()].map((box) => ({ box, text: each.textContent }));
        });
        return [...document.querySelectorAll(':is(.spot, .edge) em')].flatMap((chip) => {
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
