// Owns the journeys of money on screen in a real browser: a balance that keeps a draw's secret, wins announced, amounts below a cent, a balance that is too small, boards without ads.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Fits } from '#support/chosenSeed.ts';
import { testClock } from '#support/clock.ts';
import { keepPicture } from '#support/keepPicture.ts';
import {
  basket,
  betBar,
  board,
  passDraw,
  plain,
  playWorld,
  result,
  sendSlip,
  slip,
  slipBar,
} from './play.ts';
import { adsOf, boxOf, callFrom, follow, lookAgain, openedAd, settled, settledByHand } from './steps.ts';

const test = playWorld(['FFC', 'EFC', 'SFSC', 'SFLHC']);

const shot = (page: Page, name: string) => keepPicture(page, `money-${name}`);
const moneyOf = async (page: Page): Promise<number> =>
  Number((await callFrom(page, '/m/v2/userInfo.do')).money);
/** Beside the cost, in the bar of either board. */
const shownBalance = async (page: Page): Promise<number> =>
  Number(
    /余额¥([\d.]+)/.exec(
      plain(await page.getByRole('region', { name: /^(?:注单|投注设置)$/ }).innerText()),
    )?.[1],
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
      const balance = Number(/余额¥([\d.]+)/.exec(bar)?.[1]);
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

/** Digits of the last place of a five-digit lottery, each a line of one unit in li. */
async function addInLi(page: Page, digits: readonly number[]): Promise<void> {
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await betBar(page).getByRole('button', { name: '厘', exact: true }).click();
  for (const digit of digits) {
    await board(page)
      .getByRole('group', { name: '个', exact: true })
      .getByRole('button', { name: new RegExp(`^${digit}(?:\\s*，.*)?$`) })
      .click();
    await betBar(page).getByRole('button', { name: '添加', exact: true }).click();
  }
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

  const announced = page.getByRole('status').getByText(`第${qiHao}期派奖 ¥19.80`);
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
const ending = (page: Page) => page.locator('[data-board-top] [data-ended]');
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
    const { page } = await open('/appDown', { as: account, clock: testClock(clock.now()) });
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
    expect(said).toMatch(/^未中奖/);
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

test('amounts below a cent are shown as they are, from the bar to the records, and add up', async ({
  open,
  draws,
}) => {
  await draws.begin('EFC');
  const { page } = await open('/official?lotCode=EFC', { as: 'member01' });
  await addInLi(page, [0, 1, 2, 3, 4]);
  await board(page)
    .getByRole('group', { name: '个', exact: true })
    .getByRole('button', { name: /^5/ })
    .click();
  expect(plain(await betBar(page).innerText())).toContain('1注¥0.002');
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const lines = basket(page).getByRole('listitem');
  // The basket comes with its chunk.
  await expect.poll(() => lines.count()).toBe(6);
  for (const line of await lines.all()) expect(plain(await line.innerText())).toContain('¥0.002');
  expect(plain(await basket(page).innerText())).toContain('¥0.012');
  await shot(page, 'li-basket');
  await basket(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect(plain(await result(page, '投注成功').innerText())).toContain('投注金额¥0.012');
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  const revoke = records.getByRole('button', { name: /^撤单/ });
  await expect.poll(() => revoke.count()).toBe(6);
  expect(plain(await records.getByRole('listitem').first().innerText())).toContain('投注¥0.002');
  await revoke.first().click();
  await page.getByText('投注金额¥0.002将退回余额').waitFor();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => revoke.count()).toBe(5);
  await follow(page, '/lotteryRecord?lotCode=EFC');
  await page.getByText('定位胆').first().waitFor();
  expect(plain(await page.getByRole('main').innerText())).toContain('投注¥0.002');
  expect(plain(await page.getByRole('main').innerText())).toContain('投注金额¥0.01');
});

test('a balance too small is shown before the bet, with a link to a deposit and back to the picks', async ({
  open,
  draws,
}) => {
  await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
  // In whole cents, rounded up: a deposit of less would not do.
  const missing = Math.ceil(2_000_000 - Math.round((await moneyOf(page)) * 10_000) / 100) / 100;
  await page.locator('#board button[data-cell]').first().click();
  await slipBar(page).getByRole('textbox').fill('20000');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const notice = slip(page).getByRole('status').filter({ hasText: '余额不足' });
  await notice.waitFor();
  expect(plain(await notice.innerText())).toContain(`还差¥${missing.toFixed(2)}`);
  await shot(page, 'short-credit');
  expect((await boxOf(notice.getByRole('link', { name: '去存款' }))).height).toBeGreaterThanOrEqual(44);
  await notice.getByRole('link', { name: '去存款' }).click();
  await page.waitForURL('**/recharge');

  await follow(page, '/official?lotCode=EFC');
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await board(page)
    .getByRole('group', { name: '个', exact: true })
    .getByRole('button', { name: /^9/ })
    .click();
  await betBar(page).getByRole('textbox', { name: '倍数' }).fill('9000');
  await expect.poll(() => betBar(page).getByText('余额不足').isVisible()).toBe(true);
  await shot(page, 'short-official');
  await betBar(page).getByRole('link', { name: '去存款' }).click();
  await page.waitForURL('**/recharge');
  await settled(page);
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/official?lotCode=EFC*');
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await expect.poll(async () => plain(await betBar(page).innerText())).toContain('1注¥18000.00');
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await basket(page).getByRole('link', { name: '去存款' }).waitFor();
  await shot(page, 'short-basket');
});

test('a trial player is not sent to a deposit', async ({ open, draws }) => {
  await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'trial01' });
  await page.locator('#board button[data-cell]').first().click();
  await slipBar(page).getByRole('textbox').fill('90000');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page)
    .getByText(/试玩余额不足.*试玩账号不能存款/)
    .waitFor();
  expect(await slip(page).getByRole('link', { name: '去存款' }).count()).toBe(0);
});

test('no floating ad lies on a board; elsewhere one that was closed stays closed', async ({
  open,
  draws,
  clock,
  server,
  station,
}) => {
  await draws.begin('SFLHC');
  const boards = await open('/appDown', { as: 'member01', clock: testClock(clock.now()) });
  await boards.page.clock.install({ time: clock.now() });
  /** Ads come with what follows the first screen, a moment after it: its timers have run, and the page rests. */
  const adsOn = async (path: string): Promise<number> => {
    await boards.page.goto(server.url(station) + path);
    await settledByHand(boards.page);
    await boards.page.clock.runFor(1_000);
    await settledByHand(boards.page);
    return adsOf(boards.page).count();
  };
  expect(await adsOn('/lotteryAll')).toBeGreaterThan(0);
  for (const path of ['/credit?lotCode=SFLHC', '/official?lotCode=EFC']) expect(await adsOn(path)).toBe(0);
  await boards.close();

  const { page, context } = await open('/lotteryAll', { as: 'member01' });
  const ad = adsOf(page);
  await ad.first().waitFor();
  const count = await ad.count();
  await (await openedAd(page)).getByRole('button', { name: '关闭推广' }).click();
  await expect.poll(() => ad.count()).toBe(count - 1);
  // Now, and on another visit of the day.
  for (const visit of [page, await context.newPage()]) {
    await visit.goto(`${server.url(station)}/lotteryAll`);
    await settled(visit);
    expect(await adsOf(visit).count()).toBe(count - 1);
  }
});

test('a chase of a basket is titled by all it holds, and its detail has the picks of each bet', async ({
  open,
  draws,
}) => {
  const { qiHao } = await draws.begin('EFC');
  const { page } = await open('/official?lotCode=EFC', { as: 'member01' });
  await addInLi(page, [7, 8]);
  await betBar(page)
    .getByRole('button', { name: /^号码篮/ })
    .click();
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByRole('button', { name: '翻倍追号' }).click();
  await basket(page).getByLabel('追号期数').first().fill('3');
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  await result(page, '追号成功').getByRole('button', { name: '继续投注' }).click();
  await page.getByRole('button', { name: '投注记录', exact: true }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  await records.getByRole('listitem').first().waitFor();
  expect(await records.getByRole('listitem').first().innerText()).toBe('追号 · 第1/3期');
  for (const at of [1, 2])
    expect(await records.getByRole('listitem').nth(at).innerText()).toContain(`${qiHao}期`);
  await follow(page, '/lotteryRecord');
  await page.getByRole('tab', { name: '追号' }).click();
  // Single bets of the same play stand there until the chases do.
  const row = page
    .getByRole('button', { name: /定位胆/ })
    .filter({ hasText: '每期' })
    .first();
  await row.waitFor();
  const title = plain(await row.innerText());
  expect(title).toMatch(/7.*\/.*8/);
  expect(title).toContain('每期2笔');
  await shot(page, 'chases');
  await row.click();
  const detail = page.getByRole('dialog', { name: /追号/ });
  await detail.getByText('每期2笔').waitFor();
  const periods = detail.getByRole('listitem').getByRole('button');
  await expect.poll(() => periods.count()).toBe(6);
  await expect
    .poll(async () => (await periods.allInnerTexts()).every((text) => text.includes('定位胆')))
    .toBe(true);
  await shot(page, 'chase-detail');
});
