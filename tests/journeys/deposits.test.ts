// Owns the journey of money coming in: by the provider's page, by a transfer that the bank desk looks at, by a code to scan; and of everything that is refused.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { turnoverOf } from '#server/money/turnover.ts';
import { axeFinds } from '#support/axe.ts';
import { byHand } from '#support/deposits.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { qrMatrix } from '#values/qrMatrix.ts';
import { boxOf, callFrom, logInAs, lookAgain, settled, thumb } from './steps.ts';

const test = siteWorld({ isWholeBrowser: true, counterparties: true })
  .extend('visitor', async ({ open, server, station }) => {
    // Each story begins without a deposit under way.
    await server.inStation(station, (db) =>
      db
        .updateTable('deposit_order')
        .set({ status: 4, finished_at: server.now(), ask_at: null })
        .where('status', '=', 1)
        .execute(),
    );
    return open('/appDown');
  })
  .extend('page', ({ visitor }) => visitor.page);

test.beforeAll(async ({ server }) => {
  await byHand(server);
});

const picture = (page: Page, name: string) => keepPicture(page, `deposits-${name}`);
/** Serves a page as any static host would: as it was built, with none of the answers that our own server puts into it. */
const asStaticHost = async (where: Page, to: string): Promise<void> => {
  const html = await readFile(path.resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
  await where.route(to, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
};
const visit = async (page: Page, to: string): Promise<void> => {
  await page.goto(to);
  await settled(page);
};
/** Logs in and agrees to the station's agreement. */
const comeAs = async (page: Page, account: string): Promise<void> => {
  await logInAs(page, account);
  await callFrom(page, '/m/v2/updateUserContract.do', { version: '1' });
};
const body = (page: Page) => page.locator('main').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const money = async (page: Page): Promise<number> => {
  const { money: sum } = await page.evaluate(async () =>
    (await fetch('/m/accInfo.do?app_=1', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).json(),
  );
  return Number(sum);
};
const amountField = (page: Page) => page.getByRole('textbox', { name: '存款金额' });
const idOf = (server: RunningServer, station: string, account: string): Promise<number> =>
  server.inStation(station, async (db) => {
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', account)
      .executeTakeFirstOrThrow();
    return row.id;
  });

describe('by the provider’s page', () => {
  test('a deposit with offer and coupon is paid; the page kept by the browser shows it credited on the way back', async ({
    page,
    server,
    station,
  }) => {
    await logInAs(page, 'member01');
    const before = await money(page);
    // Our own server's pages carry the player's name and are not kept by the browser.
    await asStaticHost(page, '/userCenter');
    await visit(page, '/userCenter');
    const { tap, taps } = thumb();
    await tap(page.getByRole('link', { name: '存款', exact: true }).first());
    await page.waitForURL('**/recharge');
    await settled(page);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'recharge');
    await button(page, '5000').click();
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: /微信支付/ })
          .locator('[data-unfit]')
          .count(),
      )
      .toBe(1);
    await tap(button(page, '500'));
    // An amount stands in the address at once, in the links a moment later.
    await page.getByRole('button', { name: '500', exact: true, pressed: true }).waitFor();
    await tap(page.getByRole('link', { name: /支付宝快捷/ }));
    await page.waitForURL('**/depositOnlinePay?**');

    await button(page, '同意并继续').click();
    await page.getByRole('alert').getByText('请先勾选').waitFor();
    await page.getByRole('checkbox').check();
    await button(page, '同意并继续').click();
    await expect.poll(() => amountField(page).inputValue()).toBe('500');
    // A first deposit without its offer cannot be repeated: that is said while there is a choice.
    const onlyNow = page.getByText('只限首次存款，本次不选，以后不能再参加');
    await onlyNow.waitFor();
    await page
      .getByLabel('参加优惠')
      .selectOption({ label: '首存送20% (满100元 · 最高送888元 · 5倍打码量)' });
    await page.getByLabel('使用优惠券').selectOption({ label: '满100送8 (+8)' });
    await expect.poll(() => body(page)).toMatch(/预计到账\s*¥608\.00/);
    await page.evaluate(() => {
      const shown: { persisted: boolean; atMs: number }[] = [];
      const left: number[] = [];
      Object.assign(window, { shown, left });
      addEventListener('pagehide', ({ timeStamp }) => left.push(timeStamp));
      addEventListener('pageshow', ({ persisted, timeStamp }) => shown.push({ persisted, atMs: timeStamp }));
    });
    await tap(button(page, '去支付'));
    await page.waitForURL(/\/checkout\//);
    // Beside the agreement, which is asked for once, and what the player chooses of offers.
    expect(taps()).toBeLessThanOrEqual(5);
    // In the same tab: there is no window for a browser to block.
    expect(page.context().pages()).toHaveLength(1);
    expect(await axeFinds(page)).toEqual([]);
    const order = await page.locator('dd').first().innerText();
    await fetch(page.url(), {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay', manner: 'onTime' }),
      redirect: 'manual',
    });
    await server.runMoneyJob();

    // Said, not waited for: this page is gone before it could answer.
    await page.evaluate(() => void setTimeout(() => history.back()));
    // Kept whole by the browser: it is not loaded again.
    await page.waitForURL(`**/depositOnlinePay?order=${order}`, { waitUntil: 'commit' });
    await expect.poll(() => body(page)).toContain('存款成功');
    const back = await page.evaluate(() => {
      const { shown, left } = window as unknown as {
        shown: { persisted: boolean; atMs: number }[];
        left: number[];
      };
      // The page may ask as soon as it is visible, which comes before its pageshow.
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('pendingOrderList') && startTime > left[0]!);
      return {
        kept: shown.map(({ persisted }) => persisted),
        askedAfterMs: asked[0]!.startTime - shown[0]!.atMs,
      };
    });
    expect(back.kept).toEqual([true]);
    // By coming back, not by the next turn of the poll.
    expect(back.askedAfterMs).toBeLessThan(2_500);
    const shown = (await body(page)).replaceAll(/\s/g, '');
    expect(shown).toContain('优惠赠送+¥100.00');
    expect(shown).toContain('优惠券+¥8.00');
    expect(await money(page)).toBe(before + 608);
    await expect.poll(() => body(page)).toMatch(new RegExp(`账户余额\\s*¥\\s*${Math.trunc(before + 608)}`));
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'done');
    const account = await idOf(server, station, 'member01');
    const { items } = await server.inStation(station, (db) => turnoverOf(db, account));
    expect(
      items
        .filter(({ refId }) => refId === order)
        .map(({ source, required }) => `${source} ${required / 10_000n}`)
        .sort(),
    ).toEqual(['coupon 8', 'deposit 500', 'gift 500']);
    // Back leads to where the deposit began, not to a form that was sent.
    await page.getByRole('button', { name: '返回' }).click();
    await page.waitForURL('**/recharge?amount=500', { waitUntil: 'commit' });
    await expect.poll(() => body(page)).toContain('仅限首次存款');
  });

  test('the report may arrive late, twice or never: the deposit is credited once, and the page says so', async ({
    page,
    server,
    clock,
  }) => {
    await comeAs(page, 'agent01');
    for (const [manner, seconds] of [
      ['重复通知', 0],
      ['延迟 20 秒', 21],
      ['不通知（由商户查询）', 16],
    ] as const) {
      const before = await money(page);
      await visit(page, '/depositOnlinePay?amount=300');
      await button(page, '去支付').click();
      await page.waitForURL(/\/checkout\//);
      await page.getByRole('radio', { name: manner }).check();
      await page.getByRole('button', { name: '确认支付' }).click();
      // Exactly: before it is paid there is one that leaves without paying.
      await page.getByRole('link', { name: '返回商户', exact: true }).click();
      await page.waitForURL(/depositOnlinePay\?order=D/);
      if (seconds > 0) {
        await server.runMoneyJob();
        await expect.poll(() => body(page)).toContain('处理中');
        expect(await money(page)).toBe(before);
        await clock.pass(seconds);
      }
      await server.runMoneyJob();
      await server.runMoneyJob();
      await lookAgain(page);
      await expect.poll(() => body(page)).toContain('存款成功');
      expect(await money(page), manner).toBe(before + 300);
    }
  });

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
      await visit(page, '/depositOnlinePay');
      await amountField(page).fill('49.99');
      await button(page, '去支付').click();
      await expect.poll(() => body(page)).toContain('单笔最低50元');
      await amountField(page).fill('5000.01');
      await button(page, '去支付').click();
      await expect.poll(() => body(page)).toContain('单笔最高5000元');
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

describe('by bank transfer', () => {
  test.for(['zh-CN', 'en'])(
    'the account number stands on one line in its column on the narrowest phone (%s)',
    async (locale, { page, server, station }) => {
      await comeAs(page, 'member01');
      await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url(station) }]);
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, '/depositBankPay');
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
    await visit(page, `/depositBankPay?amount=${amount}`);
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
    await visit(page, '/depositBankPay');
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

    await visit(page, '/recharge');
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
    await visit(page, '/depositBankPay');
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
    await visit(page, '/depositFastPay?amount=200');
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
    await visit(page, '/depositFastPay');
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

describe('who and when not', () => {
  test('a guest is asked to log in, a trial player reads whom it is for', async ({ page }) => {
    await visit(page, '/recharge');
    await expect.poll(() => button(page, '去登录').count()).toBe(1);
    await logInAs(page, 'trial01');
    await visit(page, '/depositOnlinePay');
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
    await expect.poll(shown, { timeout: 15_000 }).toContain('网络连接');
    await page.unroute('**/m/v2/getFastList.do');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(shown).toContain('获取付款码');
    // The console complains of what was broken.
    visitor.troubles.length = 0;
  });
});
