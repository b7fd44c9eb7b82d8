// Owns the journeys of money on screen in a real browser: a balance that keeps a draw's secret, wins announced, amounts below a cent, a balance that is too small, boards without ads.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDrawJob, type DrawJob } from '#server/jobs/drawJob.ts';
import { periodAt } from '#server/play/calendar.ts';
import { openBrowser, openVisitor, type Visitor, type VisitorOptions } from '#support/openStation.ts';
import { roomInDay } from '#support/roomInDay.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { adsOf, boxOf, callFrom, logInAs, openedAd, settled } from './steps.ts';

const station = 'w147';

let server: RunningServer;
let browser: Browser;
let job: DrawJob;
let visitor: Visitor | undefined;
const failures: string[] = [];
/** The server's clock runs, and is put forward. */
let aheadMs = roomInDay(Date.now());

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ site: true, now: () => new Date(Date.now() + aheadMs) }),
    openBrowser(),
  ]);
  job = createDrawJob({
    pool: server.pool,
    stations: () => [station],
    now: server.now,
    lotteries: ['FFC', 'EFC', 'SFSC', 'SFLHC'],
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
});
afterEach(async () => {
  await visitor?.close();
  visitor = undefined;
});
afterAll(async () => {
  await job?.stop();
  await browser?.close();
  await server?.stop();
  expect(failures).toEqual([]);
});

/** Puts the clock forward into the next period of a lottery: to its beginning, or five minutes before it seals. */
async function atBeginning(lotCode: string): Promise<string> {
  const next = periodAt(lotCode, periodAt(lotCode, server.now().getTime()).opensMs);
  aheadMs += Math.max(next.startsMs + 1_000, next.sealsMs - 300_000) - server.now().getTime();
  await job.tick();
  return next.qiHao;
}

async function open(path: string, who: string | null, options: VisitorOptions = {}): Promise<Page> {
  visitor = await openVisitor(browser, `${server.url(station)}/appDown`, options);
  const { page } = visitor;
  if (who) await logInAs(page, who);
  await page.goto(server.url(station) + path);
  await settled(page);
  return page;
}

const plain = (text: string): string => text.replaceAll(/\s/g, '');
const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
const shot = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/screens/money-${name}.png` });
const slipBar = (page: Page) => page.getByRole('region', { name: '注单' });
const betBar = (page: Page) => page.getByRole('region', { name: '投注设置' });
const slip = (page: Page) => page.getByRole('dialog', { name: /^第\d+期注单$/ });
const basket = (page: Page) => page.getByRole('dialog', { name: '号码篮' });
const result = (page: Page, name: string) => page.getByRole('dialog', { name });
const balanceOf = async (page: Page): Promise<number> =>
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

/** Ads come with what follows the first screen, a moment after the place of the strip for a lost connection: until then none is seen anyway. */
async function adsCame(page: Page): Promise<void> {
  await page.locator('#root > div[role="status"]:not([popover])').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(400);
}

/** Digits of the last place of a five-digit lottery, each a line of one unit in li. */
async function addInLi(page: Page, digits: readonly number[]): Promise<void> {
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await betBar(page).getByRole('button', { name: '厘', exact: true }).click();
  for (const digit of digits) {
    await page
      .locator('#board')
      .getByRole('group', { name: '个', exact: true })
      .getByRole('button', { name: new RegExp(`^${digit}(?:\\s*，.*)?$`) })
      .click();
    await betBar(page).getByRole('button', { name: '添加', exact: true }).click();
  }
}

/** One of the two wins for certain. */
async function betBothSides(page: Page): Promise<void> {
  for (const name of [/^总和大/, /^总和小/])
    await page.locator('#board').getByRole('button', { name }).click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
}

test('the balance does not reveal a win before its numbers are shown; then what was paid is announced, and the win marked', async () => {
  const qiHao = await atBeginning('FFC');
  const page = await open('/credit?lotCode=FFC', 'member01');
  await betBothSides(page);
  const staked = await balanceOf(page);
  await expect.poll(() => shownBalance(page)).toBe(staked);

  aheadMs += periodAt('FFC', server.now().getTime()).opensMs - server.now().getTime() + 500;
  await wake(page);
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
  await job.tick();
  // Not an answer from before the draw, which may still be on its way.
  const known = page.waitForResponse(
    async (answer) =>
      answer.url().includes('/m/accInfo.do') &&
      Number(((await answer.json()) as { money: string }).money) > staked,
  );
  await wake(page);
  const { money } = (await (await known).json()) as { money: string };
  expect(Number(money)).toBeCloseTo(staked + 19.8, 4);
  // Time enough to draw it, if it were going to be drawn.
  await page.waitForTimeout(500);
  expect(await page.getByText('正在开奖').first().isVisible()).toBe(true);
  expect(await shownBalance(page)).toBe(staked);
  await shot(page, 'held-balance');
  const seen = await watchDraw(page);
  release();
  await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor();
  await expect.poll(() => shownBalance(page)).toBeCloseTo(staked + 19.8, 2);

  const announced = page.getByRole('status').getByText(`第${qiHao}期派奖 ¥19.80`);
  await announced.waitFor();
  await shot(page, 'win');
  // Ball by ball, the readings after the last of them, and until then the balance of before.
  const rolling = (await seen()).filter(({ delays }) => delays !== null);
  expect(rolling.length).toBeGreaterThan(0);
  for (const { delays, readingsMs, balance } of rolling) {
    expect(delays).toHaveLength(5);
    expect(delays!.every((delay, at) => at === 0 || delay > delays![at - 1]!)).toBe(true);
    expect(readingsMs).toBeGreaterThan(delays!.at(-1)!);
    expect(balance).toBe(staked);
  }
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
  const next = periodAt('FFC', server.now().getTime());
  const calm = await watchDraw(page);
  aheadMs += next.opensMs - server.now().getTime() + 500;
  await job.tick();
  await wake(page);
  await page.locator('button > small', { hasText: `${next.qiHao}期` }).waitFor();
  await expect.poll(() => shownBalance(page)).toBeCloseTo(staked + 19.8 - 20 + 19.8, 2);
  expect((await calm()).filter(({ delays }) => delays !== null)).toEqual([]);
  expect(visitor!.troubles).toEqual([]);
});

/** How the last draw ended, in words. */
const ending = (page: Page) => page.locator('[data-board-top] [data-ended]');
/** The running period is drawn, and the page notices. */
async function passDraw(page: Page): Promise<void> {
  aheadMs += periodAt('FFC', server.now().getTime()).opensMs - server.now().getTime() + 500;
  await job.tick();
  await wake(page);
}
/** Nine in ten of them lose. */
async function betOnOneNumber(page: Page, mode: 'credit' | 'official'): Promise<void> {
  if (mode === 'credit') {
    await page.getByRole('tab', { name: '第一至第五球' }).click();
    await page.locator('#board button[data-cell]').first().click();
    await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
    await slip(page).getByRole('button', { name: '确认投注' }).click();
  } else {
    await page.getByRole('tab', { name: '定位胆', exact: true }).click();
    await page
      .locator('#board')
      .getByRole('group', { name: '个', exact: true })
      .locator('button', { hasText: '7' })
      .click();
    await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
    await basket(page).getByRole('button', { name: '确认投注' }).click();
  }
  await result(page, '投注成功').waitFor();
}

test.each([
  ['credit', 'member01', '10.00'],
  ['official', 'trial01', '2.00'],
] as const)(
  'in %s play the result of a slip leaves with its draw, and what a draw took from %s is said beside it until the next',
  async (mode, account, stake) => {
    // With a draw before those that follow.
    for (let drawn = 0; drawn < 2; drawn += 1) await atBeginning('FFC');
    const page = await open(`/${mode}?lotCode=FFC`, account);
    const places = async () => {
      const [board, readings] = await Promise.all([
        boxOf(page.locator('#board')),
        boxOf(page.locator('[data-board-top] [data-readings]')),
      ]);
      return [board.y, readings.x, readings.y];
    };
    for (let isLost = false; !isLost; ) {
      const { qiHao, sealsMs } = periodAt('FFC', server.now().getTime());
      await betOnOneNumber(page, mode);
      const accepted = result(page, '投注成功');
      // It stays while the period is open, and sealed.
      await page.waitForTimeout(3_500);
      aheadMs += sealsMs - server.now().getTime() + 100;
      await wake(page);
      await page.getByText('已封盘，距开奖').first().waitFor();
      await page.waitForTimeout(500);
      expect(await accepted.isVisible()).toBe(true);
      expect(await ending(page).count()).toBe(0);
      const before = await places();
      // Not from under a finger.
      await accepted.getByRole('heading').click();
      await passDraw(page);
      await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor();
      await page.waitForTimeout(500);
      expect(await accepted.isVisible()).toBe(true);
      await accepted.waitFor({ state: 'detached' });

      await ending(page).waitFor();
      isLost = (await ending(page).getAttribute('data-ended')) === 'lost';
      const said = plain(await ending(page).innerText());
      expect(said).toContain(`投注¥${stake}`);
      expect(said).toMatch(isLost ? /^未中奖/ : /^中奖\+¥\d+\.\d\d/);
      expect(await places()).toEqual(before);
      const books = await callFrom(page, '/m/v2/lotteryData.do', { status: 'all', lotCode: 'FFC', qiHao });
      expect((books.list as { status: number }[])[0]!.status).toBe(isLost ? 3 : 2);
      if (!isLost) await passDraw(page);
    }
    expect(await page.locator('[popover]', { hasText: '未中奖' }).count()).toBe(0);
    await shot(page, `lost-${mode}`);
    // Who comes back to the board still reads it.
    await page.reload();
    await settled(page);
    expect(await ending(page).getAttribute('data-ended')).toBe('lost');
    await passDraw(page);
    await ending(page).waitFor({ state: 'detached' });
    expect(visitor!.troubles).toEqual([]);
  },
);

test('amounts below a cent are shown as they are, from the bar to the records, and add up', async () => {
  await atBeginning('EFC');
  const page = await open('/official?lotCode=EFC', 'member01');
  await addInLi(page, [0, 1, 2, 3, 4]);
  await page
    .locator('#board')
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
  await page.goto(`${server.url(station)}/lotteryRecord?lotCode=EFC`);
  await settled(page);
  await page.getByText('定位胆').first().waitFor();
  expect(plain(await page.getByRole('main').innerText())).toContain('投注¥0.002');
  expect(plain(await page.getByRole('main').innerText())).toContain('投注金额¥0.01');
});

test('a balance too small is shown before the bet, with a link to a deposit and back to the picks', async () => {
  await atBeginning('SFSC');
  const page = await open('/credit?lotCode=SFSC', 'member01');
  // In whole cents, rounded up: a deposit of less would not do.
  const missing = Math.ceil(2_000_000 - Math.round((await balanceOf(page)) * 10_000) / 100) / 100;
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

  await page.goto(`${server.url(station)}/official?lotCode=EFC`);
  await settled(page);
  await page.getByRole('tab', { name: '定位胆', exact: true }).click();
  await page
    .locator('#board')
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

test('a trial player is not sent to a deposit', async () => {
  await atBeginning('SFSC');
  const page = await open('/credit?lotCode=SFSC', 'trial01');
  await page.locator('#board button[data-cell]').first().click();
  await slipBar(page).getByRole('textbox').fill('90000');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page)
    .getByText(/试玩余额不足.*试玩账号不能存款/)
    .waitFor();
  expect(await slip(page).getByRole('link', { name: '去存款' }).count()).toBe(0);
});

test('no floating ad lies on a board; elsewhere one that was closed stays closed', async () => {
  await atBeginning('SFLHC');
  const page = await open('/lotteryAll', 'member01');
  const ad = adsOf(page);
  await ad.first().waitFor();
  for (const path of ['/credit?lotCode=SFLHC', '/official?lotCode=EFC']) {
    await page.goto(server.url(station) + path);
    await settled(page);
    await adsCame(page);
    expect(await ad.count()).toBe(0);
  }
  await page.goto(`${server.url(station)}/lotteryAll`);
  await ad.first().waitFor();
  const count = await ad.count();
  await (await openedAd(page)).getByRole('button', { name: '关闭推广' }).click();
  await expect.poll(() => ad.count()).toBe(count - 1);
  await page.reload();
  await settled(page);
  await adsCame(page);
  expect(await ad.count()).toBe(count - 1);
  // Another visit of the day.
  const next = await page.context().newPage();
  await next.goto(`${server.url(station)}/lotteryAll`);
  await settled(next);
  await adsCame(next);
  expect(await adsOf(next).count()).toBe(count - 1);
  await next.close();
});

test('a chase of a basket is titled by all it holds, and its detail has the picks of each bet', async () => {
  const qiHao = await atBeginning('EFC');
  const page = await open('/official?lotCode=EFC', 'member01');
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
  await page.goto(`${server.url(station)}/lotteryRecord`);
  await settled(page);
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
