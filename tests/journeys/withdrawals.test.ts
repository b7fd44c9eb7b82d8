// Money that goes out in a real browser: first password, card, cooling, paid, and refused by the desk.
import { expect } from 'vitest';
import { follow, sees, settled, thumb } from './steps.ts';
import { decideAtDesk, fill, member, pin, press, withdrawalWorld } from './withdrawals.ts';

const test = withdrawalWorld();

test('the first withdrawal: password, card, its protection, and the money arrives', async ({
  open,
  server,
  station,
  clock,
}) => {
  await server.inStation(station, (db) =>
    db.updateTable('account').set({ withdrawal_hash: null }).where('name', '=', 'agent01').execute(),
  );
  const { page } = await open('/wallet', { ...member, as: 'agent01' });
  await page.getByRole('navigation', { name: '资金操作' }).getByText('提款').click();
  await press(page, '去设置提款密码');
  const field = page.getByLabel('提款密码', { exact: true });
  // The keys for figures come up, though it is typed as dots.
  expect([await field.getAttribute('inputmode'), await field.getAttribute('type')]).toEqual([
    'numeric',
    'password',
  ]);
  await field.fill('246810');
  await page.getByLabel('确认提款密码').fill('246811');
  await page.getByLabel('登录密码', { exact: true }).fill('demo8888');
  await press(page, '确认设置');
  await sees(page, '两次输入的密码不一致');
  await page.getByLabel('确认提款密码').fill('246810');
  await press(page, '确认设置');
  await page.waitForURL('**/withdraw');
  await press(page, '添加提款卡');
  await page.getByLabel('真实姓名').fill('王芳');
  await page.getByLabel('开户银行').selectOption('招商银行');
  await page.getByLabel('银行卡号').fill('6214 8301');
  await page.getByLabel('提款密码', { exact: true }).fill('246810');
  await press(page, '确认添加');
  await sees(page, '银行卡号为16-19位数字');
  await page.getByLabel('银行卡号').fill('6214 8301 2345 6789');
  await press(page, '确认添加');
  await page.waitForURL('**/withdraw');
  await sees(page, /安全保护至\s\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await fill(page, '1000');
  await sees(page, '新提款卡正在安全保护中，请稍后再试或换一张');
  await clock.pass(61);
  await page.reload();
  await settled(page);
  await fill(page, '1000');
  await pin(page, '246810');
  await sees(page, '提款申请已提交');
  await sees(page, '已提交');
  await server.runMoneyJob();
  await sees(page, '审核中');
  await decideAtDesk(server, 'approved');
  await sees(page, '提款成功');
  await press(page, '再提一笔');
  await sees(page, '已到账');
  await sees(page, '账户余额 ¥25,800.50');
});

test('what the desk refuses is back in the balance, with the reason', async ({ open, server }) => {
  const { page } = await open('/userCenter', member);
  const { tap, taps } = thumb();
  await tap(page.getByRole('link', { name: '提款', exact: true }).first());
  await tap(page.getByLabel('提款金额'));
  await page.keyboard.type('500');
  await tap(page.getByRole('button', { name: '提款', exact: true }));
  const digits = page.getByRole('dialog', { name: '请输入提款密码' });
  for (const digit of '123456') await tap(digits.getByRole('button', { name: digit, exact: true }));
  await sees(page, '提款申请已提交');
  // The way, the amount and its field, and six digits.
  expect(taps()).toBeLessThanOrEqual(3 + 6);
  await decideAtDesk(server, 'refused', '收款账号有误');
  await sees(page, '提款未通过，金额已退回余额');
  await sees(page, '收款账号有误');
  expect(await page.getByText('实际到账').count()).toBe(0);
  await page.context().grantPermissions(['clipboard-write']);
  await press(page, '复制订单号');
  await sees(page, '订单号已复制');
  await press(page, '再提一笔');
  await sees(page, '账户余额 ¥8,888.88');
  await sees(page, '已退回');
  await follow(page, '/transctionRecord?kind=withdraw');
  // The record says the same of it.
  await sees(page, '已退回');
});
