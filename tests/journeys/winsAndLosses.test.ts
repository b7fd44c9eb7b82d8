// What a draw brings to whoever bet on it, as the screen shows it: a balance that keeps the draw's secret, a win announced and marked, a loss said beside it until the next.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Fits } from '#support/chosenSeed.ts';
import { testClock } from '#support/clock.ts';
import { keepPicture } from '#support/keepPicture.ts';
import {
  basket,
  betBar,
  board,
  moneyOf,
  passDraw,
  plain,
  playWorld,
  result,
  sendSlip,
  slip,
  slipBar,
  unfoldSlips,
} from './play.ts';
import { boxOf, callFrom, lookAgain, settled, settledByHand, staticPage } from './steps.ts';

const test = playWorld(['FFC']);

const shot = (page: Page, name: string) => keepPicture(page, `wins-${name}`);
/** Beside the cost, in the bar of either board. */
const shownBalance = async (page: Page): Promise<number> =>
  Number(
    /余额¥([\d.,]+)/
      .exec(plain(await page.getByRole('region', { name: /^(?:注单|投注设置)$/ }).innerText()))?.[1]
      ?.replaceAll(',', ''),
  );

interface Seen {
  /** When each number begins to come, in milliseconds; null while none rolls. */
  delays: number[] | null;
  readingsMs: number | null;
  balance: number;
}

/** From now on notes what a player sees of a draw with every change of the page; returns what reads the notes. */
async function watchDraw(page: Page): Promise<() => Promise<Seen[]>> {
  const notes = await page.evaluateHandle(() => {
    const seen: Seen[] = [];
    const delayOf = (element: Element): number =>
      Math.round(Number.parseFloat(getComputedStyle(element).animationDelay) * 1000);
    const look = (): void => {
      const numbers = document.querySelector('[role="img"][data-rolls]');
      const readings = document.querySelector('[data-rolls]:not([role])');
      const bar =
        document.querySelector('section[aria-label="注单"]')?.textContent.replaceAll(/\s/g, '') ?? '';
      const balance = Number(/余额¥([\d.,]+)/.exec(bar)?.[1]?.replaceAll(',', ''));
      seen.push({
        delays: numbers && [...numbers.children].map(delayOf),
        readingsMs: readings && delayOf(readings),
        balance,
      });
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  });
  return () => notes.jsonValue();
}

/** One of the two wins for certain. */
async function betBothSides(page: Page): Promise<void> {
  for (const name of [/^总和大/, /^总和小/]) await board(page).getByRole('button', { name }).click();
  await sendSlip(page);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
}

test('the balance does not reveal a win before its numbers are shown; then what was paid is announced, and the win marked', async ({
  open,
  draws,
  clock,
}) => {
  const { qiHao } = await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', hasMotion: true });
  await betBothSides(page);
  const staked = await moneyOf(page);
  await expect.poll(() => shownBalance(page)).toBe(staked);

  await clock.to(new Date(draws.running('FFC').opensMs + 500));
  await lookAgain(page);
  await page.getByText('正在开奖').first().waitFor();
  // The numbers are on their way: drawn and settled at the server, not yet on screen.
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route('**/lottery/getNewPeriod.do*', async (route) => {
    isHeld = true;
    await held;
    await route.continue();
  });
  // The page asks one after the other: with one held, none is under way that could still bring the numbers.
  await expect.poll(() => isHeld).toBe(true);
  const seen = await watchDraw(page);
  // A second later, so that the page knows which answer is the newer.
  await draws.pass(1);
  // Not an answer from before the draw, which may still be on its way.
  const known = page.waitForResponse(
    async (answer) =>
      answer.url().includes('/m/accInfo.do') &&
      Number(((await answer.json()) as { money: string }).money) > staked,
  );
  await lookAgain(page);
  const { money } = (await (await known).json()) as { money: string };
  expect(Number(money)).toBeCloseTo(staked + 19.8, 4);
  expect(await page.getByText('正在开奖').first().isVisible()).toBe(true);
  expect(await shownBalance(page)).toBe(staked);
  await shot(page, 'held-balance');
  release();
  await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor();
  await expect.poll(() => shownBalance(page)).toBeCloseTo(staked + 19.8, 2);

  const announced = page.getByRole('status').getByText('派奖¥19.80');
  await announced.waitFor();
  await shot(page, 'win');
  // Ball by ball, the readings after the last of them, and until then the balance of before.
  const noted = await seen();
  const rolling = noted.filter(({ delays }) => delays !== null);
  expect(rolling.length).toBeGreaterThan(0);
  for (const { delays, readingsMs } of rolling) {
    expect(delays).toHaveLength(5);
    expect(delays!.every((delay, at) => at === 0 || delay > delays![at - 1]!)).toBe(true);
    expect(readingsMs).toBeGreaterThan(delays!.at(-1)!);
  }
  // So it was from the draw on, with every change of the page.
  const untilShown = noted.slice(0, noted.lastIndexOf(rolling.at(-1)!) + 1);
  expect(new Set(untilShown.map(({ balance }) => balance))).toEqual(new Set([staked]));
  await page.getByRole('button', { name: '投注记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  await unfoldSlips(records);
  await records.locator('li[data-won]').first().waitFor();
  expect(plain(await records.locator('li[data-won]').first().innerText())).toContain('+¥19.80');
  await shot(page, 'recent-win');
  await records.getByRole('button', { name: '关闭' }).click();
  await settled(page);

  // For who wants less motion the next draw is there at once, and its winnings with it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await betBothSides(page);
  const next = draws.running('FFC');
  const calm = await watchDraw(page);
  await passDraw(page, draws, 'FFC');
  await page.locator('button > small', { hasText: `${next.qiHao}期` }).waitFor();
  await expect.poll(() => shownBalance(page)).toBeCloseTo(staked + 19.8 - 20 + 19.8, 2);
  expect((await calm()).filter(({ delays }) => delays !== null)).toEqual([]);
});

/** How the last draw ended, in words. */
const ending = (page: Page) => page.locator('[data-my-period][data-ended]');
/** A zero of one place, or a seven. */
async function betOnOneNumber(page: Page, mode: 'credit' | 'official'): Promise<void> {
  if (mode === 'credit') {
    await page.getByRole('tab', { name: '第一至第五球' }).click();
    await page.locator('#board button[data-cell]').first().click();
    await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
    await slip(page).getByRole('button', { name: '确认投注' }).click();
  } else {
    await page.getByRole('tab', { name: '定位胆', exact: true }).click();
    await board(page)
      .getByRole('group', { name: '个', exact: true })
      .locator('button', { hasText: '7' })
      .click();
    await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
    await basket(page).getByRole('button', { name: '确认投注' }).click();
  }
  await result(page, '投注成功').waitFor();
}

const loses: Fits = (draw) => !draw.includes(0) && !draw.includes(7);

test.for([
  ['credit', 'member01', '10.00'],
  ['official', 'trial01', '2.00'],
] as const)(
  'in %s play the result of a slip leaves with its draw, and what a draw took from %s is said beside it until the next',
  async ([mode, account, stake], { open, draws, clock, server, station }) => {
    const { qiHao } = await draws.choose('FFC', loses);
    // The page has a clock of its own, whose timers run when the test says so, and learns the time of the server from its answers.
    const { page } = await open(staticPage, { as: account, clock: testClock(clock.now()) });
    await page.clock.install({ time: clock.now() });
    await page.goto(`${server.url(station)}/${mode}?lotCode=FFC`);
    await settledByHand(page);
    const places = async () => {
      const [board, readings] = await Promise.all([
        boxOf(page.locator('#board')),
        boxOf(page.locator('[data-board-top] [data-readings]')),
      ]);
      return [board.y, readings.x, readings.y];
    };
    await betOnOneNumber(page, mode);
    const accepted = result(page, '投注成功');
    // It stays while the period is open, and sealed.
    await page.clock.runFor(3_500);
    expect(await accepted.isVisible()).toBe(true);
    await draws.seal('FFC');
    await lookAgain(page);
    await page.getByText('已封盘，距开奖').first().waitFor();
    await page.clock.runFor(500);
    expect(await accepted.isVisible()).toBe(true);
    expect(await ending(page).count()).toBe(0);
    await page.locator('[data-my-period]').waitFor();
    const before = await places();
    // Not from under a finger.
    await accepted.getByRole('heading').click();
    await passDraw(page, draws, 'FFC');
    await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor();
    await page.clock.runFor(2_900);
    expect(await accepted.isVisible()).toBe(true);
    await page.clock.runFor(500);
    await accepted.waitFor({ state: 'detached' });

    await ending(page).waitFor();
    expect(await ending(page).getAttribute('data-ended')).toBe('lost');
    const said = plain(await ending(page).innerText());
    expect(said).toContain(`投注¥${stake}`);
    expect(said).toMatch(/^上期未中奖/);
    expect(said).toContain(`净亏¥${stake}`);
    expect(await places()).toEqual(before);
    const books = await callFrom(page, '/m/v2/lotteryData.do', { status: 'all', lotCode: 'FFC', qiHao });
    expect((books.list as { status: number }[])[0]!.status).toBe(3);
    expect(await page.locator('[popover]', { hasText: '未中奖' }).count()).toBe(0);
    await shot(page, `lost-${mode}`);
    // Who comes back to the board still reads it.
    await page.reload();
    await settledByHand(page);
    expect(await ending(page).getAttribute('data-ended')).toBe('lost');
    await passDraw(page, draws, 'FFC');
    await ending(page).waitFor({ state: 'detached' });
  },
);
