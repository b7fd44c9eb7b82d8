// Owns that a game fits the screens it is played on: what falls, the main bets and the button that confirms are in sight together.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gamesOf, type PlatformCode } from '#counterparty/game-platform/catalogue.ts';
import { createGamePlatform } from '#counterparty/game-platform/gamePlatform.ts';
import { keepPageTime } from '#support/clock.ts';
import { siteWorld } from '#support/site.ts';
import { YUAN } from '#values/money.ts';

const sizes = [
  [320, 568],
  [375, 667],
  [812, 375],
  [667, 375],
  [568, 320],
] as const;

const table = ['.hands', '.tray .act:last-child', '.chips'];
/** What has to be in sight before anything is scrolled. */
const games: readonly (readonly [platform: PlatformCode, game: string, inSight: readonly string[]])[] = [
  ['sandbox-live', 'baccarat', [...table, '.spots:nth-child(2)']],
  ['sandbox-live', 'dragontiger', [...table, '.spots:nth-child(1)']],
  ['sandbox-live', 'roulette', [...table, '.spots:nth-child(2)', '.carpet [aria-label="3"]']],
  ['sandbox-live', 'sicbo', [...table, '.spots:nth-child(2)']],
  ['sandbox-egame', 'fortune', ['.reels', '.choice', '.act']],
  ['sandbox-chess', 'niuniu5', ['.hands', '.choice', '.act']],
  ['sandbox-chess', 'erbagang', ['.hands', '.spots', '.chips', '.act:last-child']],
];

type Enter = (
  platform: PlatformCode,
  game: string,
  viewport: { width: number; height: number },
) => Promise<Page>;

const test = siteWorld()
  .extend('platforms', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
    const platforms = new Map<PlatformCode, Awaited<ReturnType<typeof createGamePlatform>>>();
    for (const platform of ['sandbox-live', 'sandbox-egame', 'sandbox-chess', 'sandbox-sport'] as const)
      platforms.set(
        platform,
        await createGamePlatform({
          platform,
          port: 0,
          storeFile: ':memory:',
          key: 'k'.repeat(64),
          now: clock.now,
        }),
      );
    onCleanup(async () => {
      for (const platform of platforms.values()) await platform.close();
    });
    return platforms;
  })
  /** Lets somebody with 8,000 yuan into a game; the page is theirs. */
  .extend('enter', async ({ browser, clock, platforms }, { onCleanup }): Promise<Enter> => {
    const context = await browser.newContext({ isMobile: true, hasTouch: true });
    await keepPageTime(context, clock);
    onCleanup(() => context.close());
    return async (platform, game, viewport) => {
      const { world, party } = platforms.get(platform)!;
      const holder = { operator: 'alpha', platform, member: '5' };
      const nowMs = clock.now().getTime();
      world.books.transfer({ ...holder, orderNo: 'in', direction: 'in', amount: 8_000n * YUAN }, true, nowMs);
      const token = world.books.letIn(
        { ...holder, game, returnUrl: 'https://station.example/', moneyUrl: '', locale: 'zh-CN' },
        nowMs,
      );
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await page.goto(`${party.url}/enter?token=${token}`);
      await page.locator('.act, .match').first().waitFor();
      return page;
    };
  });

test.for(games)(
  'at %s, %s: bets, what falls and the button stand on one screen',
  async ([platform, game, inSight], { enter }) => {
    const [[width, height]] = sizes;
    const page = await enter(platform, game, { width, height });
    const out = () =>
      page.evaluate(
        (selectors) =>
          selectors.filter((selector) => {
            const box = document.querySelector(selector)!.getBoundingClientRect();
            const tray = document.querySelector('.tray');
            const foot = tray?.getBoundingClientRect();
            const isCovered =
              foot &&
              !document.querySelector(selector)!.closest('.tray') &&
              foot.top < box.bottom - 1 &&
              foot.left < box.right &&
              foot.right > box.left;
            return isCovered || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
          }),
        inSight,
      );
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await out(), `${width}x${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test('a hand of five cards stands in one row on the narrowest phone', async ({ enter }) => {
  const page = await enter('sandbox-chess', 'niuniu5', { width: 320, height: 568 });
  const tops = await page
    .locator('.hand:first-child .card')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

test('at the doors, chips and the gold of what won stay until the next chip, and the last bets name the doors', async ({
  enter,
}) => {
  const page = await enter('sandbox-chess', 'erbagang', { width: 320, height: 568 });
  const spots = page.locator('.spot');
  for (const door of ['顺门', '天门']) await spots.filter({ hasText: door }).click();
  await page.locator('.act:last-child').click();
  await page.locator('.verdict[data-state]').waitFor();
  const [banker, ...doors] = await page
    .locator('.hand')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.won === 'true'));
  expect(banker).toBe(doors.every((won) => !won));
  expect(await spots.evaluateAll((all) => all.map((each) => 'won' in (each as HTMLElement).dataset))).toEqual(
    doors,
  );
  expect(await spots.locator('em[data-placed]').allInnerTexts()).toEqual(['10', '10']);
  expect(await page.locator('#rounds small').first().innerText()).toMatch(
    /^\d\d:\d\d · 投注 顺门 ¥10\.00 · 天门 ¥10\.00$/,
  );

  await spots.filter({ hasText: '出门' }).click();
  expect(await spots.locator('em').allInnerTexts()).toEqual(['10']);
  expect(await page.locator('.spot[data-won], em[data-placed]').count()).toBe(0);
});

test.for(['niuniu5', 'erbagang'])(
  'at %s the cards are turned over, then each hand says what it is, and then come the verdict, the balance and the last bets',
  async (game, { enter }) => {
    const page = await enter('sandbox-chess', game, { width: 375, height: 812 });
    if (game === 'erbagang') await page.locator('.spot').first().click();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const money = () =>
        document.querySelector('#balance')!.textContent + document.querySelector('#rounds')!.textContent!;
      const before = money();
      const look = () => {
        const stage = Object.entries({
          covered: document.querySelector('.hands .back'),
          said: [...document.querySelectorAll('.hand p')].some((each) => each.textContent !== ''),
          verdict: document.querySelector('.verdict[data-state]'),
          money: money() !== before,
        })
          .flatMap(([name, is]) => (is ? [name] : []))
          .join(' ');
        if (stage !== seen.at(-1)) seen.push(stage);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator('.act').last().click();
    await page.locator('.verdict[data-state]').waitFor();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['covered', '', 'said', 'said verdict money']);
  },
);

test.for(['sandbox-live', 'sandbox-chess'] as const)(
  'at %s the sheet of every table says its rules, with every value filled in',
  async (platform, { enter }) => {
    for (const { code } of gamesOf(platform)) {
      const page = await enter(platform, code, { width: 320, height: 568 });
      await page.locator('summary').click();
      const sentences = await page.locator('#rules p').allInnerTexts();
      const rows = await page.locator('#rules li').allInnerTexts();
      expect(sentences.length, code).toBeGreaterThanOrEqual(3);
      expect(
        [...sentences, ...rows].filter((text) => /[{}]|undefined|NaN|rule\.|bet\.|odds\./.test(text)),
        code,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.close();
    }
  },
);

/** A table that nobody looked at for so long opens a hand with the next look. */
const idleSeconds = 100;
/** How long a hand is open for bets, and how long it is shown. */
const [openSeconds, shownSeconds] = [20, 8];

test('chips that are not confirmed at the seal are said not to be staked, and lie there again in the next hand', async ({
  enter,
  clock,
}) => {
  await clock.pass(idleSeconds);
  const page = await enter('sandbox-live', 'dragontiger', { width: 320, height: 568 });
  const balance = await page.locator('#balance').innerText();
  const [dragon, tie] = [page.locator('.spot[aria-label="龙"]'), page.locator('.spot[aria-label="和"]')];
  await dragon.click();
  await page.locator('.tray .act:last-child').click();
  await page.locator('em[data-placed]').waitFor();
  await tie.click();
  await tie.click();
  await clock.pass(openSeconds);
  await page.locator('.spot:disabled').first().waitFor();
  const verdict = page.locator('.verdict');
  const unstaked = '未确认 ¥20：未投注、未扣款，下一局放回';
  expect(await verdict.innerText()).toContain(unstaked);
  expect(await verdict.getAttribute('role')).toBe('status');
  expect(await page.locator('.spot em').allInnerTexts()).toEqual(['10']);
  await page.locator('.verdict[data-state]').waitFor();
  expect(await verdict.innerText()).toContain(unstaked);

  await clock.pass(shownSeconds);
  await page.locator('.spot:enabled').first().waitFor();
  expect(await verdict.innerText()).toBe('');
  expect(await tie.locator('em').innerText()).toBe('20');
  expect(await page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥20');
  const paid = (text: string) => Number(text.replace('¥', ''));
  const after = paid(await page.locator('#balance').innerText());
  // The ten on the dragon was won, lost or half lost.
  expect([10, -10, -5]).toContain(after - paid(balance));
  await page.locator('.tray .plain').click();
  expect(await page.locator('.spot em').count()).toBe(0);

  // More than there is: refused, and nothing that was laid has to be laid again.
  await page.locator('.chips').getByRole('button', { name: '500' }).click();
  for (let chip = 0; chip < 17; chip += 1) await dragon.click();
  await page.locator('.tray .act:last-child').click();
  await page.getByText('余额不足，请减少投注').waitFor();
  expect(await dragon.locator('em').innerText()).toBe('8500');
  expect(await page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥8500');
});

test('at the wheel, who won as much as was lost reads a payout, sees what won, and the number in the foot', async ({
  enter,
  clock,
}) => {
  await clock.pass(idleSeconds);
  const page = await enter('sandbox-live', 'roulette', { width: 375, height: 812 });
  await page.locator('.spot[aria-label="红"]').click();
  await page.locator('.spot[aria-label="黑"]').click();
  await page.locator('.tray .act:last-child').click();
  await page.locator('.spot em[data-placed]').first().waitFor();
  await clock.pass(openSeconds);
  await page.locator('.spot:disabled').first().waitFor();
  const won = page.locator('.spot[data-won][data-number]');
  await won.waitFor();
  const number = await won.getAttribute('aria-label');
  expect(await page.locator('.pocket').innerText()).toBe(number);
  const profit = number === '0' ? /输 −¥20\.00/ : /派奖 ¥20\.00 · 盈亏 ¥0\.00/;
  expect(await page.locator('.verdict').innerText()).toMatch(profit);
  await page.locator('.road').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.turn .mark').allInnerTexts()).toEqual([number]);
  expect(await page.locator('#rounds p').first().innerText()).toContain(`轮盘 ${number}`);
});

test('two picks are bet as a parlay or each for itself; what is open is one press away, and says what it is', async ({
  enter,
}) => {
  const page = await enter('sandbox-sport', 'football', { width: 375, height: 812 });
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
  expect(await slip.innerText()).toContain(`余额 ${await page.locator('#balance').innerText()}`);
  await slip.getByRole('button', { name: '投注 ¥20' }).click();
  await expect.poll(() => last.count()).toBe(3);
  expect(await last.first().innerText()).toMatch(/^\d\d:\d\d · 投注 ¥10\.00 · 最高可返 ¥\d/);
  await page.getByText('已投注 ¥20.00').waitFor();
  await page.getByRole('button', { name: '未结算3笔' }).click();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('#rounds')!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
});
