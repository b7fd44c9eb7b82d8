// Whoever has forgotten the password: by a code, by the question, and what the page says on the way.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { smsCodeOf } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import { answerPicture } from './pictures.ts';
import { follow, settled } from './steps.ts';

const password = 'brand2026';
const test = siteWorld({ counterparties: true });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码').fill(password);
  await page.getByRole('button', { name: '重设密码' }).click();
}

async function logIn(page: Page, account: string): Promise<void> {
  const form = page.locator('form');
  await page.getByText('密码已重设，请用新密码登录').first().waitFor();
  await field(page, '账号').fill(account);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByRole('button', { name: '登录', exact: true }).click();
}

test('a forgotten password is set again by a code to the phone', async ({ open, server }) => {
  const { page } = await open('/login', { isNew: true });
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await page.getByRole('heading', { name: '找回密码' }).waitFor();
  await settled(page);
  // The code needs to know where to go, and a human who asks.
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('请输入正确的手机号码').waitFor();
  await field(page, '账号').fill('member01');
  await field(page, '手机号码').fill('13800138000');
  await answerPicture(page, server);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('资料相符时，验证码已发出，请查收').first().waitFor();
  await server.runDeliveryJob();
  await field(page, '收到的验证码').fill(await smsCodeOf(server, 'w147', '13800138000'));
  await setPassword(page);
  await logIn(page, 'member01');
  await page.waitForURL('**/index');
  // Before anything is typed there, the page says since when it waits, and how long.
  await follow(page, '/withdraw');
  await page.getByText(/密码或联系方式刚刚修改过，.*后可提款/).waitFor();
});

test('or by the security question, and a wrong answer stays at its field', async ({ open, server }) => {
  const { page } = await open('/login', { isNew: true });
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await page.getByRole('tab', { name: '密保问题' }).click();
  await field(page, '账号').fill('member02');
  const question = page.getByLabel('密保问题').locator('visible=true').last();
  await question.selectOption({ index: 1 });
  await field(page, '密保答案').fill('李老师');
  await answerPicture(page, server);
  await setPassword(page);
  await page.getByText('资料不符，或验证码已失效，请核对后重试').first().waitFor();
  await field(page, '密保答案').fill('王老师');
  await answerPicture(page, server);
  await page.getByRole('button', { name: '重设密码' }).click();
  await logIn(page, 'member02');
  // The second step of a new device, by the same question.
  await page.getByRole('heading', { name: '安全验证' }).waitFor();
});

describe.each([
  ['ThemeRed', 320, 'zh-CN'],
  ['ThemeBlack', 390, 'zh-CN'],
  ['ThemeBlack', 320, 'en'],
] as const)('in %s at %i in %s', (skin, width, locale) => {
  test('each way passes axe and fits', async ({ open }) => {
    const { page } = await open('/login', { isNew: true, width, height: 844, skin, locale });
    await page.getByRole('button', { name: /忘记密码|Forgot/ }).click();
    await page.getByRole('tab').nth(2).waitFor();
    for (const [at, way] of ['phone', 'email', 'question'].entries()) {
      await page.getByRole('tab').nth(at).click();
      await settled(page);
      expect(await axeFinds(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await keepPicture(page, `recovery-${way}-${skin}-${width}-${locale}`);
    }
  });
});
