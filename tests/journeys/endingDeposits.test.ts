// Deposits that end before the eyes of their player: by bank under a question and above the form, by a code to scan once it is matched or has expired.
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { byHand } from '#support/deposits.ts';
import { qrMatrix } from '#values/qrMatrix.ts';
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
import { boxOf, go, lookAgain } from './steps.ts';

test.beforeAll(({ server }) => byHand(server));

describe('by bank transfer', () => {
  test('whoever is asked whether to cancel when the money arrives is asked no longer, and reads that it has', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    const orderNo = await submit(page, '700');
    await button(page, '取消订单').click();
    const question = page.getByRole('dialog').filter({ hasText: '确定取消这笔存款吗' });
    await question.waitFor();
    await decided(page, server, orderNo, 'approved');
    await expect.poll(() => question.count()).toBe(0);
    await expect.poll(() => body(page)).toContain('存款成功');
  });

  test('one that ends while its card stands above the form stays there, with the way to its result', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    const before = await money(page);
    const orderNo = await submit(page, '900');
    await go(page, '/depositBankPay');
    await page.getByRole('link', { name: '查看进度' }).waitFor();
    const form = await boxOf(amountField(page));
    await decided(page, server, orderNo, 'approved');
    const result = page.getByRole('link', { name: '查看结果' });
    await result.waitFor();
    await page.getByRole('main').getByText('存款成功', { exact: true }).waitFor();
    expect(await button(page, '取消订单').count()).toBe(0);
    // Nothing below has moved under the finger.
    expect(await boxOf(amountField(page))).toEqual(form);
    await result.click();
    await expect.poll(() => body(page)).toContain('存款成功');
    expect(await money(page)).toBe(before + 900);
  });
});

describe('by a code to scan', () => {
  test('the code is drawn as it should be, with an amount of its own; matched it is credited, unpaid it expires', async ({
    page,
    server,
    clock,
  }) => {
    await comeAs(page, 'agent01');
    const before = await money(page);
    await go(page, '/depositFastPay?amount=200');
    // On a slow line the code arrives after the order: what can be pressed below it waits, and so never moves.
    let arrives = (): void => {};
    await page.route(
      '**/getFastDetailList.do',
      (route) =>
        new Promise<void>((done) => {
          arrives = () => done(route.continue());
        }),
      { times: 1 },
    );
    await withoutOffer(page);
    await button(page, '获取付款码').click();
    await page.waitForURL(/order=D/);
    await page.getByText('请按以下金额付款').waitFor();
    expect(await button(page, '取消订单').count()).toBe(0);
    arrives();
    await button(page, '取消订单').waitFor();
    const code = page.getByRole('img', { name: '支付宝付款码' });
    const drawn = await code.locator('path').getAttribute('d');
    const squares = qrMatrix('https://qr.example/alipay/fkx07340sd1q').flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
    );
    expect(drawn).toBe(squares.join(''));
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'fast');
    // On the phone that shows the code nobody can scan it: it is saved, and the app is opened with it.
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, '保存图片').click()]);
    const order = orderShown(page);
    expect(saved.suggestedFilename()).toBe(`${order}.png`);
    const file = await readFile(await saved.path());
    expect([...file.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
    const app = new URL((await page.getByRole('link', { name: '打开支付宝' }).getAttribute('href'))!);
    expect([app.protocol, app.searchParams.get('qrcode')]).toEqual([
      'alipays:',
      'https://qr.example/alipay/fkx07340sd1q',
    ]);
    const amount = Number(/¥(200\.\d\d)/.exec(await body(page))![1]);
    expect(amount).toBeGreaterThan(200);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: '复制付款金额' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(String(amount.toFixed(2)));
    // No app of this phone takes the address, and the browser does not say so: the page says what to do by hand.
    const toApp = page.getByRole('link', { name: '打开支付宝' });
    // A desktop's browser would ask which program is meant, and the journey could not go on.
    await toApp.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await toApp.click();
    await page.getByRole('status').filter({ hasText: '支付宝没有打开？请先保存图片' }).waitFor();
    await picture(page, 'fast-not-opened');
    await decided(page, server, order, 'approved', { amount: String(amount) });
    await expect.poll(() => body(page)).toContain('存款成功');
    expect(await money(page)).toBeCloseTo(before + amount, 4);

    // Foreign money: how much of it is said exactly, at the rate of the order.
    await go(page, '/depositFastPay');
    await button(page, 'USDT-TRC20').click();
    // Each method has a form of its own: what is typed before the change would go with the one before.
    await page.getByRole('button', { name: 'USDT-TRC20', exact: true, pressed: true }).waitFor();
    await amountField(page).fill('712');
    await withoutOffer(page);
    await button(page, '获取付款码').click();
    // The form says as much before there is an order.
    await page.waitForURL(/order=D/);
    await expect.poll(() => body(page)).toContain('100.00 USDT');
    await clock.pass(1_801);
    await server.runMoneyJob();
    await lookAgain(page);
    await expect.poll(() => body(page)).toContain('已过期');
    expect(await body(page)).toContain('超过时间未收到付款');
  });
});
