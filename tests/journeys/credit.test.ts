// Owns the journeys of credit play in a real browser: bet, draw, settled by the rules, balance right; revoke, sealing, odds that change.
import { describe, expect } from 'vitest';
import {
  balanceOf,
  betOn,
  cells,
  creditLotteries,
  passDraw,
  plain,
  playWorld,
  result,
  slip,
  slipBar,
  yuan,
} from './play.ts';
import { boxOf, callFrom, lookAgain, settled } from './steps.ts';

const test = playWorld(Object.values(creditLotteries));

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
