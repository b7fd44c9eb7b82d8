// A session in a real browser: ended by a log-in elsewhere, expired, and asked about until log-out.
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { go, logInAs, staticPage } from './steps.ts';

const test = siteWorld();

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
    const { page } = await open(staticPage, { as: 'member01', clock: undefined });
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
});
