// Somebody of finance who works at what waits for money: by keys alone, several at once, on a phone, and beside a colleague who only looks.
import { expect } from 'vitest';
import { updateUserContract } from '#contract/finance.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { axeFinds } from '#support/axe.ts';
import { type OfficeVisit, officeWorld } from '#support/officeSite.ts';
import { alpha } from '#support/testStations.ts';
import { announceDeposit, askWithdrawal } from '#support/waiting.ts';
import { moneyOf, setRule } from '#support/withdrawals.ts';

type Visit = Omit<OfficeVisit, 'as' | 'client'> & { role?: OfficeRole };

const test = officeWorld({
  counterparties: [],
  prepare: (server) =>
    setRule(server, alpha, {
      times_a_day: -1,
      free_times: -1,
      card_cooling_seconds: 0,
      review_from: 500_0000n,
    }),
}).extend('office', ({ visit }) => async (address: string, { role = 'finance', ...rest }: Visit = {}) => {
  const { page } = await visit(address, { as: role, locale: 'en', ...rest });
  return page;
});

/** What became of orders, by the database. */
const statusOf = async (
  { pool }: { pool: { query(sql: string, values: unknown[]): Promise<{ rows: { status: number }[] }> } },
  orderNo: string,
) => (await pool.query('SELECT status FROM withdrawal WHERE order_no = $1', [orderNo])).rows[0]!.status;

test('a withdrawal is read, taken over and paid by keys alone', async ({ server, member, office }) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await askWithdrawal(member, '600');
  const page = await office('/waiting/withdrawals');
  await page.getByRole('button', { name: 'member01' }).waitFor();
  await page.keyboard.press('j');
  await page.getByText(orderNo).waitFor();
  const large = page.getByRole('row', { name: 'The amount is one to be reviewed' });
  await expect
    .poll(() => large.getByRole('cell').allTextContents())
    .toEqual(['The amount is one to be reviewed', '500.00', '600.00']);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Show whom to pay' }).click();
  await page.getByText(/^\d{12,}$/).waitFor();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Confirm as paid: 1' });
  await dialog.getByLabel('Reference').fill('TX-1');
  await page.keyboard.press('Enter');
  await page.getByText('No withdrawal waits.').waitFor();
  expect(await statusOf(server, orderNo)).toBe(2);
  expect(await moneyOf(server, alpha, 'member01')).toEqual({
    wallet: before.wallet - 600_0000n,
    frozen: before.frozen,
  });
});

test('several are refused at once with one reason, and their owner reads it', async ({
  server,
  member,
  office,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orders = [await askWithdrawal(member, '100'), await askWithdrawal(member, '100')];
  const page = await office('/waiting/withdrawals');
  await page.getByRole('button', { name: 'member01' }).nth(1).waitFor();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Refuse: 2' });
  await dialog.getByLabel('Reason').fill('资料不符');
  await page.keyboard.press('Enter');
  await page.getByText('No withdrawal waits.').waitFor();
  for (const orderNo of orders) expect(await statusOf(server, orderNo)).toBe(3);
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);
});

test('who only looks sees why it waits and is offered nothing, and is seen looking', async ({
  member,
  office,
}) => {
  const orderNo = await askWithdrawal(member, '100');
  const own = await office(`/waiting/withdrawals/${orderNo}`, { role: 'support' });
  await own.getByText('People decide on every withdrawal').waitFor();
  expect(await own.getByRole('button', { name: 'Refuse' }).count()).toBe(0);
  const other = await office(`/waiting/withdrawals/${orderNo}`);
  await other.getByText('support also has this open.').waitFor();
});

test('on a phone a deposit is credited with what came in, and another amount has to be meant', async ({
  server,
  member,
  office,
}) => {
  await member.call(updateUserContract, { version: 1 });
  const before = await moneyOf(server, alpha, 'member01');
  await announceDeposit(member, '500');
  const page = await office('/waiting/deposits', { width: 390, height: 844, locale: 'zh-CN' });
  await page.getByRole('button', { name: 'member01' }).click();
  await page.getByText('付款人').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '入账' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('实际到账金额').inputValue()).toBe('');
  await dialog.getByLabel('实际到账金额').fill('450');
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /入账$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await moneyOf(server, alpha, 'member01')).wallet).toBe(before.wallet + 450_0000n);
});
