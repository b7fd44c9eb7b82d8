// The story of the activities for guests and trial players in a real browser: they see everything and hear what it takes; and who wants less motion gets a result without a show.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInSign } from '#contract/activity.generated.ts';
import { siteWorld } from '#support/site.ts';
import { press, result, sees } from './activities.ts';
import { callFrom, follow, settled } from './steps.ts';

const test = siteWorld();

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

/** Presses the button of each screen, which asks something in these words; the visitor declines. */
async function asked(page: Page, words: RegExp, on = screens): Promise<void> {
  for (const [path, button] of on) {
    await follow(page, path);
    await press(page, button);
    const confirm = page.locator('dialog button[data-confirm]');
    await confirm.waitFor();
    expect([path, await page.getByRole('dialog').innerText()]).toEqual([path, expect.stringMatching(words)]);
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await confirm.waitFor({ state: 'detached' });
    await settled(page);
  }
}

test('guests see everything and are asked to log in, on every screen', async ({ open }) => {
  const { page } = await open('/appDown');
  await asked(page, /请先登录/);
  await follow(page, '/turnlate');
  await sees(page, '奖品与概率');
  await press(page, /抽奖$/);
  await page.locator('dialog button[data-confirm]').click();
  await page.waitForURL('**/login');
});

test('trial players read why not; less motion needs no show', async ({ open, server, station }) => {
  const { page: trial } = await open('/appDown', { as: 'trial01' });
  // Every screen asks by the same gate: a draw, a claim and a deposit stand for the rest.
  await asked(trial, /试玩账号不参与/, [screens[1]!, screens[6]!, screens[7]!]);

  const agent = server.client(station);
  await agent.logIn('agent01');
  await agent.call(signInSign, {});
  const { page } = await open('/turnlate', { as: 'agent01' });
  await press(page, '立即抽奖');
  await result(page).waitFor();
  expect(await page.getByRole('button', { name: '跳过动画' }).count()).toBe(0);
  const awards = (await callFrom(page, '/m/v2/turnlate/records.do')).list;
  expect(awards).toHaveLength(1);
});
