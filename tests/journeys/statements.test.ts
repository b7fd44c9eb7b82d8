// A member who reads records of money: account records, deposits and withdrawals, what a station hides of them, and what others read in place of such pages.
import { describe, expect } from 'vitest';
import { endTransfer, openTransfer } from '#server/money/transfers/order.ts';
import { atDesk, byHand, depositor, openBank } from '#support/deposits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { move } from '../server/money/wallets.ts';
import { recordsWorld, station } from './statements.ts';
import { follow, logInAs, settled } from './steps.ts';

/** Stations whose files hide one or both of the reports. */
const hiding = { deposit: 'v010', both: 'v018' };
const stations = [station, ...Object.values(hiding)];

const test = recordsWorld({ counterparties: true });

test.beforeAll(async ({ server }) => {
  byHand(server);
  for (const code of stations)
    await server.inStation(code, async (db) => {
      await move(db, code, 'member01', { type: 130, amount: -10_0000n, refId: 'bet 1', at: server.now() });
      await move(db, code, 'member01', { type: 131, amount: 19_8000n, refId: 'win 1', at: server.now() });
      await move(db, code, 'member01', { type: 6, amount: 500_0000n, refId: 'deposit 1', at: server.now() });
      await move(db, code, 'member01', {
        type: 4,
        amount: -100_0000n,
        refId: 'withdrawal 1',
        at: server.now(),
      });
    });
});

/** A deposit that has come, and one that is on its way. */
async function openOrders(server: RunningServer, code: string): Promise<void> {
  const client = await depositor(server, code);
  const { orderNo } = await openBank(client, { amount: '500' });
  await server.runMoneyJob();
  atDesk(server, orderNo, 'approved');
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
    // A deposit is no income and a withdrawal no expense, so neither has the colour of a gain or a loss.
    await expect
      .poll(() => page.getByRole('main').innerText())
      .toMatch(/存款\s*¥500\.00[\s\S]*提款\s*¥100\.00[\s\S]*合计/);
    const isColoured = (name: string) =>
      rows
        .filter({ hasText: name })
        .locator('[data-trend]')
        .evaluate(
          (amount) => getComputedStyle(amount).color !== getComputedStyle(amount.parentElement!).color,
        );
    expect([await isColoured('在线提款'), await isColoured('彩票派奖')]).toEqual([false, true]);
    await rows.first().click();
    const sheet = page.getByRole('dialog');
    for (const text of ['在线提款', '¥9,398.68', '¥9,298.68', 'withdrawal 1'])
      await expect.poll(() => sheet.getByText(text, { exact: true }).count()).toBe(1);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByText('分类汇总').click();
    const bill = page.locator('details');
    await expect
      .poll(() => bill.innerText())
      .toMatch(/期初余额\s*¥8,888\.88[\s\S]*存款[\s\S]*500[\s\S]*提款[\s\S]*100[\s\S]*期末余额\s*¥9,298\.68/);
    await page.getByLabel('账变类型').selectOption('bet');
    await expect.poll(() => rows.count()).toBe(1);
    await expect.poll(() => page.getByText('共1笔').isVisible()).toBe(true);
    await page.getByLabel('日期范围').selectOption('yesterday');
    await expect.poll(() => page.getByText('这段时间没有账变记录').isVisible()).toBe(true);
  });

  test('shows a look into a game without a bet as one row, with its lines at a tap', async ({
    visit,
    server,
  }) => {
    await server.inStation(station, async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('name', '=', 'agent01')
        .executeTakeFirstOrThrow();
      const { code } = await db.selectFrom('platform').select('code').executeTakeFirstOrThrow();
      for (const direction of ['in', 'out'] as const) {
        const transfer = {
          station,
          accountId: id,
          platform: code,
          direction,
          amount: 50_0000n,
          isAuto: true,
        };
        const { order_no } = await openTransfer(db, { ...transfer, at: server.now() });
        await endTransfer(db, order_no, { state: 'success' }, server.now());
      }
    });
    const page = await visit('/reportChange', { as: 'agent01', isNew: true });
    const look = page.getByRole('main').getByRole('listitem').filter({ hasText: '进出游戏，未投注' });
    await expect.poll(() => look.count()).toBe(1);
    await expect.poll(() => look.innerText()).toMatch(/¥0\.00/);
    await look.getByRole('button').click();
    const lines = page.getByRole('dialog', { name: '进出游戏，未投注' }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(2);
    await expect.poll(() => lines.first().innerText()).toMatch(/\+¥50\.00/);
    await expect.poll(() => lines.last().innerText()).toMatch(/−¥50\.00/);
  });

  test('says so when the records cannot be loaded, and tries again', async ({ visit }) => {
    const page = await visit('/appDown', { isNew: true });
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
      const kinds = page.getByRole('tablist', { name: '存款和提款' });
      const tabs = await kinds.getByRole('tab').count();
      const isThere = await page.getByText('本站不提供存款和提款记录').isVisible();
      await page.close();
      return isThere ? -1 : tabs;
    };
    expect([await shown(hiding.deposit), await shown(hiding.both)]).toEqual([0, -1]);
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
