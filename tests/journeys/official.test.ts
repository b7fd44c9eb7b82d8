// Owns the journeys of official play in a real browser: bet, draw, settled by the rules, balance right; revoke, typed tickets, prizes that change.
import { describe, expect } from 'vitest';
import {
  balanceOf,
  basket,
  betBar,
  board,
  choose,
  openBasket,
  passDraw,
  place,
  plain,
  playWorld,
  press,
  result,
  row,
  yuan,
} from './play.ts';
import { callFrom, follow, logInAs, lookAgain, resize, settled } from './steps.ts';

const test = playWorld(['FFC', 'EFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D', 'WFC']);

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
  test('is bet on with a rebate, drawn, settled as the rules say, and the balance is right', async ({
    open,
    draws,
    betsOf,
  }) => {
    const { qiHao } = await draws.begin(lotCode);
    const { page } = await open(`/official?lotCode=${lotCode}`, { as: 'member01' });
    const before = await balanceOf(page);
    await choose(page, group, play);
    for (const [name, ...list] of picks) await press(page, name, ...list);
    const prize = await board(page).locator('section b').first().innerText();
    await page.getByRole('button', { name: /^单注奖金/ }).click();
    await page.getByRole('slider').fill('650');
    await expect.poll(() => board(page).getByText('返点 6.5%').first().isVisible()).toBe(true);
    await expect.poll(() => board(page).locator('section b').first().innerText()).not.toBe(prize);
    expect(plain(await betBar(page).innerText())).toContain(`${units}注¥${units * 2}.00`);
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
    expect(plain(await betBar(page).innerText())).toContain('0注');

    await passDraw(page, draws, lotCode);
    const [ended] = await betsOf(lotCode, qiHao);
    expect(ended!.byRules).toMatchObject({ payout: ended!.payout, rebate: ended!.rebate });
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
  });
});

test('a slip that is open when its period seals says so, and what comes next', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'member01' });
  await choose(page, '定位胆');
  await press(page, '千', '4');
  await openBasket(page);
  await draws.seal('FFC');
  await lookAgain(page);
  await basket(page).getByText('本期已封盘，所选会保留，下期开始后即可投注。').waitFor();
  expect(await basket(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
});

test('typed tickets: what is wrong is shown with its reason, repeats are taken out, what was typed stays', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'member01', hasMotion: true });
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
  await betBar(page).getByRole('button', { name: '角', exact: true }).click();
  await betBar(page).getByLabel('倍数', { exact: true }).fill('3');
  expect(plain(await betBar(page).innerText())).toContain('4注¥2.40');
  await place(page);
  expect(
    (await betsOf('FFC', qiHao)).map(({ units, stake, selection }) => [units, stake, selection]),
  ).toEqual([[4n, 24_000n, { tickets: ['123', '456', '789', '124'] }]]);
});

test('picks by chance are marked so, lines are taken out and cleared, and a play on ticked places counts its units', async ({
  open,
  draws,
}) => {
  await draws.begin('WFC');
  const { page } = await open('/official?lotCode=WFC', { as: 'member01' });
  await choose(page, '任选二', '组选复式');
  await board(page).getByRole('button', { name: '机选5注' }).click();
  await row(page, '任选位置').getByRole('button', { name: '任选位置：全选' }).click();
  await press(page, '号码', '1', '2', '3');
  expect(plain(await betBar(page).innerText())).toContain('30注¥60.00');
  await betBar(page).getByRole('button', { name: '添加' }).click();
  await openBasket(page);
  await expect.poll(() => basket(page).getByText('机选', { exact: true }).count()).toBe(5);
  await expect.poll(() => basket(page).getByText('共6单').isVisible()).toBe(true);
  await basket(page)
    .getByRole('button', { name: /^移除：/ })
    .first()
    .click();
  expect(plain(await basket(page).innerText())).toContain('共34注，合计¥68.00');
  await basket(page).getByRole('button', { name: '清空号码篮' }).click();
  expect(plain(await betBar(page).innerText())).toContain('0注¥0.00');
  // A slip of the thumb takes nothing away for good.
  await betBar(page).getByRole('button', { name: '恢复' }).click();
  expect(plain(await betBar(page).innerText())).toContain('篮内34注¥68.00');
  // Nor of picks that are no unit yet.
  await press(page, '号码', '1', '2');
  const picked = row(page, '号码').getByRole('button', { pressed: true });
  await expect.poll(() => picked.count()).toBe(2);
  await betBar(page).getByRole('button', { name: '清空' }).click();
  expect(await picked.count()).toBe(0);
  await betBar(page).getByRole('button', { name: '恢复' }).click();
  expect(await picked.count()).toBe(2);
});

test('a bet is revoked before sealing and its stake is back; after sealing that is refused', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/official?lotCode=SFSC', { as: 'member01' });
  const before = await balanceOf(page);
  await choose(page, '定位胆');
  await press(page, '冠军', '01');
  await betBar(page).getByRole('button', { name: '添加' }).click();
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
  await draws.seal('SFSC');
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText(/封盘/).first().isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(0);
  expect((await betsOf('SFSC', qiHao)).map(({ status }) => status).toSorted()).toEqual([1, 4]);
});

test('sealing is shown and enforced: a late bet is refused with its reason, and keeps its basket', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('GDKLSF');
  const { page } = await open('/official?lotCode=GDKLSF', { as: 'member01' });
  await choose(page, '任选');
  await press(page, '号码', '05', '06', '07');
  await openBasket(page);
  await draws.seal('GDKLSF');
  await basket(page).getByRole('button', { name: '确认投注' }).click();
  await expect.poll(() => result(page, '投注未成功').innerText()).toContain('封盘');
  await result(page, '投注未成功').getByRole('button', { name: '返回修改' }).click();
  await lookAgain(page);
  await expect.poll(() => basket(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  await expect.poll(() => basket(page).getByText('共1单').isVisible()).toBe(true);
  // The board behind it looks and says so: the basket still opens, for a chase, but nothing is bet from here.
  await basket(page).getByRole('button', { name: '关闭' }).click();
  const opens = betBar(page).getByRole('button', { name: '号码篮 1' });
  expect(await opens.getAttribute('data-kind')).toBe('quiet');
  await press(page, '号码', '08', '09');
  expect(await betBar(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  const grounds = await row(page, '号码')
    .getByRole('button', { name: /^(?:08|10)/ })
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  // Flat, but for what is picked for the next period.
  expect(grounds).toEqual([expect.not.stringContaining('rgba'), 'rgba(0, 0, 0, 0)']);
  // The sign lies on the bar where it has room, and on no numbers of the shortest phones.
  const sign = page.getByText('已封盘，可先选下期号码');
  expect(await sign.isVisible()).toBe(true);
  await resize(page, 320, 568);
  await expect.poll(() => sign.isVisible()).toBe(false);
  await resize(page, 375, 812);
  // Opened now, it waits for the next period, which costs one tap: the button names it.
  await betBar(page).getByRole('button', { name: '清空' }).click();
  await opens.click();
  await basket(page).waitFor();
  await passDraw(page, draws, 'GDKLSF');
  const next = draws.running('GDKLSF').qiHao;
  await basket(page)
    .locator('button[data-kind="main"]', { hasText: `投注第${next}期` })
    .click();
  await result(page, '投注成功').waitFor();
  expect(await betsOf('GDKLSF', next)).toHaveLength(1);
  expect(await betsOf('GDKLSF', qiHao)).toEqual([]);
});

test('a prize that changes between board and bet needs a confirmation, and nothing slips through', async ({
  open,
  draws,
  server,
  station,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/official?lotCode=SFSC', { as: 'member01' });
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

test('a guest fills the basket, is asked to log in at the bet, and finds the basket and its chase again', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC');
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
  await follow(page, '/official?lotCode=FFC');
  await betBar(page).getByRole('button', { name: '号码篮 1' }).click();
  await basket(page).getByRole('button', { name: '追号', exact: true, pressed: true }).waitFor();
});

test('a trial player bets play money; home and list lead here, and the lottery is kept on the way to its credit board', async ({
  open,
  draws,
  server,
  station,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/official?lotCode=SFSC', { as: 'trial01' });
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
  await betBar(page).waitFor();
  // An address may name a tab and a play.
  await page.goto(`${server.url(station)}/official?lotCode=WFC&tab=后三&play=ssc_o_h3_zu6fs`);
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('后三');
  expect(await board(page).getByRole('button', { pressed: true }).first().innerText()).toBe('组六复式');
});
