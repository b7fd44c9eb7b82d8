// A withdrawal that is taken back, and the fee that stands in place of the refusal for missing turnover.
import { expect } from 'vitest';
import { requireTurnover } from '#server/money/turnover.ts';
import { takeAtDesk } from '#support/deposits.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { setRule } from '#support/withdrawals.ts';
import { sees } from './steps.ts';
import { decideAtDesk, fill, member, orderAtDesk, pin, press, withdrawalWorld } from './withdrawals.ts';

const test = withdrawalWorld();

test('a withdrawal that nobody pays yet is taken back from its result, and one that somebody pays stays', async ({
  open,
  server,
  station,
}) => {
  await setRule(server, station, { may_take_back: true });
  const { page } = await open('/withdraw', { ...member, width: 320 });
  await fill(page, '500');
  await pin(page, '123456');
  await sees(page, '提款申请已提交');
  await server.runMoneyJob();
  await page.getByRole('button', { name: '取回提款' }).waitFor();
  await keepPicture(page, 'withdrawalToTakeBack');
  await press(page, '取回提款');
  await sees(page, '取回后款项退回余额，再提款须重新申请。确定取回？');
  await press(page, '确定取回');
  await sees(page, '提款已取消，金额已退回余额');
  await press(page, '再提一笔');
  await sees(page, '账户余额 ¥8,888.88');
  await sees(page, '已取消');
  expect(await page.getByRole('button', { name: '取回提款' }).count()).toBe(0);

  await fill(page, '600');
  await pin(page, '123456');
  await sees(page, '提款申请已提交');
  await server.runMoneyJob();
  await press(page, '再提一笔');
  await page.getByRole('button', { name: '取回提款' }).waitFor();
  await keepPicture(page, 'withdrawalsToTakeBack');
  expect(takeAtDesk(server, orderAtDesk(server))).toBe(true);
  await press(page, '取回提款');
  await press(page, '确定取回');
  await sees(page, '这笔提款已有人处理，不能取回，请等待结果');
  await sees(page, '提款中 ¥600.00');
  await expect.poll(() => page.getByRole('button', { name: '取回提款' }).count()).toBe(0);
});

test('missing turnover costs a fee that is shown before, and is part of what is asked', async ({
  open,
  server,
  station,
}) => {
  await setRule(server, station, { turnover_fee_share: 1000 });
  await server.inStation(station, async (db) => {
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member01')
      .executeTakeFirstOrThrow();
    const asked = { station, accountId: id, source: 'gift', refType: 'test', refId: '1', at: server.now() };
    await requireTurnover(db, { ...asked, base: 880_0000n, factor: 100 });
  });
  const { page } = await open('/withdraw', { ...member, locale: 'en', width: 320 });
  await sees(page, 'Turnover fee');
  await sees(page, '10% of what is missing');
  await page.getByLabel('Amount').fill('1000');
  await sees(page, '¥912.00');
  await keepPicture(page, 'turnoverFee');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog');
  for (const digit of '123456') await sheet.getByRole('button', { name: digit, exact: true }).click();
  await sees(page, 'Turnover fee included: 88.00');
  await decideAtDesk(server, 'approved');
  await page.getByRole('button', { name: /again/i }).click();
  await page.getByText('Turnover fee', { exact: true }).waitFor({ state: 'detached' });
});
