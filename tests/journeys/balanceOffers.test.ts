// What a member may do with a balance: let it earn in balance treasure, donate, and charge it directly.
import { describe, expect } from 'vitest';
import { seedInterest } from '#server/demo/seedInterest.ts';
import { decideDonation } from '#server/money/applications/donation.ts';
import { keepPicture } from '#support/keepPicture.ts';
import type { RunningServer } from '#support/startServer.ts';
import { recordsWorld, station } from './statements.ts';
import { follow, settled } from './steps.ts';

/** A station that offers direct charge, and has no balance treasure. */
const offering = 'v007';

const test = recordsWorld({ counterparties: true });

test.beforeAll(({ server }) =>
  seedInterest(server.pool, [server.context.stations.byCode(station)!], server.now()),
);

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
    await expect.poll(() => chart.locator('circle').count()).toBe(30);
    // What lies between 0.88 and 0.97 fills the chart: from zero on it would be one height.
    const heights = await chart
      .locator('circle')
      .evaluateAll((days) => days.map((day) => Number(day.getAttribute('cy'))));
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(40);
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
    await expect.poll(() => main.getByText(/最多可捐[\d,]+元/).isVisible()).toBe(true);
    await page.getByRole('radio', { name: /留守儿童午餐/ }).check();
    await page.getByRole('tab', { name: '余额比例' }).click();
    await page.getByRole('button', { name: '10%', exact: true }).click();
    await expect.poll(() => main.getByText(/约合[\d,]+元/).isVisible()).toBe(true);
    await page.getByRole('button', { name: '确认捐赠' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByText(/捐赠余额的10%.*给「留守儿童午餐」，由暖灯公益会（示例）接收/).isVisible())
      .toBe(true);
    await dialog.getByRole('button', { name: '确认捐赠' }).click();
    await expect.poll(() => main.getByText('审核中').isVisible()).toBe(true);
    const given = main.getByRole('listitem').first();
    await expect.poll(() => given.innerText()).toMatch(/^留守儿童午餐/);
    await server.passTime(61);
    await server.runMoneyJob();
    await page.reload();
    await settled(page);
    await expect.poll(() => main.getByText('成功', { exact: true }).isVisible()).toBe(true);
    // What was given has a receipt: to whom, how much, when.
    await given.getByRole('button').click();
    const receipt = page.getByRole('dialog', { name: '捐赠凭证' });
    await expect
      .poll(() => receipt.innerText())
      .toMatch(
        /凭证编号\s*\d+\s*捐赠项目\s*留守儿童午餐\s*受赠方\s*暖灯公益会（示例）\s*捐赠金额\s*¥[\d,.]+/,
      );
    await keepPicture(page, 'donation-receipt');
    await page.keyboard.press('Escape');

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
      await decideDonation({ db, station, now: server.now() }, id, 'operator');
    });
    await page.reload();
    await settled(page);
    await expect.poll(() => main.getByText(/^失败/).isVisible()).toBe(true);
    await expect.poll(() => main.getByText(/^账户余额\s*¥/).innerText()).toBe(balance);
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
    await dialog.getByText(/可得彩金150\.00元，提款前需完成打码量27,116\.64元/).waitFor();
    await dialog.getByRole('button', { name: '立即申请' }).click();
    await expect.poll(() => main.getByText('您有一笔申请正在审核').isVisible()).toBe(true);
    await server.passTime(61);
    await server.runMoneyJob();
    await page.reload();
    await settled(page);
    await expect.poll(() => main.getByText('成功', { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => main.getByText('还差打码量27,116.64元').isVisible()).toBe(true);
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
