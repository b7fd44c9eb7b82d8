// Owns the journeys of credit play in a real browser: bet, draw, settled by the rules, balance right; revoke, sealing, odds that change, lines that break.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import type { Visitor } from '#support/openStation.ts';
import {
  balanceOf,
  cells,
  creditLotteries,
  passDraw,
  plain,
  playWorld,
  result,
  sendSlip,
  slip,
  slipBar,
  yuan,
} from './play.ts';
import { boxOf, callFrom, follow, go, lookAgain, settled, thumb } from './steps.ts';

const test = playWorld(Object.values(creditLotteries));

test.afterEach(({ proxy }) => proxy.heal());

async function betOn(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await cells(page).nth(at).click();
  await sendSlip(page);
}

/** A line that was cut is the one trouble its browser has had. */
function lineBroke(visitor: Visitor): void {
  const lines = visitor.troubles.splice(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('net::ERR_');
}

describe.each(Object.entries(creditLotteries))('%s', (_family, lotCode) => {
  test('is bet on, drawn, settled as the rules say, and the balance is right', async ({
    open,
    draws,
    betsOf,
  }) => {
    const { qiHao } = await draws.begin(lotCode);
    const { page } = await open(`/credit?lotCode=${lotCode}`, { as: 'member01' });
    const before = await balanceOf(page);
    await betOn(page, 3);
    const accepted = result(page, '投注成功');
    await accepted.waitFor();
    const placed = await betsOf(lotCode, qiHao);
    expect(placed.map(({ stake, status }) => [stake, status])).toEqual(Array(3).fill([100_000n, 1]));
    // Number, cost and balance on screen are those in the books.
    const summary = await accepted.innerText();
    expect(summary).toContain(`${placed[0]!.id}等3单`);
    expect(summary).toContain(qiHao);
    expect(plain(summary)).toContain('¥30.00');
    const after = String((await callFrom(page, '/m/v2/userInfo.do')).money);
    expect(yuan(after)).toBe(before - 300_000n);
    expect(plain(summary)).toContain(`¥${after.slice(0, -2)}`);
    await accepted.getByRole('button', { name: '继续投注' }).click();
    await expect.poll(() => slipBar(page).innerText()).toContain('0注');

    await passDraw(page, draws, lotCode);
    await expect
      .poll(() => page.locator('button > small', { hasText: `${qiHao}期` }).isVisible(), { timeout: 15_000 })
      .toBe(true);
    const ended = await betsOf(lotCode, qiHao);
    for (const { payout, byRules, status } of ended) {
      expect(byRules).toMatchObject({ payout });
      expect([2, 3, 10]).toContain(status);
    }
    const paid = ended.reduce((sum, { payout, rebate }) => sum + payout + rebate, 0n);
    expect(await balanceOf(page)).toBe(before - 300_000n + paid);
    await page.getByRole('button', { name: '投注记录' }).click();
    const records = page.getByRole('dialog', { name: /最近投注/ });
    await records.getByRole('listitem').first().waitFor();
    await expect.poll(() => records.getByText(/已中奖|未中奖|和局退回/).count()).toBeGreaterThanOrEqual(3);
    expect(await records.getByRole('button', { name: /^撤单/ }).count()).toBe(0);
  });
});

test('numbers of Mark Six make combinations, and each form its own', async ({ open, draws, betsOf }) => {
  // Draws for the figures at the end.
  for (let drawn = 0; drawn < 2; drawn += 1) await draws.begin('SFLHC');
  const { qiHao } = await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC', { as: 'member01' });
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
  expect(plain(await slipBar(page).innerText())).toContain('20注¥200.00');
  // A slip of the thumb takes nothing away for good.
  await slipBar(page).getByRole('button', { name: '清空' }).click();
  expect(plain(await slipBar(page).innerText())).toContain('0注¥0.00');
  await slipBar(page).getByRole('button', { name: '恢复' }).click();
  expect(plain(await slipBar(page).innerText())).toContain('20注¥200.00');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page)
    .getByLabel(/^单注金额/)
    .fill('2');
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  expect((await betsOf('SFLHC', qiHao)).map(({ stake }) => stake)).toEqual([400_000n]);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  // How many draws each number of several has been out, among the six that the play counts.
  await press('复式');
  await slipBar(page).getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByRole('button', { name: '遗漏' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const { list } = (await callFrom(page, '/m/result/GetLotteryResultList.do', {
    lotCode: 'SFLHC',
    pageNo: '1',
    pageSize: '100',
  })) as unknown as { list: { openStatus: string; haoMa: string }[] };
  const sixes = list
    .filter(({ openStatus }) => openStatus === 'drawn')
    .map(({ haoMa }) => haoMa.split(',').slice(0, 6).map(Number));
  expect(sixes.length).toBeGreaterThan(0);
  const omissions = Array.from({ length: 49 }, (_, at) => {
    const last = sixes.findIndex((draw) => draw.includes(at + 1));
    return `漏${last < 0 ? sixes.length : last}`;
  });
  await expect.poll(() => page.locator('#board fieldset [data-warmth]').allInnerTexts()).toEqual(omissions);
});

test('a bet is revoked before sealing and its stake is back; after sealing that is refused', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
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
  expect(await balanceOf(page)).toBe(before - 100_000n);
  // The button is still there when the period seals.
  await draws.seal('SFSC');
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText(/封盘/).first().isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(0);
  expect((await betsOf('SFSC', qiHao)).map(({ status }) => status).toSorted()).toEqual([1, 4]);
  expect(await balanceOf(page)).toBe(before - 100_000n);
});

test('sealing is shown and enforced; a late bet is refused and not moved to the next period', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC', { as: 'member01' });
  await cells(page).first().click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await draws.seal('SFLHC');
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  const refused = result(page, '投注未成功');
  await refused.waitFor();
  await expect.poll(() => refused.innerText()).toContain('封盘');
  await refused.getByRole('button', { name: '返回修改' }).click();
  await lookAgain(page);
  await expect.poll(() => slip(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  expect(await betsOf('SFLHC', qiHao)).toEqual([]);
  // The next period costs one tap more and no other: the button names it.
  await passDraw(page, draws, 'SFLHC');
  await slip(page)
    .getByText(/现为第\d+期/)
    .waitFor();
  const next = draws.running('SFLHC').qiHao;
  expect(await slip(page).getByRole('button', { name: '确认投注' }).count()).toBe(0);
  await slip(page)
    .getByRole('button', { name: `投注第${next}期` })
    .click();
  await result(page, '投注成功').waitFor();
});

test('by itself the page seals, waits and shows the new draw, on a phone whose clock is a day ahead', async ({
  open,
  draws,
  clock,
}) => {
  const { qiHao, sealsMs, opensMs } = await draws.begin('FFC');
  const { page, context } = await open('/credit?lotCode=FFC');
  await context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 86_400_000;
  });
  await page.reload();
  await settled(page);
  // Two seconds, which the page counts by itself, until the seal and until the draw: nothing reports that they are over.
  await clock.to(new Date(sealsMs - 2_000));
  await lookAgain(page);
  // What the server says of its time is exact to the second.
  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^00:0[123]$/);
  await clock.to(new Date(opensMs - 2_000));
  await page.getByText('已封盘，距开奖').waitFor();
  const top = async () => (await boxOf(page.locator('#board'))).y;
  const before = await top();
  await clock.to(new Date(opensMs + 500));
  await page.locator('button > span', { hasText: '正在开奖' }).waitFor();
  expect(await top()).toBe(before);
  await draws.pass();
  await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor();
  await page.getByText('距封盘').waitFor();
  expect(await top()).toBe(before);
});

test('odds that change between board and bet need a confirmation, and nothing slips through', async ({
  open,
  draws,
  server,
  station,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
  await page.getByRole('tab', { name: '冠亚和' }).click();
  await cells(page).first().click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await server.inStation(station, (db) =>
    db
      .insertInto('play_odds')
      .values({ station, lot_code: 'SFSC', play_code: 'pk10_c_gyh', outcome: '3', odds: 411_000n })
      .execute(),
  );
  try {
    await slip(page).getByRole('button', { name: '确认投注' }).click();
    await slip(page).getByText('42.3 → 41.1').waitFor();
    expect(await betsOf('SFSC', qiHao)).toEqual([]);
    await slip(page).getByRole('button', { name: '我已知晓，接受变更' }).click();
    await slip(page).getByRole('button', { name: '确认投注' }).click();
    await result(page, '投注成功').waitFor();
    expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  } finally {
    await server.inStation(station, (db) => db.deleteFrom('play_odds').execute());
  }
});

test.for(['cutBeforeHeaders', 'cutAfterBody', 'cutMidReply', 'reset'] as const)(
  'a bet whose line breaks (%s) is checked until it is known, through leaving the page, and placed once',
  async (kind, { open, draws, betsOf, proxy }) => {
    const { qiHao } = await draws.begin('SFSC');
    const visitor = await open('/credit?lotCode=SFSC', { as: 'member01', port: proxy.port });
    const { page } = visitor;
    proxy.inject('/m/credit/doBet.do', { kind });
    await betOn(page, 1);
    await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
    await page.reload();
    await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
    await proxy.heal();
    await result(page, '投注成功').waitFor({ timeout: 15_000 });
    expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
    lineBroke(visitor);
  },
);

test('a lottery that is closed while it is played refuses the slip, and then says so in place of its board', async ({
  open,
  draws,
  server,
  station,
}) => {
  const setOpen = (isOpen: boolean) =>
    server.inStation(station, (db) =>
      db.updateTable('lottery').set({ is_open: isOpen }).where('code', '=', 'SFSC').execute(),
    );
  await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
  // While a draw is awaited the period is asked for each moment, and would say so before the slip.
  await expect.poll(() => page.getByText('正在开奖').count()).toBe(0);
  try {
    await cells(page).first().click();
    await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
    await setOpen(false);
    await slip(page).getByRole('button', { name: '确认投注' }).click();
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

test('a bet whose end is unknown is announced on every screen, queried there, and leads to the records', async ({
  open,
  draws,
  betsOf,
  proxy,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/appDown', { as: 'member01', port: proxy.port });
  const { page } = visitor;
  await go(page, '/credit?lotCode=SFSC');
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
  await keepPicture(page, 'unknown-slip');
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
  await draws.begin('SFSC');
  const before = await balanceOf(page);
  await page.goto(new URL('/credit?lotCode=SFSC', page.url()).href);
  await settled(page);
  proxy.inject('/m/credit/doBet.do', { kind: 'reset' });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  await page.goto(new URL('/userCenter', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await draws.pass(600);
  await proxy.heal();
  await note.getByText('有一笔投注未成功，未扣款').waitFor({ timeout: 15_000 });
  expect(await balanceOf(page)).toBe(before);
  await note.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => note.count()).toBe(0);
  lineBroke(visitor);
});

test('without a net a bet is checked, and accepted once the net is back', async ({ open, draws, betsOf }) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/credit?lotCode=SFSC', { as: 'member01' });
  const { page, context } = visitor;
  await cells(page).first().click();
  await context.setOffline(true);
  const strip = await boxOf(page.getByText('当前没有网络，部分内容可能不是最新的'));
  const button = slipBar(page).getByRole('button', { name: '投注', exact: true });
  const { y, height } = await boxOf(button);
  expect(y + height).toBeLessThan(strip.y);
  await button.click();
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '正在确认投注结果').waitFor({ timeout: 15_000 });
  await context.setOffline(false);
  await result(page, '投注成功').waitFor({ timeout: 15_000 });
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  lineBroke(visitor);
});

test('a guest sees the board and is asked to log in on the bet', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC');
  await expect.poll(() => cells(page).count()).toBeGreaterThan(3);
  await cells(page).first().click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await page.getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login');
});

test('a guest bets after five taps from home, after six by way of a lottery; the same bet again takes two', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/index', { notices: true });
  const fromHome = thumb();
  await fromHome.tap(page.getByRole('dialog').getByRole('button', { name: '免费试玩' }));
  await expect.poll(async () => (await callFrom(page, '/m/v2/userInfo.do')).success).toBe(true);
  await settled(page);
  await fromHome.tap(page.locator('a[href="/credit?lotCode=SFSC"]').first());
  await fromHome.tap(cells(page).first());
  await fromHome.tap(slipBar(page).getByRole('button', { name: '投注', exact: true }));
  await fromHome.tap(slip(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').waitFor();
  expect(fromHome.taps()).toBeLessThanOrEqual(5);

  const again = thumb();
  await again.tap(result(page, '投注成功').getByRole('button', { name: '再来一注' }));
  await expect.poll(async () => plain(await slip(page).innerText())).toContain('¥10.00');
  await again.tap(slip(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').waitFor();
  expect(again.taps()).toBe(2);

  // From recent bets, doubled.
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  const doubled = thumb();
  await doubled.tap(records.getByRole('button', { name: /^加倍/ }).first());
  await expect.poll(async () => plain(await slip(page).innerText())).toContain('¥20.00');
  await doubled.tap(slip(page).getByRole('button', { name: '确认投注' }));
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  expect(doubled.taps()).toBe(2);
  // The double was of that bet: what is picked next costs what its player had set.
  await expect.poll(() => slipBar(page).getByLabel('每注金额').inputValue()).toBe('10');

  // What was half picked gives way to a bet made again, and is offered back.
  await cells(page).nth(2).click();
  await cells(page).nth(3).click();
  await page.getByRole('button', { name: '投注记录' }).click();
  await records
    .getByRole('button', { name: /^再来一注/ })
    .first()
    .click();
  await slip(page).getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => slipBar(page).innerText()).toMatch(/\b1注/);
  await slipBar(page).getByRole('button', { name: '恢复' }).click();
  await expect.poll(() => slipBar(page).innerText()).toMatch(/\b2注/);

  // From the detail of the record.
  await settled(page);
  await follow(page, '/lotteryRecord');
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '再来一注' }).click();
  await page.waitForURL('**/credit?lotCode=SFSC');
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
  const stakes = (await betsOf('SFSC', qiHao)).slice(-4).map(({ stake }) => stake);
  expect(stakes).toEqual([100_000n, 100_000n, 200_000n, 200_000n]);

  // Another guest, who goes to a lottery first.
  const { page: guest } = await open('/index', { notices: true });
  const byLottery = thumb();
  await byLottery.tap(guest.getByRole('dialog').getByRole('button', { name: '关闭' }));
  await settled(guest);
  await byLottery.tap(guest.locator('a[href="/credit?lotCode=SFSC"]').first());
  await byLottery.tap(cells(guest).first());
  await byLottery.tap(slipBar(guest).getByRole('button', { name: '投注', exact: true }));
  await byLottery.tap(guest.getByRole('button', { name: '免费试玩' }));
  await byLottery.tap(slip(guest).getByRole('button', { name: '确认投注' }));
  await result(guest, '投注成功').waitFor();
  expect(byLottery.taps()).toBeLessThanOrEqual(6);
});

test('a card of the home page leads to its lottery', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=SFSC');
  await follow(page, '/index');
  await page.locator('a[href="/credit?lotCode=FFC"]').first().click();
  await page.waitForURL('**/credit?lotCode=FFC');
  await slipBar(page).waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/index');
});

test('a trial player bets play money of their own', async ({ open, draws, server, station }) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'trial01' });
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
