// Deposits by bank in a real browser: the account number on the narrowest phone, what is invalid, and what the desk confirms and refuses.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { byHand } from '#support/deposits.ts';
import {
  amountField,
  body,
  button,
  comeAs,
  decided,
  money,
  orderShown,
  picture,
  submit,
  test,
  withoutOffer,
} from './deposits.ts';
import { go, resize, settled } from './steps.ts';

test.beforeAll(({ server }) => byHand(server));

describe('by bank transfer', () => {
  test.for(['zh-CN', 'en'])(
    'the account number stands on one line in its column on the narrowest phone (%s)',
    async (locale, { page, server, station }) => {
      await comeAs(page, 'member01');
      await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url(station) }]);
      await go(page, '/depositBankPay');
      await resize(page, 320, 640);
      const values = await page.locator('dl > div > dd > span').evaluateAll((all) =>
        all.map((value) => {
          const range = document.createRange();
          range.selectNodeContents(value);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const { left } = range.getBoundingClientRect();
          return { text: value.textContent, left: Math.round(left), lines: lines.size };
        }),
      );
      expect(values.find(({ text }) => /^[\d ]{16,}$/.test(text))?.lines).toBe(1);
      expect(new Set(values.map(({ left }) => left)).size).toBe(1);
    },
  );

  test('what is invalid is reported at its field; a second one waits for the first; the desk confirms what arrived', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    const before = await money(page);
    await go(page, '/depositBankPay');
    const pay = button(page, '我已转账，提交');
    await pay.click();
    await expect.poll(() => body(page)).toContain('请填写付款人姓名');
    await page.getByRole('textbox', { name: '付款人姓名' }).fill('张伟');
    await amountField(page).fill('99');
    await pay.click();
    await expect.poll(() => body(page)).toContain('单笔最低100元');
    await amountField(page).fill('200001');
    await pay.click();
    await expect.poll(() => body(page)).toContain('单笔最高200,000元');
    // Nothing half below the header: that is where the page has been scrolled to.
    await page.mouse.wheel(0, -2000);
    await settled(page);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'bank-refused');
    await amountField(page).fill('200');
    await page.getByRole('radio', { name: /^银行转账加赠1%/ }).check();
    await pay.click();
    await expect.poll(() => body(page)).toContain('满500元才能参加');
    await amountField(page).fill('600');
    await pay.click();
    await page.waitForURL(/order=D/);
    await expect.poll(() => body(page)).toContain('正在核对您的转账');
    expect((await body(page)).replaceAll(/\s/g, '')).toContain('优惠赠送+¥6.00');

    await go(page, '/recharge');
    await page.getByRole('link', { name: '查看进度' }).waitFor();
    await picture(page, 'pending');
    await page.getByRole('link', { name: /工商银行转账/ }).click();
    await amountField(page).fill('700');
    await page.getByRole('textbox', { name: '付款人姓名' }).fill('张伟');
    await withoutOffer(page);
    await pay.click();
    await expect.poll(() => page.getByText('您有未完成的同类订单').count()).toBe(1);

    // It stands on the same page, with the way to go on.
    await page.getByRole('link', { name: '查看进度' }).click();
    await page.waitForURL(/order=D/);
    // More arrived than was reported: what arrived counts.
    await decided(page, server, orderShown(page), 'approved', { amount: '650' });
    await expect.poll(() => body(page)).toContain('存款成功');
    expect(await money(page)).toBe(before + 656.5);
  });

  test('a refusal of the desk says why and moves nothing; a player can cancel their own order', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    const before = await money(page);
    const orderNo = await submit(page, '500');
    await decided(page, server, orderNo, 'refused', { reason: '付款人与会员姓名不符' });
    await expect.poll(() => body(page)).toContain('存款失败');
    expect(await body(page)).toContain('付款人与会员姓名不符');
    await expect.poll(() => button(page, '联系客服').count()).toBe(1);
    await picture(page, 'bank-failed');
    await submit(page, '800');
    await button(page, '取消订单').click();
    // A thumb out of habit, or the enter key, keeps the order.
    const keep = page.getByRole('dialog').getByRole('button', { name: '暂不取消' });
    expect(await keep.getAttribute('data-kind')).toBe('main');
    expect(await keep.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: '确定取消' }).click();
    await expect.poll(() => body(page)).toContain('已取消');
    expect(await money(page)).toBe(before);
  });
});
