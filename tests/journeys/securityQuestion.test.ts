// The security question before what guards money changes: asked on the page itself, where what was typed stays.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { shippedStations } from '#support/startServer.ts';
import { toastOf } from './faults.ts';
import { follow, settled } from './steps.ts';

const test = siteWorld({
  stations: shippedStations().map((file) =>
    file.code === 'w147'
      ? { ...file, onOff: { ...file.onOff, questionOnNewDevice: false, questionOnChange: true } }
      : file,
  ),
});

const asking = '请回答密保问题';

test('a member changes cards: asked once, shown how many answers are left, repeated when the line is back, then not asked again', async ({
  open,
}) => {
  const { page, context, consoleErrors } = await open('/wallet', { as: 'member02', width: 320, height: 640 });
  await page.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByRole('button', { name: /移除 / }).first().click();
  const removing = page.getByRole('dialog', { name: '移除提款卡' });
  for (const digit of '123456') await removing.getByRole('button', { name: digit, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: asking });
  const answer = sheet.getByLabel('您小学班主任的姓名是？');
  await answer.waitFor();
  await settled(page);
  await expect.poll(() => toastOf(page).innerText()).toBe('');
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'question-asked');
  await sheet.getByRole('button', { name: '确认' }).click();
  await sheet.getByText('请填写您小学班主任的姓名是？').waitFor();
  await answer.fill('李老师');
  await sheet.getByRole('button', { name: '确认' }).click();
  await sheet.getByText('密保答案错误，还可尝试4次').waitFor();
  await answer.fill('王老师');
  await context.setOffline(true);
  await sheet.getByRole('button', { name: '确认' }).click();
  await toastOf(page).filter({ hasText: '正在第1次重试' }).waitFor();
  expect(await answer.inputValue()).toBe('王老师');
  await context.setOffline(false);
  await page.getByText('提款卡已移除').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  // The console complains of each request that met no line.
  consoleErrors.length = 0;

  await follow(page, '/addCard');
  await page.getByLabel('开户银行').selectOption('招商银行');
  await page.getByLabel(/卡号/).fill('6214 8301 2345 6701');
  await page.getByLabel(/提款密码/).fill('123456');
  await page.getByRole('button', { name: '确认添加' }).click();
  await page.getByText('提款卡已添加').waitFor();
});

test('an answer is good for ten minutes; who leaves the question keeps what was typed', async ({
  open,
  clock,
}) => {
  await clock.pass(601);
  const { page } = await open('/editPwd', { as: 'member02', width: 320, height: 640 });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('原登录密码').fill('demo8888');
  await field('新登录密码').fill('demo9999');
  await field('确认新密码').fill('demo9999');
  const change = page.getByRole('button', { name: '确认修改' });
  await change.click();
  const sheet = page.getByRole('dialog', { name: asking });
  await sheet.getByLabel('您小学班主任的姓名是？').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await field('原登录密码').inputValue()).toBe('demo8888');
  await change.click();
  await sheet.getByLabel('您小学班主任的姓名是？').fill('王老师');
  await sheet.getByRole('button', { name: '确认' }).click();
  await page.getByText('登录密码已修改').waitFor();
});

test('who has none sets one first, in English on the dark skin, and the withdrawal password changes with it', async ({
  open,
}) => {
  const look = { width: 320, height: 640, locale: 'en', skin: 'ThemeBlack' } as const;
  const { page } = await open('/editPwd?tab=withdrawal', { as: 'member01', ...look });
  const pins = page.locator('main input');
  for (const [at, pin] of ['123456', '654321', '654321'].entries()) await pins.nth(at).fill(pin);
  await page.locator('main button[type="submit"]').click();
  const sheet = page.getByRole('dialog', { name: 'Set a security question' });
  await sheet.getByLabel('Question').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'question-to-set');
  await sheet.getByLabel('Question').selectOption({ index: 3 });
  await sheet.getByLabel('Answer').fill('Shanghai');
  await sheet.getByLabel('Login password').fill('demo8888');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/withdrawal password (?:was )?changed/i).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('after five wrong answers the sheet says when to come again and leads to customer service', async ({
  open,
  clock,
}) => {
  await clock.pass(3_601);
  const { page } = await open('/editPwd', { as: 'member01', width: 320, height: 640, isNew: true });
  const passwords = ['demo8888', 'demo9999', 'demo9999'];
  for (const [at, typed] of passwords.entries()) await page.locator('main input').nth(at).fill(typed);
  await page.getByRole('button', { name: '确认修改' }).click();
  const sheet = page.getByRole('dialog', { name: asking });
  const answer = sheet.getByRole('textbox');
  for (const left of [4, 3, 2, 1]) {
    await answer.fill(`猜${left}`);
    await sheet.getByRole('button', { name: '确认' }).click();
    await sheet.getByText(`密保答案错误，还可尝试${left}次`).waitFor();
  }
  await answer.fill('猜0');
  await sheet.getByRole('button', { name: '确认' }).click();
  await sheet.getByText('答错次数过多，请一小时后再试').waitFor();
  await expect.poll(() => answer.count()).toBe(0);
  await keepPicture(page, 'question-locked');
  await sheet.getByRole('button', { name: '忘记答案？联系客服' }).click();
  await page.getByRole('textbox', { name: '输入消息' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/support');
  await page.goBack();
  await page.getByRole('button', { name: '确认修改' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
