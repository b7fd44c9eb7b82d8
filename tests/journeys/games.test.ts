// Owns the journey of platform games: found in two taps among two thousand, entered, left again at the same place, and looked up in the records.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { oneOfEach, storeRoundsOf, type TestRound } from '#support/gameRounds.ts';
import { openVisitor } from '#support/openStation.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { boxOf, callFrom, logInAs, settled } from './steps.ts';

const station = 'w147';
const account = 'member01';
/** Games beside those of the demonstration, and where among them one of the demonstration stands. */
const [manyGames, dragonAt] = [2_000, 1_200];
const spins = 130;

/** One visitor goes through the whole journey. */
const test = siteWorld({ counterparties: true })
  .extend('visitor', { scope: 'file' }, async ({ browser, server, clock }, { onCleanup }) => {
    const visitor = await openVisitor(browser, `${server.url(station)}/appDown`, {
      clock,
    });
    visitor.page.setDefaultTimeout(15_000);
    onCleanup(() => visitor.close());
    return visitor;
  })
  .extend('page', { scope: 'file' }, ({ visitor }) => visitor.page);

test.beforeAll(async ({ server }) => {
  await fillGames(server);
  const rounds = oneOfEach(server.now());
  const spin = rounds.find(({ kind }) => kind === 'egame')!;
  await storeRoundsOf(server, station, account, [
    ...rounds,
    ...Array.from({ length: spins }, (_, at) => lost(spin, at)),
  ]);
});
test.afterEach(({ visitor }) => expect(visitor.troubles).toEqual([]));

/** A catalogue as an operator with many games has it; the dragon stands in the middle. */
const fillGames = (server: RunningServer): Promise<unknown> =>
  server.inStation(station, async (db) => {
    await db
      .insertInto('game')
      .values(
        Array.from({ length: manyGames }, (_, at) => ({
          station,
          platform: 'sandbox-egame',
          code: `many-${at}`,
          name: JSON.stringify({ 'zh-CN': `宝石${at}`, en: `Gem ${at}` }),
          pinyin: `bao shi ${at}`,
          type: 'egame' as const,
          position: 100 + at,
        })),
      )
      .execute();
    await db
      .updateTable('game')
      .set({ position: 100 + dragonAt, pinyin: 'long xing tian xia' })
      .where('platform', '=', 'sandbox-egame')
      .where('code', '=', 'dragon')
      .execute();
    await db
      .updateTable('platform')
      .set({ closed_until: new Date(server.now().getTime() + 3_600_000) })
      .where('code', '=', 'sandbox-egame2')
      .execute();
  });

const lost = (spin: TestRound, at: number): TestRound => {
  const betAt = new Date(spin.betAt.getTime() - (at + 1) * 60_000);
  return { ...spin, state: 'lost', prize: 0n, betAt, settledAt: betAt, detail: {} };
};

const visit = async (page: Page, to: string): Promise<void> => {
  await settled(page);
  await page.goto(to);
  await settled(page);
};
const dragon = (page: Page) => page.getByRole('button', { name: /^龙行天下/ }).first();
const tiles = (page: Page) => page.locator('main img[src^="/art/cover/"], #root img[src^="/art/cover/"]');

test('a guest finds a game by its initials and is asked to log in', async ({ page }) => {
  await visit(page, '/egame');
  await page.getByRole('searchbox').fill('lxtx');
  await page.waitForURL('**/egame?q=lxtx');
  await dragon(page).click();
  await page.locator('dialog button[data-confirm]').click();
  await page.waitForURL('**/login');
  // Who did not get into a game has left no search behind: the next journey sees all games.
});

test('a trial player reads what is open, and enters no platform', async ({ open }) => {
  const { page } = await open('/appDown');
  expect(await callFrom(page, '/m/v2/normalTrialPlay.do')).toMatchObject({ success: true });
  await page.goto('/fish');
  await settled(page);
  await page.getByText('试玩账号可浏览游戏').waitFor();
  await page.getByRole('button', { name: /^珊瑚湾/ }).click();
  await expect.poll(() => page.locator('body').innerText()).toContain('会员');
  expect(new URL(page.url()).pathname).toBe('/fish');
});

test('two thousand games: few are drawn, covers come as they come near, each is a picture', async ({
  page,
}) => {
  await logInAs(page, account);
  const covers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/art/cover/')) covers.push(request.url());
  });
  await visit(page, '/index');
  await page.locator('nav a[href="/egame"]').first().click();
  // Right after the press the page it was made on is still settled.
  await page.waitForURL((url) => url.pathname === '/egame');
  await settled(page);
  await page.getByText(/共2\d{3}款游戏/).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await tiles(page).count()).toBeLessThan(400);
  expect(new Set(covers).size).toBeLessThan(150);
  const first = tiles(page).first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a closed game says until when, and stays closed', async ({ page }) => {
  await page.getByRole('searchbox').fill('凤舞');
  await page
    .getByRole('button', { name: /^凤舞九天|维护至/ })
    .first()
    .click();
  await expect.poll(() => page.locator('body').innerText()).toMatch(/凤舞九天正在维护，预计\d{4}-\d\d-\d\d/);
  expect(new URL(page.url()).pathname).toBe('/egame');
  await page.getByRole('button', { name: '清除搜索' }).click();
});

test('the hall says it as well: it is the only door to live games', async ({ page, server }) => {
  const maintain = (isOpen: boolean) =>
    server.inStation(station, (db) =>
      db
        .updateTable('platform')
        .set({ is_open: isOpen, closed_until: new Date(server.now().getTime() + 3_600_000) })
        .where('code', '=', 'sandbox-live')
        .execute(),
    );
  await maintain(false);
  await visit(page, '/index');
  await page.getByRole('tab', { name: '真人' }).click();
  const closed = page.getByRole('button', { name: /维护至 \d\d-\d\d \d\d:\d\d$/ }).first();
  await closed.click();
  await expect
    .poll(() => page.locator('body').innerText())
    .toMatch(/正在维护，预计\d{4}-\d\d-\d\d \d\d:\d\d恢复/);
  expect(new URL(page.url()).pathname).toBe('/index');
  await maintain(true);
  await visit(page, '/egame');
});

test('a game in the middle is entered, and the way back finds the list where it was', async ({
  page,
  server,
}) => {
  await page
    .getByRole('group', { name: '游戏平台' })
    .getByRole('button', { name: '演示电子', exact: true })
    .click();
  // Until it is pressed, what is seen is the longer list of all platforms.
  await page.getByRole('button', { name: '演示电子', exact: true, pressed: true }).waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate((top) => window.scrollTo(0, top), (height * dragonAt) / manyGames - 400);
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
  await dragon(page).scrollIntoViewIfNeeded();
  // Where its tile stands as it is pressed: until then rows near it are still being drawn, which moves it.
  await page.evaluate(() => {
    const note = ({ target }: Event): void => {
      const tile = (target as Element).closest('[data-game]');
      sessionStorage.setItem(
        'pressedAt',
        JSON.stringify([window.scrollY, tile?.getBoundingClientRect().top]),
      );
    };
    addEventListener('click', note, { capture: true });
  });
  await dragon(page).click();
  await page.waitForURL((address) => address.port !== String(server.port));
  // The platform's own link back loads the page again; the browser's back would restore it from memory.
  await page.goto(`${server.url(station)}/egame`);
  await settled(page);
  const [top, tileTop] = JSON.parse((await page.evaluate(() => sessionStorage.getItem('pressedAt')))!);
  expect(top).toBeGreaterThan(5_000);
  const tile = page.locator('[data-game$=" dragon"]');
  await expect.poll(async () => Math.abs((await boxOf(tile)).y - tileTop)).toBeLessThan(1);
  expect(new URL(page.url()).search).toBe('?platform=sandbox-egame');
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
});

test('a search is there again on the way back from the game that it found', async ({ page, server }) => {
  await page.getByRole('searchbox').fill('lxtx');
  await page.waitForURL((address) => address.searchParams.get('q') === 'lxtx');
  await expect.poll(() => page.getByText('共1款游戏').count()).toBe(1);
  await dragon(page).click();
  await page.waitForURL((address) => address.port !== String(server.port));
  await page.goto(`${server.url(station)}/egame`);
  await settled(page);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('lxtx');
  await expect.poll(() => page.getByText('共1款游戏').count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('q')).toBe('lxtx');
  await page.getByRole('button', { name: '清除搜索' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('q')).toBe(false);
});

test('it is under 最近, at the head of the list, and a favourite after one press', async ({ page }) => {
  await visit(page, '/egame');
  // The place that was restored a moment ago named a platform.
  await page.getByRole('button', { name: '全部平台' }).click();
  const strip = page.getByRole('region', { name: '最近' });
  await expect.poll(() => strip.getByRole('button').first().innerText()).toContain('龙行天下');
  await page.getByRole('button', { name: '最近', exact: true }).click();
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
  const star = page.getByRole('button', { name: '收藏 龙行天下' });
  // It shows at once what was pressed; the next page asks the server, which has to have it by then.
  const kept = page.waitForResponse('**/m/v2/setFavourite.do');
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await kept;
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await visit(page, `/egame?view=favourite`);
  await expect.poll(() => dragon(page).isVisible()).toBe(true);
  await page.getByText('共1款游戏').waitFor();
});

test('the way back from a game of the home page finds its tab, and its tile where it stood', async ({
  page,
  server,
  clock,
}) => {
  await visit(page, '/index');
  await page.getByRole('tab', { name: '真人视讯' }).click();
  const tile = page.locator('[data-game$=" roulette"]');
  await tile.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 60));
  const top = (await boxOf(tile)).y;
  await tile.getByRole('button').click();
  await page.waitForURL((address) => address.port !== String(server.port));
  await page.goto(`${server.url(station)}/index`);
  await settled(page);
  await page.getByRole('tab', { name: '真人视讯', selected: true }).waitFor();
  await expect.poll(async () => Math.abs((await boxOf(tile)).y - top)).toBeLessThan(1);
  // It is forgotten once it has held for a moment; then whoever comes another way begins at the top.
  await clock.pass(2);
  await page.waitForFunction(() => sessionStorage.getItem('gameListPlace') === null);
  await visit(page, '/index');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the records of slots: totals are the sum of the rows, filters narrow both, the sheet shows the reels', async ({
  page,
}) => {
  await visit(page, '/orderEgame');
  // 131 rounds of ten yuan; one won eight.
  const totals = page.locator('dl').first();
  await expect.poll(() => totals.innerText()).toContain('1310.00');
  expect(await totals.innerText()).toMatch(/−\s*¥\s*1292\.00/);
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
  expect(await sheet.innerText()).toContain('第5线');
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

const shownBy: readonly (readonly [tab: string, path: string, shown: RegExp])[] = [
  ['真人', '/orderReal', /第3靴[\s\S]*♥[\s\S]*9点/],
  ['电子', '/orderEgame', /百搭[\s\S]*第5线/],
  ['PT电子', '/orderPt', /元宝[\s\S]*获得8次免费旋转/],
  ['QT电子', '/orderQt', /百搭[\s\S]*第5线/],
  ['棋牌', '/orderChess', /8.5点[\s\S]*白板[\s\S]*抢庄2倍 · 下注3倍/],
  ['捕鱼', '/orderFish', /金龟[\s\S]*6炮，捕获 1/],
  ['体育', '/orderSport', /江城 - 北港[\s\S]*2:1[\s\S]*未结束/],
  ['三方体育', '/orderTSport', /2-1[\s\S]*输[\s\S]*投注后的进球（0-1）[\s\S]*投注时 2-0 · 半场 1-0/],
  ['电竞', '/orderEsport', /第2局一塔[\s\S]*赢[\s\S]*由惊雷战队取得/],
];

test('each of the nine kinds says what happened: cards, reels, tiles, fish, matches and what decided them', async ({
  page,
}) => {
  await visit(page, '/orderReal');
  for (const [tab, path, shown] of shownBy) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.waitForURL((address) => address.pathname === path);
    await page.locator(`section[aria-label="${tab}"] li > button`).first().click();
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
    .poll(
      async () => {
        await server.runGamesJob();
        const stored = await server.inStation(station, (db) =>
          db.selectFrom('game_round').select('id').where('stake', '=', 20_000n).execute(),
        );
        return stored.length;
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await visit(page, '/orderEgame');
  const row = page.getByRole('button', { name: /^招财进宝/ });
  await expect.poll(() => row.count()).toBe(1);
  expect(await row.innerText()).toMatch(/投注\s*¥2\.00/);
});
