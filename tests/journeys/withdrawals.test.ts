// Owns the journeys of money that goes out in a real browser: first password, card, cooling, paid, refused, and each no.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Fault } from '#counterparty/serve.ts';
import { requireTurnover } from '#server/money/turnover.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { setRule } from '#support/withdrawals.ts';
import { follow, logInAs, settled, thumb } from './steps.ts';

let fault: Fault | undefined;

const test = siteWorld({ isWholeBrowser: true, counterparties: () => fault });

test.beforeAll(({ server, station }) => setRule(server, station, { times_a_day: -1, free_times: -1 }));

const member = { as: 'member01' } as const;

const sees = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function pin(page: Page, digits: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '请输入提款密码' });
  for (const digit of digits) await sheet.getByRole('button', { name: digit, exact: true }).click();
}
async function fill(page: Page, amount: string): Promise<void> {
  await page.getByLabel('提款金额').fill(amount);
  await press(page, '提款');
}
/** The desk's own page, as the person there sees it, once the request has come to them. */
async function decideAtDesk(
  server: RunningServer,
  decision: 'approved' | 'refused',
  reason = '',
): Promise<void> {
  await server.runMoneyJob();
  const desk = server.counterparties['bank-desk']!;
  const row = desk.store.prepare("SELECT id, amount FROM request WHERE state = 'waiting'").get() as {
    id: number;
    amount: string;
  };
  const body = new URLSearchParams({ id: String(row.id), amount: row.amount, decision, reason });
  await fetch(`${desk.party.url}/decide`, { method: 'POST', body, redirect: 'manual' });
  await server.runMoneyJob();
}

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
  await sees(page, '账户余额 ¥25800.50');
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
  await press(page, '复制订单号');
  await sees(page, '订单号已复制');
  await press(page, '再提一笔');
  await sees(page, '账户余额 ¥8888.88');
  await sees(page, '已退回');
  await follow(page, '/transctionRecord?kind=withdraw');
  // The record says the same of it.
  await sees(page, '已退回');
});

test('each limit is shown at the amount when it is left, and coins as they are typed', async ({ open }) => {
  const { page } = await open('/withdraw', member);
  await fill(page, '99.99');
  await sees(page, '单笔不能少于100.00元');
  await fill(page, '60000');
  await sees(page, '单笔不能超过50000.00元');
  await fill(page, '9000');
  await sees(page, '超过可提金额8888.88元');
  await press(page, '全部');
  await expect.poll(() => page.getByLabel('提款金额').inputValue()).toBe('8888.88');
  await page.getByRole('button', { name: /中国工商银行/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /USDT-TRC20/ })
    .click();
  await page.getByLabel('提款金额').fill('712');
  await sees(page, '100.00 USDT');
});

test('with the desk out of reach the request stays pending, and continues automatically once it is back', async ({
  open,
  server,
  clock,
}) => {
  const { page } = await open('/withdraw', member);
  fault = { losesQuestion: true };
  try {
    await fill(page, '300');
    await pin(page, '123456');
    await sees(page, '提款申请已提交');
    await server.runMoneyJob();
  } finally {
    fault = undefined;
  }
  await clock.pass(60);
  await decideAtDesk(server, 'approved');
  await sees(page, '提款成功');
});

test('where the answer is lost, a repeat makes no second withdrawal, not even after a wrong password', async ({
  open,
  proxy,
}) => {
  const { page, troubles } = await open('/withdraw', { ...member, port: proxy.port });
  const stop = proxy.inject('/m/v2/withdrawSave.do', { kind: 'cutBeforeHeaders' });
  await fill(page, '200');
  await pin(page, '123456');
  await expect.poll(() => page.getByText('提款结果未知').isVisible(), { timeout: 10_000 }).toBe(true);
  stop();
  expect(troubles.splice(0)).not.toEqual([]);
  await pin(page, '000000');
  await sees(page, '上次申请已有结果');
  await sees(page, '提款中 ¥200.00');
});

test('missing turnover is shown with what is missing and why; five wrong passwords lock', async ({
  open,
  server,
  station,
}) => {
  const { page } = await open('/withdraw', member);
  await fill(page, '300');
  for (const left of [4, 3, 2, 1]) {
    await pin(page, '000000');
    await sees(page, `提款密码错误，还可尝试${left}次`);
  }
  await pin(page, '000000');
  await sees(page, /提款密码错误次数过多，已锁定至/);
  await expect.poll(() => page.getByLabel('提款金额').count()).toBe(0);
  await server.inStation(station, async (db) => {
    await db
      .updateTable('account')
      .set({ withdrawal_locked_until: null })
      .where('name', '=', 'member01')
      .execute();
    const account = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member01')
      .executeTakeFirst();
    const asked = { station, accountId: account!.id, refType: 'test', at: server.now() };
    await requireTurnover(db, { ...asked, source: 'gift', refId: '1', base: 100_0000n, factor: 300 });
  });
  await page.reload();
  await settled(page);
  await sees(page, '打码量达标后即可提款');
  await sees(page, '还差300.00元');
  await sees(page, '存款赠送');
  await sees(page, '0.00 / 300.00');
});

test('cards are put into order and one is made the default; guests and trial players see a polite notice', async ({
  open,
}) => {
  const { page } = await open('/wallet', member);
  await page.getByRole('button', { name: /设为默认 TXYZ/ }).click();
  await sees(page, '已设为默认');
  await press(page, '排序');
  await page.getByRole('button', { name: /上移 TXYZ/ }).click();
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: '****' }).first().textContent())
    .toContain('USDT-TRC20');
  const { page: guest } = await open('/withdraw');
  await expect.poll(() => guest.getByRole('button', { name: /登录/ }).first().isVisible()).toBe(true);
  await logInAs(guest, 'trial01');
  await follow(guest, '/withdraw');
  expect(await guest.getByLabel('提款金额').count()).toBe(0);
});
