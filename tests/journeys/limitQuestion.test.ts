// The question of a limit: before a deposit and after registration, where the station's law asks; a day, a week and a month stand side by side, and none is a choice.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { knowCaptcha, newestCaptcha } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import { shippedStations } from '#support/startServer.ts';
import { boxOf, follow, lookAgain, settled } from './steps.ts';

const station = 'w147';

const test = siteWorld({
  station,
  stations: shippedStations().map((file) =>
    file.code === station ? { ...file, protection: { limits: { ask: 'registration' } } } : file,
  ),
});

const main = (page: Page) => page.getByRole('main');
const prompt = (page: Page) => page.getByRole('dialog', { name: '存款限额' });
const question = (page: Page) => main(page).getByRole('heading', { name: '要给存款设个限额吗？' });
/** What is late comes once the page is used. */
const use = (page: Page) => page.keyboard.press('Shift');

test('before a deposit the question leads to the page of limits, where none is a choice', async ({
  open,
}) => {
  const { page } = await open('/recharge', { as: 'member01' });
  await use(page);
  await prompt(page).getByRole('button', { name: '现在决定' }).click();
  await page.waitForURL('**/playLimits');
  await question(page).waitFor();
  const choices = ['按日', '按周', '按月'].map((name) =>
    boxOf(main(page).getByRole('button', { name, exact: true })),
  );
  const boxes = await Promise.all(choices);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  await main(page).getByRole('button', { name: '暂不设限' }).click();
  await expect.poll(() => question(page).count()).toBe(0);
  await follow(page, '/recharge');
  await lookAgain(page);
  await settled(page);
  expect(await prompt(page).count()).toBe(0);
});

test('after registration the page of limits comes first, and a limit answers', async ({ open, server }) => {
  const { page } = await open('/login?mode=1', { isNew: true });
  await page.getByRole('textbox', { name: '账号' }).fill('newbie77');
  await page.getByLabel('密码', { exact: true }).fill('sunny2026');
  await page.getByLabel('确认密码').fill('sunny2026');
  const captcha = page.getByLabel('验证码').first();
  await captcha.waitFor();
  const id = await newestCaptcha(server, station);
  await captcha.fill(await knowCaptcha(server, station, id));
  await page.getByRole('button', { name: '立即注册' }).click();
  await page.waitForURL('**/playLimits');
  await question(page).waitFor();
  await main(page).getByRole('button', { name: '按周', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '存款 · 每周' });
  await sheet.getByLabel('上限金额').fill('300');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => question(page).count()).toBe(0);
});
