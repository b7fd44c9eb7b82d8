// Wins on the home page: they come below the lotteries, say the stake beside the payout, move nothing, and go when their winner says so.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { siteWorld } from '#support/site.ts';
import { plain } from './play.ts';
import { resize, settled } from './steps.ts';

const test = siteWorld({ lotteries: ['FFC'], station: 'v010' });

const list = (page: Page) => page.getByRole('region', { name: /^(?:近期派奖|Recent payouts)$/ });
const isBig = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) > 22;

test('a win is on the home page with its stake, for guests and members, in both languages and themes', async ({
  open,
  server,
  station,
  draws,
}) => {
  const winner = server.client(station);
  await winner.logIn('member01');
  const { page: empty } = await open('/index', { isNew: true });
  await empty.getByRole('region', { name: '优惠活动' }).waitFor();
  expect(await list(empty).count()).toBe(0);
  for (let at = 0; at < 2; at += 1) {
    const { qiHao } = await draws.choose('FFC', isBig);
    const item = await creditItem(winner, 'FFC', sums, ['总和大', '总和小'], '20');
    const more = await creditItem(winner, 'FFC', sums, ['总和大'], `${100 + at * 50}`);
    expect((await betCredit(winner, 'FFC', qiHao, [item, more])).answer.success).toBe(true);
    await draws.draw('FFC');
  }
  for (const [skin, locale] of [
    ['ThemeRed', 'zh-CN'],
    ['ThemeBlack', 'en'],
  ] as const) {
    const { page } = await open('/index', { isNew: true, skin, locale, width: 390, height: 844 });
    await list(page).scrollIntoViewIfNeeded();
    await list(page).waitFor();
    const rows = await list(page).getByRole('listitem').allInnerTexts();
    expect(rows.length).toBe(2);
    expect(plain(rows[0]!)).toMatch(
      locale === 'en'
        ? /^me\*\*\*·.*Paid¥[\d.]+.*Betonthisdraw¥190/
        : /^me\*\*\*·分分彩派奖¥[\d.]+.*本期投注¥190/,
    );
    // Nothing of it runs, whatever a phone wants of motion.
    expect(await list(page).evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0);
    for (const width of [390, 320]) {
      await resize(page, width, 844);
      await list(page).scrollIntoViewIfNeeded();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await settled(page);
      await keepPicture(page, `winners-${skin}-${locale}-${width}`);
    }
    expect(await axeFinds(page)).toEqual([]);
  }
});

test('the winner takes the own wins out by one tap in the profile', async ({ open }) => {
  const { page } = await open('/index', { as: 'member01', isNew: true });
  await list(page).getByRole('link', { name: '我的中奖是否展示' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/personalInfo');
  const choice = page.getByRole('region', { name: '首页近期派奖' });
  await choice.getByRole('button', { name: /我的中奖会展示/ }).click();
  await choice.getByRole('button', { name: /我的中奖不展示/ }).waitFor();
  await settled(page);
  await keepPicture(page, 'winners-choice-zh-CN');
  const { page: guest } = await open('/index', { isNew: true });
  await guest.getByRole('region', { name: '优惠活动' }).waitFor();
  await settled(guest);
  expect(await list(guest).count()).toBe(0);
});
