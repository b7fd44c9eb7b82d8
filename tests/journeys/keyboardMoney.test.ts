// Money by keys alone: in by bank, out to a new card, and to a game platform and back.
import { expect } from 'vitest';
import { updateUserContract } from '#contract/finance.generated.ts';
import { handOf, isSaid } from '#support/keyboard.ts';
import { siteWorld } from '#support/site.ts';
import { setRule } from '#support/withdrawals.ts';
import { callFrom, follow, settled } from './steps.ts';
import { platform, sheet } from './transfers.ts';

const station = 'w147';
const test = siteWorld({
  station,
  counterparties: true,
  prepare: (server) => setRule(server, station, { times_a_day: -1, free_times: -1 }),
});
const small = { width: 320, height: 568 } as const;

test('a deposit by bank: what is missing is said, what is typed is taken', async ({ open, server }) => {
  await server.call(updateUserContract, { version: 1 }, { as: 'member01', station });
  const { page } = await open('/depositBankPay', { ...small, as: 'member01' });
  const hand = handOf(page);
  const send = page.getByRole('button', { name: '我已转账，提交' });
  await hand.press(send);
  await isSaid(page, '请填写付款人姓名');
  await hand.type(page.getByRole('textbox', { name: '付款人姓名' }), '张伟');
  await hand.type(page.getByRole('textbox', { name: '存款金额' }), '500');
  await hand.to(page.getByRole('radio').first(), 'Tab');
  await hand.keys('ArrowUp');
  await page.getByRole('radio', { name: '不参加优惠', checked: true }).waitFor();
  await hand.press(send);
  await page.waitForURL(/order=D/);
  await isSaid(page, '正在核对您的转账');
});

test('a card is added, and money goes out to it: the password is typed where its pad is', async ({
  open,
  clock,
}) => {
  const { page } = await open('/addCard', { ...small, as: 'agent01' });
  const hand = handOf(page);
  await hand.type(page.getByLabel('真实姓名'), '王芳');
  await hand.to(page.getByLabel('开户银行'));
  await hand.keys('ArrowDown', 'ArrowDown');
  await hand.type(page.getByLabel('银行卡号'), '6214830123456789');
  await hand.type(page.getByLabel('提款密码', { exact: true }), '123456');
  await hand.keys('Enter');
  await isSaid(page, '提款卡已添加');
  await clock.pass(61);
  await follow(page, '/withdraw');
  await hand.type(page.getByLabel('提款金额'), '1000');
  await hand.press(page.getByRole('button', { name: '提款', exact: true }));
  await page.getByRole('dialog', { name: '请输入提款密码' }).waitFor();
  await page.keyboard.type('123456');
  await isSaid(page, '提款申请已提交');
});

test('money goes to a platform; the sheet closes by a key and gives the focus back', async ({ open }) => {
  const { page } = await open('/moneyChange', { ...small, as: 'member01' });
  await callFrom(page, '/thirdTrans/setAutoExchange.do', { autoExchange: 'off' });
  await page.reload();
  await settled(page);
  const hand = handOf(page);
  const into = platform(page, '演示电子').getByRole('button', { name: '转入' });
  await hand.press(into);
  await hand.type(sheet(page).getByRole('textbox').first(), '500');
  await hand.press(sheet(page).getByRole('button', { name: '确认转入' }));
  await isSaid(page, '转换成功');
  await hand.press(sheet(page).getByRole('button', { name: '知道了' }));
  await expect.poll(() => sheet(page).count()).toBe(0);
  await expect.poll(() => into.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥500.00');
});
