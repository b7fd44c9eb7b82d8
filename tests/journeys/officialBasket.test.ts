// What goes into the official basket: typed tickets, picks by chance, what a guest picked before the log-in, and a trial player's bet again and doubled.
import { expect } from 'vitest';
import {
  basket,
  betBar,
  board,
  choose,
  openBasket,
  place,
  plain,
  playWorld,
  press,
  result,
  row,
} from './play.ts';
import { follow, logInAs, settled } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'WFC']);

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
  await expect
    .poll(async () => (await basket(page).innerText()).replaceAll(/\s/g, ''))
    .toMatch(/共1注，合计¥2\.00最高可中¥19\.60去登录$/);
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
  await expect
    .poll(() => board(page).getByRole('button', { pressed: true }).first().innerText())
    .toBe('组六复式');
});
