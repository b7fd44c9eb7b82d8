// The story of activities on a bad line in a real browser: a sign-in, a spin and a chest whose answers are lost are paid once.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pointsTroubles } from '#support/activities.ts';
import { siteWorld } from '#support/site.ts';
import { addBets, goTo, press, result, sees, takeResult } from './activities.ts';
import { callFrom, settled } from './steps.ts';

const test = siteWorld();

const toast = (page: Page) => page.locator('[popover][role="status"]');

test('a member signs in, spins the wheel and opens chests; a claim on a bad line is paid once', async ({
  open,
  server,
  station,
  proxy,
}) => {
  await addBets(server, station);
  const { page, consoleErrors } = await open('/userCenter', {
    as: 'member01',
    port: proxy.port,
    hasMotion: true,
  });
  // The tile of all offers says that one of them can be taken.
  const offers = page.getByRole('main').locator('a[href="/moreActive"]');
  await expect.poll(() => offers.innerText()).toMatch(/可领取/);

  // From the offer to its screen; the answer to the first claim is lost on the way.
  await goTo(page, '/moreActive');
  await page.getByRole('link', { name: /每日签到/ }).click();
  await press(page, '去领取');
  await page.waitForURL('**/sign');
  await settled(page);
  proxy.inject('/m/v2/signIn/sign.do', { kind: 'cutBeforeHeaders' }, 1);
  await press(page, '签到领10积分');
  expect(await takeResult(page)).toContain('10积分');
  await sees(page, '今日已签到');
  const sent = proxy.seen.filter(({ path }) => path === '/m/v2/signIn/sign.do');
  expect(sent.length).toBeGreaterThan(1);
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  const points = await callFrom(page, '/m/v2/points/info.do');
  expect(points.points).toBe(10);
  expect(await pointsTroubles(server, station)).toEqual([]);

  // A spin that is skipped: the result is what the server committed.
  // Its first request is lost: the toast of the repeat is gone when the wheel turns.
  await goTo(page, '/turnlate');
  proxy.inject('/m/v2/turnlate/award.do', { kind: 'cutBeforeHeaders' }, 1);
  await press(page, '立即抽奖');
  await sees(page, '请求失败，正在第1次重试');
  await page.getByRole('button', { name: '跳过动画' }).waitFor();
  expect(await toast(page).textContent()).toBe('');
  await press(page, '跳过动画');
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  const spun = await takeResult(page);
  const [spin] = (await callFrom(page, '/m/v2/turnlate/records.do')).list as {
    prize: { kind: string; value: string };
  }[];
  expect(spun).toContain(spin!.prize.kind === 'none' ? '未中奖' : spin!.prize.value.replace(/\.?0+$/, ''));
  await page.getByRole('link', { name: '记录', exact: true }).click();
  await page.waitForURL('**/turnlateRecord');
  await expect
    .poll(() => page.getByRole('region', { name: '我的记录' }).getByRole('listitem').count())
    .toBe(1);

  // No answer comes at all: the chest is open by now, and the next press shows what was in it, whatever is left to open.
  await goTo(page, '/treasure');
  const stop = proxy.inject('/m/v2/treasure/fetch.do', { kind: 'cutBeforeHeaders' });
  await press(page, '开启宝箱');
  await sees(page, '没有收到结果，点击查看，不会重复计次');
  // It is said at the button alone, and nothing else is tried.
  const read = () => proxy.seen.filter(({ path }) => path === '/m/v2/treasure/allInfo.do').length;
  const before = read();
  expect(await toast(page).textContent()).toBe('');
  await settled(page);
  expect(await toast(page).textContent()).toBe('');
  expect(read()).toBe(before);
  const awards = async () => (await callFrom(page, '/m/v2/activity/awards.do')).list as { kind: string }[];
  const chests = async () => (await awards()).filter(({ kind }) => kind === 'treasure').length;
  expect(await chests()).toBe(1);
  stop();
  await press(page, '查看结果');
  await result(page).waitFor();
  expect(await chests()).toBe(1);
  // A second one is reached as well: the sheet leads to it, and after it to none.
  await result(page).getByRole('button', { name: '再开一个（剩1个）' }).click();
  await expect.poll(chests).toBe(2);
  await result(page)
    .getByText(/^满¥.*的宝箱$/)
    .waitFor();
  expect(await takeResult(page)).not.toContain('再开一个');
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
});
