// Official play around the seal: an open slip, a bet revoked in time, a late one refused, and a prize that changes before the bet.
import { expect } from 'vitest';
import { getOffcialOddsList } from '#contract/lottery.generated.ts';
import {
  balanceOf,
  basket,
  betBar,
  choose,
  holdOdds,
  openBasket,
  passDraw,
  place,
  playWorld,
  press,
  result,
  row,
  unfoldSlips,
} from './play.ts';
import { lookAgain, resize } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'GDKLSF']);

test('a slip that is open when its period seals says so, and what comes next', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'member01' });
  await choose(page, '定位胆');
  await press(page, '千', '4');
  await openBasket(page);
  await draws.seal('FFC');
  await lookAgain(page);
  await basket(page).getByText('本期已封盘，所选会保留，下期开始后即可投注。').waitFor();
  await expect.poll(() => basket(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
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
  await unfoldSlips(records);
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
  await expect.poll(() => betBar(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
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
  const meet = await holdOdds(page, getOffcialOddsList);
  await setGroup(19_400_000n);
  try {
    await basket(page).getByRole('button', { name: '确认投注' }).click();
    meet();
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
