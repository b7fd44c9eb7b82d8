// The story of the activities in a real browser: a member throws dice and takes what bets, a deposit, points and a red packet bring.
import { expect } from 'vitest';
import { signInSign } from '#contract/activity.generated.ts';
import { sellPoints } from '#support/activities.ts';
import { siteWorld } from '#support/site.ts';
import { addBets, goTo, press, result, sees, takeResult } from './activities.ts';
import { callFrom } from './steps.ts';

const test = siteWorld();
/** A packet opens then. */
const noon = '2026-11-20T12:00:00+08:00';

test('a member throws dice, whose result outlasts a reload, and takes part in boat race, rebates, first deposit, points and red packet', async ({
  open,
  server,
  station,
  clock,
  member,
}) => {
  await addBets(server, station);
  await sellPoints(server, station);
  // It brings the throw, and the first points.
  await member.call(signInSign, {});
  const { page } = await open('/userCenter', { as: 'member01', hasMotion: true });

  // The page of a throw is loaded again: the result is what the server committed.
  await goTo(page, '/midAutumn');
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

  await goTo(page, '/betBoat');
  await press(page, '领取奖励');
  expect(await takeResult(page)).toContain('¥2');

  // Last week 20,000 were bet and nothing won: 5 per cent comes back, and the page says why.
  await goTo(page, '/deficitPage');
  await sees(page, '× 5%');
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(/净亏损\s*20,000\.00/);
  await press(page, '领取');
  expect(await takeResult(page)).toContain('¥1,000');
  await page.getByRole('tab', { name: '每日加奖' }).click();
  // Until its panel is there the button is that of the week.
  await page.getByRole('tabpanel', { name: '每日加奖' }).waitFor();
  await press(page, '领取');
  expect(await takeResult(page)).toContain('¥0.50');
  await sees(page, '已领取');

  await goTo(page, '/firstRecharge');
  await press(page, '去存款');
  await page.waitForURL('**/recharge');

  await goTo(page, '/activityDetail?tab=points');
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
  await goTo(page, '/newRedPacket');
  await sees(page, '距红包开启');
  const grab = page.getByRole('button', { name: '立即抢红包' });
  await clock.pass(59);
  await sees(page, '00:01');
  expect(await grab.count()).toBe(0);
  await clock.pass(1);
  await grab.waitFor();
  await grab.click();
  await result(page).waitFor();
  const grabbed = /¥(\S+)/.exec(await result(page).innerText())![1]!;
  expect(Number(grabbed)).toBeGreaterThanOrEqual(0.5);
  // Whoever leaves with the sheet open has seen it: the next visit shows the next round, without a button of this one.
  await goTo(page, '/userCenter');
  await goTo(page, '/newRedPacket');
  await sees(page, `本轮已抢到¥${grabbed}，距下一轮`);
  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^(00:)?(10:00|09:\d\d)$/);
  expect(await result(page).count()).toBe(0);
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('button', { name: /抢|敬请/ })
        .count(),
    )
    .toBe(0);
  await page.getByRole('tab', { name: '我的记录' }).click();
  await sees(page, `¥${grabbed}`);

  // In the records of all activities each row says which of them it is of, and what for.
  await goTo(page, '/activityDetail?tab=records');
  const { list: given } = (await callFrom(page, '/m/v2/activity/awards.do')) as unknown as {
    list: { title: string; note: string }[];
  };
  expect(new Set(given.map(({ title }) => title)).size).toBeGreaterThan(3);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(given.length);
  const words = await rows.allInnerTexts();
  for (const [at, { title, note }] of given.entries()) {
    expect(words[at]!.split('\n')[0]).toBe(title);
    expect(words[at]).toContain(note.trim());
  }
});
