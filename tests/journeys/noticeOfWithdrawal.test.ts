// Notices on the device are offered where a player waits for something: beside a withdrawal that is looked at.
import { expect } from 'vitest';
import { browserOf, sheetOf } from './deviceNotices.ts';
import { settled } from './steps.ts';
import { fill, member, pin, withdrawalWorld } from './withdrawals.ts';

const test = withdrawalWorld();

test('beside a withdrawal that waits, and no more once it was left', async ({ open }) => {
  const { page } = await open('/index', member);
  await browserOf(page, 'granted');
  await page.goto(`${new URL(page.url()).origin}/withdraw`);
  await settled(page);
  await fill(page, '300');
  await pin(page, '123456');
  const offer = page.getByRole('button', { name: '有结果时通知我' });
  await offer.click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: '暂不开启' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '再提一笔' }).click();
  await fill(page, '200');
  await pin(page, '123456');
  await page.getByText('提款申请已提交').waitFor();
  await settled(page);
  expect(await offer.count()).toBe(0);
});
