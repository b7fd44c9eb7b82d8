// An account in a real browser: register, log in, wrong password, another one on the same phone, trial play.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { knowCaptcha, newestCaptcha } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { fillLogin, go, settled } from './steps.ts';

const test = siteWorld();

/** Types the characters of the picture on screen. */
async function typeCaptcha(page: Page, server: RunningServer): Promise<void> {
  const field = page.getByLabel('验证码').first();
  // The field comes with the picture: before that the server may not have made one.
  await field.waitFor();
  const id = await newestCaptcha(server, 'w147');
  await field.fill(await knowCaptcha(server, 'w147', id));
}

describe('an account', () => {
  test('is opened on the register tab and logged in at once', async ({ open, server }) => {
    const { page } = await open('/login?mode=1');
    await page.getByRole('textbox', { name: '账号' }).fill('newbie88');
    await page.getByLabel('密码', { exact: true }).fill('sunny2026');
    await page.getByLabel('确认密码').fill('sunny2027');
    await page.getByRole('button', { name: '查看本站规则' }).click();
    const rules = page.getByRole('dialog', { name: '本站规则' });
    await expect.poll(() => rules.getByText('须年满18周岁').isVisible()).toBe(true);
    // The rules of the station, not all of its help; and nothing in them leads away from the form.
    expect(await rules.getByText('账号安全').count()).toBe(0);
    expect(await rules.getByRole('link').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => rules.count()).toBe(0);
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('sunny2026');
    await typeCaptcha(page, server);
    await page.getByRole('button', { name: '立即注册' }).click();
    await expect.poll(() => page.getByText('两次输入的密码不一致').isVisible()).toBe(true);
    await page.getByLabel('确认密码').fill('sunny2026');
    const captcha = page.getByLabel('验证码').first();
    await captcha.fill('AAAAA');
    // The next picture empties the field; why it came stays.
    await expect.poll(() => captcha.inputValue()).toBe('');
    await settled(page);
    await expect.poll(() => page.getByText('验证码不正确').isVisible()).toBe(true);
    await typeCaptcha(page, server);
    await page.getByRole('button', { name: '立即注册' }).click();
    await page.waitForURL('**/index');
    await go(page, '/userCenter');
    await expect.poll(() => page.getByText('newbie88').first().isVisible()).toBe(true);
  });

  test('shows its balance after log-in, and remembers the account where asked to', async ({ open }) => {
    const { page } = await open('/login');
    await fillLogin(page, 'member01', 'demo8888');
    await page.waitForURL('**/index');
    await settled(page);
    await expect
      .poll(() =>
        page
          .getByText(/\d{1,3}(,\d{3})*\.\d{2}/)
          .first()
          .isVisible(),
      )
      .toBe(true);
  });

  test('sees a wrong password at the form, which keeps what was typed', async ({ open }) => {
    const { page } = await open('/login');
    await fillLogin(page, 'member01', 'wrong-one');
    await expect
      .poll(() =>
        page
          .getByText(/账号或密码/)
          .first()
          .isVisible(),
      )
      .toBe(true);
    expect(new URL(page.url()).pathname).toBe('/login');
    await expect.poll(() => page.getByRole('textbox', { name: '账号' }).inputValue()).toBe('member01');
  });

  test('leaves nothing of itself behind when another logs in on the same phone', async ({ open }) => {
    const { page } = await open('/userCenter', { as: 'agent01' });
    await expect.poll(() => page.getByText('agent01').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: /退出/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /退出|确定/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/index' || url.pathname === '/login');
    await go(page, '/login');
    await fillLogin(page, 'member01', 'demo8888');
    await page.waitForURL('**/index');
    await page.goBack().catch(() => null);
    await settled(page);
    const everything = await page.evaluate(
      () =>
        document.documentElement.outerHTML +
        JSON.stringify({ ...localStorage }) +
        JSON.stringify({ ...sessionStorage }),
    );
    expect(everything).not.toContain('agent01');
  });

  test('may be a trial one, with play money and no way to members’ pages', async ({ open }) => {
    const { page } = await open('/login');
    await page.getByRole('button', { name: '免费试玩' }).click();
    await expect
      .poll(() =>
        page
          .getByText(/2,?000\.00/)
          .first()
          .isVisible(),
      )
      .toBe(true);
    await go(page, '/editPwd');
    expect(await page.getByLabel(/密码/).count()).toBe(0);
  });
});
