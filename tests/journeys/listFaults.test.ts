// Owns the journeys of lists that cannot be loaded: what is said, a button that works, and rows that stay where the next page is cut off.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendMessage } from '#server/messages/sendMessage.ts';
import { type FaultProxy, startFaultProxy } from '#support/faultProxy.ts';
import { idOf } from '#support/messages.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { logInAs, saveData, settled } from './steps.ts';

const station = 'w147';
let server: RunningServer;
let browser: Browser;
let proxy: FaultProxy;
let visitor: Visitor;
let page: Page;
let site: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
  proxy = await startFaultProxy(server.port);
  site = server.url(station).replace(`:${server.port}`, `:${proxy.port}`);
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await server?.stop();
});
beforeEach(async () => {
  visitor = await openVisitor(browser, `${site}/appDown`, { reducedMotion: true });
  page = visitor.page;
  await saveData(page);
  await logInAs(page, 'member01');
  await page.goto(`${site}/userCenter`);
  await settled(page);
});
afterEach(async () => {
  await visitor.close();
  await proxy.heal();
});

const sentence = '服务暂时不可用，请稍后重试（错误编号 502）';
const block = () => page.getByRole('main').getByRole('alert').filter({ hasText: sentence });

test.each([
  ['messages', '/message', /message\/list\.do/, '您的反馈已有回复'],
  ['notices', '/notice', /new_notice_v2\.do/, '提款手续费说明：每天前3次免费'],
  ['the help', '/userHelp', /userHelp\.do/, '关于锦鲤湾'],
  ['offers', '/moreActive', /activeData\.do/, '首次存款礼'],
  ['bets', '/lotteryRecord', /lotteryData\.do/, '该条件下暂无投注记录'],
  ['rounds of games', '/orderReal', /Record\.do/, '所选条件下没有游戏记录'],
] as const)(
  '%s that cannot be loaded say so once, with nothing that looks as if it were loading, and come by the button',
  async (_, path, call, shown) => {
    proxy.inject(call, { kind: 'status', status: 502 });
    await page.locator(`main a[href^="${path}"], nav a[href^="${path}"]`).first().click();
    await page.waitForURL(`**${path}*`);
    await block().waitFor({ timeout: 20_000 });
    expect(await block().count()).toBe(1);
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
    const asked = () => proxy.seen.filter((each) => call.test(each.path)).length;
    const before = asked();
    await block().getByRole('button', { name: '重新加载' }).click();
    // It fails again, with its repeats: the button is back, and nothing else has changed.
    await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 3);
    const again = block().getByRole('button', { name: '重新加载' });
    await expect.poll(() => again.isEnabled(), { timeout: 15_000 }).toBe(true);
    expect(await block().count()).toBe(1);
    await proxy.heal();
    await again.click();
    await expect.poll(() => page.getByText(shown).first().isVisible(), { timeout: 15_000 }).toBe(true);
    expect(await block().count()).toBe(0);
  },
);

test('a search of the help is kept while the help fails, and finds once it is there', async () => {
  proxy.inject(/userHelp\.do/, { kind: 'status', status: 502 });
  await page.locator('main a[href^="/userHelp"]').first().click();
  await block().waitFor({ timeout: 20_000 });
  await page.getByRole('searchbox').fill('打码量');
  await proxy.heal();
  await block().getByRole('button', { name: '重新加载' }).click();
  await expect.poll(() => page.getByText('什么是打码量').first().isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').inputValue()).toBe('打码量');
});

test('rows stay where the next page is cut off, and the foot says why and goes on', async () => {
  const receiverId = await idOf(server, 'member01', station);
  await server.inStation(station, async (db) => {
    for (let at = 1; at <= 60; at++)
      await sendMessage(db, {
        station,
        kind: 'reply',
        to: { audience: 'one', receiverId },
        title: `第${at}封信`,
        content: '信的内容',
        now: server.now(),
      });
  });
  await page.goto(`${site}/message`);
  await settled(page);
  const first = page.getByRole('button', { name: /第60封信/ });
  const last = page.getByRole('button', { name: /第1封信/ });
  await first.waitFor();
  proxy.inject(/message\/list\.do/, { kind: 'status', status: 502 });
  const foot = page.getByText(sentence);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 3000);
        return foot.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  expect(await first.count()).toBe(1);
  await proxy.heal();
  await foot.locator('..').getByRole('button', { name: '重新加载' }).click();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 3000);
        return last.isVisible();
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  expect(await foot.count()).toBe(0);
});
