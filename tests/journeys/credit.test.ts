// Credit play on lotteries that the platform draws, in a real browser: bet, draw, settled by the rules, balance right; combinations of Mark Six.
import { expect } from 'vitest';
import { creditBets, creditLotteriesDrawnBy } from './creditBets.ts';
import { plain, playWorld, result, slip, slipBar } from './play.ts';
import { callFrom } from './steps.ts';

const lotteries = creditLotteriesDrawnBy('platform');
const test = playWorld(lotteries.map(([, lotCode]) => lotCode));

creditBets(test, lotteries);

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
