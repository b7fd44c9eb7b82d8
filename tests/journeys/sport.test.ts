// At the list of matches: parlays and single bets, a stake that is typed, days, leagues and a search, and picks whose odds or line move.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-sport']);
const phone = { width: 390, height: 844 };

/** Has the page ask how things stand now, and waits until it has drawn the answer. */
async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/state'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

test('two picks are bet as a parlay or each for itself; what is open is one press away, and says what it is', async ({
  enter,
}) => {
  const page = await enter('sandbox-sport', 'football', { width: 375, height: 812 });
  await page.getByRole('button', { name: /^今日/ }).click();
  const slip = page.locator('.slip');
  const picked = slip.locator('.pick');
  /** Of two matches that have not begun: nothing happens to their odds meanwhile. */
  const pick = async (): Promise<void> => {
    const waiting = page.locator('.match').filter({ hasText: '后开赛' });
    for (const at of [1, 2]) await waiting.nth(at).locator('.price').first().click();
    expect(await picked.count()).toBe(2);
  };
  const last = page.locator('#rounds li small');
  await pick();
  await slip.getByRole('button', { name: '投注 ¥10' }).click();
  await expect
    .poll(() => last.first().innerText())
    .toMatch(/^\d\d:\d\d · 2串1 · 投注 ¥10\.00 · 最高可返 ¥\d/);
  await expect.poll(() => slip.isVisible()).toBe(false);

  await pick();
  await slip.getByRole('button', { name: '单关' }).click();
  await slip.getByRole('button', { name: /^注单/ }).click();
  expect(await picked.count()).toBe(0);
  await slip.getByText('共2注 ¥20').waitFor();
  await expect.poll(() => slip.innerText()).toContain(`余额 ${await page.locator('#balance').innerText()}`);
  await slip.getByRole('button', { name: '投注 ¥20' }).click();
  await expect.poll(() => last.count()).toBe(3);
  await expect.poll(() => last.first().innerText()).toMatch(/^\d\d:\d\d · 投注 ¥10\.00 · 最高可返 ¥\d/);
  await page.getByText('已投注 ¥20.00').waitFor();
  await page.getByRole('button', { name: '未结算3笔' }).click();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('#rounds')!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
});

test('matches are found by day, league and name', async ({ enter }) => {
  const page = await enter('sandbox-sport', 'football', phone);
  const cards = page.locator('.match');
  const tab = (name: RegExp) => page.locator('.tabs').getByRole('button', { name });
  const countOf = async (name: RegExp) => Number(/\d+/.exec(await tab(name).innerText())![0]);
  for (const name of [/^滚球/, /^今日/, /^早盘/]) {
    await tab(name).click();
    expect(await cards.count()).toBe(await countOf(name));
    expect(await cards.count()).toBeGreaterThan(0);
  }
  // Two matches of each of the three leagues are early; each says its day.
  expect(await cards.count()).toBe(6);
  await expect.poll(() => cards.locator('.top b').first().innerText()).toMatch(/^\d+\/\d+ 20:00$/);
  await page.getByRole('button', { name: '滨海联赛' }).click();
  await expect
    .poll(() => cards.locator('.top span:first-child').allInnerTexts())
    .toEqual(['滨海联赛', '滨海联赛']);
  const team = await cards.first().locator('.teams span').first().innerText();
  const search = page.getByRole('searchbox');
  await search.fill(team.slice(1));
  expect(await cards.count()).toBeGreaterThan(0);
  for (const text of await cards.locator('.teams').allInnerTexts()) expect(text).toContain(team);
  await search.fill('没有这支球队');
  await page.getByText('没有符合的比赛').waitFor();
  expect(await cards.count()).toBe(0);
});

test('a stake is typed, is kept while odds arrive, and is what is bet', async ({ enter }) => {
  const page = await enter('sandbox-sport', 'football', phone);
  await page.getByRole('button', { name: /^早盘/ }).click();
  await page.locator('.price').first().click();
  const slip = page.locator('.slip');
  const stake = slip.getByRole('textbox', { name: '每注金额' });
  const place = slip.locator('.act');
  for (const wrong of ['0.5', '20001', '12.345', '1e3', '']) {
    await stake.fill(wrong);
    expect(await place.isDisabled(), wrong).toBe(true);
    await slip.getByText('每注 ¥1 至 ¥20000，最多两位小数').waitFor();
  }
  await stake.fill('25.5');
  await lookAgain(page);
  expect(await stake.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await stake.inputValue()).toBe('25.5');
  await expect.poll(() => place.innerText()).toBe('投注 ¥25.50');
  await place.click();
  await expect.poll(() => page.locator('#rounds li small').first().innerText()).toContain('投注 ¥25.50');
});

test('odds say how they moved; a pick whose line moves or whose match is suspended stays, and is bet on nothing else', async ({
  enter,
  clock,
}) => {
  const page = await enter('sandbox-sport', 'football', phone);
  const slip = page.locator('.slip');
  const pick = slip.locator('.pick');
  const stateOf = () => pick.getAttribute('data-state');
  /** Lets the matches go on until the pick is in one of these states. */
  async function until(states: readonly string[]): Promise<void> {
    for (let step = 0; step < 80 && !states.includes((await stateOf()) ?? ''); step += 1) {
      await clock.pass(4);
      await lookAgain(page);
    }
    expect(states).toContain(await stateOf());
  }
  /** At some moments nothing can be bet on the match that began last. */
  const offered = page.locator('.match .price:enabled').filter({ hasText: /^大 / });
  // The match that began last has the longest to go; a match that is broken off gives its place to another.
  for (let tries = 0; (await pick.count()) === 0 || (await stateOf()) === 'over'; tries += 1) {
    expect(tries).toBeLessThan(5);
    if ((await pick.count()) > 0) await pick.getByRole('button', { name: '清空' }).click();
    for (let step = 0; step < 80 && (await offered.count()) === 0; step += 1) {
      await clock.pass(4);
      await lookAgain(page);
    }
    await offered.last().click();
    await until(['moved', 'over']);
  }
  expect(await page.locator('.price[data-moved]').count()).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page
        .locator('.price[data-moved] b')
        .first()
        .evaluate((odds) => getComputedStyle(odds, '::after').content),
    )
    .toMatch(/[↑↓]/);
  await expect.poll(() => slip.locator('.act').isDisabled()).toBe(true);
  const line = /^大 ([\d.]+)/.exec(await pick.innerText())![1];
  const next = /大 ([\d.]+) @[\d.]+/.exec(await pick.locator('.take').innerText())![1];
  expect(next).not.toBe(line);
  await pick.locator('.take').click();
  await expect.poll(() => pick.innerText()).toMatch(new RegExp(`^大 ${next} `));
  await expect.poll(() => slip.locator('.act').isEnabled()).toBe(true);

  await until(['closed', 'over']);
  expect(await pick.count()).toBe(1);
  await expect.poll(() => slip.locator('.act').isDisabled()).toBe(true);
  if ((await stateOf()) === 'closed') {
    const suspended = page
      .locator('.match[data-suspended]')
      .filter({ has: page.locator('[aria-pressed="true"]') });
    // Nothing of its card is gone.
    if ((await suspended.count()) > 0)
      expect(await suspended.locator('.price:disabled').count()).toBeGreaterThan(2);
    await until(['over']);
  }
  await expect.poll(() => pick.innerText()).toContain('已结束');
});

test('a bet at odds too low to count says so before it is placed, and one that counts says nothing', async ({
  enter,
  clock,
}) => {
  const page = await enter('sandbox-sport', 'football', { width: 375, height: 812 });
  await page.getByRole('button', { name: /^滚球/ }).click();
  const more = page.locator('.match').getByRole('button', { name: '全部玩法' });
  for (let left = await more.count(); left > 0; left -= 1) await more.first().click();
  const prices = page.locator('.match .price:enabled');
  const slip = page.locator('.slip');
  /** Picks the first price that counts, or does not. While nothing has such odds the matches go on. */
  const pick = async (isCounted: boolean): Promise<void> => {
    for (let step = 0; step < 100; step += 1) {
      const odds = await prices
        .locator('b')
        .evaluateAll((each) => each.map((one) => Number(one.textContent)));
      const at = odds.findIndex((each) => (isCounted ? each >= 1.5 : each < 1.5));
      if (at >= 0) return await prices.nth(at).click();
      await clock.pass(4);
      await lookAgain(page);
    }
    throw new Error('No price was low enough.');
  };
  await pick(true);
  await slip.getByText('共1注').waitFor();
  expect(await slip.innerText()).not.toContain('不计有效投注');
  await slip.locator('.pick button').first().click();
  await pick(false);
  await slip.getByText('赔率低于1.5的注不计有效投注').waitFor();
});
