// Whoever logs in by a code to the phone, after having proven it in the profile.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { smsCodeOf } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import { shippedStations } from '#support/startServer.ts';
import { answerPicture } from './pictures.ts';
import { settled } from './steps.ts';

const test = siteWorld({
  counterparties: true,
  stations: shippedStations().map((file) =>
    file.code === 'w147' ? { ...file, onOff: { ...file.onOff, smsLogin: true } } : file,
  ),
});
const phone = '13800138000';

test('a phone is proven in the profile and logs in from then on, with one press for the code', async ({
  open,
  server,
}) => {
  const { page } = await open('/personalInfo', { as: 'member01', width: 320, height: 640 });
  await page.getByRole('button', { name: /手机号码.*验证或更改/ }).click();
  const sheet = page.getByRole('dialog', { name: '更改手机号码' });
  await sheet.getByLabel('新手机号码').fill(phone);
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await sheet.getByRole('button', { name: /秒后重发/ }).waitFor();
  await sheet.getByLabel('验证码').fill(await smsCodeOf(server, 'w147', phone));
  await sheet.getByLabel('登录密码').fill('demo8888');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: /手机号码.*138\*\*\*\*8000 更改/ }).waitFor();

  await server.passTime(61);
  const { page: other } = await open('/login', { isNew: true, width: 320, height: 640 });
  await other.getByRole('button', { name: '短信登录' }).click();
  const form = other.locator('form');
  await form.getByRole('textbox', { name: '手机号码' }).waitFor();
  await settled(other);
  await form.getByRole('textbox', { name: '手机号码' }).fill('12345');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByText('请输入正确的手机号码').waitFor();
  await form.getByRole('textbox', { name: '手机号码' }).fill(phone);
  await answerPicture(other, server);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await other.getByText(`若${phone}已在本站验证过，验证码已发出`).waitFor();
  await server.runDeliveryJob();
  const code = await smsCodeOf(server, 'w147', phone);
  const field = form.getByRole('textbox', { name: '收到的验证码' });
  await settled(other);
  expect(await axeFinds(other)).toEqual([]);
  await keepPicture(other, 'sms-login-code');
  await field.fill(code === '000000' ? '111111' : '000000');
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await form.getByText('验证码错误或已失效').waitFor();
  await keepPicture(other, 'sms-login-wrong');
  await field.fill(code);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await other.waitForURL('**/index');
});

test('a station without it does not offer it', async ({ open }) => {
  const { page } = await open('/login', { at: 'h012' });
  await page.getByRole('button', { name: '忘记密码？' }).waitFor();
  expect(await page.getByRole('button', { name: '短信登录' }).count()).toBe(0);
});

describe.each([
  ['ThemeRed', 320, 'zh-CN'],
  ['ThemeBlack', 320, 'zh-CN'],
  ['ThemeBlack', 320, 'en'],
] as const)('in %s at %i in %s', (skin, width, locale) => {
  test('the form passes axe and fits', async ({ open }) => {
    const { page } = await open('/login', { isNew: true, width, height: 640, skin, locale });
    await keepPicture(page, `sms-login-before-${skin}-${locale}`);
    await page.getByRole('button', { name: /短信登录|by SMS/ }).click();
    await page.locator('form img').waitFor();
    await settled(page);
    expect(await axeFinds(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await keepPicture(page, `sms-login-${skin}-${locale}`);
  });
});
