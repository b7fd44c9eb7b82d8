// What a withdrawal has to keep to: its limits, missing turnover, the lock after wrong passwords, the cards and who may not.
import { expect } from 'vitest';
import { requireTurnover } from '#server/money/turnover.ts';
import { follow, logInAs, sees, settled } from './steps.ts';
import { fill, member, pin, press, withdrawalWorld } from './withdrawals.ts';

const test = withdrawalWorld();

test('each limit is shown at the amount when it is left, and coins as they are typed', async ({ open }) => {
  const { page } = await open('/withdraw', member);
  await fill(page, '99.99');
  await sees(page, '单笔不能少于100.00元');
  await fill(page, '60000');
  await sees(page, '单笔不能超过50,000.00元');
  await fill(page, '9000');
  await sees(page, '超过可提金额8,888.88元');
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
