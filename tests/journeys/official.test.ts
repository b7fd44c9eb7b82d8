// Owns the journeys of official play in a real browser: bet, draw, settled by the rules, balance right; chase, revoke, typed tickets, prizes that change.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { playOf } from '#lottery/families.ts';
import { createDrawJob, type DrawJob } from '#server/jobs/drawJob.ts';
import { periodAt } from '#server/play/calendar.ts';
import { axeFinds } from '#support/axe.ts';
import { openBrowser, openVisitor, type Visitor, type VisitorOptions } from '#support/openStation.ts';
import { roomInDay } from '#support/roomInDay.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { callFrom, logInAs, settled } from './steps.ts';

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
    lotteries: ['FFC', 'EFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D', 'WFC'],
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

async function open(lotCode: string, who: string | null, options: VisitorOptions = {}): Promise<Page> {
  visitor = await openVisitor(browser, `${server.url(station)}/appDown`, options);
  const { page } = visitor;
  if (who) await logInAs(page, who);
  await page.goto(`${server.url(station)}/official?lotCode=${lotCode}`);
  await settled(page);
  return page;
}

/** Past the draw of the running period; the page is notified of what it would notice itself in time. */
async function passDraw(page: Page, lotCode: string): Promise<void> {
  aheadMs += periodAt(lotCode, server.now().getTime()).opensMs - server.now().getTime() + 500;
  await job.tick();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const board = (page: Page) => page.locator('#board');
const row = (page: Page, name: string) => board(page).getByRole('group', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: '投注设置' });
const basket = (page: Page) => page.getByRole('dialog', { name: '号码篮' });
const result = (page: Page, name: string) => page.getByRole('dialog', { name });
const plain = (text: string): string => text.replaceAll(/\s/g, '');
const yuan = (wire: string): bigint => BigInt(wire.replace('.', ''));
const balanceOf = async (page: Page): Promise<bigint> =>
  yuan(String((await callFrom(page, '/m/v2/userInfo.do')).money));

async function choose(page: Page, group: string, play?: string): Promise<void> {
  await page.getByRole('tab', { name: group, exact: true }).click();
  if (play) await board(page).getByRole('button', { name: play, exact: true }).click();
}

/** Presses picks of a row by what is written on them. */
async function press(page: Page, rowName: string, ...picks: string[]): Promise<void> {
  for (const pick of picks)
    await row(page, rowName)
      .getByRole('button', { name: new RegExp(`^${pick}(?:\\s*，.*)?$`) })
      .click();
}

async function openBasket(page: Page): Promise<void> {
  await bar(page)
    .getByRole('button', { name: /^(?:投注$|号码篮)/ })
    .click();
  await basket(page).waitFor();
}

async function place(page: Page): Promise<void> {
  await openBasket(page);
  await basket(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
}

/** Every bet of a period, or of a lottery, with what the rules themselves make of it. */
const betsOf = (lotCode: string, qiHao?: string) =>
  server.inStation(station, async (db) => {
    let query = db
      .selectFrom('bet_order')
      .leftJoin('lottery_period', (join) =>
        join
          .onRef('lottery_period.lot_code', '=', 'bet_order.lot_code')
          .onRef('lottery_period.qi_hao', '=', 'bet_order.qi_hao'),
      )
      .selectAll('bet_order')
      .select('lottery_period.draw')
      .where('bet_order.lot_code', '=', lotCode)
      .where('bet_order.version', '=', 1)
      .orderBy('bet_order.id');
    if (qiHao) query = query.where('bet_order.qi_hao', '=', qiHao);
    return (await query.execute()).map((each) => {
      const play = playOf(each.play_code)!;
      const bet = readBet(play, { selection: each.selection, ...(each.terms as object) });
      const settlement = each.draw && settle(bet, each.draw);
      return { ...each, byRules: settlement && { payout: settlement.payout, rebate: settlement.rebate } };
    });
  });

interface Story {
  lotCode: string;
  group: string;
  play?: string;
  picks: readonly (readonly [row: string, ...picks: string[]])[];
  units: number;
}

/** One bet of each family that has official play; dan-tuo, positions, sums and dice among them. */
const stories: Record<string, Story> = {
  ssc: {
    lotCode: 'FFC',
    group: '定位胆',
    picks: [
      ['万', '1', '2'],
      ['个', '9'],
    ],
    units: 3,
  },
  pk10: {
    lotCode: 'SFSC',
    group: '猜前二',
    play: '直选复式',
    picks: [
      ['冠军', '01', '02'],
      ['亚军', '02', '03'],
    ],
    units: 3,
  },
  k3: { lotCode: 'FFK3', group: '和值', picks: [['和值', '10', '11']], units: 2 },
  x115: {
    lotCode: 'FF11X5',
    group: '任选',
    play: '三中三胆拖',
    picks: [
      ['胆码', '01'],
      ['拖码', '02', '03', '04'],
    ],
    units: 3,
  },
  kl10: { lotCode: 'GDKLSF', group: '任选', picks: [['号码', '05', '06', '07']], units: 3 },
  fc3d: {
    lotCode: 'FC3D',
    group: '定位胆',
    picks: [
      ['百', '1'],
      ['十', '2', '3'],
    ],
    units: 3,
  },
};

describe.each(Object.entries(stories))('%s', (_family, { lotCode, group, play, picks, units }) => {
  test('is bet on with a rebate, drawn, settled as the rules say, and the balance is right', async () => {
    const qiHao = await atBeginning(lotCode);
    const page = await open(lotCode, 'member01');
    const before = await balanceOf(page);
    await choose(page, group, play);
    for (const [name, ...list] of picks) await press(page, name, ...list);
    const prize = await board(page).locator('section b').first().innerText();
    await page.getByRole('button', { name: /^单注奖金/ }).click();
    await page.getByRole('slider').fill('650');
    await expect.poll(() => board(page).getByText('返点 6.5%').first().isVisible()).toBe(true);
    await expect.poll(() => board(page).locator('section b').first().innerText()).not.toBe(prize);
    expect(plain(await bar(page).innerText())).toContain(`${units}注¥${units * 2}.00`);
    await place(page);
    const stake = BigInt(units) * 20_000n;
    const [placed] = await betsOf(lotCode, qiHao);
    expect(placed).toMatchObject({ stake, status: 1 });
    expect(placed!.terms).toMatchObject({ bonusGroup: '1830', rebateRate: '0.065' });
    const summary = plain(await result(page, '投注成功').innerText());
    expect(summary).toContain(String(placed!.id));
    expect(summary).toContain(`¥${units * 2}.00`);
    expect(await balanceOf(page)).toBe(before - stake);
    await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
    expect(plain(await bar(page).innerText())).toContain('0注');

    await passDraw(page, lotCode);
    const [ended] = await betsOf(lotCode, qiHao);
    expect({ payout: ended!.payout, rebate: ended!.rebate }).toEqual(ended!.byRules);
    expect([2, 3]).toContain(ended!.status);
    expect(await balanceOf(page)).toBe(before - stake + ended!.payout + ended!.rebate);
    const { list } = (await callFrom(page, '/m/v2/lotteryData.do', {
      lotCode,
      status: 'all',
    })) as unknown as {
      list: { orderId: string; status: number; winMoney: string }[];
    };
    const record = list.find(({ orderId }) => orderId === String(ended!.id));
    expect(record).toMatchObject({ status: ended!.status });
    expect(yuan(record!.winMoney)).toBe(ended!.payout);
    expect(visitor!.troubles).toEqual([]);
  });
});

test('a chase that wins in its first period stops, and what was left of it is refunded', async () => {
  const qiHao = await atBeginning('EFC');
  const page = await open('EFC', 'member01');
  const before = await balanceOf(page);
  // Every digit of a place: one of them wins for certain.
  await choose(page, '定位胆');
  await row(page, '万').getByRole('button', { name: '万：全选' }).click();
  await openBasket(page);
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByRole('button', { name: '翻倍追号' }).click();
  await basket(page).getByLabel('追号期数').first().fill('4');
  await basket(page).getByLabel('每隔期数').fill('2');
  // 1 1 2 2, and the last typed over.
  await basket(page).getByRole('listitem').nth(3).getByRole('textbox').fill('5');
  expect(plain(await basket(page).innerText())).toContain('每期10注，追4期，合计¥180.00');
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  await result(page, '追号成功').waitFor();
  expect(await balanceOf(page)).toBe(before - 1_800_000n);
  const waiting = await betsOf('EFC');
  expect(waiting.map(({ stake, status }) => [stake, status])).toEqual([
    [200_000n, 1],
    [200_000n, 1],
    [400_000n, 1],
    [1_000_000n, 1],
  ]);
  expect(waiting[0]!.qi_hao).toBe(qiHao);
  await result(page, '追号成功').getByRole('button', { name: '继续投注' }).click();
  await passDraw(page, 'EFC');
  const ended = await betsOf('EFC');
  expect(ended.map(({ status }) => status)).toEqual([2, 4, 4, 4]);
  expect(ended[0]!.payout).toBe(196_000n);
  expect(await balanceOf(page)).toBe(before - 200_000n + 196_000n);
});

test('what a later period of a chase pays is announced on the screen where its player is by then', async () => {
  await atBeginning('EFC');
  const page = await open('EFC', 'member01');
  await choose(page, '定位胆');
  await row(page, '万').getByRole('button', { name: '万：全选' }).click();
  await openBasket(page);
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByLabel('追号期数').first().fill('2');
  await basket(page).getByRole('checkbox').uncheck();
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  await result(page, '追号成功').getByRole('button', { name: '继续投注' }).click();
  await passDraw(page, 'EFC');
  const later = periodAt('EFC', server.now().getTime());
  await page.getByText(`第${later.qiHao}期`).first().waitFor();
  // The page learns the time shortly before the draw, and is left.
  aheadMs += later.opensMs - server.now().getTime() - 500;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page
    .getByRole('timer')
    .filter({ hasText: /^00:0[01]$/ })
    .or(page.getByText('正在开奖'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: '投注记录' }).click();
  await page.getByRole('link', { name: '全部记录' }).click();
  await page.waitForURL('**/lotteryRecord*');
  aheadMs += 1_000;
  await job.tick();
  await page.getByRole('status').getByText(`第${later.qiHao}期派奖 ¥19.60`).waitFor({ timeout: 20_000 });
});

test('a chase is called a chase: to a guest who asks for it, when its first period seals meanwhile, while it is sent, refused and placed', async () => {
  const qiHao = await atBeginning('FFC');
  const page = await open('FFC', null);
  await choose(page, '定位胆');
  await press(page, '千', '4');
  await openBasket(page);
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByRole('button', { name: '去登录' }).click();
  await page.getByText('登录后即可追号，已选号码会为您保留。').waitFor();
  await page.getByRole('button', { name: '免费试玩' }).click();
  // Still a chase once they are in.
  await basket(page).getByLabel('追号期数').first().fill('3');
  await passDraw(page, 'FFC');
  const next = periodAt('FFC', server.now().getTime());
  await basket(page).getByText(`第${qiHao}期已封盘，改为从第${next.qiHao}期起追号。`).waitFor();
  let refuse = (): void => {};
  await page.route('**/doBet.do', async (route) => {
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await route.fulfill({ json: { success: false, msg: '该期已封盘', code: 'sealed' } });
  });
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  await result(page, '正在提交追号').waitFor();
  refuse();
  expect(plain(await result(page, '追号未成功').innerText())).toContain('该期已封盘本次未扣款。');
  await page.unroute('**/doBet.do');
  await result(page, '追号未成功').getByRole('button', { name: '返回修改' }).click();
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  expect(plain(await result(page, '追号成功').innerText())).toContain('追号期数3期');
  expect(plain(await result(page, '追号成功').innerText())).toContain('追号总额¥6.00');
  await result(page, '追号成功').getByRole('button', { name: '查看追号' }).click();
  await page.waitForURL('**/lotteryRecord?view=chase&lotCode=FFC');
  await page.getByText('已完成0/3期').waitFor();
  await page.goBack();
  await page.waitForURL('**/official?lotCode=FFC*');
});

test('a slip that is open when its period seals says so, and what comes next', async () => {
  await atBeginning('FFC');
  const page = await open('FFC', 'member01');
  await choose(page, '定位胆');
  await press(page, '千', '4');
  await openBasket(page);
  aheadMs += periodAt('FFC', server.now().getTime()).sealsMs - server.now().getTime() + 100;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await basket(page).getByText('本期已封盘，所选会保留，下期开始后即可投注。').waitFor();
  expect(await basket(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
});

test('a chase for a profit is planned by the least prize, and says when it cannot be loaded', async () => {
  await atBeginning('FFC');
  const page = await open('FFC', 'member01');
  await choose(page, '定位胆');
  await press(page, '万', '1', '2', '3');
  await openBasket(page);
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByRole('button', { name: '利润率追号' }).click();
  await basket(page).getByLabel('追号期数').first().fill('5');
  await basket(page).getByLabel('最低利润率（%）').fill('50');
  // 6 yuan a period win 19.6: by the rules of #lottery/chase.ts.
  const multiples = await basket(page)
    .getByRole('listitem')
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(multiples).toEqual(['1', '1', '2', '4', '7']);
  await basket(page).getByLabel('最低利润率（%）').fill('300');
  // Why it cannot be chased stands in sight beside the button, on a small phone as well.
  await page.setViewportSize({ width: 375, height: 667 });
  const fault = basket(page).getByText(/第1期起无法达到该利润率/);
  await fault.waitFor();
  expect(await basket(page).getByText('合计').count()).toBe(0);
  expect(
    await fault.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    }),
  ).toBe(true);
  await expect.poll(() => basket(page).getByRole('button', { name: '确认追号' }).isDisabled()).toBe(true);
  // Where the operator has chasing switched off, nobody is offered it.
  await server.inStation(station, (db) =>
    db
      .insertInto('play_setting')
      .values({ station, switches: '{"chase":"off"}', highest_group: null, most_rebate: null })
      .execute(),
  );
  await page.reload();
  await settled(page);
  await choose(page, '定位胆');
  await press(page, '万', '1');
  await openBasket(page);
  await basket(page)
    .getByText(/^投注第/)
    .waitFor();
  expect(await basket(page).getByRole('button', { name: '追号', exact: true }).count()).toBe(0);
  await server.inStation(station, (db) => db.deleteFrom('play_setting').execute());
});

test('typed tickets: what is wrong is shown with its reason, repeats are taken out, what was typed stays', async () => {
  const qiHao = await atBeginning('FFC');
  const page = await open('FFC', 'member01');
  await choose(page, '后三', '组六单式');
  const typed = '123，321 456;77 789\n112\n１２４';
  const area = board(page).getByRole('textbox');
  await area.fill(typed);
  await board(page).getByText('有效4注 · 已去除重复1注 · 有误2注').waitFor();
  const wrong = board(page).getByRole('list', { name: '有误的号码' }).getByRole('listitem');
  expect((await wrong.allInnerTexts()).map(plain)).toEqual(['77应为3个号码', '112号码不能重复']);
  await expect.poll(() => area.inputValue()).toBe(typed);
  // A reload (a chunk that was lost, a phone that put the page away) loses nothing of it.
  await page.reload();
  await settled(page);
  await choose(page, '后三', '组六单式');
  await expect.poll(() => area.inputValue()).toBe(typed);
  // Sealed, what is typed into looks sealed as well, and so do pairs of places.
  const sealedGround = (selector: string) =>
    board(page).evaluate((element, of) => {
      const ground = () => getComputedStyle(element.querySelector(of)!).backgroundColor;
      const before = ground();
      element.setAttribute('data-sealed', '');
      const after = ground();
      element.removeAttribute('data-sealed');
      return before === after ? 'alive' : after;
    }, selector);
  const grey = await sealedGround('textarea');
  expect(grey).not.toBe('alive');
  await choose(page, '龙虎', undefined);
  expect(await sealedGround('fieldset button[data-pick]')).toBe(grey);
  await choose(page, '后三', '组六单式');
  await bar(page).getByRole('button', { name: '角', exact: true }).click();
  await bar(page).getByLabel('倍数', { exact: true }).fill('3');
  expect(plain(await bar(page).innerText())).toContain('4注¥2.40');
  await place(page);
  expect(
    (await betsOf('FFC', qiHao)).map(({ units, stake, selection }) => [units, stake, selection]),
  ).toEqual([[4n, 24_000n, { tickets: ['123', '456', '789', '124'] }]]);
});

test('picks by chance are marked so, lines are taken out and cleared, and a play on ticked places counts its units', async () => {
  await atBeginning('WFC');
  const page = await open('WFC', 'member01');
  await choose(page, '任选二', '组选复式');
  await board(page).getByRole('button', { name: '机选5注' }).click();
  await row(page, '任选位置').getByRole('button', { name: '任选位置：全选' }).click();
  await press(page, '号码', '1', '2', '3');
  expect(plain(await bar(page).innerText())).toContain('30注¥60.00');
  await bar(page).getByRole('button', { name: '添加' }).click();
  await openBasket(page);
  await expect.poll(() => basket(page).getByText('机选', { exact: true }).count()).toBe(5);
  await expect.poll(() => basket(page).getByText('共6单').isVisible()).toBe(true);
  await basket(page)
    .getByRole('button', { name: /^移除：/ })
    .first()
    .click();
  expect(plain(await basket(page).innerText())).toContain('共34注，合计¥68.00');
  await basket(page).getByRole('button', { name: '清空号码篮' }).click();
  expect(plain(await bar(page).innerText())).toContain('0注¥0.00');
  // A slip of the thumb takes nothing away for good.
  await bar(page).getByRole('button', { name: '恢复' }).click();
  expect(plain(await bar(page).innerText())).toContain('篮内34注¥68.00');
  // Nor of picks that are no unit yet.
  await press(page, '号码', '1', '2');
  const picked = row(page, '号码').getByRole('button', { pressed: true });
  await expect.poll(() => picked.count()).toBe(2);
  await bar(page).getByRole('button', { name: '清空' }).click();
  expect(await picked.count()).toBe(0);
  await bar(page).getByRole('button', { name: '恢复' }).click();
  expect(await picked.count()).toBe(2);
});

test('a bet is revoked before sealing and its stake is back; after sealing that is refused', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  const before = await balanceOf(page);
  await choose(page, '定位胆');
  await press(page, '冠军', '01');
  await bar(page).getByRole('button', { name: '添加' }).click();
  await press(page, '亚军', '02');
  await place(page);
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  const revokes = records.getByRole('button', { name: /^撤单/ });
  await expect.poll(() => revokes.count()).toBe(2);
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => revokes.count()).toBe(1);
  expect(await balanceOf(page)).toBe(before - 20_000n);
  aheadMs += periodAt('SFSC', server.now().getTime()).sealsMs - server.now().getTime() + 100;
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText(/封盘/).first().isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(0);
  expect((await betsOf('SFSC', qiHao)).map(({ status }) => status).toSorted()).toEqual([1, 4]);
});

test('sealing is shown and enforced: a late bet is refused with its reason, and keeps its basket', async () => {
  // Sealed for a minute: the page has time to show it before the next period opens.
  const qiHao = await atBeginning('GDKLSF');
  const page = await open('GDKLSF', 'member01');
  await choose(page, '任选');
  await press(page, '号码', '05', '06', '07');
  await openBasket(page);
  aheadMs += periodAt('GDKLSF', server.now().getTime()).sealsMs - server.now().getTime() + 100;
  await basket(page).getByRole('button', { name: '确认投注' }).click();
  await expect.poll(() => result(page, '投注未成功').innerText()).toContain('封盘');
  await result(page, '投注未成功').getByRole('button', { name: '返回修改' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => basket(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  await expect.poll(() => basket(page).getByText('共1单').isVisible()).toBe(true);
  // The board behind it looks and says so: the basket still opens, for a chase, but nothing is bet from here.
  await basket(page).getByRole('button', { name: '关闭' }).click();
  const opens = bar(page).getByRole('button', { name: '号码篮 1' });
  expect(await opens.getAttribute('data-kind')).toBe('quiet');
  await press(page, '号码', '08', '09');
  expect(await bar(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  const grounds = await row(page, '号码')
    .getByRole('button', { name: /^(?:08|10)/ })
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  // Flat, but for what is picked for the next period.
  expect(grounds).toEqual([expect.not.stringContaining('rgba'), 'rgba(0, 0, 0, 0)']);
  // The sign lies on the bar where it has room, and on no numbers of the shortest phones.
  const sign = page.getByText('已封盘，可先选下期号码');
  expect(await sign.isVisible()).toBe(true);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => sign.isVisible()).toBe(false);
  await page.setViewportSize({ width: 375, height: 812 });
  // Opened now, it waits for the next period, which costs one tap: the button names it.
  await bar(page).getByRole('button', { name: '清空' }).click();
  await opens.click();
  await basket(page).waitFor();
  await passDraw(page, 'GDKLSF');
  const next = periodAt('GDKLSF', server.now().getTime()).qiHao;
  await basket(page)
    .locator('button[data-kind="main"]', { hasText: `投注第${next}期` })
    .click();
  await result(page, '投注成功').waitFor();
  expect(await betsOf('GDKLSF', next)).toHaveLength(1);
  expect(await betsOf('GDKLSF', qiHao)).toEqual([]);
});

test('a prize that changes between board and bet needs a confirmation, and nothing slips through', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  await choose(page, '定位胆');
  await press(page, '冠军', '07');
  await openBasket(page);
  const setGroup = (group: bigint | null) =>
    server.inStation(station, (db) =>
      db
        .insertInto('play_setting')
        .values({ station, switches: '{}', highest_group: group, most_rebate: null })
        .onConflict((conflict) => conflict.column('station').doUpdateSet({ highest_group: group }))
        .execute(),
    );
  await setGroup(19_400_000n);
  try {
    await basket(page).getByRole('button', { name: '确认投注' }).click();
    await basket(page).getByText('奖金组1960 → 1940').waitFor();
    expect(await betsOf('SFSC', qiHao)).toEqual([]);
    await basket(page).getByRole('button', { name: '我已知晓，接受变更' }).click();
    await basket(page).getByRole('button', { name: '确认投注' }).click();
    await result(page, '投注成功').waitFor();
    expect((await betsOf('SFSC', qiHao)).map(({ terms }) => terms)).toMatchObject([{ bonusGroup: '1940' }]);
  } finally {
    await setGroup(null);
  }
});

test('a guest fills the basket, is asked to log in at the bet, and finds the basket and its chase again', async () => {
  await atBeginning('FFC');
  const page = await open('FFC', null);
  await choose(page, '定位胆');
  await press(page, '千', '4');
  await openBasket(page);
  await basket(page).getByRole('button', { name: '确认投注' }).waitFor();
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  // What one period costs: a guest has chosen none yet.
  expect((await basket(page).innerText()).replaceAll(/\s/g, '')).toMatch(/共1注，合计¥2\.00去登录$/);
  await basket(page).getByRole('button', { name: '去登录' }).click();
  await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login');
  // The sheet and the dialog take back their steps of the history first.
  await settled(page);
  await logInAs(page, 'member01');
  await page.goto(`${server.url(station)}/official?lotCode=FFC`);
  await settled(page);
  await bar(page).getByRole('button', { name: '号码篮 1' }).click();
  await basket(page).getByRole('button', { name: '追号', exact: true, pressed: true }).waitFor();
});

test.each([
  [320, 568, 'zh-CN', 'none'],
  [320, 568, 'en', 'omission'],
  [375, 667, 'en', 'omission'],
  [375, 667, 'zh-CN', 'none'],
  [812, 375, 'zh-CN', 'none'],
  [667, 375, 'en', 'omission'],
] as const)(
  'at %i by %i in %s with figures %s two positions of numbers are in sight on every board that has them',
  async (width, height, locale, figures) => {
    for (let drawn = 0; drawn < 2; drawn += 1) await atBeginning('FFC');
    const page = await open('FFC', null, { width, height, locale });
    await page.evaluate((kind) => localStorage.setItem('boardSettings', `{"figures":"${kind}"}`), figures);
    const boards = ['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D'];
    // Plays of other tabs whose two positions are the largest; two of twenty numbers need a phone of the usual width.
    boards.push('FFK3&play=k3_o_ethdx', 'FFK3&play=k3_o_ebthdt', 'FF11X5&play=x115_o_q2_zudt');
    const withoutFigures = 'GDKLSF&play=kl10_o_x2lzhi';
    if (width >= 360) boards.push(withoutFigures);
    if (width >= 360 && figures === 'none') boards.push('GDKLSF&play=kl10_o_rx5dt');
    // The sums of three digits, and the places of five above two positions.
    if (figures === 'none')
      boards.push('FFC&tab=前三&play=ssc_o_q3_zxhz', 'FFC&tab=任选四&play=ssc_o_r4_zu12');
    for (const lotCode of boards) {
      await page.goto(`${server.url(station)}/official?lotCode=${lotCode}`);
      await board(page).locator('fieldset > div > button[aria-pressed]').first().waitFor();
      if (figures !== 'none' && lotCode !== withoutFigures)
        await board(page).locator('[data-warmth]').first().waitFor();
      const positions = await page.evaluate(() => {
        const foot = [...document.querySelectorAll('section')]
          .find((section) => getComputedStyle(section).position === 'fixed')!
          .getBoundingClientRect().top;
        const all = [...document.querySelectorAll('#board fieldset')]
          .map((position) => [...position.querySelectorAll('button[aria-pressed]:not([aria-expanded])')])
          .filter(
            ([first]) =>
              first?.querySelector('[role="img"]') ||
              /^\d+$/.test(first?.querySelector('b, span')?.textContent ?? ''),
          );
        const seen = all.filter((picks) =>
          picks.every((pick) => pick.getBoundingClientRect().bottom <= foot),
        );
        const cells = all.flat().filter((pick) => pick.getBoundingClientRect().bottom <= foot).length;
        return { all: all.length, seen: seen.length, cells, width: document.documentElement.scrollWidth };
      });
      // Two of twenty numbers are more than a phone in landscape has room for: a dozen of them are there.
      const isEnough =
        positions.seen >= Math.min(2, positions.all) ||
        (width > height && lotCode.startsWith('GDKLSF&') && positions.cells >= 12);
      expect([lotCode, positions.all > 0, isEnough]).toEqual([lotCode, true, true]);
      expect(positions.width).toBe(width);
    }
  },
);

test('plays and quick amounts, though less high, are pressed on 44 px', async () => {
  const page = await open('FFC', null, { width: 375, height: 667 });
  for (const [address, chips] of [
    ['official?lotCode=FFC', '#board fieldset[aria-label="玩法"] > button'],
    ['credit?lotCode=FFC', 'section fieldset[aria-label="快捷金额"] > button'],
  ] as const) {
    await page.goto(`${server.url(station)}/${address}`);
    await page.locator(chips).first().waitFor();
    await settled(page);
    const height = await page
      .locator(chips)
      .nth(1)
      .evaluate((chip) => {
        const { left, width, top, bottom } = chip.getBoundingClientRect();
        const isPressed = (y: number) => document.elementFromPoint(left + width / 2, y) === chip;
        let [from, to] = [Math.ceil(top), Math.floor(bottom)];
        while (isPressed(from - 1)) from -= 1;
        while (isPressed(to + 1)) to += 1;
        return to - from + 1;
      });
    expect([address, height >= 43]).toEqual([address, true]);
  }
});

test('multiples are stepped on 44 px at each side, at 320 too; the figure between them is still pressed itself', async () => {
  for (const [width, height] of [
    [320, 568],
    [375, 812],
    [667, 375],
  ] as const) {
    const page = await open('FFC', null, { width, height, locale: 'en' });
    const pressed = await page
      .getByRole('textbox')
      .last()
      .evaluate((input) => {
        const widthOf = (element: Element): number => {
          const { left, right, top, height: tall } = element.getBoundingClientRect();
          const isPressed = (x: number) => document.elementFromPoint(x, top + tall / 2) === element;
          let [from, to] = [(left + right) / 2, (left + right) / 2];
          while (isPressed(from - 1)) from -= 1;
          while (isPressed(to + 1)) to += 1;
          return Math.round(to - from + 1);
        };
        const units = [...document.querySelectorAll('section fieldset[aria-label="Money unit"] > button')];
        return {
          less: widthOf(input.previousElementSibling!),
          figure: widthOf(input),
          more: widthOf(input.nextElementSibling!),
          units: units.map((unit) => unit.clientWidth),
        };
      });
    expect([width, pressed.less >= 43, pressed.more >= 43, pressed.figure >= 20]).toEqual([
      width,
      true,
      true,
      true,
    ]);
    expect(Math.min(...pressed.units)).toBeGreaterThanOrEqual(35);
    await visitor!.close();
  }
});

test.each([
  [812, 375, 'zh-CN', 'ThemeRed'],
  [667, 375, 'en', 'ThemeBlack'],
] as const)(
  'in landscape, at %i by %i in %s, a phone has period and draw in the header, and the bar in one row',
  async (width, height, locale, skin) => {
    await atBeginning('FFC');
    for (const path of ['official?lotCode=FFC', 'credit?lotCode=FFC', 'credit?lotCode=SFSC']) {
      const page = await open('FFC', 'member01', { width, height, locale, skin });
      await page.goto(`${server.url(station)}/${path}`);
      await board(page).locator('button[aria-pressed]').first().waitFor();
      await settled(page);
      const seen = await page.evaluate(() => {
        const places = [
          ...document.querySelectorAll('header button, [data-board-top] button, [data-board-top] > div > *'),
        ]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1);
        const tops = [
          ...document.querySelectorAll<HTMLElement>('[data-board-top] button > b, [role="timer"]'),
        ];
        const over = places
          .toSorted((a, b) => a.box.left - b.box.left)
          .flatMap(({ box }, at, all) => {
            const next = all[at + 1]?.box;
            return next && next.left < box.right - 0.5 ? [`${box.left} to ${box.right}, ${next.left}`] : [];
          });
        const bar = [...document.querySelectorAll('section')]
          .find((section) => getComputedStyle(section).position === 'fixed')!
          .getBoundingClientRect();
        return {
          over,
          isWhole: tops.every((top) => top.scrollWidth <= top.clientWidth + 1),
          inHeader: places.every(({ box }) => box.bottom <= 45),
          bar: [Math.round(bar.width), bar.height <= 60, Math.round(bar.bottom)],
          wide: document.documentElement.scrollWidth,
        };
      });
      expect([path, seen]).toEqual([
        path,
        { over: [], isWhole: true, inHeader: true, bar: [width, true, height], wide: width },
      ]);
      expect(await axeFinds(page)).toEqual([]);
      await visitor!.close();
    }
  },
);

test('at 320 a prize stands whole beside the random picks, several prizes as their range; no play is a lone figure', async () => {
  const page = await open('FFC', null, { width: 320, height: 568 });
  const shown = board(page).getByRole('button', { name: /^单注奖金/ });
  const isWhole = () => shown.locator('span').evaluate((line) => line.scrollWidth <= line.clientWidth);
  for (const [lotCode, group, play] of [
    ['FFC', '前三', '组选包胆'],
    ['FFC', '龙虎'],
    ['FF11X5', '趣味'],
    ['FFK3', '和值'],
  ] as const) {
    await page.goto(`${server.url(station)}/official?lotCode=${lotCode}`);
    await settled(page);
    await choose(page, group, play);
    expect([group, await shown.innerText(), await isWhole()]).toEqual([
      group,
      expect.stringMatching(/^单注奖金 [\d.]+–[\d.]+$/),
      true,
    ]);
  }
  await page.goto(`${server.url(station)}/official?lotCode=FFC&tab=龙虎`);
  await settled(page);
  await shown.click();
  await board(page)
    .getByText(/^龙 [\d.]+ · 虎 [\d.]+ · 和 [\d.]+$/)
    .waitFor();
  await page.goto(`${server.url(station)}/official?lotCode=GDKLSF`);
  await settled(page);
  await choose(page, '任选', '任选一');
  await board(page).getByRole('button', { name: '任选二胆拖', exact: true }).waitFor();
});

test('at 320 in English what a basket costs stands beside its buttons, and those of the result hold their words', async () => {
  await atBeginning('FFC');
  const page = await open('FFC', 'member01', { width: 320, height: 568, locale: 'en' });
  await board(page).getByRole('button', { name: 'Random 5' }).click();
  const english = page.getByRole('region', { name: 'Bet settings' });
  await english.getByRole('button', { name: 'Basket 5' }).waitFor();
  const gap = await english.getByRole('status').evaluate((cost) => {
    const words = document.createRange();
    words.selectNodeContents(cost);
    const buttons = [...cost.parentElement!.parentElement!.querySelectorAll(':scope > button')];
    const nearest = Math.min(...buttons.map((button) => button.getBoundingClientRect().left));
    return nearest - words.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await english.getByRole('button', { name: 'Basket 5' }).click();
  await page.getByRole('dialog', { name: 'Basket' }).getByRole('button', { name: 'Place bet' }).click();
  const buttons = result(page, 'Bet placed').getByRole('button');
  await buttons.first().waitFor();
  const spilled = await buttons.evaluateAll((all) =>
    all.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent),
  );
  expect(spilled).toEqual([]);
});

test('the settings of the board show on each digit how many draws it has been out, and how often it came', async () => {
  for (let drawn = 0; drawn < 4; drawn += 1) await atBeginning('FFC');
  const page = await open('FFC', 'member01');
  expect(await board(page).locator('[data-warmth]').count()).toBe(0);
  await bar(page).getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByRole('button', { name: '遗漏' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const { list } = (await callFrom(page, '/m/result/GetLotteryResultList.do', {
    lotCode: 'FFC',
    pageNo: '1',
    pageSize: '100',
  })) as unknown as { list: { openStatus: string; haoMa: string }[] };
  const draws = list.filter(({ openStatus }) => openStatus === 'drawn').map(({ haoMa }) => haoMa.split(','));
  expect(draws.length).toBeGreaterThanOrEqual(3);
  const figuresOf = (name: string) => row(page, name).locator('[data-warmth]').allInnerTexts();
  const omissions = (place: number) =>
    Array.from({ length: 10 }, (_, digit) => {
      const last = draws.findIndex((draw) => draw[place] === String(digit));
      return `漏${last < 0 ? draws.length : last}`;
    });
  await expect.poll(() => figuresOf('万')).toEqual(omissions(0));
  expect(await figuresOf('个')).toEqual(omissions(4));
  await bar(page).getByRole('button', { name: '盘面设置' }).click();
  await settings.getByRole('button', { name: '冷热' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const counts = Array.from(
    { length: 10 },
    (_, digit) => `出${draws.filter((draw) => draw[0] === String(digit)).length}`,
  );
  await expect.poll(() => figuresOf('万')).toEqual(counts);
});

test('a trial player bets play money; home and list lead here, and the lottery is kept on the way to its credit board', async () => {
  const qiHao = await atBeginning('SFSC');
  const page = await open('SFSC', 'trial01');
  await choose(page, '定位胆');
  await press(page, '冠军', '01');
  await place(page);
  await result(page, '投注成功').getByText('投注后试玩余额', { exact: true }).waitFor();
  expect((await betsOf('SFSC', qiHao)).map(({ book }) => book)).toEqual(['play']);
  // The same bet again, and doubled, with two taps each.
  for (const name of ['再来一注', '加倍']) {
    await result(page, '投注成功').getByRole('button', { name }).click();
    await basket(page).getByRole('button', { name: '确认投注' }).click();
    await basket(page).waitFor({ state: 'detached' });
    await result(page, '投注成功').waitFor();
  }
  expect((await betsOf('SFSC', qiHao)).map(({ stake }) => stake)).toEqual([20_000n, 20_000n, 40_000n]);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await settled(page);
  await page.getByRole('link', { name: '信用玩法' }).click();
  await page.waitForURL('**/credit?lotCode=SFSC');
  await page.getByRole('link', { name: '官方玩法' }).click();
  await page.waitForURL('**/official?lotCode=SFSC');
  await page.goto(`${server.url(station)}/lotteryAll?mode=official`);
  await settled(page);
  await page.locator('a[href="/official?lotCode=WFC"]').first().click();
  await page.waitForURL('**/official?lotCode=WFC');
  await bar(page).waitFor();
  // An address may name a tab and a play.
  await page.goto(`${server.url(station)}/official?lotCode=WFC&tab=后三&play=ssc_o_h3_zu6fs`);
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('后三');
  expect(await board(page).getByRole('button', { pressed: true }).first().innerText()).toBe('组六复式');
});

test('one press on the largest board changes one pick, by the next frame', async () => {
  await atBeginning('SFSC');
  const page = await open('SFSC', 'member01');
  await choose(page, '定位胆');
  await expect.poll(() => board(page).locator('button[aria-pressed]').count()).toBeGreaterThanOrEqual(100);
  const changed = await page.evaluate(async () => {
    const seen = new Set<Node>();
    const watch = new MutationObserver((list) => {
      for (const { target } of list) seen.add(target);
    });
    watch.observe(document.querySelector('#board')!, { subtree: true, attributes: true, childList: true });
    const pick = document.querySelectorAll<HTMLElement>('#board button[aria-pressed]')[70]!;
    pick.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isPicked = pick.getAttribute('aria-pressed');
    watch.disconnect();
    return { count: seen.size, isPicked };
  });
  expect(changed).toEqual({ count: 1, isPicked: 'true' });
});

describe.each([
  ['ThemeRed', 375, 812, 'zh-CN'],
  ['ThemeBlack', 320, 640, 'en'],
] as const)('in %s at %i by %i in %s', (skin, width, height, locale) => {
  test('picks, typed tickets, the basket and a chase pass axe', async () => {
    await atBeginning('WFC');
    const page = await open('WFC', 'member01', { width, height, skin, locale, reducedMotion: true });
    const check = async (): Promise<void> => {
      expect(await axeFinds(page)).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    };
    await page.getByRole('tab').nth(3).click();
    await board(page).locator('fieldset').first().getByRole('button').nth(1).click();
    await board(page).getByRole('textbox').fill('123 12 456');
    await check();
    await page.locator('section button[data-kind="main"]').last().click();
    await page.locator('dialog[open] fieldset button').nth(1).click();
    await page.locator('dialog[open] ol > li').first().waitFor();
    await check();
    expect(visitor!.troubles).toEqual([]);
  });
});
