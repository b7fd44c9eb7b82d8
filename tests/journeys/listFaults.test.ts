// Owns the journeys of lists that cannot be loaded: what is said, a button that works, and rows that stay where the next page is cut off.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendMessage } from '#server/messages/sendMessage.ts';
import { idOf } from '#support/messages.ts';
import { siteWorld } from '#support/site.ts';
import { logInAs, settled, soon } from './steps.ts';

const test = siteWorld().extend('page', async ({ open, proxy, clock }, { onCleanup }) => {
  const visitor = await open('/appDown', { port: proxy.port, clock: undefined });
  const { page } = visitor;
  onCleanup(async () => {
    await visitor.close();
    await proxy.heal();
    // The console complains of each request that is broken here.
    visitor.troubles.length = 0;
  });
  await logInAs(page, 'member01');
  await page.clock.install({ time: clock.now() });
  await page.goto('/userCenter');
  await settled(page);
  return page;
});

const sentence = '服务暂时不可用，请稍后重试（错误编号 502）';
const block = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: sentence });

test.for([
  ['messages', '/message', /message\/list\.do/, '您的反馈已有回复'],
  ['notices', '/notice', /new_notice_v2\.do/, '提款手续费说明：每天前3次免费'],
  ['the help', '/userHelp', /userHelp\.do/, '关于锦鲤湾'],
  ['offers', '/moreActive', /activeData\.do/, '首次存款礼'],
  ['bets', '/lotteryRecord', /lotteryData\.do/, '该条件下暂无投注记录'],
  ['rounds of games', '/orderReal', /Record\.do/, '所选条件下没有游戏记录'],
] as const)(
  '%s that cannot be loaded say so once, with nothing that looks as if it were loading, and come by the button',
  async ([, path, call, shown], { page, proxy }) => {
    proxy.inject(call, { kind: 'status', status: 502 });
    await page.locator(`main a[href^="${path}"], nav a[href^="${path}"]`).first().click();
    await page.waitForURL(`**${path}*`);
    await soon(page, () => block(page).isVisible()).toBe(true);
    expect(await block(page).count()).toBe(1);
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
    const asked = () => proxy.seen.filter((each) => call.test(each.path)).length;
    const before = asked();
    await block(page).getByRole('button', { name: '重新加载' }).click();
    // It fails again, with its repeats: the button is back, and nothing else has changed.
    await soon(page, asked).toBeGreaterThanOrEqual(before + 3);
    const again = block(page).getByRole('button', { name: '重新加载' });
    await expect.poll(() => again.isEnabled()).toBe(true);
    expect(await block(page).count()).toBe(1);
    await proxy.heal();
    await again.click();
    await expect.poll(() => page.getByText(shown).first().isVisible()).toBe(true);
    expect(await block(page).count()).toBe(0);
  },
);

test('a search of the help is kept while the help fails, and finds once it is there', async ({
  page,
  proxy,
}) => {
  proxy.inject(/userHelp\.do/, { kind: 'status', status: 502 });
  await page.locator('main a[href^="/userHelp"]').first().click();
  await soon(page, () => block(page).isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('打码量');
  await proxy.heal();
  await block(page).getByRole('button', { name: '重新加载' }).click();
  await expect.poll(() => page.getByText('什么是打码量').first().isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').inputValue()).toBe('打码量');
});

test('rows stay where the next page is cut off, and the foot says why and goes on', async ({
  page,
  proxy,
  server,
  station,
}) => {
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
  await page.goto('/message');
  await settled(page);
  const first = page.getByRole('button', { name: /第60封信/ });
  const last = page.getByRole('button', { name: /第1封信/ });
  await first.waitFor();
  proxy.inject(/message\/list\.do/, { kind: 'status', status: 502 });
  const foot = page.getByText(sentence);
  await soon(page, async () => {
    await page.mouse.wheel(0, 3000);
    return foot.isVisible();
  }).toBe(true);
  expect(await first.count()).toBe(1);
  await proxy.heal();
  await foot.locator('..').getByRole('button', { name: '重新加载' }).click();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000);
      return last.isVisible();
    })
    .toBe(true);
  expect(await foot.count()).toBe(0);
});
