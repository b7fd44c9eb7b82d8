// Owns the journeys of an account in a real browser: register, log in, wrong password, logged in elsewhere, expiry, log out.
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { knowCaptcha } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { fillLogin, go, logInAs, settled } from './steps.ts';

const test = siteWorld();

/** Types the characters of the picture on screen. */
async function typeCaptcha(page: Page, server: RunningServer): Promise<void> {
  const field = page.getByLabel('验证码').first();
  // The field comes with the picture: before that the server may not have made one.
  await field.waitFor();
  const { id } = await server.inStation('w147', (db) =>
    db
      .selectFrom('captcha')
      .select('id')
      .where('is_used', '=', false)
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow(),
  );
  await field.fill(await knowCaptcha(server, 'w147', id));
}

/** When the page asked who is here, by its own clock, and what of that is still to be answered; both go on. */
const asksOf = (page: Page): { asks: number[]; underWay: Set<Request> } => {
  const asks: number[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/m/accInfo.do')) return;
    asks.push(Number(url.searchParams.get('app_')));
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { asks, underWay };
};

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
    await captcha.fill('AAAA');
    await page.getByRole('button', { name: '立即注册' }).click();
    // The next picture empties the field; why it came stays.
    await expect.poll(() => captcha.inputValue()).toBe('');
    await settled(page);
    await expect.poll(() => page.getByText('验证码错误或已失效').isVisible()).toBe(true);
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

  test('that logs in elsewhere sees so on the first phone, which goes home', async ({ open }) => {
    // The second phone is there before the first logs in: the first asks by itself every twenty seconds, and would go home before the press.
    const { page: second } = await open('/login');
    const { page: first } = await open('/userCenter', { as: 'agent01' });
    await logInAs(second, 'agent01');
    await first.getByRole('button', { name: /刷新/ }).first().click();
    await first.waitForURL('**/index');
    await expect
      .poll(() =>
        first
          .getByText(/其他(地方|设备)/)
          .first()
          .isVisible(),
      )
      .toBe(true);
  });

  test('that logged in elsewhere while the first phone was away reads so on the page that is opened next', async ({
    open,
    server,
    station,
  }) => {
    const { page: first } = await open('/aboutUs', { as: 'agent01' });
    await first.goto('about:blank');
    await server.client(station).logIn('agent01');
    await first.goto(`${server.url(station)}/wallet`);
    await first
      .getByRole('dialog')
      .getByText(/其他设备/)
      .waitFor();
  });

  test.for([
    ['/m/v2/userInfo.do', '/m/accInfo.do', '/index', '登录'],
    ['/m/accInfo.do', '/m/v2/userInfo.do', '/userCenter', '您好，请先登录'],
  ] as const)(
    'whose session has expired is a guest again, without an error message: by the answer of %s',
    async ([, last, path, login], { open, clock }) => {
      const { page } = await open('/userCenter', { as: 'member01' });
      // Whichever is answered first says that nobody is logged in any more: the other is not answered.
      await page.route(`**${last}*`, () => undefined);
      await clock.pass(8 * 86_400);
      await page.getByRole('button', { name: '刷新余额' }).click();
      await page.locator('main').getByText(login, { exact: true }).first().waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    },
  );

  test('asks who is here every twenty seconds while logged in, and never after log-out', async ({ open }) => {
    // Its timers are run ahead, which a clock that stands does not let them.
    const { page } = await open('/appDown', { as: 'member01', clock: undefined });
    await page.clock.install();
    await go(page, '/userCenter');
    await expect.poll(() => page.getByText('member01').first().isVisible()).toBe(true);
    const { asks, underWay } = asksOf(page);
    // The machine comes after the first screen, and repeats the request only after an answer: there is no fixed moment to skip.
    await expect
      .poll(
        async () => {
          // While an answer is on its way no time is put in: its milliseconds would count as seconds of the gap.
          if (underWay.size === 0) await page.clock.runFor(1_000);
          return asks.length;
        },
        { timeout: 40_000 },
      )
      .toBe(3);
    const gaps = asks.slice(1).map((askMs, at) => askMs - (asks[at] ?? 0));
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(20_000);
      expect(gap).toBeLessThan(40_000);
    }
    await page.getByRole('button', { name: /退出/ }).click();
    await Promise.all([
      // A log-out asks who is here now, and for the settings once it knows: nothing follows these.
      page.waitForRequest('**/m/v2/getOnOffBaseBtn.do'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: /退出|确定/ })
        .click(),
    ]);
    await expect
      .poll(() => page.locator('main').getByText('登录', { exact: true }).first().isVisible())
      .toBe(true);
    const before = asks.length;
    await page.clock.runFor(120_000);
    expect(asks.length).toBe(before);
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
      .poll(
        () =>
          page
            .getByText(/2,?000\.00/)
            .first()
            .isVisible(),
        { timeout: 15_000 },
      )
      .toBe(true);
    await go(page, '/editPwd');
    expect(await page.getByLabel(/密码/).count()).toBe(0);
  });
});
