// Owns the journey of balances between wallet and game platforms: in, out, refused, nobody answering, and automatic exchange with a real game.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '#counterparty/serve.ts';
import { axeFinds } from '#support/axe.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney, YUAN } from '#values/money.ts';
import { callFrom, logInAs, settled } from './steps.ts';

const pictures = path.resolve(import.meta.dirname, '../../test-results/transfers');

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let faultAt: (path: string) => Fault | undefined = () => undefined;

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  [server, browser] = await Promise.all([
    startServer({ site: true, counterparties: (_name, at) => faultAt(at) }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  faultAt = () => undefined;
  visitor = await openVisitor(browser, `${server.url('w147')}/appDown`, { reducedMotion: true });
  page = visitor.page;
  await logInAs(page, 'member01');
  await callFrom(page, '/userCenter/third/autoExchange.do', { scope: 'all' });
});
afterEach(async () => {
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

const picture = (name: string) => page.screenshot({ path: path.join(pictures, `${name}.png`) });
const visit = async (to: string): Promise<void> => {
  await page.goto(`${server.url('w147')}${to}`);
  await settled(page);
};
const setAuto = (autoExchange: 'on' | 'off') =>
  callFrom(page, '/thirdTrans/setAutoExchange.do', { autoExchange });
const platform = (name: string) => page.getByRole('group', { name, exact: true });
const sheet = () => page.getByRole('dialog');
const wallet = async (): Promise<string> => {
  const { money } = await callFrom(page, '/thirdTrans/getThirdInfo4Change.do');
  return String(money);
};
const heldAt = async (code: string): Promise<number> => {
  const { money } = await callFrom(page, '/thirdTrans/getBalance.do', { platform: code });
  return Number(money);
};

describe('by hand', () => {
  test('money goes in and comes out; both are in the record', async () => {
    await setAuto('off');
    await visit('/moneyChange');
    await expect.poll(() => platform('演示电子').innerText()).toContain('¥0.00');
    expect(await axeFinds(page)).toEqual([]);
    await picture('manual');
    await platform('演示电子').getByRole('button', { name: '转入' }).click();
    await sheet().getByRole('button', { name: '500' }).click();
    expect(await axeFinds(page)).toEqual([]);
    await picture('sheet');
    await sheet().getByRole('button', { name: '确认转入' }).click();
    await expect.poll(() => sheet().innerText()).toContain('转换成功');
    await picture('success');
    await sheet().getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => platform('演示电子').innerText()).toContain('¥500.00');
    expect(await heldAt('sandbox-egame')).toBe(500);

    await platform('演示电子').getByRole('button', { name: '转出' }).click();
    await sheet().getByRole('button', { name: '全部' }).click();
    await sheet().getByRole('button', { name: '确认转出' }).click();
    await expect.poll(() => sheet().innerText()).toContain('转换成功');
    await sheet().getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => platform('演示电子').innerText()).toContain('¥0.00');

    await page.getByRole('link', { name: '转换记录' }).click();
    await page.waitForURL('**/moneyChangeHis');
    await settled(page);
    await expect.poll(() => page.getByRole('heading', { name: '从演示电子转出' }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('heading', { name: '转入演示电子' }).count()).toBeGreaterThan(0);
    await picture('record');
    await page.getByRole('tab', { name: '转出' }).click();
    await expect.poll(() => page.getByRole('heading', { name: '转入演示电子' }).count()).toBe(0);
  });

  test('what is invalid is reported at the amount, and nothing moves', async () => {
    await setAuto('off');
    await visit('/moneyChange');
    const before = await wallet();
    await platform('演示棋牌').getByRole('button', { name: '转入' }).click();
    const amount = sheet().getByRole('textbox');
    const confirm = sheet().getByRole('button', { name: '确认转入' });
    await confirm.click();
    await expect.poll(() => sheet().innerText()).toContain('请输入1元以上的整数');
    await amount.fill('1.5');
    await confirm.click();
    await expect.poll(() => sheet().innerText()).toContain('请输入1元以上的整数');
    await amount.fill('99999999');
    await confirm.click();
    await expect.poll(() => sheet().innerText()).toContain('超过可转金额');
    // What was wrong with the amount before is not said of the next one.
    await amount.fill('10');
    await expect.poll(() => sheet().innerText()).not.toContain('超过可转金额');
    expect(await wallet()).toBe(before);
  });

  test('without an answer it says so, keeps the money in sight, and ends by itself', async () => {
    await setAuto('off');
    await visit('/moneyChange');
    faultAt = (at) => (at === '/transfer' ? { losesAnswer: true } : undefined);
    await platform('演示捕鱼').getByRole('button', { name: '转入' }).click();
    await sheet().getByRole('textbox').fill('20');
    await sheet().getByRole('button', { name: '确认转入' }).click();
    await expect.poll(() => sheet().innerText()).toContain('平台尚未确认');
    await picture('processing');
    await sheet().getByRole('button', { name: '知道了' }).click();
    await page.getByRole('link', { name: /1笔转换处理中/ }).click();
    await page.waitForURL('**/moneyChangeHis');
    await expect.poll(() => page.getByText('处理中').count()).toBeGreaterThan(0);
    faultAt = () => undefined;
    server.passTime(30);
    await server.runMoneyJob();
    // The page repeats the request itself.
    await expect.poll(() => page.getByText('处理中').count(), { timeout: 15_000 }).toBe(0);
    expect(await heldAt('sandbox-fish')).toBe(20);
  });

  test('a platform that is down is reported; the recall leaves it out and says which', async () => {
    await setAuto('off');
    await callFrom(page, '/thirdTrans/thirdRealTransMoney.do', {
      changeFrom: 'sys',
      changeTo: 'sandbox-chess',
      money: '30',
    });
    const { party } = server.counterparties['game-egame']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await visit('/moneyChange');
      await expect.poll(() => platform('演示电子').innerText()).toContain('平台未响应');
      await expect.poll(() => platform('演示棋牌').innerText()).toContain('¥30.00');
      await page.getByRole('button', { name: '一键回收' }).click();
      await expect.poll(() => sheet().innerText()).toContain('演示电子：未响应，已跳过');
      await expect.poll(() => sheet().innerText()).toContain('演示棋牌：已转回30.00元');
      await picture('recall');
      await sheet().getByRole('button', { name: '知道了' }).click();
      await expect.poll(() => platform('演示棋牌').innerText()).toContain('¥0.00');
    } finally {
      party.url = url;
    }
  });
});

describe('what lies outside', () => {
  const main = () => page.locator('main').innerText();
  const moveTo = (changeTo: string, money: string) =>
    callFrom(page, '/thirdTrans/thirdRealTransMoney.do', { changeFrom: 'sys', changeTo, money });
  const names = () => page.locator('main').getByRole('group').getByRole('heading').allInnerTexts();

  test('those that hold money stand first with their sum, and none moves after a transfer until asked to', async () => {
    await setAuto('off');
    await moveTo('sandbox-fish', '30');
    await moveTo('sandbox-live', '50');
    await visit('/moneyChange');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['演示真人', '演示捕鱼']);
    await expect.poll(main).toMatch(/平台余额\s*¥80\.\d\d/);
    const before = await names();
    await platform('演示电子').getByRole('button', { name: '转入' }).click();
    await sheet().getByRole('button', { name: '100', exact: true }).click();
    const left = amountText(formatMoney(parseMoney(await wallet()) - 100n * YUAN));
    await expect
      .poll(async () => (await sheet().innerText()).replaceAll(/\s/g, ''))
      .toContain(`转后账户余额¥${left}`);
    expect((await sheet().innerText()).replaceAll(/\s/g, '')).toMatch(/转后演示电子余额¥100\.\d\d/);
    await picture('afterwards');
    await sheet().getByRole('button', { name: '确认转入' }).click();
    await sheet().getByRole('button', { name: '知道了' }).click();
    await expect.poll(main).toMatch(/平台余额\s*¥180\.\d\d/);
    expect(await names()).toEqual(before);
    await page.getByRole('button', { name: '全部刷新' }).click();
    await expect.poll(async () => (await names())[0]).toBe('演示电子');
    await picture('holders');
  });

  test('the wallet counts it in, says so, and brings it back', async () => {
    await setAuto('off');
    await moveTo('sandbox-chess', '40');
    const own = Number(await wallet());
    // One platform of the demonstration is run by nobody, and so never says.
    await server.inStation('w147', (db) =>
      db.deleteFrom('game').where('platform', '=', 'sandbox-egame2').execute(),
    );
    await visit('/wallet');
    await expect.poll(main).toContain('总额（含平台余额）');
    const shown = (text: string): number => Number(/¥\s*([\d.]+)/.exec(text.replaceAll(/\s/g, ''))![1]);
    expect(shown(await main()) - own).toBeGreaterThan(39.9);
    await picture('wallet');
    await page.getByRole('button', { name: '一键回收' }).click();
    await expect.poll(() => sheet().innerText()).toContain('演示棋牌：已转回40.00元');
    await sheet().getByRole('button', { name: '知道了' }).click();
    await expect.poll(main).toMatch(/平台余额\s*¥0\.\d\d/);
  });

  test('while one platform does not say, the total is without all of them and the sum names how many', async () => {
    await setAuto('off');
    await moveTo('sandbox-chess', '40');
    const { party } = server.counterparties['game-egame']!;
    const { url } = party;
    party.url = 'http://localhost:9';
    try {
      await visit('/wallet');
      await expect.poll(main).toMatch(/[1-9]家未返回余额，未计入/);
      expect(await main()).toContain('钱包总额（未含平台余额）');
      expect(await main()).toMatch(/平台余额\s*¥40\.\d\d/);
      await picture('wallet-unknown');
    } finally {
      party.url = url;
    }
  });
});

describe('by itself', () => {
  test('the balance goes along into a game, is played with, and comes back', async () => {
    await setAuto('on');
    const whole = Math.floor(Number(await wallet()));
    await visit('/index');
    await page.getByRole('tab', { name: '电子' }).click();
    await page
      .getByRole('button', { name: /^招财进宝/ })
      .first()
      .click();
    await page.waitForURL(/\/game$/);
    await expect.poll(() => page.locator('.purse').innerText()).toContain(`¥${whole}.00`);
    expect(await axeFinds(page)).toEqual([]);
    await picture('game');
    const spin = page.getByRole('button', { name: /^旋转/ });
    await spin.click();
    await page.locator('#rounds li[data-state]').first().waitFor();
    // Free spins follow by themselves; then the button is there again.
    await expect.poll(() => spin.isEnabled(), { timeout: 40_000 }).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    await picture('game-round');
    const left = Number((await page.locator('.purse b').innerText()).replace(/[¥,]/g, ''));
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL('**/index');
    await expect.poll(() => heldAt('sandbox-egame')).toBeLessThan(1);
    // It has left the platform first, and arrives a moment later.
    await expect
      .poll(async () => Math.floor(Number(await wallet())))
      .toBeGreaterThanOrEqual(Math.floor(left));
    await expect.poll(() => page.locator('main').innerText()).toContain(String(Math.floor(left)));
  });

  test('going back restores the page from memory, and the money comes back once', async () => {
    await setAuto('on');
    await visit('/moneyChange');
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(await platform('演示棋牌').getByRole('button', { name: '转入' }).count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
    await picture('auto');
    await platform('演示棋牌').getByRole('button', { name: '进入游戏' }).click();
    await sheet().getByRole('button', { name: '抢庄牛牛', exact: true }).click();
    await page.waitForURL(/\/game$/);
    await page.getByRole('button', { name: '发牌' }).click();
    await page.locator('#rounds li[data-state]').waitFor();
    await picture('cards');
    await page.evaluate(() => history.go(-1));
    await page.waitForURL('**/moneyChange');
    await expect.poll(() => heldAt('sandbox-chess')).toBeLessThan(1);
    await visit('/moneyChangeHis');
    const outs = page.getByRole('heading', { name: '从演示棋牌转出' });
    await expect.poll(() => outs.count()).toBeGreaterThan(0);
    const { list } = (await callFrom(page, '/userCenter/moneyChangeData.do', {
      direction: 'out',
    })) as unknown as { list: { platform: string; auto: boolean }[] };
    expect(list.filter((order) => order.platform === 'sandbox-chess' && order.auto)).toHaveLength(1);
  });

  test('whoever comes back and opens the next game at once takes the money along', async () => {
    await setAuto('on');
    const whole = Math.floor(Number(await wallet()));
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
    await page.goto(`${server.url('w147')}/egame`);
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

  test('money that another device carried comes back without a mark in this browser', async () => {
    await setAuto('on');
    await callFrom(page, '/thirdTrans/openGame.do', { platform: 'sandbox-chess', gameCode: 'niuniu' });
    expect(await heldAt('sandbox-chess')).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('openedGame'))).toBeNull();
    await visit('/index');
    await expect.poll(() => heldAt('sandbox-chess')).toBeLessThan(1);
    // The rest of three seconds is kept for the next page.
    expect(Number(await page.evaluate(() => localStorage.getItem('lastTransfer')))).toBeGreaterThan(0);
  });

  test('whoever switches it off plays with what they moved themselves, and nothing moves by itself', async () => {
    await setAuto('on');
    await visit('/moneyChange');
    await page.getByRole('switch').click();
    await expect.poll(() => page.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    const before = await wallet();
    await platform('演示捕鱼').getByRole('button', { name: '进入游戏' }).click();
    await sheet().getByRole('button', { name: '珊瑚湾' }).click();
    // What an earlier story moved there may still be there: then nobody is asked.
    const entering = sheet().getByRole('button', { name: '暂不转入，直接进入' });
    await Promise.race([page.waitForURL(/\/game$/), entering.click()]);
    await page.waitForURL(/\/game$/);
    await page.locator('.swimmer').first().dispatchEvent('pointerdown');
    await page
      .getByText(/余额不足|已发\d+炮/)
      .first()
      .waitFor();
    await picture('fish');
    await page.getByRole('link', { name: '返回' }).click();
    await page.waitForURL('**/moneyChange');
    await settled(page);
    expect(Number(await wallet())).toBeGreaterThanOrEqual(Number(before));
  });

  test('by hand, whoever has nothing at the platform moves money in on the way, and more from within the game', async () => {
    await setAuto('off');
    await callFrom(page, '/userCenter/third/autoExchange.do', { scope: 'all' });
    await visit('/chess');
    const open = () =>
      page
        .getByRole('button', { name: /^抢庄牛牛/ })
        .first()
        .click();
    await open();
    const amount = sheet().getByRole('textbox', { name: '转换金额' });
    await expect.poll(() => amount.inputValue()).toBe('100');
    expect(await axeFinds(page)).toEqual([]);
    await picture('enter');
    await sheet().getByRole('button', { name: '暂不转入，直接进入' }).click();
    await page.waitForURL(/\/game$/);
    // Less than a yuan is left there by a round, which no transfer takes along.
    await expect.poll(() => page.locator('.purse').innerText()).toMatch(/¥0\.\d\d/);
    await picture('enter-empty');
    await page.locator('.purse').getByRole('link', { name: '转入' }).click();
    await page.waitForURL('**/moneyChange?**');
    await sheet().getByRole('button', { name: '转入并进入游戏' }).click();
    await page.waitForURL(/\/game$/);
    await expect.poll(() => page.locator('.purse').innerText()).toMatch(/¥100\.\d\d/);
    // With money there, nobody is asked.
    await visit('/chess');
    expect(Math.floor(await heldAt('sandbox-chess'))).toBe(100);
    await open();
    await page.waitForURL(/\/game$/);
  });

  test('a guest is asked to log in first', async () => {
    const guest = await openVisitor(browser, `${server.url('w147')}/index`, { reducedMotion: true });
    await settled(guest.page);
    await guest.page.getByRole('tab', { name: '棋牌' }).click();
    await guest.page
      .getByRole('button', { name: /^抢庄牛牛/ })
      .first()
      .click();
    await guest.page.getByRole('dialog').getByRole('button', { name: '去登录' }).click();
    await guest.page.waitForURL('**/login');
    await guest.close();
  });
});
