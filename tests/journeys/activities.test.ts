// Owns the story of the activities in a real browser: a member takes part in each, once on a bad line; guests and trial players read what it takes.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInSign } from '#contract/activity.generated.ts';
import { addBet, pointsTroubles } from '#support/activities.ts';
import { siteWorld } from '#support/site.ts';
import { callFrom, follow, logInAs, settled } from './steps.ts';

const test = siteWorld();
/** A packet opens then. */
const noon = '2026-11-20T12:00:00+08:00';

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const toast = (page: Page) => page.locator('[popover][role="status"]');
/** The sheet that shows a result. */
const result = (page: Page) => page.getByRole('dialog', { name: /^(恭喜获得|本次结果)$/ });
const sees = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByText(text).first().isVisible(), { timeout: 8_000 }).toBe(true);

/** Waits for the result, closes it, and returns its text. */
async function takeResult(page: Page): Promise<string> {
  await result(page).waitFor();
  const text = await result(page).innerText();
  await result(page).getByRole('button', { name: '知道了' }).click();
  await result(page).waitFor({ state: 'detached' });
  return text;
}

test('a member takes part in each; a claim on a bad line is paid once', async ({
  open,
  server,
  station,
  clock,
  proxy,
}) => {
  // Of last week, of yesterday and of today.
  for (const [stake, at] of [
    ['20000', '2026-11-15T10:00:00+08:00'],
    ['1000', '2026-11-19T10:00:00+08:00'],
    ['1500', '2026-11-20T10:00:00+08:00'],
  ] as const)
    await addBet(server, station, 'member01', { stake, at: new Date(at) });
  const { page, troubles } = await open('/userCenter', { as: 'member01', port: proxy.port, hasMotion: true });
  const go = async (path: string): Promise<void> => {
    await settled(page);
    await follow(page, path);
  };
  await expect.poll(() => page.getByRole('link', { name: '每日签到' }).innerText()).toMatch(/可领取/);

  // From the offer to its screen; the answer to the first claim is lost on the way.
  await go('/moreActive');
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
  expect(troubles.splice(0).length).toBeGreaterThan(0);
  const points = await callFrom(page, '/m/v2/points/info.do');
  expect(points.points).toBe(10);
  expect(await pointsTroubles(server, station)).toEqual([]);

  // A spin that is skipped, and a throw whose page is loaded again: the result is what the server committed.
  // Its first request is lost: the toast of the repeat is gone when the wheel turns.
  await go('/turnlate');
  proxy.inject('/m/v2/turnlate/award.do', { kind: 'cutBeforeHeaders' }, 1);
  await press(page, '立即抽奖');
  await sees(page, '请求失败，正在第1次重试');
  await page.getByRole('button', { name: '跳过动画' }).waitFor();
  expect(await toast(page).textContent()).toBe('');
  await press(page, '跳过动画');
  expect(troubles.splice(0).length).toBeGreaterThan(0);
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

  await go('/midAutumn');
  await press(page, '掷骰子');
  await page.getByRole('button', { name: '跳过动画' }).waitFor();
  await page.reload();
  const thrown = await result(page).getByRole('img', { name: /^掷出/ }).getAttribute('aria-label');
  await takeResult(page);
  const { list: throws } = (await callFrom(page, '/m/v2/activity/awards.do')) as unknown as {
    list: { kind: string; note: string }[];
  };
  const dice = throws.find(({ kind }) => kind === 'midAutumn')!.note;
  expect(dice.replaceAll(/\D/g, '')).toContain(thrown!.replaceAll(/\D/g, ''));

  // No answer comes at all: the chest is open by now, and the next press shows what was in it, whatever is left to open.
  await go('/treasure');
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
  await result(page).getByText('第2个宝箱').waitFor();
  expect(await takeResult(page)).not.toContain('再开一个');
  expect(troubles.splice(0).length).toBeGreaterThan(0);
  await go('/betBoat');
  await press(page, '领取奖励');
  expect(await takeResult(page)).toContain('¥2');

  // Last week 20,000 were bet and nothing won: 5 per cent comes back, and the page says why.
  await go('/deficitPage');
  await sees(page, '× 5%');
  expect(await page.getByRole('main').innerText()).toMatch(/净亏损\s*20000\.00/);
  await press(page, '领取');
  expect(await takeResult(page)).toContain('¥1000');
  await page.getByRole('tab', { name: '每日加奖' }).click();
  // Until its panel is there the button is that of the week.
  await page.getByRole('tabpanel', { name: '每日加奖' }).waitFor();
  await press(page, '领取');
  expect(await takeResult(page)).toContain('¥0.50');
  await sees(page, '已领取');

  await go('/firstRecharge');
  await press(page, '去存款');
  await page.waitForURL('**/recharge');

  await go('/activityDetail?tab=points');
  await page.getByRole('tab', { name: '现金换积分' }).click();
  await page.getByLabel('金额（元）').fill('2');
  await press(page, '兑换');
  await page.locator('dialog button[data-confirm]').click();
  await expect
    .poll(() => callFrom(page, '/m/v2/points/info.do').then((info) => info.points))
    .toBeGreaterThanOrEqual(210);

  // The countdown ends when the server opens the packet, without a reload.
  await clock.to(noon);
  await clock.pass(-60);
  await server.runMoneyJob();
  await go('/newRedPacket');
  await sees(page, '距红包开启');
  const grab = page.getByRole('button', { name: '立即抢红包' });
  await clock.pass(59);
  await sees(page, '00:01');
  expect(await grab.count()).toBe(0);
  await clock.pass(1);
  await grab.waitFor();
  await grab.click();
  const grabbed = /¥(\S+)/.exec(await takeResult(page))![1]!;
  expect(Number(grabbed)).toBeGreaterThanOrEqual(0.5);
  await page.getByRole('tab', { name: '我的记录' }).click();
  await sees(page, `¥${grabbed}`);
});

const screens: readonly (readonly [path: string, button: string | RegExp])[] = [
  ['/sign', /^签到领/],
  ['/turnlate', /抽奖$/],
  ['/newRedPacket', /抢红包|登录后参与/],
  ['/midAutumn', '掷骰子'],
  ['/treasure', '开启宝箱'],
  ['/betBoat', '领取奖励'],
  ['/deficitPage', '领取'],
  ['/firstRecharge', '去存款'],
];

test('guests see everything and are asked to log in; trial players read why not; less motion needs no show', async ({
  open,
  server,
  station,
}) => {
  const { page } = await open('/appDown');
  const asked = async (words: RegExp, on = screens): Promise<void> => {
    for (const [path, button] of on) {
      await follow(page, path);
      await press(page, button);
      const confirm = page.locator('dialog button[data-confirm]');
      await confirm.waitFor();
      expect([path, await page.getByRole('dialog').innerText()]).toEqual([
        path,
        expect.stringMatching(words),
      ]);
      await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
      await confirm.waitFor({ state: 'detached' });
      await settled(page);
    }
  };
  await asked(/请先登录/);
  await follow(page, '/turnlate');
  await sees(page, '奖品与概率');
  await press(page, /抽奖$/);
  await page.locator('dialog button[data-confirm]').click();
  await page.waitForURL('**/login');
  await logInAs(page, 'trial01');
  // Every screen asks by the same gate: a draw, a claim and a deposit stand for the rest.
  await asked(/试玩账号不参与/, [screens[1]!, screens[6]!, screens[7]!]);

  const agent = server.client(station);
  await agent.logIn('agent01');
  await agent.call(signInSign, {});
  await logInAs(page, 'agent01');
  await follow(page, '/turnlate');
  await press(page, '立即抽奖');
  await result(page).waitFor();
  expect(await page.getByRole('button', { name: '跳过动画' }).count()).toBe(0);
  const awards = (await callFrom(page, '/m/v2/turnlate/records.do')).list;
  expect(awards).toHaveLength(1);
});
