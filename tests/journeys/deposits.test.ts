// Deposits by a provider’s page in a real browser: paid with offer and coupon, and credited once however late it is reported.
import { describe, expect } from 'vitest';
import { turnoverOf } from '#server/money/turnover.ts';
import { axeFinds } from '#support/axe.ts';
import { byHand } from '#support/deposits.ts';
import { idOf } from '#support/team.ts';
import { shortAmount } from '#values/amount.ts';
import {
  amountField,
  asStaticHost,
  body,
  button,
  comeAs,
  money,
  picture,
  test,
  withoutOffer,
} from './deposits.ts';
import { go, logInAs, lookAgain, settled, thumb } from './steps.ts';

test.beforeAll(({ server }) => byHand(server));

describe('by the provider’s page, and back', () => {
  test.override('browserKind', 'whole');

  test('a deposit with offer and coupon is paid; the page kept by the browser shows it credited on the way back', async ({
    page,
    server,
    station,
  }) => {
    await logInAs(page, 'member01');
    const before = await money(page);
    // Our own server's pages carry the player's name and are not kept by the browser.
    await asStaticHost(page, '/userCenter');
    await go(page, '/userCenter');
    const { tap, taps } = thumb();
    await tap(page.getByRole('link', { name: '存款', exact: true }).first());
    await page.waitForURL('**/recharge');
    await settled(page);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'recharge');
    await button(page, '5,000').click();
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
    // Neither taken nor turned down, it is asked for, not passed over.
    const refused: string[] = [];
    page.on('request', (request) => void refused.push(new URL(request.url()).pathname));
    await button(page, '去支付').click();
    await page.getByText('请选择参加优惠').waitFor();
    expect(refused).not.toContain('/onlinePayPay.do');
    // Turned down, it is asked for no more; taken all the same, it says what it gives and what it asks for.
    const offer = page.getByRole('radio', { name: /^首存送20%/ });
    await page.getByRole('radio', { name: '不参加优惠' }).check();
    await expect.poll(() => page.getByText('请选择参加优惠').count()).toBe(0);
    await expect.poll(() => offer.isChecked()).toBe(false);
    await offer.check();
    const card = page.locator('label').filter({ has: offer });
    expect((await card.innerText()).replaceAll(/[\s,]/g, '')).toContain(
      '送¥100.00存款与赠送共需打码量¥1000.00',
    );
    await picture(page, 'offers');
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
    await expect
      .poll(() => body(page))
      .toMatch(new RegExp(`账户余额\\s*¥\\s*${shortAmount(String(Math.trunc(before + 608)))}`));
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'done');
    const account = await idOf(server, 'member01', station);
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
    // The same again is one tap away.
    await page.getByRole('link', { name: '上次：支付宝快捷 ¥500' }).waitFor();
  });
});

describe('by the provider’s page', () => {
  test('offers, coupons and what is under way arrive with the form: none pushes its button', async ({
    page,
  }) => {
    await comeAs(page, 'agent01');
    const held = Promise.withResolvers<void>();
    for (const call of ['getDepositStrategyList', 'rechargeCouponsRecordUnusedList', 'pendingOrderList'])
      await page.route(`**/m/v2/${call}.do`, async (route) => {
        await held.promise;
        await route.continue();
      });
    const address = new URL('/depositBankPay?amount=500', page.url()).href;
    await asStaticHost(page, address);
    const banks = page.waitForResponse('**/getBankList.do');
    await page.goto(address);
    const submit = button(page, '我已转账，提交');
    // The list of banks is there: the form waits for what goes with it.
    await banks;
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBeGreaterThan(0);
    expect(await submit.count()).toBe(0);
    held.resolve();
    await submit.waitFor();
    const before = await submit.boundingBox();
    await settled(page);
    expect(await submit.boundingBox()).toEqual(before);
    // Two banks' offers for one amount: which gives more is said. The amount was chosen on the way and is not offered once more.
    expect(await page.getByRole('group', { name: '快捷金额' }).count()).toBe(0);
    expect(await page.getByText('本次送得最多').count()).toBe(1);
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
      await go(page, '/depositOnlinePay?amount=300');
      await withoutOffer(page);
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
});
