// Owns the journey of a player who looks at their bets: thousands of them, why one was paid so, revoking several, and chases.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  creditDoBet,
  getCreditOddsList,
  getNewPeriod,
  lotteryData,
  offcialDoBet,
  todayUnOpens,
} from '#contract/lottery.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import type { VisitorOptions } from '#support/openStation.ts';
import { ticket } from '#support/playTable.ts';
import { siteWorld } from '#support/site.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { follow, settled } from './steps.ts';

/** `player` is a session of the one account that bets; whoever opens a page as it ends this one. */
const test = siteWorld({ lotteries: ['FFC', 'CQSSC'] }).extend('player', async ({ server, station }) => {
  const player = server.client(station);
  await player.logIn('member01');
  return player;
});

// Each begins ten seconds into another minute.
test.beforeEach(async ({ clock, draws }) => {
  await clock.to(new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000 + 70_000));
  await draws.pass();
});

/** For pages whose timers a test runs ahead, which go by a clock of their own. */
const byTimers: VisitorOptions = { clock: undefined };
const small: VisitorOptions = { width: 320, height: 640, skin: 'ThemeBlack' };

/** Both sides of the total: one of them wins whatever is drawn. */
async function bet(client: Client, lotCode: string, options: string[]): Promise<string[]> {
  const [{ answer: odds }, { answer: running }] = await Promise.all([
    client.call(getCreditOddsList, { lotCode }),
    client.call(getNewPeriod, { lotCode }),
  ]);
  const { oddsMark } = odds.oddsList!.find(({ playCode }) => playCode === 'ssc_c_zh')!;
  const bets = options.map((option) => ({
    playCode: 'ssc_c_zh',
    selection: { options: [option] },
    units: 1,
    stake: '10',
    unitAmount: '10',
    oddsMark,
  }));
  const { answer } = await client.call(
    creditDoBet,
    { lotCode, qiHao: running.period!.qiHao, bets: JSON.stringify(bets) },
    { intentId: randomUUID() },
  );
  return answer.orders!.map(({ orderId }) => orderId);
}

test('who reads English sees the play, the picks, the draw and the payment in English', async ({
  open,
  draws,
  server,
  station,
}) => {
  const reader = server.client(station);
  await reader.logIn('agent01');
  await bet(reader, 'FFC', ['总和大', '总和小']);
  await draws.pass(120);
  const { page } = await open('/lotteryRecord', {
    as: 'agent01',
    width: 320,
    height: 640,
    locale: 'en',
  });
  const isEnglish = async (): Promise<void> =>
    expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
  const row = page.getByRole('button', { name: 'Sum Big/Small/Odd/Even · Sum Big' });
  await row.first().waitFor();
  await isEnglish();
  await row.first().click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText('Two-Sided · Sum Big/Small/Odd/Even').waitFor();
  await sheet.locator('summary').click();
  await isEnglish();
  await follow(page, '/lotteryOpenDetail?lotCode=FFC');
  await page
    .getByText(/^(?:Dragon|Tiger|Tie)$/)
    .first()
    .waitFor();
  await isEnglish();
});

describe('who may look', () => {
  test('a guest is asked to log in and comes back to the records', async ({ open }) => {
    const { page } = await open('/lotteryRecord?lotCode=FFC');
    await page.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login*');
    await page.getByRole('textbox', { name: '账号' }).fill('member01');
    await page.getByLabel('密码', { exact: true }).fill('demo8888');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/lotteryRecord?lotCode=FFC');
    await expect.poll(() => page.getByText('该条件下暂无投注记录').isVisible()).toBe(true);
  });

  test('a trial account sees its own', async ({ open, server, station }) => {
    const trial = server.client(station);
    await trial.logIn('trial01');
    await bet(trial, 'FFC', ['总和大']);
    const { page } = await open('/lotteryRecord', { as: 'trial01' });
    await expect.poll(() => page.getByText('总和大').count()).toBe(1);
  });
});

describe('one bet', () => {
  test('says what was drawn, what it was paid and why, and the totals are those of the filter', async ({
    open,
    draws,
    player,
  }) => {
    await bet(player, 'FFC', ['总和大', '总和小']);
    await draws.pass(60);
    const { page } = await open('/lotteryRecord?lotCode=FFC', { as: 'member01' });
    const main = page.getByRole('main');
    const totals = main.locator('dl').first();
    await expect.poll(() => totals.innerText()).toMatch(/¥20\.00[\s\S]*¥19\.80[\s\S]*−¥0\.20/);
    await page.getByRole('tab', { name: '已中奖' }).click();
    await settled(page);
    await expect.poll(() => totals.innerText()).toMatch(/¥10\.00[\s\S]*¥19\.80[\s\S]*\+¥9\.80/);
    await main.getByRole('button', { name: /总和[大小].*已中奖/ }).click();
    const sheet = page.getByRole('dialog');
    // What was won is the same figure here as in the list, and the profit stands apart.
    await expect
      .poll(() => sheet.innerText())
      .toMatch(/已中奖\s*\+¥19\.80[\s\S]*玩法\s*两面 · 总和大小单双[\s\S]*盈亏\s*\+¥9\.80/);
    await expect
      .poll(() => sheet.getByText(/总和[大小] 1注中奖，赔率1\.98，每注派奖¥19\.80。/).count())
      .toBe(1);
    await expect.poll(() => sheet.getByRole('img').getAttribute('aria-label')).toMatch(/\d( \d){4}/);
    await expect.poll(() => sheet.getByTitle('总和', { exact: true }).innerText()).toMatch(/^\d+$/);
    expect(await sheet.getByRole('button', { name: '撤单' }).count()).toBe(0);
    await keepPicture(page, 'lotteryRecord-bet');
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('tab', { name: '未中奖' }).click();
    await main.getByRole('button', { name: /总和[大小].*未中奖/ }).click();
    await expect.poll(() => sheet.getByText('本单1注均未中奖。').count()).toBe(1);
  });

  test('follows its draw without a touch', async ({ open, draws, player }) => {
    await bet(player, 'FFC', ['总和单']);
    const { page } = await open('/lotteryRecord?view=waiting', { ...byTimers, as: 'member01' });
    await page.clock.install();
    await page.reload();
    await settled(page);
    await expect.poll(() => page.getByText('总和单').count()).toBe(1);
    await draws.pass(60);
    await page.clock.fastForward(11_000);
    await expect.poll(() => page.getByText('总和单').count()).toBe(0);
  });
});

describe('revoking several', () => {
  test('reports for each bet whether it was revoked, and those that had sealed stay', async ({
    open,
    draws,
    player,
  }) => {
    const [first] = await bet(player, 'FFC', ['总和大']);
    await bet(player, 'CQSSC', ['总和小', '总和双']);
    const { page } = await open('/lotteryRecord', { ...small, as: 'member01' });
    await page.getByRole('button', { name: '批量撤单' }).click();
    await page.waitForURL('**/lotteryRecord?view=waiting');
    await page.getByRole('button', { name: '全选（3）' }).click();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3);
    expect(await axeFinds(page)).toEqual([]);
    await keepPicture(page, 'lotteryRecord-choosing');
    // The minute of one of them seals while the player is still thinking.
    await draws.seal('FFC');
    await page.getByRole('button', { name: '撤单（3）' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
    const sheet = page.getByRole('dialog', { name: '撤单结果' });
    await sheet.waitFor();
    await expect.poll(() => sheet.getByRole('status').innerText()).toBe('成功2笔，未成功1笔');
    await expect.poll(() => sheet.getByText('已封盘，不能撤单').count()).toBe(1);
    await keepPicture(page, 'lotteryRecord-outcome');
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => page.getByText('总和双').count()).toBe(0);
    await expect.poll(() => page.getByText('总和大').count()).toBe(1);
    await player.logIn('member01');
    const { answer } = await player.call(lotteryData, { status: 'waiting' });
    expect(answer.list!.map(({ orderId }) => orderId)).toEqual([first]);
  });

  test('counts only what can still be revoked: a bet that is drawn meanwhile is no longer among the chosen', async ({
    open,
    draws,
    player,
  }) => {
    await bet(player, 'FFC', ['总和大']);
    await bet(player, 'CQSSC', ['总和小', '总和双']);
    const { page } = await open('/lotteryRecord?view=waiting', { ...byTimers, as: 'member01' });
    await page.clock.install();
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: '批量撤单' }).click();
    await page.getByRole('button', { name: '全选（3）' }).click();
    await page.getByRole('button', { name: '撤单（3）' }).waitFor();
    await draws.pass(60);
    await page.clock.fastForward(11_000);
    await page.getByRole('button', { name: '撤单（2）' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
    const sheet = page.getByRole('dialog', { name: '撤单结果' });
    await expect.poll(() => sheet.getByRole('status').innerText()).toBe('成功2笔，未成功0笔');
  });
});

describe('chases', () => {
  /** Of one ticket or several over the next five periods; returns their numbers. */
  async function chase(player: Client, lines = 1): Promise<string[]> {
    const { answer: left } = await player.call(todayUnOpens, { lotCode: 'FFC' });
    const periods = left.list!.slice(0, 5).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
    await player.call(offcialDoBet, {
      lotCode: 'FFC',
      qiHao: periods[0]!.qiHao,
      bets: JSON.stringify(Array(lines).fill(ticket())),
      chase: JSON.stringify({ stopOnWin: true, periods }),
    });
    return periods.map(({ qiHao }) => qiHao);
  }

  test('show how far they are and what they cost, and the rest can be cancelled', async ({
    open,
    draws,
    player,
  }) => {
    await chase(player);
    await draws.pass(60);
    const { page } = await open('/lotteryRecord?view=chase', { as: 'member01' });
    await page.getByText('已完成1/5期').waitFor();
    // What was paid stands on the card, not only what is drawn of it.
    await page.getByText('追号总额 ¥10.00').waitFor();
    await keepPicture(page, 'lotteryRecord-chases');
    await page.getByRole('button', { name: /五星/ }).click();
    const sheet = page.getByRole('dialog');
    // The next draw comes first; what is behind is folded.
    await expect
      .poll(() => sheet.getByText(/第\d期追号/).allInnerTexts())
      .toEqual([2, 3, 4, 5].map((at) => expect.stringContaining(`第${at}期追号`)));
    await sheet.getByRole('button', { name: '展开已开奖的1期' }).click();
    await expect.poll(() => sheet.getByText(/第\d期追号/).count()).toBe(5);
    await expect.poll(() => sheet.innerText()).toMatch(/未开奖\s*¥8\.00/);
    await keepPicture(page, 'lotteryRecord-chase');
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: '终止追号' }).click();
    await page.locator('dialog button[data-confirm]', { hasText: '终止追号' }).click();
    await page.getByText('已撤单4笔').waitFor();
    await expect.poll(() => sheet.innerText()).toMatch(/已退回\s*¥8\.00/);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '已结束' }).click();
    await page.getByText('已终止').waitFor();
  });

  test('are a row each among the bets and a group on the board: the next period in sight, the others to be unfolded', async ({
    open,
    draws,
    player,
  }) => {
    await bet(player, 'FFC', ['总和大']);
    const numbers = await chase(player, 2);
    await draws.pass(60);
    const { page } = await open('/lotteryRecord?view=waiting', { as: 'member01' });
    const rows = page.getByRole('main').locator('li');
    await expect.poll(() => rows.count()).toBe(1);
    await expect
      .poll(() => rows.innerText())
      .toMatch(
        new RegExp(
          `第${numbers[1]}期 · 每期2笔[\\s\\S]*已完成1/5期[\\s\\S]*追号总额 ¥20\\.00 · 已开奖 ¥4\\.00`,
        ),
      );
    await page.getByText('共8笔，每个追号合为一行').waitFor();
    await rows.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(`第2期追号 · 第${numbers[1]}期`).waitFor();
    await sheet.getByRole('button', { name: '关闭' }).click();
    // Those to be revoked are chosen one by one.
    await page.getByRole('button', { name: '批量撤单' }).click();
    await expect.poll(() => rows.count()).toBe(8);

    await follow(page, '/credit?lotCode=FFC');
    await page.getByRole('button', { name: '投注记录' }).click();
    await sheet.getByText('追号 · 第2/5期').waitFor();
    const shown = async (): Promise<string[]> =>
      [...(await sheet.innerText()).matchAll(/第(\d{12})期/g)]
        .map((found) => found[1]!)
        .filter((each) => numbers.includes(each));
    expect(await shown()).toEqual([numbers[1], numbers[1], numbers[0]]);
    await sheet.getByRole('button', { name: '展开其余4期' }).first().click();
    const [first, second, ...coming] = numbers;
    await expect
      .poll(shown)
      .toEqual([second, second, ...coming.flatMap((each) => [each, each]), first, first, first]);
    expect(await axeFinds(page)).toEqual([]);
  });
});

describe('ten thousand records', () => {
  const many = 10_000;

  /** Copies of a bet, all lost. */
  async function copyLost({ pool }: RunningServer, station: string, id: string): Promise<void> {
    const client = await pool.connect();
    await client.query(`SELECT set_config('app.station', $1, false)`, [station]);
    await client.query(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          hao_ma, units, stake, status, created_at, ended_at)
        SELECT station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          'N' || n || '.', units, stake, 3, created_at, created_at
        FROM bet_order, generate_series(1, $2) AS n WHERE id = $1`,
      [id, many],
    );
    client.release(true);
  }

  /** Thirty more at the head of the list, by the very player who scrolls, and lost at once. */
  async function settleNewBets(page: Page, { pool }: RunningServer, station: string): Promise<void> {
    const client = await pool.connect();
    await client.query(`SELECT set_config('app.station', $1, false)`, [station]);
    await client.query(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          hao_ma, units, stake, status, created_at, ended_at)
        SELECT station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          hao_ma, units, stake, status, created_at, ended_at
        FROM (SELECT * FROM bet_order WHERE status = 3 ORDER BY id LIMIT 30) x`,
    );
    client.release(true);
    // Looked at again, the list renews its head in the middle of scrolling.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  test('load on as one scrolls, none missed and none twice while new bets arrive, and the page stays small', async ({
    open,
    server,
    station,
    player,
  }) => {
    const [id] = await bet(player, 'FFC', ['总和大']);
    await copyLost(server, station, id!);
    const { page } = await open('/lotteryRecord?view=lost', { as: 'member01' });
    let most = 0;
    let arrived = false;
    while ((await page.getByText(/共\d+笔/).count()) === 0) {
      const rows = await page.evaluate(async () => {
        let most = 0;
        for (let frame = 0; frame < 20; frame += 1) {
          window.scrollTo(0, document.documentElement.scrollHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          most = Math.max(most, document.querySelectorAll('main li').length);
        }
        return most;
      });
      most = Math.max(most, rows);
      if (!arrived) await settleNewBets(page, server, station);
      arrived = true;
    }
    expect(most).toBeLessThan(500);
    const all = Number(/\d+/.exec(await page.getByText(/共\d+笔/).innerText())![0]);
    expect(all).toBeGreaterThanOrEqual(many + 30);
    // Rows are kept by their numbers, so none is there twice; as many as the server counts, so none is missed.
    const loaded = async (): Promise<number> =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const stretches = [...document.querySelectorAll<HTMLElement>('main section > ul')];
        return stretches.reduce((sum, { dataset }) => sum + Number(dataset.rows), 0);
      });
    await expect.poll(loaded).toBe(all);
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = page.locator('main ul').first();
    await expect.poll(() => first.locator('li').count()).toBe(Number(await first.getAttribute('data-rows')));
  });
});
