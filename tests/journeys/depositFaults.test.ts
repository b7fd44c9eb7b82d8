// Deposits that are not made: a provider that is down, a payment that fails, guests and trial players, lists that cannot be loaded.
import { describe, expect } from 'vitest';
import { byHand } from '#support/deposits.ts';
import { amountField, asStaticHost, body, button, comeAs, money, picture, test } from './deposits.ts';
import { go, logInAs } from './steps.ts';

test.beforeAll(({ server }) => byHand(server));

describe('by the provider’s page', () => {
  test('a provider that is down is reported, queried again by hand, and a payment that fails moves nothing', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    const before = await money(page);
    const { party } = server.counterparties['pay-provider']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await go(page, '/depositOnlinePay');
      await amountField(page).fill('49.99');
      await button(page, '去支付').click();
      await expect.poll(() => body(page)).toContain('单笔最低50元');
      await amountField(page).fill('5000.01');
      await button(page, '去支付').click();
      await expect.poll(() => body(page)).toContain('单笔最高5,000元');
      await amountField(page).fill('88.5');
      await button(page, '去支付').click();
      await expect.poll(() => body(page)).toContain('支付通道繁忙');
      await picture(page, 'provider-down');
    } finally {
      party.url = url;
    }
    await button(page, '重新获取支付页面').click();
    await page.getByRole('link', { name: '前往支付页面' }).click();
    await page.waitForURL(/\/checkout\//);
    await page.getByRole('button', { name: '模拟支付失败' }).click();
    // The provider has ended the payment once this link is there: only then is there something to report.
    const back = page.getByRole('link', { name: '返回商户', exact: true });
    await back.waitFor();
    await server.runMoneyJob();
    await back.click();
    await expect.poll(() => body(page)).toContain('存款失败');
    expect(await body(page)).toContain('支付未成功');
    expect(await money(page)).toBe(before);
    await picture(page, 'failed');
    await button(page, '重新存款').click();
    await expect.poll(() => button(page, '去支付').count()).toBe(1);
  });
});

describe('who and when not', () => {
  test('a guest is asked to log in, a trial player reads whom it is for', async ({ page }) => {
    await go(page, '/recharge');
    await expect.poll(() => button(page, '去登录').count()).toBe(1);
    await logInAs(page, 'trial01');
    await go(page, '/depositOnlinePay');
    await expect.poll(() => body(page)).toContain('试玩账号不能使用此功能');
    expect(await amountField(page).count()).toBe(0);
    await picture(page, 'trial');
  });

  test('a list that fails does not block the others; a page that cannot be loaded says so and loads once online', async ({
    page,
    visitor,
  }) => {
    await logInAs(page, 'agent01');
    await page.route('**/m/v2/getBankList.do', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"success":false,"msg":"暂不可用"}',
      }),
    );
    await asStaticHost(page, '/recharge');
    await page.goto('/recharge');
    const shown = () => body(page);
    await expect.poll(shown).toContain('支付宝快捷');
    expect(await shown()).not.toContain('工商银行转账');
    await page.route('**/m/v2/getFastList.do', (route) => route.abort('connectionreset'));
    await asStaticHost(page, '/depositFastPay');
    await page.goto('/depositFastPay');
    await expect.poll(shown).toContain('网络连接');
    await page.unroute('**/m/v2/getFastList.do');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(shown).toContain('获取付款码');
    // The console complains of what was broken.
    visitor.consoleErrors.length = 0;
  });
});
