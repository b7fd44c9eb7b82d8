// A member who changes the mail address by a code to the new one, and who removes a card.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { smsCodeOf } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';

const test = siteWorld({ counterparties: true });

test('a mailbox is changed by the code that went to it; what is missing or wrong is said at its field', async ({
  open,
  server,
}) => {
  const { page } = await open('/personalInfo', { as: 'member01', width: 320, height: 640 });
  await page.getByRole('button', { name: /电子邮箱/ }).click();
  const sheet = page.getByRole('dialog', { name: '更改电子邮箱' });
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await sheet.getByText('请输入正确的邮箱地址').waitFor();
  await sheet.getByLabel('新电子邮箱').fill('koi@example.com');
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await sheet.getByRole('button', { name: /秒后重发/ }).waitFor();
  const code = await smsCodeOf(server, 'w147', 'koi@example.com');
  await sheet.getByLabel('验证码').fill(code === '000000' ? '000001' : '000000');
  await sheet.getByLabel('登录密码').fill('demo8888');
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.getByText('验证码错误或已失效').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'contact-changing');
  await sheet.getByLabel('验证码').fill(code);
  await sheet.getByRole('button', { name: '保存' }).click();
  await page.getByText('k***@example.com').waitFor();
  // The sheet leaves once the page has been read again, which is when the new mailbox stands on it.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a card is removed by the withdrawal password, after its consequences were read', async ({ open }) => {
  const { page } = await open('/wallet', { as: 'member01', width: 320, height: 640 });
  await page.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByRole('button', { name: /移除 TXYZ/ }).click();
  const sheet = page.getByRole('dialog', { name: '移除提款卡' });
  await sheet.getByText('移除后不能再提款至此卡').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'card-removing');
  for (const digit of '123456') await sheet.getByRole('button', { name: digit, exact: true }).click();
  await page.getByText('提款卡已移除').waitFor();
  await expect.poll(() => page.getByText('USDT-TRC20').count()).toBe(0);
});
