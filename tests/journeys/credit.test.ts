// Owns the journeys of credit play in a real browser: bet, draw, settled by the rules, balance right; revoke, sealing, odds that change, lines that break.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { playOf } from '#lottery/families.ts';
import { createDrawJob, type DrawJob } from '#server/jobs/drawJob.ts';
import { periodAt } from '#server/play/calendar.ts';
import { axeFinds } from '#support/axe.ts';
import { type FaultProxy, startFaultProxy } from '#support/faultProxy.ts';
import { openBrowser, openVisitor, type Visitor, type VisitorOptions } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { boxOf, callFrom, logInAs, settled, thumb } from './steps.ts';

const station = 'w147';
/** One lottery of each family that has credit play, and the group its first bets are made in. */
const lotteries = {
  ssc: 'FFC',
  pk10: 'SFSC',
  k3: 'FFK3',
  x115: 'FF11X5',
  lhc: 'SFLHC',
  pc28: 'FF28',
  kl10: 'GDKLSF',
  fc3d: 'FC3D',
  kl8: 'BJKL8',
};

let server: RunningServer;
let browser: Browser;
let job: DrawJob;
let proxy: FaultProxy;
let visitor: Visitor | undefined;
const failures: string[] = [];
/** The server's clock runs, and is put forward. */
let aheadMs = 0;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ site: true, now: () => new Date(Date.now() + aheadMs) }),
    openBrowser(),
  ]);
  proxy = await startFaultProxy(server.port);
  job = createDrawJob({
    pool: server.pool,
    stations: () => [station],
    now: server.now,
    lotteries: Object.values(lotteries),
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
});
afterEach(async () => {
  await visitor?.close();
  visitor = undefined;
  await proxy.heal();
});
afterAll(async () => {
  await job?.stop();
  await browser?.close();
  await proxy?.close();
  await server?.stop();
  expect(failures).toEqual([]);
});

/** Puts the clock forward into the next period of a lottery, to its beginning or five minutes before it seals: sessions do not outlast a day. */
async function atBeginning(lotCode: string): Promise<string> {
  const next = periodAt(lotCode, periodAt(lotCode, server.now().getTime()).opensMs);
  const atMs = Math.max(next.startsMs + 1_000, next.sealsMs - 300_000);
  aheadMs += atMs - server.now().getTime();
  await job.tick();
  return next.qiHao;
}

async function open(
  lotCode: string,
  who: string | null,
  options: VisitorOptions & { proxied?: boolean } = {},
) {
  const base = options.proxied ? `http://${station}.localhost:${proxy.port}` : server.url(station);
  visitor = await openVisitor(browser, `${base}/appDown`, options);
  const { page } = visitor;
  if (who) await logInAs(page, who);
  await page.goto(`${base}/credit?lotCode=${lotCode}`);
  await settled(page);
  return page;
}

/** What the page would notice by itself in time: that the clock has been put forward. */
async function pass(page: Page, ms: number): Promise<void> {
  aheadMs += ms;
  await job.tick();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const cells = (page: Page) => page.locator('#board button[data-cell]');
const bar = (page: Page) => page.getByRole('region', { name: '注单' });
const sheet = (page: Page) => page.getByRole('dialog', { name: /^第\d+期注单$/ });
const result = (page: Page, name: string) => page.getByRole('dialog', { name });
const balanceOf = async (page: Page): Promise<string> =>
  String((await callFrom(page, '/m/v2/userInfo.do')).money);

async function betOn(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await cells(page).nth(at).click();
  await bar(page).getByRole('button', { name: '投注', exact: true }).click();
  await sheet(page).getByRole('button', { name: '确认投注' }).click();
}

interface Order {
  id: bigint;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  status: number;
}

/** Every bet of a period with what the rules themselves make of it. */
const betsOf = (lotCode: string, qiHao: string): Promise<(Order & { byRules: bigint | null })[]> =>
  server.inStation(station, async (db) => {
    const rows = await db
      .selectFrom('bet_order')
      .innerJoin('lottery_period', (join) =>
        join
          .onRef('lottery_period.lot_code', '=', 'bet_order.lot_code')
          .onRef('lottery_period.qi_hao', '=', 'bet_order.qi_hao'),
      )
      .selectAll('bet_order')
      .select('lottery_period.draw')
      .where('bet_order.lot_code', '=', lotCode)
      .where('bet_order.qi_hao', '=', qiHao)
      .orderBy('bet_order.id')
      .execute();
    return rows.map((row) => {
      const play = playOf(row.play_code)!;
      const bet = readBet(play, { selection: row.selection, ...(row.terms as object) });
      const { id, stake, payout, rebate, status } = row;
      return { id, stake, payout, rebate, status, byRules: row.draw && settle(bet, row.draw).payout };
    });
  });

const yuan = (wire: string): bigint => BigInt(wire.replace('.', ''));

describe.each(Object.entries(lotteries))('%s', (_family, lotCode) => {
  test('is bet on, drawn, settled as the rules say, and the balance is right', async () => {
    const qiHao = await atBeginning(lotCode);
    const page = await open(lotCode, 'member01');
    const before = yuan(await balanceOf(page));
    await betOn(page, 3);
    const accepted = result(page, '投注成功');
    await accepted.waitFor();
    const placed = await betsOf(lotCode, qiHao);
    expect(placed.map(({ stake, status }) => [stake, status])).toEqual(Array(3).fill([100_000n, 1]));
    // Number, cost and balance on screen are those in the books.
    const summary = await accepted.innerText();
    expect(summary).toContain(`${placed[0]!.id}等3单`);
    expect(summary).toContain(qiHao);
    expect(summary.replaceAll(/\s/g, '')).toContain('¥30.00');
    const after = await balanceOf(page);
    expect(yuan(after)).toBe(before - 300_000n);
    expect(summary.replaceAll(/\s/g, '')).toContain(`¥${after.slice(0, -2)}`);
    await accepted.getByRole('button', { name: '继续投注' }).click();
    await expect.poll(() => bar(page).innerText()).toContain('0注');

    await pass(page, periodAt(lotCode, server.now().getTime()).opensMs - server.now().getTime() + 500);
    await expect
      .poll(() => page.locator('button > small', { hasText: `${qiHao}期` }).isVisible(), { timeout: 15_000 })
      .toBe(true);
    const ended = await betsOf(lotCode, qiHao);
    for (const { payout, byRules, status } of ended) {
      expect(payout).toBe(byRules);
      expect([2, 3, 10]).toContain(status);
    }
    const paid = ended.reduce((sum, { payout, rebate }) => sum + payout + rebate, 0n);
    expect(yuan(await balanceOf(page))).toBe(before - 300_000n + paid);
    await page.getByRole('button', { name: '投注记录' }).click();
    const records = page.getByRole('dialog', { name: /最近投注/ });
    await records.getByRole('listitem').first().waitFor();
    await expect.poll(() => records.getByText(/已中奖|未中奖|和局退回/).count()).toBeGreaterThanOrEqual(3);
    expect(await records.getByRole('button', { name: /^撤单/ }).count()).toBe(0);
    expect(visitor!.troubles).toEqual([]);
  });
});

test('numbers of Mark Six make combinations, and each form its own', async () => {
  // Draws for the figures at the end.
  for (let drawn = 0; drawn < 2; drawn += 1) await atBeginning('SFLHC');
  const qiHao = await atBeginning('SFLHC');
  const page = await open('SFLHC', 'member01');
  await page.getByRole('tab', { name: '连码' }).click();
  await page.getByRole('button', { name: '二全中', exact: true }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const number of ['01', '13', '25', '37']) await press(number);
  await expect.poll(() => page.getByText('已组成6注').isVisible()).toBe(true);
  await press('胆拖');
  await expect.poll(() => page.getByText('继续选号，组成投注').isVisible()).toBe(true);
  await press('生肖对碰');
  await page.getByRole('button', { name: /^马/ }).click();
  await page.getByRole('button', { name: /^鼠/ }).click();
  await expect.poll(() => page.getByText('已组成20注').isVisible()).toBe(true);
  expect((await bar(page).innerText()).replaceAll(/\s/g, '')).toContain('20注¥200.00');
  // A slip of the thumb takes nothing away for good.
  await bar(page).getByRole('button', { name: '清空' }).click();
  expect((await bar(page).innerText()).replaceAll(/\s/g, '')).toContain('0注¥0.00');
  await bar(page).getByRole('button', { name: '恢复' }).click();
  expect((await bar(page).innerText()).replaceAll(/\s/g, '')).toContain('20注¥200.00');
  await bar(page).getByRole('button', { name: '投注', exact: true }).click();
  await sheet(page)
    .getByLabel(/^单注金额/)
    .fill('2');
  await sheet(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect((await betsOf('SFLHC', qiHao)).map(({ stake }) => stake)).toEqual([400_000n]);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  // How many draws each number of several has been out, among the six that the play counts.
  await press('复式');
  await bar(page).getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByRole('button', { name: '遗漏' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const { list } = (await callFrom(page, '/m/result/GetLotteryResultList.do', {
    lotCode: 'SFLHC',
    pageNo: '1',
    pageSize: '100',
  })) as unknown as { list: { openStatus: string; haoMa: string }[] };
  const draws = list
    .filter(({ openStatus }) => openStatus === 'drawn')
    .map(({ haoMa }) => haoMa.split(',').slice(0, 6).map(Number));
  expect(draws.length).toBeGreaterThan(0);
  const omissions = Array.from({ length: 49 }, (_, at) => {
    const last = draws.findIndex((draw) => draw.includes(at + 1));
    return `漏${last < 0 ? draws.length : last}`;
  });
  await expect.poll(() => page.locator('#board fieldset [data-warmth]').allInnerTexts()).toEqual(omissions);
});

test('a bet is revoked before sealing and its stake is back; after sealing that is refused', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  const before = await balanceOf(page);
  await betOn(page, 2);
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  const revokes = records.getByRole('button', { name: /^撤单/ });
  await expect.poll(() => revokes.count()).toBe(2);
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText('撤单成功，投注金额已退回').isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(1);
  expect(yuan(await balanceOf(page))).toBe(yuan(before) - 100_000n);
  // The button is still there when the period seals.
  aheadMs += periodAt('SFSC', server.now().getTime()).sealsMs - server.now().getTime() + 100;
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText(/封盘/).first().isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(0);
  expect((await betsOf('SFSC', qiHao)).map(({ status }) => status).toSorted()).toEqual([1, 4]);
  expect(yuan(await balanceOf(page))).toBe(yuan(before) - 100_000n);
});

test('sealing is shown and enforced; a late bet is refused and not moved to the next period', async () => {
  // Sealed for a minute: a busy machine has time to show it before the next period opens.
  const qiHao = await atBeginning('SFLHC');
  const page = await open('SFLHC', 'member01');
  await cells(page).first().click();
  await bar(page).getByRole('button', { name: '投注', exact: true }).click();
  const { sealsMs } = periodAt('SFLHC', server.now().getTime());
  aheadMs += sealsMs - server.now().getTime() + 100;
  await sheet(page).getByRole('button', { name: '确认投注' }).click();
  const refused = result(page, '投注未成功');
  await refused.waitFor();
  await expect.poll(() => refused.innerText()).toContain('封盘');
  await refused.getByRole('button', { name: '返回修改' }).click();
  await pass(page, 0);
  await expect.poll(() => sheet(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  expect(await betsOf('SFLHC', qiHao)).toEqual([]);
  // The next period costs one tap more and no other: the button names it.
  await pass(page, periodAt('SFLHC', server.now().getTime()).opensMs - server.now().getTime() + 500);
  await sheet(page)
    .getByText(/现为第\d+期/)
    .waitFor();
  const next = periodAt('SFLHC', server.now().getTime()).qiHao;
  expect(await sheet(page).getByRole('button', { name: '确认投注' }).count()).toBe(0);
  await sheet(page)
    .getByRole('button', { name: `投注第${next}期` })
    .click();
  await result(page, '投注成功').waitFor();
});

test('by itself the page seals, waits and shows the new draw, on a phone whose clock is a day ahead', async () => {
  const qiHao = await atBeginning('FFC');
  await open('FFC', null);
  await visitor!.context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 86_400_000;
  });
  const { page } = visitor!;
  await page.reload();
  await settled(page);
  // The last seconds begin once the page is there: loading it must not use them up.
  await pass(page, periodAt('FFC', server.now().getTime()).sealsMs - server.now().getTime() - 6_000);
  const timer = page.getByRole('timer');
  const truly = () => (periodAt('FFC', server.now().getTime()).sealsMs - server.now().getTime()) / 1000;
  // Between the two moments it was read; on a busy machine they lie apart, and what is drawn may be a moment old.
  await expect
    .poll(async () => {
      const most = truly();
      const shown = Number(/^00:0(\d)$/.exec(await timer.innerText())?.[1]);
      return shown <= most + 1.5 && shown >= truly() - 1.5;
    })
    .toBe(true);
  await page.getByText('已封盘，距开奖').waitFor({ timeout: 10_000 });
  const top = async () => (await boxOf(page.locator('#board'))).y;
  const before = await top();
  await page.locator('button > span', { hasText: '正在开奖' }).waitFor({ timeout: 10_000 });
  expect(await top()).toBe(before);
  await job.tick();
  await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor({ timeout: 10_000 });
  await page.getByText('距封盘').waitFor();
  expect(await top()).toBe(before);
});

test('odds that change between board and bet need a confirmation, and nothing slips through', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  await page.getByRole('tab', { name: '冠亚和' }).click();
  await cells(page).first().click();
  await bar(page).getByRole('button', { name: '投注', exact: true }).click();
  await server.inStation(station, (db) =>
    db
      .insertInto('play_odds')
      .values({ station, lot_code: 'SFSC', play_code: 'pk10_c_gyh', outcome: '3', odds: 411_000n })
      .execute(),
  );
  try {
    await sheet(page).getByRole('button', { name: '确认投注' }).click();
    await sheet(page).getByText('42.3 → 41.1').waitFor();
    expect(await betsOf('SFSC', qiHao)).toEqual([]);
    await sheet(page).getByRole('button', { name: '我已知晓，接受变更' }).click();
    await sheet(page).getByRole('button', { name: '确认投注' }).click();
    await result(page, '投注成功').waitFor();
    expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  } finally {
    await server.inStation(station, (db) => db.deleteFrom('play_odds').execute());
  }
});

test.each(['cutBeforeHeaders', 'cutAfterBody', 'cutMidReply', 'reset'] as const)(
  'a bet whose line breaks (%s) is checked until it is known, through leaving the page, and placed once',
  async (kind) => {
    const qiHao = await atBeginning('SFSC');
    const page = await open('SFSC', 'member01', { proxied: true });
    proxy.inject('/m/credit/doBet.do', { kind });
    await betOn(page, 1);
    await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
    await page.reload();
    await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
    await proxy.heal();
    await result(page, '投注成功').waitFor({ timeout: 15_000 });
    expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  },
);

test('a lottery that is closed while it is played refuses the slip, and then says so in place of its board', async () => {
  const setOpen = (isOpen: boolean) =>
    server.inStation(station, (db) =>
      db.updateTable('lottery').set({ is_open: isOpen }).where('code', '=', 'SFSC').execute(),
    );
  await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  // While a draw is awaited the period is asked for each moment, and would say so before the slip.
  await expect.poll(() => page.getByText('正在开奖').count()).toBe(0);
  try {
    await cells(page).first().click();
    await bar(page).getByRole('button', { name: '投注', exact: true }).click();
    await setOpen(false);
    await sheet(page).getByRole('button', { name: '确认投注' }).click();
    const refused = result(page, '投注未成功');
    await refused.getByText('该彩种暂未开放').waitFor();
    // What was refused stays to be read.
    await refused.getByRole('button', { name: '知道了' }).click();
    await page.getByText('本站暂未开放这个彩种').waitFor();
    expect(await cells(page).count()).toBe(0);
  } finally {
    await setOpen(true);
  }
});

test('a bet whose end is unknown is announced on every screen, queried there, and leads to the records', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'member01', { proxied: true });
  proxy.inject('/m/credit/doBet.do', { kind: 'cutAfterBody' });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const layer = document.querySelector('[popover][role="status"]')!;
    new MutationObserver(() => said.push(layer.textContent ?? '')).observe(layer, { childList: true });
  });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  // The dialog says how it stands; nothing lies over it that says the bet has failed.
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes('失败'))).toEqual([]);
  // Once out of the slip below, once off the page.
  await page.goBack();
  await settled(page);
  await page.goBack();
  const note = page.getByRole('status').filter({ hasText: '投注' });
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await page.screenshot({ path: 'test-results/screens/unknown-slip.png' });
  // Still so after a reload, and on another screen.
  await page.goto(new URL('/moreActive', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await proxy.heal();
  await note.getByText('投注已确认成功').waitFor({ timeout: 15_000 });
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  await note.getByRole('link', { name: '投注记录' }).click();
  await page.waitForURL('**/lotteryRecord');
  await page.getByText(qiHao).first().waitFor();
  expect(await note.count()).toBe(0);
  // Refused meanwhile (the period has sealed): shown with its reason, nothing charged. The bet above is settled first: it may win.
  await atBeginning('SFSC');
  const before = await balanceOf(page);
  await page.goto(new URL('/credit?lotCode=SFSC', page.url()).href);
  await settled(page);
  proxy.inject('/m/credit/doBet.do', { kind: 'reset' });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  await page.goto(new URL('/userCenter', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  aheadMs += 600_000;
  await job.tick();
  await proxy.heal();
  await note.getByText('有一笔投注未成功，未扣款').waitFor({ timeout: 15_000 });
  expect(await balanceOf(page)).toBe(before);
  await note.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => note.count()).toBe(0);
});

test('without a net a bet is checked, and accepted once the net is back', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  await cells(page).first().click();
  await visitor!.context.setOffline(true);
  const strip = await boxOf(page.getByText('当前没有网络，部分内容可能不是最新的'));
  const button = bar(page).getByRole('button', { name: '投注', exact: true });
  const { y, height } = await boxOf(button);
  expect(y + height).toBeLessThan(strip.y);
  await button.click();
  await sheet(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  await visitor!.context.setOffline(false);
  await result(page, '投注成功').waitFor({ timeout: 15_000 });
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
});

test('a guest sees the board and is asked to log in on the bet', async () => {
  await atBeginning('FFC');
  const page = await open('FFC', null);
  await expect.poll(() => cells(page).count()).toBeGreaterThan(3);
  await cells(page).first().click();
  await bar(page).getByRole('button', { name: '投注', exact: true }).click();
  await page.getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login');
});

test('a guest bets after five taps from home, after six by way of a lottery; the same bet again takes two', async () => {
  const qiHao = await atBeginning('SFSC');
  visitor = await openVisitor(browser, `${server.url(station)}/index`, { notices: true });
  const { page } = visitor;
  const fromHome = thumb();
  await fromHome.tap(page.getByRole('dialog').getByRole('button', { name: '免费试玩' }));
  await expect.poll(async () => (await callFrom(page, '/m/v2/userInfo.do')).success).toBe(true);
  await settled(page);
  await fromHome.tap(page.locator('a[href="/credit?lotCode=SFSC"]').first());
  await fromHome.tap(cells(page).first());
  await fromHome.tap(bar(page).getByRole('button', { name: '投注', exact: true }));
  await fromHome.tap(sheet(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').waitFor();
  expect(fromHome.taps()).toBeLessThanOrEqual(5);

  const again = thumb();
  await again.tap(result(page, '投注成功').getByRole('button', { name: '再来一注' }));
  await expect.poll(async () => (await sheet(page).innerText()).replaceAll(/\s/g, '')).toContain('¥10.00');
  await again.tap(sheet(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').waitFor();
  expect(again.taps()).toBe(2);

  // From recent bets, doubled.
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  const doubled = thumb();
  await doubled.tap(records.getByRole('button', { name: /^加倍/ }).first());
  await expect.poll(async () => (await sheet(page).innerText()).replaceAll(/\s/g, '')).toContain('¥20.00');
  await doubled.tap(sheet(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  expect(doubled.taps()).toBe(2);
  // The double was of that bet: what is picked next costs what its player had set.
  await expect.poll(() => bar(page).getByLabel('每注金额').inputValue()).toBe('10');

  // What was half picked gives way to a bet made again, and is offered back.
  await cells(page).nth(2).click();
  await cells(page).nth(3).click();
  await page.getByRole('button', { name: '投注记录' }).click();
  await records
    .getByRole('button', { name: /^再来一注/ })
    .first()
    .click();
  await sheet(page).getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => bar(page).innerText()).toMatch(/\b1注/);
  await bar(page).getByRole('button', { name: '恢复' }).click();
  await expect.poll(() => bar(page).innerText()).toMatch(/\b2注/);

  // From the detail of the record.
  await settled(page);
  await page.goto(`${server.url(station)}/lotteryRecord`);
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '再来一注' }).click();
  await page.waitForURL('**/credit?lotCode=SFSC');
  await sheet(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  const stakes = (await betsOf('SFSC', qiHao)).slice(-4).map(({ stake }) => stake);
  expect(stakes).toEqual([100_000n, 100_000n, 200_000n, 200_000n]);

  // Another guest, who goes to a lottery first.
  await visitor.close();
  visitor = await openVisitor(browser, `${server.url(station)}/index`, { notices: true });
  const guest = visitor.page;
  const byLottery = thumb();
  await byLottery.tap(guest.getByRole('dialog').getByRole('button', { name: '关闭' }));
  await settled(guest);
  await byLottery.tap(guest.locator('a[href="/credit?lotCode=SFSC"]').first());
  await byLottery.tap(cells(guest).first());
  await byLottery.tap(bar(guest).getByRole('button', { name: '投注', exact: true }));
  await byLottery.tap(guest.getByRole('button', { name: '免费试玩' }));
  await byLottery.tap(sheet(guest).getByRole('button', { name: '确认投注' }));
  await result(guest, '投注成功').waitFor();
  expect(byLottery.taps()).toBeLessThanOrEqual(6);
});

test('an address leads to a tab and a play, and stays in step with the board', async () => {
  await atBeginning('SFLHC');
  const page = await open('SFLHC&play=lhc_c_tx', null);
  const tab = page.getByRole('tab', { selected: true });
  await expect.poll(() => tab.innerText()).toBe('特肖');
  await page.getByRole('tab', { name: '正码特' }).click();
  await page.getByRole('button', { name: '正三特', exact: true }).click();
  await page.reload();
  await settled(page);
  await expect.poll(() => tab.innerText()).toBe('正码特');
  const chosen = page.getByRole('button', { name: '正三特', exact: true });
  expect(await chosen.getAttribute('aria-pressed')).toBe('true');
  // Eighteen tabs side by side, instead of a row to be scrolled.
  await page.getByRole('button', { name: '查看全部：玩法分类' }).click();
  const all = page.getByRole('dialog', { name: '玩法分类' });
  await all.waitFor();
  expect(await all.getByRole('button', { name: '关闭' }).count()).toBe(1);
  expect(await all.locator('button[aria-current]').innerText()).toBe('正码特');
  expect(await all.locator('button:not([aria-label])').count()).toBe(await page.getByRole('tab').count());
  await all.getByRole('button', { name: '过关', exact: true }).click();
  await expect.poll(() => tab.innerText()).toBe('过关');
  expect(new URL(page.url()).searchParams.get('tab')).toBe('过关');
});

test.each([
  [320, 568],
  [375, 667],
  [812, 375],
  [667, 375],
] as const)(
  'at %i by %i two rows of cells are in sight on the board of every family',
  async (width, height) => {
    const page = await open('FFC', null, { width, height });
    for (const lotCode of Object.values(lotteries)) {
      await page.goto(`${server.url(station)}/credit?lotCode=${lotCode}`);
      await cells(page).first().waitFor();
      const rows = await page.evaluate(() => {
        const foot = document.querySelector('section[aria-label="注单"]')!.getBoundingClientRect().top;
        const seen = [...document.querySelectorAll('#board button[data-cell]')]
          .map((cell) => cell.getBoundingClientRect())
          .filter(({ bottom }) => bottom <= foot);
        return { rows: new Set(seen.map(({ top }) => Math.round(top))).size, cells: seen.length };
      });
      // The words of PC28 are few to a line.
      const least = width <= height ? 4 : lotCode === lotteries.pc28 ? 8 : 12;
      expect([lotCode, rows.rows >= 2, rows.cells >= least]).toEqual([lotCode, true, true]);
      // The dice of K3 are dice.
      if (lotCode === lotteries.k3)
        expect(await page.getByRole('region', { name: '三军' }).locator('button svg').count()).toBe(6);
    }
  },
);

test('scrolled down, the board keeps period and countdown in sight; sealed, it says so', async () => {
  const qiHao = await atBeginning('SFLHC');
  const page = await open('SFLHC', null);
  await cells(page).nth(80).scrollIntoViewIfNeeded();
  const strip = page.locator('[aria-hidden="true"] > div', { hasText: `第${qiHao}期` });
  await strip.waitFor();
  await expect.poll(() => boxOf(strip)).toMatchObject({ height: 36, y: 44 });
  const look = () =>
    cells(page)
      .nth(80)
      .evaluate((cell) => {
        const { backgroundColor: ground, color } = getComputedStyle(cell);
        const ball = getComputedStyle(cell.querySelector('b')!);
        return { ground, color, figure: ball.color, opacity: ball.opacity, filter: ball.filter };
      });
  const before = await look();
  expect(before.filter).toBe('none');
  await pass(page, periodAt('SFLHC', server.now().getTime()).sealsMs - server.now().getTime() + 100);
  await page.getByText('已封盘，可先选下期号码').waitFor();
  expect(await strip.innerText()).toContain('已封盘');
  const sealed = await look();
  // Flat and pale, as readable as before, and pressed it looks picked.
  expect(sealed).toEqual({ ...before, ground: sealed.ground, filter: 'saturate(0.5)' });
  expect(sealed.ground).not.toBe(before.ground);
  const picked = cells(page).nth(80);
  await picked.click();
  expect(await picked.getAttribute('aria-pressed')).toBe('true');
  const brand = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--brand)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect.poll(async () => (await look()).ground).toBe(brand);
  expect((await look()).filter).toBe('none');
  const button = bar(page).getByRole('button', { name: '已封盘' });
  expect(await button.isDisabled()).toBe(true);
});

test('another tab is shown from its beginning, however far the one before was scrolled', async () => {
  await atBeginning('SFLHC');
  const page = await open('SFLHC', null);
  const beginning = () =>
    page.evaluate(() => {
      const tabs = document.querySelector('[role="tablist"]')!.getBoundingClientRect();
      const away = document.getElementById('board')!.getBoundingClientRect().top - tabs.bottom;
      return away < -1 ? 'above' : away > 1 ? 'below' : 'at it';
    });
  const scrollDown = async () => {
    await cells(page).nth(80).scrollIntoViewIfNeeded();
    await expect.poll(beginning).toBe('above');
  };
  // Above the fold nothing moves.
  await page.evaluate(() => window.scrollTo(0, 20));
  await page.getByRole('tab', { name: '正码', exact: true }).click();
  await cells(page).nth(80).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(20);
  await scrollDown();
  await page.getByRole('tab', { name: '特码', exact: true }).click();
  await expect.poll(beginning).toBe('at it');
  await page.getByRole('tab', { name: '正码', exact: true }).click();
  await scrollDown();
  await page.getByRole('button', { name: '查看全部：玩法分类' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '特码', exact: true }).click();
  await expect.poll(beginning).toBe('at it');
});

test('sealed, the board stays within the narrowest phone, also in English', async () => {
  await atBeginning('SFLHC');
  // The sign stands where there is room for it: at 568 countdown, board and button say it.
  const page = await open('SFLHC', null, { width: 320, height: 640, locale: 'en' });
  await pass(page, periodAt('SFLHC', server.now().getTime()).sealsMs - server.now().getTime() + 100);
  await page.getByText('Closed. Picks are for the next draw').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByText('Closed. Picks are for the next draw').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a card of the home page leads to its lottery', async () => {
  await atBeginning('FFC');
  const page = await open('SFSC', null);
  await page.goto(`${server.url(station)}/index`);
  await settled(page);
  await page.locator('a[href="/credit?lotCode=FFC"]').first().click();
  await page.waitForURL('**/credit?lotCode=FFC');
  await bar(page).waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/index');
});

test('a trial player bets play money of their own', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'trial01');
  await betOn(page, 1);
  await result(page, '投注成功').waitFor();
  const books = await server.inStation(station, (db) =>
    db
      .selectFrom('bet_order')
      .select('book')
      .where('qi_hao', '=', qiHao)
      .where('lot_code', '=', 'SFSC')
      .execute(),
  );
  expect(books).toEqual([{ book: 'play' }]);
});

test('one press on a board of more than a hundred cells changes one cell, by the next frame', async () => {
  await atBeginning('SFLHC');
  const page = await open('SFLHC', 'member01');
  await expect.poll(() => cells(page).count()).toBeGreaterThan(100);
  const changed = await page.evaluate(async () => {
    const seen = new Set<Node>();
    const watch = new MutationObserver((list) => {
      for (const { target } of list) seen.add(target);
    });
    watch.observe(document.querySelector('#board')!, { subtree: true, attributes: true, childList: true });
    document.querySelectorAll<HTMLElement>('[data-cell]')[70]!.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isPicked = document.querySelectorAll('[data-cell]')[70]!.getAttribute('aria-pressed');
    watch.disconnect();
    return { count: seen.size, isPicked };
  });
  expect(changed).toEqual({ count: 1, isPicked: 'true' });
});

describe.each(['ThemeRed', 'ThemeBlack'] as const)('in %s', (skin) => {
  test.each([
    [375, 812, 'zh-CN'],
    [320, 640, 'en'],
  ] as const)(
    'at %i by %i in %s the slip, the sheets and the result pass axe',
    async (width, height, locale) => {
      await atBeginning('SFLHC');
      const page = await open('SFLHC', 'member01', { width, height, skin, locale, reducedMotion: true });
      const check = async (): Promise<void> => {
        expect(await axeFinds(page)).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBeLessThanOrEqual(0);
      };
      await cells(page).nth(0).click();
      await cells(page).nth(2).click();
      await check();
      await page
        .locator('section button')
        .filter({ hasText: locale === 'en' ? 'Bet' : '投注' })
        .last()
        .click();
      await page.locator('dialog[open]').waitFor();
      await check();
      await page.locator('dialog[open] button').last().click();
      await page.getByRole('dialog', { name: locale === 'en' ? 'Bet placed' : '投注成功' }).waitFor();
      await check();
      expect(visitor!.troubles).toEqual([]);
    },
  );
});
