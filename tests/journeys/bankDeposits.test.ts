// Owns the journeys of deposits by bank and by a code to scan in a real browser, and of the desk that confirms them.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { byHand } from '#support/deposits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { qrMatrix } from '#values/qrMatrix.ts';
import { amountField, body, button, comeAs, money, picture, test } from './deposits.ts';
import { boxOf, go, lookAgain, resize } from './steps.ts';

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

  /** Somebody at the desk, at its own page. */
  const atTheDesk = async (
    page: Page,
    server: RunningServer,
    work: (desk: Page) => Promise<void>,
  ): Promise<void> => {
    const desk = await page.context().newPage();
    await desk.goto(server.counterparties['bank-desk']!.party.url);
    await work(desk);
    await desk.close();
    await server.runMoneyJob();
    await lookAgain(page);
  };
  const submit = async (page: Page, amount: string): Promise<string> => {
    await go(page, `/depositBankPay?amount=${amount}`);
    await page.getByRole('textbox', { name: '付款人姓名' }).fill('张伟');
    await button(page, '我已转账，提交').click();
    await page.waitForURL(/order=D/);
    await expect.poll(() => body(page)).toContain('正在核对您的转账');
    return new URL(page.url()).searchParams.get('order')!;
  };

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
    await expect.poll(() => body(page)).toContain('单笔最高200000元');
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'bank-refused');
    await amountField(page).fill('200');
    await page.getByLabel('参加优惠').selectOption({ label: '银行转账加赠1% (满500元 · 1倍打码量)' });
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
    await pay.click();
    await expect.poll(() => page.getByText('您有未完成的同类订单').count()).toBe(1);

    // It stands on the same page, with the way to go on.
    await page.getByRole('link', { name: '查看进度' }).click();
    await page.waitForURL(/order=D/);
    // More arrived than was reported: what arrived counts.
    await atTheDesk(page, server, async (desk) => {
      await desk.getByRole('textbox', { name: '到账金额' }).fill('650');
      await desk.getByRole('button', { name: '确认到账' }).click();
      await desk.getByText('已通过').waitFor();
    });
    await expect.poll(() => body(page)).toContain('存款成功');
    expect(await money(page)).toBe(before + 656.5);
  });

  test('a refusal of the desk says why and moves nothing; a player can cancel their own order', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    const before = await money(page);
    await submit(page, '500');
    await atTheDesk(page, server, async (desk) => {
      await desk.getByRole('textbox', { name: '拒绝原因' }).fill('付款人与会员姓名不符');
      await desk.getByRole('button', { name: '拒绝', exact: true }).click();
      await desk.getByText('已拒绝').waitFor();
    });
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

  test('whoever is asked whether to cancel when the money arrives is asked no longer, and reads that it has', async ({
    page,
    server,
  }) => {
    await comeAs(page, 'agent01');
    await submit(page, '700');
    await button(page, '取消订单').click();
    const question = page.getByRole('dialog').filter({ hasText: '确定取消这笔存款吗' });
    await question.waitFor();
    await atTheDesk(page, server, async (desk) => {
      await desk.getByRole('button', { name: '确认到账' }).first().click();
      await desk.getByText('已通过').first().waitFor();
    });
    await expect.poll(() => question.count(), { timeout: 10_000 }).toBe(0);
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
    await atTheDesk(page, server, async (desk) => {
      // Of the cancelled one before, the desk still asks.
      const request = desk.getByRole('article').filter({ hasText: orderNo });
      await request.getByRole('button', { name: '确认到账' }).click();
      await desk.getByText('已通过').first().waitFor();
    });
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
    const order = new URL(page.url()).searchParams.get('order')!;
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
    const orderNo = new URL(page.url()).searchParams.get('order')!;
    const desk = server.counterparties['bank-desk']!;
    const row = desk.store.prepare('SELECT id FROM request WHERE order_no = ?').get(orderNo)!;
    await fetch(`${desk.party.url}/decide`, {
      method: 'POST',
      body: new URLSearchParams({ id: String(row.id), decision: 'approved', amount: String(amount) }),
      redirect: 'manual',
    });
    await server.runMoneyJob();
    await lookAgain(page);
    await expect.poll(() => body(page)).toContain('存款成功');
    expect(await money(page)).toBeCloseTo(before + amount, 4);

    // Foreign money: how much of it is said exactly, at the rate of the order.
    await go(page, '/depositFastPay');
    await button(page, 'USDT-TRC20').click();
    // Each method has a form of its own: what is typed before the change would go with the one before.
    await page.getByRole('button', { name: 'USDT-TRC20', exact: true, pressed: true }).waitFor();
    await amountField(page).fill('712');
    await button(page, '获取付款码').click();
    await expect.poll(() => body(page)).toContain('100.00 USDT');
    await clock.pass(1_801);
    await server.runMoneyJob();
    await lookAgain(page);
    await expect.poll(() => body(page)).toContain('已过期');
    expect(await body(page)).toContain('超过时间未收到付款');
  });
});
