// Owns the journey of balances between wallet and game platforms: in, out, refused, nobody answering, and automatic exchange with a real game.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import type { Fault } from '#counterparty/serve.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney, YUAN } from '#values/money.ts';
import { callFrom, logInAs, settled } from './steps.ts';

let faultAt: (path: string) => Fault | undefined = () => undefined;

const test = siteWorld({
  isWholeBrowser: true,
  counterparties: (_name, at) => faultAt(at),
}).extend('page', async ({ open }) => {
  // As a guest's page, which looks after nobody's money yet.
  const { page } = await open('/appDown');
  await logInAs(page, 'member01');
  await callFrom(page, '/userCenter/third/autoExchange.do', { scope: 'all' });
  return page;
});

beforeEach(() => {
  faultAt = () => undefined;
});

const picture = (page: Page, name: string) => keepPicture(page, `transfers-${name}`);
const visit = async (page: Page, to: string): Promise<void> => {
  await page.goto(to);
  await settled(page);
};
const setAuto = (page: Page, autoExchange: 'on' | 'off') =>
  callFrom(page, '/thirdTrans/setAutoExchange.do', { autoExchange });
const platform = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const wallet = async (page: Page): Promise<string> => {
  const { money } = await callFrom(page, '/thirdTrans/getThirdInfo4Change.do');
  return String(money);
};
const heldAt = async (page: Page, code: string): Promise<number> => {
  const { money } = await callFrom(page, '/thirdTrans/getBalance.do', { platform: code });
  return Number(money);
};

describe('by hand', () => {
  test('money goes in and comes out; both are in the record', async ({ page }) => {
    await setAuto(page, 'off');
    await visit(page, '/moneyChange');
    await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥0.00');
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'manual');
    await platform(page, '演示电子').getByRole('button', { name: '转入' }).click();
    await sheet(page).getByRole('button', { name: '500' }).click();
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'sheet');
    await sheet(page).getByRole('button', { name: '确认转入' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('转换成功');
    await picture(page, 'success');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥500.00');
    expect(await heldAt(page, 'sandbox-egame')).toBe(500);

    await platform(page, '演示电子').getByRole('button', { name: '转出' }).click();
    await sheet(page).getByRole('button', { name: '全部' }).click();
    await sheet(page).getByRole('button', { name: '确认转出' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('转换成功');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => platform(page, '演示电子').innerText()).toContain('¥0.00');

    await page.getByRole('link', { name: '转换记录' }).click();
    await page.waitForURL('**/moneyChangeHis');
    await settled(page);
    await expect.poll(() => page.getByRole('heading', { name: '从演示电子转出' }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('heading', { name: '转入演示电子' }).count()).toBeGreaterThan(0);
    await picture(page, 'record');
    await page.getByRole('tab', { name: '转出' }).click();
    await expect.poll(() => page.getByRole('heading', { name: '转入演示电子' }).count()).toBe(0);
  });

  test('what is invalid is reported at the amount, and nothing moves', async ({ page }) => {
    await setAuto(page, 'off');
    await visit(page, '/moneyChange');
    const before = await wallet(page);
    await platform(page, '演示棋牌').getByRole('button', { name: '转入' }).click();
    const amount = sheet(page).getByRole('textbox');
    const confirm = sheet(page).getByRole('button', { name: '确认转入' });
    await confirm.click();
    await expect.poll(() => sheet(page).innerText()).toContain('请输入1元以上的整数');
    await amount.fill('1.5');
    await confirm.click();
    await expect.poll(() => sheet(page).innerText()).toContain('请输入1元以上的整数');
    await amount.fill('99999999');
    await confirm.click();
    await expect.poll(() => sheet(page).innerText()).toContain('超过可转金额');
    // What was wrong with the amount before is not said of the next one.
    await amount.fill('10');
    await expect.poll(() => sheet(page).innerText()).not.toContain('超过可转金额');
    expect(await wallet(page)).toBe(before);
  });

  test('without an answer it says so, keeps the money in sight, and ends by itself', async ({
    page,
    server,
    clock,
  }) => {
    await setAuto(page, 'off');
    await visit(page, '/moneyChange');
    faultAt = (at) => (at === '/transfer' ? { losesAnswer: true } : undefined);
    await platform(page, '演示捕鱼').getByRole('button', { name: '转入' }).click();
    await sheet(page).getByRole('textbox').fill('20');
    await sheet(page).getByRole('button', { name: '确认转入' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('平台尚未确认');
    await picture(page, 'processing');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await page.getByRole('link', { name: /1笔转换处理中/ }).click();
    await page.waitForURL('**/moneyChangeHis');
    await expect.poll(() => page.getByText('处理中').count()).toBeGreaterThan(0);
    faultAt = () => undefined;
    await clock.pass(30);
    await server.runMoneyJob();
    // The page repeats the request itself.
    await expect.poll(() => page.getByText('处理中').count(), { timeout: 15_000 }).toBe(0);
    expect(await heldAt(page, 'sandbox-fish')).toBe(20);
  });

  test('a platform that is down is reported; the recall leaves it out and says which', async ({
    page,
    server,
  }) => {
    await setAuto(page, 'off');
    await callFrom(page, '/thirdTrans/thirdRealTransMoney.do', {
      changeFrom: 'sys',
      changeTo: 'sandbox-chess',
      money: '30',
    });
    const { party } = server.counterparties['game-egame']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await visit(page, '/moneyChange');
      await expect.poll(() => platform(page, '演示电子').innerText()).toContain('平台未响应');
      await expect.poll(() => platform(page, '演示棋牌').innerText()).toContain('¥30.00');
      await page.getByRole('button', { name: '一键回收' }).click();
      await expect.poll(() => sheet(page).innerText()).toContain('演示电子：未响应，已跳过');
      await expect.poll(() => sheet(page).innerText()).toContain('演示棋牌：已转回30.00元');
      await picture(page, 'recall');
      await sheet(page).getByRole('button', { name: '知道了' }).click();
      await expect.poll(() => platform(page, '演示棋牌').innerText()).toContain('¥0.00');
    } finally {
      party.url = url;
    }
  });
});

describe('what lies outside', () => {
  const main = (page: Page) => page.locator('main').innerText();
  const moveTo = (page: Page, changeTo: string, money: string) =>
    callFrom(page, '/thirdTrans/thirdRealTransMoney.do', { changeFrom: 'sys', changeTo, money });
  const names = (page: Page) => page.locator('main').getByRole('group').getByRole('heading').allInnerTexts();

  test('those that hold money stand first with their sum, and none moves after a transfer until asked to', async ({
    page,
  }) => {
    await setAuto(page, 'off');
    await moveTo(page, 'sandbox-fish', '30');
    await moveTo(page, 'sandbox-live', '50');
    await visit(page, '/moneyChange');
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['演示真人', '演示捕鱼']);
    await expect.poll(() => main(page)).toMatch(/平台余额\s*¥80\.\d\d/);
    const before = await names(page);
    await platform(page, '演示电子').getByRole('button', { name: '转入' }).click();
    await sheet(page).getByRole('button', { name: '100', exact: true }).click();
    const left = amountText(formatMoney(parseMoney(await wallet(page)) - 100n * YUAN));
    await expect
      .poll(async () => (await sheet(page).innerText()).replaceAll(/\s/g, ''))
      .toContain(`转后账户余额¥${left}`);
    expect((await sheet(page).innerText()).replaceAll(/\s/g, '')).toMatch(/转后演示电子余额¥100\.\d\d/);
    await picture(page, 'afterwards');
    await sheet(page).getByRole('button', { name: '确认转入' }).click();
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => main(page)).toMatch(/平台余额\s*¥180\.\d\d/);
    expect(await names(page)).toEqual(before);
    await page.getByRole('button', { name: '全部刷新' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe('演示电子');
    await picture(page, 'holders');
  });

  test('the wallet counts it in, says so, and brings it back', async ({ page, server }) => {
    await setAuto(page, 'off');
    await moveTo(page, 'sandbox-chess', '40');
    const own = Number(await wallet(page));
    // One platform of the demonstration is run by nobody, and so never says.
    await server.inStation('w147', (db) =>
      db.deleteFrom('game').where('platform', '=', 'sandbox-egame2').execute(),
    );
    await visit(page, '/wallet');
    await expect.poll(() => main(page)).toContain('总额（含平台余额）');
    const shown = (text: string): number => Number(/¥\s*([\d.]+)/.exec(text.replaceAll(/\s/g, ''))![1]);
    expect(shown(await main(page)) - own).toBeGreaterThan(39.9);
    await picture(page, 'wallet');
    await page.getByRole('button', { name: '一键回收' }).click();
    await expect.poll(() => sheet(page).innerText()).toContain('演示棋牌：已转回40.00元');
    await sheet(page).getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => main(page)).toMatch(/平台余额\s*¥0\.\d\d/);
  });

  test('while one platform does not say, the total is without all of them and the sum names how many', async ({
    page,
    server,
  }) => {
    await setAuto(page, 'off');
    await moveTo(page, 'sandbox-chess', '40');
    const { party } = server.counterparties['game-egame']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await visit(page, '/wallet');
      await expect.poll(() => main(page)).toMatch(/[1-9]家未返回余额，未计入/);
      expect(await main(page)).toContain('钱包总额（未含平台余额）');
      expect(await main(page)).toMatch(/平台余额\s*¥40\.\d\d/);
      await picture(page, 'wallet-unknown');
    } finally {
      party.url = url;
    }
  });
});

describe('by itself', () => {
  test('the balance goes along into a game, is played with, and comes back', async ({ page, clock }) => {
    await setAuto(page, 'on');
    const whole = Math.floor(Number(await wallet(page)));
    await visit(page, '/index');
    await page.getByRole('tab', { name: '电子' }).click();
    await page
      .getByRole('button', { name: /^招财进宝/ })
      .first()
      .click();
    await page.waitForURL(/\/game$/);
    await expect.poll(() => page.locator('.purse').innerText()).toContain(`¥${whole}.00`);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'game');
    const spin = page.getByRole('button', { name: /^旋转/ });
    await spin.click();
    await page.locator('#rounds li[data-state]').first().waitFor();
    // Free spins follow by themselves; then the button is there again.
    await expect.poll(() => spin.isEnabled(), { timeout: 40_000 }).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'game-round');
    const left = Number((await page.locator('.purse b').innerText()).replace(/[¥,]/g, ''));
    // Not within three seconds of the transfer before.
    await clock.pass(5);
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL('**/index');
    await expect.poll(() => heldAt(page, 'sandbox-egame')).toBeLessThan(1);
    // It has left the platform first, and arrives a moment later.
    await expect
      .poll(async () => Math.floor(Number(await wallet(page))))
      .toBeGreaterThanOrEqual(Math.floor(left));
    await expect.poll(() => page.locator('main').innerText()).toContain(String(Math.floor(left)));
  });

  test('going back restores the page from memory, and the money comes back once', async ({ page, clock }) => {
    await setAuto(page, 'on');
    await visit(page, '/moneyChange');
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(await platform(page, '演示棋牌').getByRole('button', { name: '转入' }).count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'auto');
    await platform(page, '演示棋牌').getByRole('button', { name: '进入游戏' }).click();
    await sheet(page).getByRole('button', { name: '抢庄牛牛', exact: true }).click();
    await page.waitForURL(/\/game$/);
    await page.getByRole('button', { name: '发牌' }).click();
    await page.locator('#rounds li[data-state]').waitFor();
    await picture(page, 'cards');
    await page.evaluate(() => history.go(-1));
    await page.waitForURL('**/moneyChange');
    // Its clock stood still in the browser's memory. Within three seconds of the transfer before, what is out waits for the next return.
    await clock.pass(5);
    await page.evaluate(() => document.dispatchEvent(new Event('resume')));
    await expect.poll(() => heldAt(page, 'sandbox-chess')).toBeLessThan(1);
    await visit(page, '/moneyChangeHis');
    const outs = page.getByRole('heading', { name: '从演示棋牌转出' });
    await expect.poll(() => outs.count()).toBeGreaterThan(0);
    const { list } = (await callFrom(page, '/userCenter/moneyChangeData.do', {
      direction: 'out',
    })) as unknown as { list: { platform: string; auto: boolean }[] };
    expect(list.filter((order) => order.platform === 'sandbox-chess' && order.auto)).toHaveLength(1);
  });

  test('whoever comes back and opens the next game at once takes the money along', async ({ page }) => {
    await setAuto(page, 'on');
    const whole = Math.floor(Number(await wallet(page)));
    await callFrom(page, '/thirdTrans/openGame.do', { platform: 'sandbox-chess', gameCode: 'niuniu' });
    // What is out would be requested back when the money has gone into the next game, and the page is still there.
    const { promise: isCarried, resolve: carried } = Promise.withResolvers<void>();
    faultAt = (at) => {
      if (at !== '/launch') return undefined;
      carried();
      return { delayMs: 1_500 };
    };
    await page.route('**/third/autoExchange.do', async (route) => {
      await isCarried;
      // Dropped by the page meanwhile, it goes nowhere.
      await route.continue().catch(() => undefined);
    });
    await page.goto('/egame');
    await page
      .getByRole('button', { name: /^招财进宝/ })
      .first()
      .click();
    await page.waitForURL(/\/game$/);
    // Cents of an earlier game may lie there already.
    const purse = () => page.locator('.purse b').innerText();
    await expect.poll(purse).toContain(`¥${whole}.`);
    await page.reload();
    await expect.poll(purse).toContain(`¥${whole}.`);
  });

  test('money that another device carried comes back without a mark in this browser', async ({
    page,
    clock,
  }) => {
    await setAuto(page, 'on');
    await callFrom(page, '/thirdTrans/openGame.do', { platform: 'sandbox-chess', gameCode: 'niuniu' });
    expect(await heldAt(page, 'sandbox-chess')).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('openedGame'))).toBeNull();
    // Not within three seconds of what an earlier story left and this page has brought back.
    await clock.pass(5);
    await visit(page, '/index');
    await expect.poll(() => heldAt(page, 'sandbox-chess')).toBeLessThan(1);
    // The rest of three seconds is kept for the next page.
    expect(Number(await page.evaluate(() => localStorage.getItem('lastTransfer')))).toBeGreaterThan(0);
  });

  test('whoever switches it off plays with what they moved themselves, and nothing moves by itself', async ({
    page,
  }) => {
    await setAuto(page, 'on');
    await visit(page, '/moneyChange');
    await page.getByRole('switch').click();
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    const before = await wallet(page);
    await platform(page, '演示捕鱼').getByRole('button', { name: '进入游戏' }).click();
    await sheet(page).getByRole('button', { name: '珊瑚湾' }).click();
    // What an earlier story moved there may still be there: then nobody is asked.
    const entering = sheet(page).getByRole('button', { name: '暂不转入，直接进入' });
    await Promise.race([page.waitForURL(/\/game$/), entering.click()]);
    await page.waitForURL(/\/game$/);
    await page.locator('.swimmer').first().dispatchEvent('pointerdown');
    await page
      .getByText(/余额不足|已发\d+炮/)
      .first()
      .waitFor();
    await picture(page, 'fish');
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL('**/moneyChange');
    await settled(page);
    expect(Number(await wallet(page))).toBeGreaterThanOrEqual(Number(before));
  });

  test('by hand, whoever has nothing at the platform moves money in on the way, and more from within the game', async ({
    page,
  }) => {
    await setAuto(page, 'off');
    await callFrom(page, '/userCenter/third/autoExchange.do', { scope: 'all' });
    await visit(page, '/chess');
    const open = () =>
      page
        .getByRole('button', { name: /^抢庄牛牛/ })
        .first()
        .click();
    await open();
    const amount = sheet(page).getByRole('textbox', { name: '转换金额' });
    await expect.poll(() => amount.inputValue()).toBe('100');
    expect(await axeFinds(page)).toEqual([]);
    await picture(page, 'enter');
    await sheet(page).getByRole('button', { name: '暂不转入，直接进入' }).click();
    await page.waitForURL(/\/game$/);
    // Less than a yuan is left there by a round, which no transfer takes along.
    await expect.poll(() => page.locator('.purse').innerText()).toMatch(/¥0\.\d\d/);
    await picture(page, 'enter-empty');
    await page.locator('.purse').getByRole('link', { name: '转入' }).click();
    await page.waitForURL('**/moneyChange?**');
    await sheet(page).getByRole('button', { name: '转入并进入游戏' }).click();
    await page.waitForURL(/\/game$/);
    await expect.poll(() => page.locator('.purse').innerText()).toMatch(/¥100\.\d\d/);
    // With money there, nobody is asked.
    await visit(page, '/chess');
    expect(Math.floor(await heldAt(page, 'sandbox-chess'))).toBe(100);
    await open();
    await page.waitForURL(/\/game$/);
  });

  test('a guest is asked to log in first', async ({ open }) => {
    const { page } = await open('/index');
    await page.getByRole('tab', { name: '棋牌' }).click();
    await page
      .getByRole('button', { name: /^抢庄牛牛/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });
});
