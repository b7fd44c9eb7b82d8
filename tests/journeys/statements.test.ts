// Owns the story of a member who looks after money: account records, balance treasure, a donation, direct charge.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedInterest } from '#server/db/seedInterest.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { fill, move } from '../server/money/wallets.ts';
import { logInAs, settled } from './steps.ts';

const station = 'w147';
/** Stations whose files hide one or both of the reports. */
const hiding = { withdraw: 'h012', deposit: 'v010', both: 'v018' };

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
  await seedInterest(server.pool, [{ code: station }], server.now());
  await fill(server, station, 'agent01', 3000, 60_000);
  for (const code of [station, ...Object.values(hiding)])
    await server.inStation(code, async (db) => {
      await move(db, code, 'member01', 130, -10_0000n, 'bet 1', server.now());
      await move(db, code, 'member01', 131, 19_8000n, 'win 1', server.now());
      await move(db, code, 'member01', 6, 500_0000n, 'deposit 1', server.now());
      await move(db, code, 'member01', 4, -100_0000n, 'withdrawal 1', server.now());
    });
});
afterEach(async () => {
  await visitor?.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function visit(path: string, { code = station, as = 'member01' } = {}): Promise<Page> {
  visitor = await openVisitor(browser, `${server.url(code)}/appDown`, { reducedMotion: true });
  await logInAs(visitor.page, as);
  await visitor.page.goto(`${server.url(code)}${path}`);
  await settled(visitor.page);
  return visitor.page;
}

describe('/reportChange', () => {
  test('shows every line of the days chosen, what it adds up to, and each in full', async () => {
    const page = await visit('/reportChange');
    const rows = page.getByRole('main').getByRole('listitem');
    expect(await rows.count()).toBe(4);
    expect(await page.getByText('共4笔').isVisible()).toBe(true);
    await rows.first().click();
    const sheet = page.getByRole('dialog');
    for (const text of ['在线提款', '9398.68', '9298.68', 'withdrawal 1'])
      expect(await sheet.getByText(text, { exact: true }).count()).toBe(1);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByText('分类汇总').click();
    const bill = page.locator('details');
    expect(await bill.innerText()).toMatch(
      /期初余额\s*8888\.88[\s\S]*存款[\s\S]*500[\s\S]*提款[\s\S]*100[\s\S]*期末余额\s*9298\.68/,
    );
    await page.getByLabel('账变类型').selectOption('bet');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await page.getByText('共1笔').isVisible()).toBe(true);
    await page.getByLabel('日期范围').selectOption('yesterday');
    await expect.poll(() => page.getByText('这段时间没有账变记录').isVisible()).toBe(true);
    expect(visitor.troubles).toEqual([]);
  });

  test('goes on for thousands of lines while new ones arrive, and skips or repeats none', async () => {
    const page = await visit('/reportChange', { as: 'agent01' });
    const seen = new Set<string>();
    let most = 0;
    for (let round = 0; round < 200 && !(await page.getByText('没有更多了').isVisible()); round++) {
      if (round % 5 === 0)
        await server.inStation(station, (db) =>
          move(db, station, 'agent01', 131, 1n, `arrives ${round}`, server.now()),
        );
      const balances = await page.evaluate(async () => {
        const found: string[] = [];
        for (let frame = 0; frame < 12; frame += 1) {
          window.scrollBy(0, 1600);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          for (const row of document.querySelectorAll('main li')) found.push(row.lastChild!.textContent!);
        }
        return found;
      });
      most = Math.max(most, await page.locator('main li').count());
      for (const text of balances) seen.add(text);
    }
    // One yuan each: as many balances as there are lines of the last seven days.
    expect(seen.size).toBe(3000);
    expect(most).toBeLessThan(400);
    expect(visitor.troubles).toEqual([]);
  }, 60_000);

  test('says so when the records cannot be had, and tries again', async () => {
    visitor = await openVisitor(browser, `${server.url(station)}/appDown`, { reducedMotion: true });
    const { page } = visitor;
    await logInAs(page, 'member01');
    await page.route('**/moneyIncomeList.do', (route) =>
      route.fulfill({ json: { success: false, msg: '服务繁忙' } }),
    );
    await page.goto(`${server.url(station)}/reportChange`);
    await expect.poll(() => page.getByText('服务繁忙').first().isVisible()).toBe(true);
    await page.unroute('**/moneyIncomeList.do');
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.getByText('共4笔').isVisible()).toBe(true);
  });

  test('hides what a station hides of deposits and withdrawals', async () => {
    const named = async (code: string) => {
      const page = await visit('/reportChange', { code });
      const kinds = await page.getByLabel('账变类型').locator('option').allInnerTexts();
      await page.getByText('分类汇总').click();
      const bill = await page.locator('details').innerText();
      expect(await page.getByRole('main').getByRole('listitem').count()).toBe(4);
      await visitor.close();
      return ['存款', '提款'].map((word) => [kinds.includes(word), bill.includes(word)]);
    };
    expect(await named(station)).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await named(hiding.withdraw)).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await named(hiding.deposit)).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await named(hiding.both)).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});
