// Chases in official play: stopped by a win, announced wherever its player is, planned for a profit, and called what they are.
import { expect } from 'vitest';
import {
  balanceOf,
  basket,
  choose,
  openBasket,
  passDraw,
  plain,
  playWorld,
  press,
  result,
  row,
} from './play.ts';
import { lookAgain, resize, settled } from './steps.ts';

const test = playWorld(['FFC', 'EFC']);

test('a chase that wins in its first period stops, and what was left of it is refunded', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('EFC');
  const { page } = await open('/official?lotCode=EFC', { as: 'member01' });
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
  await passDraw(page, draws, 'EFC');
  const ended = await betsOf('EFC');
  expect(ended.map(({ status }) => status)).toEqual([2, 4, 4, 4]);
  expect(ended[0]!.payout).toBe(196_000n);
  expect(await balanceOf(page)).toBe(before - 200_000n + 196_000n);
});

test('what a later period of a chase pays is announced on the screen where its player is by then', async ({
  open,
  draws,
  clock,
}) => {
  await draws.begin('EFC');
  const { page } = await open('/official?lotCode=EFC', { as: 'member01', isNew: true });
  await choose(page, '定位胆');
  await row(page, '万').getByRole('button', { name: '万：全选' }).click();
  await openBasket(page);
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByLabel('追号期数').first().fill('2');
  await basket(page).getByRole('checkbox').uncheck();
  await basket(page).getByRole('button', { name: '确认追号' }).click();
  await result(page, '追号成功').getByRole('button', { name: '继续投注' }).click();
  await passDraw(page, draws, 'EFC');
  const later = draws.running('EFC');
  await page.getByText(`第${later.qiHao}期`).first().waitFor();
  // The page learns the time shortly before the draw, and is left.
  await clock.to(new Date(later.opensMs - 500));
  await lookAgain(page);
  await page
    .getByRole('timer')
    .filter({ hasText: /^00:0[01]$/ })
    .or(page.getByText('正在开奖'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: '投注记录' }).click();
  await page.getByRole('link', { name: '全部记录' }).click();
  await page.waitForURL('**/lotteryRecord*');
  await draws.pass(1);
  await page.getByRole('status').getByText(`第${later.qiHao}期派奖 ¥19.60`).waitFor();
});

test('a chase is called a chase: to a guest who asks for it, when its first period seals meanwhile, while it is sent, refused and placed', async ({
  open,
  draws,
}) => {
  const { qiHao } = await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC');
  await choose(page, '定位胆');
  await press(page, '千', '4');
  await openBasket(page);
  await basket(page).getByRole('button', { name: '追号', exact: true }).click();
  await basket(page).getByRole('button', { name: '去登录' }).click();
  await page.getByText('登录后即可追号，已选号码会为您保留。').waitFor();
  await page.getByRole('button', { name: '免费试玩' }).click();
  // Still a chase once they are in.
  await basket(page).getByLabel('追号期数').first().fill('3');
  await passDraw(page, draws, 'FFC');
  const next = draws.running('FFC');
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

test('a chase for a profit is planned by the least prize, and says when it cannot be loaded', async ({
  open,
  draws,
  server,
  station,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'member01' });
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
  await resize(page, 375, 667);
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
