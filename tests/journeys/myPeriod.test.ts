// What a player holds on the running period, as the boards say it: what it costs and wins at most, which cells hold it, and what came of it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { keepPicture } from '#support/keepPicture.ts';
import {
  betBar,
  board,
  cells,
  choose,
  passDraw,
  place,
  plain,
  playWorld,
  press,
  result,
  sendSlip,
  slip,
  slipBar,
  unfoldSlips,
} from './play.ts';
import { boxOf, follow, lookAgain, settled } from './steps.ts';

const test = playWorld(['FFC']);

const strip = (page: Page) => page.locator('[data-my-period]');
const saidOf = async (page: Page) => plain(await strip(page).innerText());
const marks = (page: Page) =>
  page
    .locator('#board [data-held]')
    .evaluateAll((all) =>
      all.map((each) => [each.getAttribute('data-cell'), each.getAttribute('data-held')]),
    );

test('a credit board says what is held and can be won, live and after placing, and what came of it', async ({
  open,
  draws,
}) => {
  // 总和 big and even: two of the three win, and 虎 does not.
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
  await draws.choose(
    'FFC',
    (numbers) => sumOf(numbers) >= 23 && sumOf(numbers) % 2 === 0 && numbers[0]! > numbers[4]!,
  );
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01' });
  // Its room is there before the first bet, which moves nothing.
  await expect.poll(() => saidOf(page)).toBe('本期暂未投注');
  for (const name of [/^总和大/, /^总和小/, /^总和双/, /^虎/])
    await board(page).getByRole('button', { name }).first().click();
  // 大 and 小 do not win together: 19.8 + 19.8 + 22.
  await expect.poll(async () => plain(await slipBar(page).innerText())).toContain('最高可中¥61.60');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await expect.poll(async () => plain(await slip(page).innerText())).toContain('最高可中¥61.60');
  await slip(page)
    .getByRole('button', { name: /^移除.*总和小/ })
    .click();
  await expect.poll(async () => plain(await slip(page).innerText())).toContain('最高可中¥61.60');
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await expect.poll(() => saidOf(page)).toBe('本期3笔¥30.00最高可中¥61.60');
  const held = [
    ['ssc_c_zh/总和大', '10'],
    ['ssc_c_zh/总和双', '10'],
    ['ssc_c_lhh/虎', '10'],
  ];
  expect(await marks(page)).toEqual(held);
  await keepPicture(page, 'my-period-credit');

  // A load, another lottery and back, and another tab say the same, and nothing moves when it comes.
  const known = Promise.withResolvers<void>();
  await page.route(`**${getNewPeriod.path}*`, (route) => known.promise.then(() => route.continue()));
  await page.reload();
  const top = (await boxOf(board(page))).y;
  known.resolve();
  await expect.poll(() => saidOf(page)).toBe('本期3笔¥30.00最高可中¥61.60');
  expect((await boxOf(board(page))).y).toBe(top);
  expect(await marks(page)).toEqual(held);
  await follow(page, '/official?lotCode=FFC');
  await expect.poll(() => saidOf(page)).toBe('本期3笔¥30.00最高可中¥61.60');
  await follow(page, '/credit?lotCode=FFC');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => saidOf(other)).toBe('本期3笔¥30.00最高可中¥61.60');
  await other.close();

  // One is taken back.
  await strip(page).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  await unfoldSlips(records);
  await records.getByRole('button', { name: /^撤单：.*虎/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => saidOf(page)).toBe('本期2笔¥20.00最高可中¥39.60');
  expect(await marks(page)).toEqual(held.slice(0, 2));
  await records.getByRole('button', { name: '关闭' }).click();

  await passDraw(page, draws, 'FFC');
  await expect.poll(() => saidOf(page)).toBe('上期中2笔派奖¥39.60投注¥20.00净赢¥19.60');
  expect(await marks(page)).toEqual([]);
  // Nothing lies over the odds.
  expect(await page.locator('[popover]', { hasText: '19.60' }).count()).toBe(0);
  await settled(page);
  await keepPicture(page, 'my-period-won');
  // Beside the bets of the next period it stays, briefly.
  await cells(page).first().click();
  await sendSlip(page);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await expect.poll(() => saidOf(page)).toBe('上期+¥19.60本期1笔¥10.00最高可中¥19.80');
});

test('an official board marks the picks held, and says what a line wins at most', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'trial01', width: 360, height: 800 });
  await choose(page, '定位胆');
  await press(page, '万', '3', '5');
  await press(page, '个', '7');
  // One of the two and the third.
  await expect.poll(async () => plain(await betBar(page).innerText())).toContain('最高可中¥39.20');
  await place(page);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await expect.poll(() => saidOf(page)).toBe('本期1笔¥6.00最高可中¥39.20');
  expect((await marks(page)).length).toBe(3);
  await keepPicture(page, 'my-period-official');
  await passDraw(page, draws, 'FFC');
  await page.locator('[data-my-period][data-ended]').waitFor();
  expect(await marks(page)).toEqual([]);
});

test('a guest has no strip, and a draw that is late is said', async ({ open, draws, clock }) => {
  const { page: guest } = await open('/credit?lotCode=FFC');
  await cells(guest).first().click();
  await expect.poll(async () => plain(await slipBar(guest).innerText())).toContain('最高可中¥19.80');
  expect(await strip(guest).count()).toBe(0);

  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'agent01' });
  await cells(page).first().click();
  await sendSlip(page);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await expect.poll(() => saidOf(page)).toContain('本期1笔¥10.00');
  const { opensMs } = draws.running('FFC');
  await clock.to(new Date(opensMs + 2_000));
  await lookAgain(page);
  await expect.poll(() => saidOf(page)).toBe('上期1笔¥10.00，未开奖');
  await clock.to(new Date(opensMs + 25_000));
  await lookAgain(page);
  await expect.poll(() => saidOf(page)).toBe('上期开奖延迟，1笔¥10.00照常有效');
});
