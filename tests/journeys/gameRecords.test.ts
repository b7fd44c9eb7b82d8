// A member who looks up what was played at platforms: totals and filters, all pages, each kind in its own words, and a spin just made.
import { expect } from 'vitest';
import { oneOfEach, storeRoundsOf, type TestRound } from '#support/gameRounds.ts';
import type { RunningServer } from '#support/startServer.ts';
import { account, gamesWorld, station, visit } from './games.ts';
import { callFrom, settled } from './steps.ts';

const spins = 130;

const lost = (spin: TestRound, at: number): TestRound => {
  const betAt = new Date(spin.betAt.getTime() - (at + 1) * 60_000);
  return { ...spin, state: 'lost', prize: 0n, betAt, settledAt: betAt, detail: {} };
};

/** A round of each kind, and many that were lost. */
const storeRounds = (server: RunningServer): Promise<void> => {
  const rounds = oneOfEach(server.now());
  const spin = rounds.find(({ kind }) => kind === 'egame')!;
  return storeRoundsOf(server, station, account, [
    ...rounds,
    ...Array.from({ length: spins }, (_, at) => lost(spin, at)),
  ]);
};

const test = gamesWorld(storeRounds, '/orderEgame');

test.afterEach(({ visitor }) => expect(visitor.consoleErrors).toEqual([]));

test('the records of slots: totals are the sum of the rows, filters narrow both, the sheet shows the reels', async ({
  page,
}) => {
  await visit(page, '/orderEgame');
  // 131 rounds of ten yuan; one won eight.
  const totals = page.locator('dl').first();
  await expect.poll(() => totals.innerText()).toContain('1,310.00');
  await expect.poll(() => totals.innerText()).toMatch(/−\s*¥\s*1,292\.00/);
  await page.getByText(`共${spins + 1}局`).waitFor();
  await page.getByLabel('状态').selectOption('won');
  await expect.poll(() => totals.innerText()).toMatch(/\+\s*¥\s*8\.00/);
  await settled(page);
  await page
    .getByRole('button', { name: /龙行天下/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect.poll(() => sheet.innerText()).toContain('百搭');
  await expect.poll(() => sheet.innerText()).toContain('第5线');
  await page.keyboard.press('Escape');
});

test('all pages of a long list arrive, none twice', async ({ page }) => {
  await visit(page, '/orderEgame?state=lost');
  // As often as it takes: a page of the list is on its way for as long as the machine is busy.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return page.locator('body').innerText();
    })
    .toContain(`共${spins}局，没有更多了`);
});

/** A class of games has a tab, and a kind of its own within a class is chosen as its platforms are. */
const shownBy: readonly (readonly [tab: string, path: string, shown: RegExp, kind?: string])[] = [
  ['真人', '/orderReal', /第3靴[\s\S]*♥[\s\S]*9点/],
  ['电子', '/orderEgame', /百搭[\s\S]*第5线/],
  ['电子', '/orderPt', /元宝[\s\S]*获得8次免费旋转/, 'PT电子'],
  ['电子', '/orderQt', /百搭[\s\S]*第5线/, 'QT电子'],
  ['棋牌', '/orderChess', /8.5点[\s\S]*白板[\s\S]*抢庄2倍 · 下注3倍/],
  ['捕鱼', '/orderFish', /金龟[\s\S]*6炮，捕获 1/],
  ['体育', '/orderSport', /江城 - 北港[\s\S]*2:1[\s\S]*未结束/],
  ['体育', '/orderTSport', /2-1[\s\S]*输[\s\S]*投注后的进球（0-1）[\s\S]*投注时 2-0 · 半场 1-0/, '三方体育'],
  ['电竞', '/orderEsport', /第2局一塔[\s\S]*赢[\s\S]*由惊雷战队取得/],
];

test('each of the nine kinds says what happened: cards, reels, tiles, fish, matches and what decided them', async ({
  page,
}) => {
  await visit(page, '/orderReal');
  await expect
    .poll(() => page.getByRole('tab').allInnerTexts())
    .toEqual(['彩票', '真人', '电子', '棋牌', '捕鱼', '体育', '电竞', '存提', '账变']);
  for (const [tab, path, shown, kind = tab] of shownBy) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    if (kind !== tab) await page.getByLabel('平台').selectOption(kind);
    await page.waitForURL((address) => address.pathname === path);
    await page.locator(`section[aria-label="${kind}"] li > button`).first().click();
    await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(shown);
    await page.keyboard.press('Escape');
    await settled(page);
  }
});

test('a spin at the platform is on record as soon as its rounds have been read', async ({ page, server }) => {
  await callFrom(page, '/thirdTrans/setAutoExchange.do', { autoExchange: 'on' });
  await visit(page, '/egame');
  await page.getByRole('searchbox').fill('zcjb');
  await page.getByRole('button', { name: /^招财进宝/ }).click();
  await page.waitForURL((address) => address.port !== String(server.port));
  await page.getByRole('button', { name: /^旋转/ }).click();
  await expect
    .poll(async () => {
      await server.runGamesJob();
      const stored = await server.inStation(station, (db) =>
        db.selectFrom('game_round').select('id').where('stake', '=', 20_000n).execute(),
      );
      return stored.length;
    })
    .toBe(1);
  await visit(page, '/orderEgame');
  const row = page.getByRole('button', { name: /^招财进宝/ });
  await expect.poll(() => row.count()).toBe(1);
  await expect.poll(() => row.innerText()).toMatch(/投注\s*¥2\.00/);
});
