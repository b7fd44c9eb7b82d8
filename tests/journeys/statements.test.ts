// Owns the journey of a member who looks after money: account records, balance treasure, a donation, direct charge.
import { describe, expect } from 'vitest';
import { seedInterest } from '#server/demo/seedInterest.ts';
import { decideDonation } from '#server/money/applications/donation.ts';
import { atDesk, byHand, depositor, openBank } from '#support/deposits.ts';
import { siteWorld, type Visit } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { fill, move } from '../server/money/wallets.ts';
import { follow, logInAs, settled } from './steps.ts';

const station = 'w147';
/** Stations whose files hide one or both of the reports. */
const hiding = { deposit: 'v010', both: 'v018' };
const offering = 'v007';
const stations = [station, ...Object.values(hiding)];

/** Enough for many pages. */
const lines = 1500;

const test = siteWorld({ counterparties: true }).extend(
  'visit',
  ({ open }) =>
    async (path: string, look: Visit = {}) => {
      const { page } = await open(path, { as: 'member01', ...look });
      return page;
    },
);

test.beforeAll(async ({ server }) => {
  await byHand(server);
  await seedInterest(server.pool, [server.context.stations.byCode(station)!], server.now());
  await fill(server, station, 'agent01', lines, 60_000);
  for (const code of stations)
    await server.inStation(code, async (db) => {
      await move(db, code, 'member01', 130, -10_0000n, 'bet 1', server.now());
      await move(db, code, 'member01', 131, 19_8000n, 'win 1', server.now());
      await move(db, code, 'member01', 6, 500_0000n, 'deposit 1', server.now());
      await move(db, code, 'member01', 4, -100_0000n, 'withdrawal 1', server.now());
    });
});

/** How many lines of a type a member's wallet has. */
const linesOf = (server: RunningServer, name: string, type: number): Promise<number> =>
  server.inStation(station, async (db) => {
    const { count } = await db
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
      .innerJoin('account as p', 'p.id', 'a.owner_id')
      .select(db.fn.countAll<string>().as('count'))
      .where('p.name', '=', name)
      .where('a.kind', '=', 'wallet')
      .where('e.type', '=', type)
      .executeTakeFirstOrThrow();
    return Number(count);
  });

/** A deposit that has come, and one that is on its way. */
async function openOrders(server: RunningServer, code: string): Promise<void> {
  const client = await depositor(server, code);
  const { orderNo } = await openBank(client, { amount: '500' });
  await server.runMoneyJob();
  await atDesk(server, orderNo, 'approved');
  await server.passTime(60);
  await server.runMoneyJob();
  await openBank(client, { amount: '800' });
}

describe('/reportChange', () => {
  test('shows every line of the days chosen, what it adds up to, and each in full', async ({ visit }) => {
    const page = await visit('/reportChange');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(4);
    await expect.poll(() => page.getByText('共4笔').isVisible()).toBe(true);
    await rows.first().click();
    const sheet = page.getByRole('dialog');
    for (const text of ['在线提款', '¥9398.68', '¥9298.68', 'withdrawal 1'])
      await expect.poll(() => sheet.getByText(text, { exact: true }).count()).toBe(1);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByText('分类汇总').click();
    const bill = page.locator('details');
    await expect
      .poll(() => bill.innerText())
      .toMatch(/期初余额\s*¥8888\.88[\s\S]*存款[\s\S]*500[\s\S]*提款[\s\S]*100[\s\S]*期末余额\s*¥9298\.68/);
    await page.getByLabel('账变类型').selectOption('bet');
    await expect.poll(() => rows.count()).toBe(1);
    await expect.poll(() => page.getByText('共1笔').isVisible()).toBe(true);
    await page.getByLabel('日期范围').selectOption('yesterday');
    await expect.poll(() => page.getByText('这段时间没有账变记录').isVisible()).toBe(true);
  });

  test('goes on for thousands of lines while new ones arrive, and skips or repeats none', async ({
    visit,
    server,
  }) => {
    const page = await visit('/reportChange', { as: 'agent01' });
    const seen = new Set<string>();
    let most = 0;
    // The end may be reported before the last lines have been looked at: once more after it.
    let isDone = false;
    for (let round = 0; round < 100 && !isDone; round++) {
      isDone = await page.getByText('没有更多了').isVisible();
      if (round % 5 === 0)
        await server.inStation(station, (db) =>
          move(db, station, 'agent01', 131, 1n, `arrives ${round}`, server.now()),
        );
      const { balances, rows } = await page.evaluate(async () => {
        const found = new Set<string>();
        let count = 0;
        for (let frame = 0; frame < 30; frame += 1) {
          const drawn = document.querySelectorAll('main li');
          count = Math.max(count, drawn.length);
          for (const row of drawn) found.add(row.textContent!);
          // No further than the first stretch ahead that is not drawn in full, however slow the machine: nothing is scrolled past unseen.
          const ahead = [...document.querySelectorAll<HTMLElement>('main section > ul')].filter(
            (list) => list.getBoundingClientRect().bottom > 0,
          );
          const partly = ahead.findIndex((list) => list.childElementCount < Number(list.dataset.rows));
          const reached = partly === -1 ? ahead : ahead.slice(0, partly + 1);
          reached.findLast((list) => list.childElementCount > 0)?.lastElementChild?.scrollIntoView();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return { balances: [...found], rows: count };
      });
      most = Math.max(most, rows);
      for (const text of balances) seen.add(text);
    }
    // Each leaves another balance behind.
    expect(seen.size).toBe(lines);
    expect(most).toBeLessThan(400);
  });

  test('is there at once, as long as it was and where it was scrolled to, when the player comes back', async ({
    visit,
  }) => {
    const page = await visit('/userCenter', { as: 'agent01' });
    await page.getByRole('link', { name: '账变记录' }).click();
    await page.waitForURL('**/reportChange');
    await settled(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const first = await height();
    for (let round = 0; round < 3; round += 1) {
      const last = await height();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(height).toBeGreaterThan(last);
      await settled(page);
    }
    const before = { height: await height(), top: await page.evaluate(() => window.scrollY) };
    expect(before.height).toBeGreaterThan(first + 1000);
    await page.goBack();
    await page.waitForURL('**/userCenter');
    await settled(page);
    // Nothing is answered: what is shown was kept.
    let asked = 0;
    await page.route('**/moneyIncomeList.do', () => {
      asked += 1;
    });
    await page.goForward();
    await page.waitForURL('**/reportChange');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before.top * 0.9);
    await expect.poll(height).toBeGreaterThan(before.height * 0.9);
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10);
    // Only its head is loaded again.
    await expect.poll(() => asked).toBe(1);
    await page.unroute('**/moneyIncomeList.do');
  });

  test('says so when the records cannot be loaded, and tries again', async ({ visit }) => {
    const page = await visit('/appDown');
    await page.route('**/moneyIncomeList.do', (route) =>
      route.fulfill({ json: { success: false, msg: '服务繁忙' } }),
    );
    await follow(page, '/reportChange');
    await expect.poll(() => page.getByText('服务繁忙').first().isVisible()).toBe(true);
    await page.unroute('**/moneyIncomeList.do');
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.getByText('共4笔').isVisible()).toBe(true);
  });

  test('hides what a station hides of deposits and withdrawals', async ({ visit }) => {
    const named = async (code: string, rows: number) => {
      const page = await visit('/reportChange', { at: code });
      await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(rows);
      const kinds = await page.getByLabel('账变类型').locator('option').allInnerTexts();
      await page.getByText('分类汇总').click();
      const bill = await page.locator('details').innerText();
      await page.close();
      return ['存款', '提款'].map((word) => [kinds.includes(word), bill.includes(word)]);
    };
    expect(await named(station, 4)).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await named(hiding.deposit, 3)).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await named(hiding.both, 2)).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe('/transctionRecord', () => {
  test('reports for every deposit and withdrawal how it ended, and hides what a station hides', async ({
    visit,
    server,
  }) => {
    await openOrders(server, station);
    const page = await visit('/transctionRecord');
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem');
    await expect
      .poll(() => rows.allInnerTexts())
      .toMatchObject(
        [/800\.00[\s\S]*处理中/, /500\.00[\s\S]*成功/].map((like) => expect.stringMatching(like)),
      );
    await expect.poll(() => main.getByText('共2笔').isVisible()).toBe(true);
    await rows.last().click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.innerText()).toMatch(/状态\s*成功[\s\S]*余额变动\s*\+¥500\.00/);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByLabel('状态').selectOption('processing');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('tab', { name: '提款记录' }).click();
    await settled(page);
    await expect.poll(() => main.getByText('这段时间没有提款记录').isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe('?kind=withdraw');

    await page.close();
    const shown = async (code: string): Promise<number> => {
      const page = await visit('/transctionRecord', { at: code });
      const tabs = await page.getByRole('tab').count();
      const isThere = await page.getByText('本站不提供存款和提款记录').isVisible();
      await page.close();
      return isThere ? -1 : tabs;
    };
    expect([await shown(hiding.deposit), await shown(hiding.both)]).toEqual([0, -1]);
  });
});

describe('balance treasure', () => {
  test('shows what came in, draws the month, and leads to its bill and its questions', async ({
    visit,
    server,
  }) => {
    await server.runMoneyJob();
    const page = await visit('/balanceBao');
    const main = page.getByRole('main');
    for (const text of ['昨日收益', '万份收益（元）', '1.0958', '七日年化', '4.00%'])
      await expect.poll(() => main.getByText(text, { exact: true }).isVisible()).toBe(true);
    const chart = main.getByRole('img', { name: /共30天的每日收益：最低0\.8767元，最高0\.9741元/ });
    await expect.poll(() => chart.locator('rect:not([data-touch])').count()).toBe(30);
    await page.getByRole('link', { name: '收益明细' }).click();
    await page.waitForURL('**/balanceBill');
    await settled(page);
    await expect.poll(() => main.getByRole('listitem').count()).toBeGreaterThan(25);
    await expect.poll(() => main.getByText('已到账').first().isVisible()).toBe(true);
    await page.goBack();
    await page.getByRole('link', { name: '常见问题' }).click();
    await page.waitForURL('**/balanceIssue');
    await main.getByText('利率是多少？').click();
    await expect.poll(() => main.getByText('当前年利率为 4%').isVisible()).toBe(true);

    await page.close();
    // The morning after next, whatever the hour is: one more day has ended and is paid.
    const paid = () => linesOf(server, 'member01', 145);
    const before = await paid();
    await server.passTime(86_400);
    await server.runMoneyJob();
    await server.passTime(86_400);
    await server.runMoneyJob();
    expect((await paid()) - before).toBe(2);
    const later = await visit('/reportChange');
    await later.getByLabel('账变类型').selectOption('interest');
    await later.getByLabel('日期范围').selectOption('today');
    await settled(later);
    const rows = later.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.first().innerText()).toMatch(/余额生金[\s\S]*\+¥[01]\./);
  });

  test('is said not to be there where a station has none', async ({ visit }) => {
    const page = await visit('/balanceBao', { at: offering });
    await expect.poll(() => page.getByText('本站暂未开放余额生金').isVisible()).toBe(true);
  });
});

describe('/donate', () => {
  test('takes a confirmed donation at once, and shows its result', async ({ visit, server }) => {
    const page = await visit('/donate');
    const main = page.getByRole('main');
    await page.getByLabel('捐赠金额（元）').fill('999999');
    await expect.poll(() => main.getByText(/最多可捐\d+元/).isVisible()).toBe(true);
    await page.getByRole('tab', { name: '余额比例' }).click();
    await page.getByRole('button', { name: '10%', exact: true }).click();
    await expect.poll(() => main.getByText(/约合\d+元/).isVisible()).toBe(true);
    await page.getByRole('button', { name: '确认捐赠' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByText(/确定捐赠余额的10%/).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: '确认捐赠' }).click();
    await expect.poll(() => main.getByText('审核中').isVisible()).toBe(true);
    await expect.poll(() => main.getByText('余额的10%').isVisible()).toBe(true);
    await server.passTime(61);
    await server.runMoneyJob();
    await page.reload();
    await settled(page);
    await expect.poll(() => main.getByText('成功', { exact: true }).isVisible()).toBe(true);

    const balance = await main.getByText(/^账户余额\s*¥/).innerText();
    await page.getByLabel('捐赠金额（元）').fill('50');
    await page.getByRole('button', { name: '确认捐赠' }).click();
    await dialog.getByRole('button', { name: '确认捐赠' }).click();
    await expect.poll(() => main.getByText('审核中').isVisible()).toBe(true);
    await expect.poll(() => main.getByText(/^账户余额\s*¥/).innerText()).not.toBe(balance);
    await server.inStation(station, async (db) => {
      const { id } = await db
        .selectFrom('donation')
        .select('id')
        .where('status', '=', 1)
        .executeTakeFirstOrThrow();
      await decideDonation(db, station, id, 'operator', server.now());
    });
    await page.reload();
    await settled(page);
    await expect.poll(() => main.getByText(/^失败/).isVisible()).toBe(true);
    expect(await main.getByText(/^账户余额\s*¥/).innerText()).toBe(balance);
  });
});

describe('/handfree', () => {
  test('offers the percentage and the cap of the station, and one application at a time', async ({
    visit,
    server,
  }) => {
    const page = await visit('/wallet', { at: offering });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '免提直充' }).click();
    await page.waitForURL('**/handfree');
    await settled(page);
    await expect.poll(() => main.getByText('3%', { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => main.getByText('最高赠送150元').isVisible()).toBe(true);
    await main.getByRole('button', { name: '立即申请' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/可得彩金150\.00元，提款前需完成打码量27116\.64元/).waitFor();
    await dialog.getByRole('button', { name: '立即申请' }).click();
    await expect.poll(() => main.getByText('您有一笔申请正在审核').isVisible()).toBe(true);
    await server.passTime(61);
    await server.runMoneyJob();
    await page.reload();
    await settled(page);
    await expect.poll(() => main.getByText('成功', { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => main.getByText('还差打码量27116.64元').isVisible()).toBe(true);
  });

  test('is not offered where a station has no percentage', async ({ visit }) => {
    const page = await visit('/handfree');
    await expect.poll(() => page.getByText('本站暂未开放免提直充').isVisible()).toBe(true);
    for (const path of ['/userCenter', '/wallet']) {
      await follow(page, path);
      await settled(page);
      expect(await page.getByRole('link', { name: '免提直充' }).count()).toBe(0);
    }
  });
});

test.for(['/reportChange', '/balanceBao', '/donate'])(
  '%s says to guests and trial players whom it is for',
  async (path, { open }) => {
    const { page } = await open(path);
    // What is there instead of the screen comes with its chunk.
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('button', { name: '去登录' })
          .or(page.getByRole('main').getByRole('button').first())
          .isVisible(),
      )
      .toBe(true);
    await expect.poll(() => page.getByRole('main').getByText(/登录/).first().isVisible()).toBe(true);
    if (path === '/reportChange') return;
    await logInAs(page, 'trial01');
    await page.reload();
    await settled(page);
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByText(/会员|正式/)
          .first()
          .isVisible(),
      )
      .toBe(true);
  },
);
