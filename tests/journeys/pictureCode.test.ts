// The picture code: its line is there from the beginning, it can be heard, and its forms pass axe and fit the phone.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { knowSound } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { follow, settled, staticPage } from './steps.ts';

const test = siteWorld({ settings: { trialsBeforeProof: 0 } });

const code = (page: Page) => page.getByRole('textbox', { name: '验证码' });
const listen = (page: Page) => page.getByRole('button', { name: '收听验证码' });

/** The one that was listened to. */
async function heardCaptcha(server: RunningServer): Promise<string> {
  const { id } = await server.inStation('w147', (db) =>
    db
      .selectFrom('captcha')
      .select('id')
      .where('is_used', '=', false)
      .where('sound_hash', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return id;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the picture code', () => {
  test('has its line before the picture is there, so that the button does not move', async ({ open }) => {
    const { page } = await open(staticPage, { width: 390, height: 844 });
    const held = Promise.withResolvers<void>();
    await page.route('**/getRecaptchaInfo.do*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(new URL('/login?mode=1', page.url()).href);
    const button = page.getByRole('button', { name: '立即注册' });
    await code(page).waitFor();
    const before = await button.boundingBox();
    held.resolve();
    await page.locator('form img').waitFor();
    await settled(page);
    expect(await button.boundingBox()).toEqual(before);
  });

  test('has its line at once on the next visit of a tab that was asked for it after failures', async ({
    open,
  }) => {
    const { page } = await open('/login', { isNew: true });
    const submit = page.locator('form').getByRole('button', { name: '登录', exact: true });
    await page.getByRole('textbox', { name: '账号' }).fill('nobody01');
    for (const _ of [1, 2, 3]) {
      await page.getByLabel('密码', { exact: true }).fill('wrong2026');
      await submit.click();
      await settled(page);
      await expect.poll(() => submit.getAttribute('aria-busy')).not.toBe('true');
    }
    await page.locator('form img').waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/getRecaptchaInfo.do*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(new URL('/login', page.url()).href);
    await submit.waitFor();
    const before = await submit.boundingBox();
    held.resolve();
    await page.locator('form img').waitFor();
    await settled(page);
    expect(await submit.boundingBox()).toEqual(before);
  });

  test('stands in a form whose list of fields pushes no button from where it is', async ({ open }) => {
    const { page } = await open(staticPage, { width: 390, height: 844 });
    const held = Promise.withResolvers<void>();
    await page.route('**/srList.do*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(new URL('/login?mode=1', page.url()).href);
    const service = page.getByRole('button', { name: '联系客服' });
    await service.waitFor();
    expect((await service.boundingBox())!.y).toBeGreaterThan(844);
    held.resolve();
    await page.getByRole('button', { name: '立即注册' }).waitFor();
    await settled(page);
    const submit = await page.getByRole('button', { name: '立即注册' }).boundingBox();
    expect(submit!.y + submit!.height).toBeLessThanOrEqual(844);
  });

  test('is heard and answered by keys alone', async ({ open, server }) => {
    const { page } = await open('/login?mode=1');
    await page.getByRole('textbox', { name: '账号' }).fill('hearer01');
    await page.getByLabel('密码', { exact: true }).fill('sunny2026');
    await page.getByLabel('确认密码').fill('sunny2026');
    await code(page).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => listen(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '再听一遍' }).waitFor();
    const digits = await knowSound(server, 'w147', await heardCaptcha(server));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(digits);
    await expect.poll(() => page.getByText('验证码正确').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index');
  });

  test('comes again where it was over before it was heard, and says why', async ({ open }) => {
    const { page } = await open('/login?mode=1', { width: 320, height: 640 });
    const picture = page.locator('form img');
    const first = await picture.getAttribute('src');
    const msg = '验证码已失效，请换一张再听';
    await page.route('**/captchaSound.do', (route) =>
      route.fulfill({ json: { success: false, msg, code: 'captchaOver' } }),
    );
    await listen(page).click();
    await expect.poll(() => page.getByText(msg).isVisible()).toBe(true);
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
    await page.unroute('**/captchaSound.do');
    await settled(page);
  });

  test('makes place for the next one after a wrong answer', async ({ open }) => {
    const { page } = await open('/login?mode=1', { width: 320, height: 640 });
    const picture = page.locator('form img');
    const first = await picture.getAttribute('src');
    await code(page).fill('AAAAA');
    await expect.poll(() => page.getByText('验证码不正确').isVisible()).toBe(true);
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
    // The field is emptied once the new picture is drawn.
    await expect.poll(() => code(page).inputValue()).toBe('');
    await settled(page);
  });
});

describe.each([
  ['ThemeRed', 320, 'zh-CN'],
  ['ThemeBlack', 390, 'zh-CN'],
  ['ThemeBlack', 320, 'en'],
] as const)('its forms in %s at %i in %s', (skin, width, locale) => {
  test('pass axe and fit', async ({ open }) => {
    const { page } = await open('/login?mode=1', { skin, width, height: 844, locale });
    await page.locator('form img').waitFor();
    const look = async (name: string) => {
      expect(await axeFinds(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await keepPicture(page, `pictureCode-${name}-${skin}-${width}-${locale}`);
    };
    await page.locator('form img').scrollIntoViewIfNeeded();
    await look('register');
    await follow(page, '/login');
    await page.getByRole('button', { name: /^(免费试玩|Try for free)$/ }).click();
    await page.getByRole('dialog').locator('img').waitFor();
    await settled(page);
    await look('trial');
  });
});

describe('a station that asks everybody at log-in', () => {
  test.for([
    ['ThemeRed', 320],
    ['ThemeBlack', 390],
  ] as const)('has its line in %s at %i', async ([skin, width], { open }) => {
    const { page } = await open('/login', { at: 'h012', skin, width, height: 844 });
    await page.locator('form img').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await keepPicture(page, `pictureCode-login-${skin}-${width}`);
  });
});
