// Somebody who looks at lotteries before betting: all of them, their results and statistics, the check of a draw.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { verifierFile } from '#lottery/draw/verifier/verifierFile.ts';
import { distFolder } from '#scripts/build/site.ts';
import { resultsWorld } from './results.ts';
import { follow, lookAgain, settled, staticPage } from './steps.ts';

const savedVerifier = path.join(distFolder, verifierFile);

const test = resultsWorld(['FFC', 'SFLHC', 'CQSSC'], 2);

test.beforeAll(({ draws }) => draws.pass());

describe('/lotteryAll', () => {
  test('shows what the station offers, finds a lottery by its name and leads to its board', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll');
    const rows = page.getByRole('main').locator('a[href^="/credit?lotCode="]');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    await page.getByRole('searchbox').fill('极速赛车');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('searchbox').fill('没有这样的彩种');
    await expect.poll(() => page.getByText('没有找到相关彩种').isVisible()).toBe(true);
    await page.getByRole('button', { name: '查看全部彩种' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    await page.getByRole('searchbox').fill('ffc');
    await rows.first().click();
    await page.waitForURL('**/credit?lotCode=FFC');
  });

  test('counts down by the clock of the server, whatever the phone believes, and marks demonstration draws', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll');
    const row = page.getByRole('listitem').filter({ hasText: '重庆时时彩' });
    await expect.poll(() => row.getByText('演示开奖').isVisible()).toBe(true);
    const ours = page.getByRole('listitem').filter({ hasText: '分分彩' }).first();
    expect(await ours.getByText('演示开奖').count()).toBe(0);
    await expect.poll(() => ours.locator('time').innerText()).toMatch(/^00:[0-5]\d$|开奖/);
  });

  test('offers official lotteries under their own tab, and leads to /official', async ({ open }) => {
    const { page } = await open('/lotteryAll');
    await page.getByRole('tab', { name: '官方玩法' }).click();
    const main = page.getByRole('main');
    await expect.poll(() => main.getByText('六合彩').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?mode=official');
    await main.locator('a[href="/official?lotCode=FFC"]').click();
    await page.waitForURL('**/official?lotCode=FFC');
  });
});

describe('/lotteryOpenDetail', () => {
  test('shows one day alone', async ({ open }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=SFLHC');
    const day = await page.locator('select option').nth(2).getAttribute('value');
    await page.locator('select').selectOption(day!);
    await settled(page);
    await expect.poll(() => page.getByText(/共144期/).isVisible()).toBe(true);
    const dates = await page.locator('main ul li').evaluateAll((rows) => rows.map((row) => row.textContent));
    const [, month, date] = day!.split('-');
    // The draw at midnight carries the day before.
    expect(dates.slice(1, 20).every((text) => text!.includes(`${month}-${date} `))).toBe(true);
  });

  test('lets anyone check a platform draw in the browser: commitment, seed and numbers', async ({
    open,
    results,
    draws,
  }) => {
    const before = (await results('FFC', 1))[0]!.qiHao;
    await draws.pass(61);
    await draws.pass(61);
    const drawn = (await results('FFC', 3)).find(({ openStatus }) => openStatus === 'drawn');
    expect(drawn!.qiHao).not.toBe(before);
    expect(drawn!.commitment).toMatch(/^[0-9a-f]{64}$/);
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    await page.getByRole('button').filter({ hasText: drawn!.qiHao }).click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.getByText(drawn!.seed).isVisible()).toBe(true);
    await sheet.getByRole('button', { name: '自己验证' }).click();
    await expect.poll(() => sheet.getByText(/承诺值一致/).isVisible()).toBe(true);
    await expect.poll(() => sheet.getByText(/^号码一致/).isVisible()).toBe(true);
    // The page of its own says the same, as it is served and, saved, from the disk.
    const link = sheet.getByRole('link', { name: /独立验证页/ });
    const address = new URL((await link.getAttribute('href'))!, page.url());
    const [beside] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect.poll(() => beside.getByRole('status').innerText()).toContain('相符：');
    expect(await beside.locator('li[data-good=true]').count()).toBe(2);
    await beside.getByLabel(/期号/).fill('1');
    await beside.getByRole('button', { name: /验证/ }).click();
    await expect.poll(() => beside.getByRole('status').innerText()).toContain('不相符');
    await beside.goto(`${pathToFileURL(savedVerifier)}${address.hash}`);
    await expect.poll(() => beside.getByRole('status').innerText()).toContain('相符：');
  });

  test('says so when a draw is not the one its seed deals', async ({ open, results }) => {
    const { page } = await open('/appDown');
    const list = (await results('FFC', 5)).map((each) => ({
      ...each,
      haoMa: each.haoMa
        .split(',')
        .map((digit) => (Number(digit) + 1) % 10)
        .join(','),
    }));
    await page.route('**/GetLotteryResultList.do', (route) =>
      route.fulfill({ json: { success: true, msg: '', list, hasMore: false } }),
    );
    await follow(page, '/lotteryOpenDetail?lotCode=FFC');
    await page.locator('main ul li button').first().click();
    await page.getByRole('button', { name: '自己验证' }).click();
    await expect.poll(() => page.getByText(/号码不一致/).isVisible()).toBe(true);
  });

  test('puts a new draw at the head by itself', async ({ open, draws }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    const first = page.locator('main ul li').first();
    const before = await first.innerText();
    await draws.pass(60);
    await lookAgain(page);
    await expect.poll(() => first.innerText()).not.toBe(before);
  });

  test('counts omission, heat and roads as anybody would by hand', async ({ open, results }) => {
    const draws = (await results('FFC'))
      .filter(({ openStatus }) => openStatus === 'drawn')
      .slice(0, 100)
      .map(({ haoMa }) => haoMa.split(',').map(Number));
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    await page.getByRole('tab', { name: '遗漏走势' }).click();
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '7', exact: true }) });
    await expect.poll(() => row.count()).toBe(1);
    const cells = await row.getByRole('cell').allInnerTexts();
    const came = draws.map(([first]) => first === 7);
    const current = came.indexOf(true);
    expect(cells[0]).toBe(String(came.filter(Boolean).length));
    expect(cells[1]).toBe(String(current < 0 ? 100 : current));
    await page.getByRole('tab', { name: '冷热' }).click();
    const bars = page.getByRole('tabpanel').locator('svg[role="img"] g');
    await expect.poll(() => bars.count()).toBe(10);
    const counts = await bars.evaluateAll((groups) =>
      groups.map((group) => Number.parseInt(group.lastElementChild!.textContent!, 10)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await page.getByRole('tab', { name: '路珠' }).click();
    await page.getByRole('tab', { name: '龙虎', exact: true }).click();
    const dragons = draws.filter((draw) => draw[0]! > draw[4]!).length;
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .filter({ hasText: `龙 ${dragons}` })
          .count(),
      )
      .toBe(1);
  });

  test('offers to try again when the results cannot be loaded', async ({ open, server, station }) => {
    const { page } = await open(staticPage);
    // Fails until the button is pressed, whatever the page tries by itself.
    await page.addInitScript(() => {
      document.addEventListener('click', () => Object.assign(window, { pressed: true }), true);
    });
    await page.route('**/GetLotteryResultList.do', async (route) =>
      (await page.evaluate(() => 'pressed' in window))
        ? route.continue()
        : route.fulfill({ json: { success: false, msg: '服务繁忙' } }),
    );
    await page.goto(`${server.url(station)}/lotteryOpenDetail?lotCode=CQSSC`);
    await expect.poll(() => page.getByText('服务繁忙').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.locator('main ul li').count()).toBeGreaterThan(5);
    // The next page of them may be asked for: its question to the page would fail with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('/index', () => {
  test('says on each card how long betting is open, and what was drawn last', async ({
    open,
    draws,
    results,
  }) => {
    await draws.begin('FFC');
    const { page } = await open('/index');
    await page.getByRole('tab', { name: '信用彩票' }).click();
    const hall = page.getByRole('tabpanel');
    const card = hall.locator('a[href="/credit?lotCode=FFC"]');
    const left = card.locator('time');
    await expect.poll(() => left.innerText()).toMatch(/^00:[1-5]\d$/);
    await draws.seal('FFC');
    await expect.poll(() => left.innerText()).toBe('已封盘');
    await draws.draw('FFC');
    await lookAgain(page);
    await expect.poll(() => left.innerText()).toMatch(/^00:\d\d$/);
    const [ffc, mark6] = [await results('FFC', 1), await results('SFLHC', 1)];
    await expect.poll(() => card.innerText()).toContain(ffc[0]!.haoMa.replaceAll(',', ' '));
    const special = `特码 ${mark6[0]!.haoMa.split(',').at(-1)}`;
    await expect.poll(() => hall.locator('a[href="/credit?lotCode=SFLHC"]').innerText()).toContain(special);
  });

  test('leaves a card as it was where nobody knows its period', async ({ open }) => {
    const { page, context } = await open('/lotteryAll', { isNew: true });
    await context.route('**/getNewPeriod2*', (route) =>
      route.fulfill({ json: { success: false, msg: '系统繁忙', code: 'busy' } }),
    );
    await follow(page, '/index');
    const card = page.getByRole('tabpanel').locator('a[href="/credit?lotCode=FFC"]');
    await expect.poll(() => card.innerText()).toContain('每1分钟一期');
    expect(await card.locator('time').count()).toBe(0);
  });
});
