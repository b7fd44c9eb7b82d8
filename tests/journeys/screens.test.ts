// Owns the look at every screen: both skins, two phone sizes, both languages; nothing cut off, nothing axe objects to, a picture of each kept.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerSave } from '#contract/agent.generated.ts';
import { updateUserContract } from '#contract/finance.generated.ts';
import { noticeList } from '#contract/help.generated.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { rootScale } from '#kit/page/layout.ts';
import { axeFinds } from '#support/axe.ts';
import { brokenWords } from '#support/brokenWords.ts';
import { livelyForum } from '#support/forum.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { adsAtRest, adsOf, logInAs, settled } from './steps.ts';

const pictures = path.resolve(import.meta.dirname, '../../test-results/screens');
const texts = path.resolve(import.meta.dirname, '../../src/texts/en');
const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 640 },
] as const;
type Size = (typeof sizes)[number];

/** What a screen needs in its address to have something to show. */
const queries: Partial<Record<ScreenRow['path'], string>> = {};
/** The addresses of screens whose path names something. */
let places: Partial<Record<ScreenRow['path'], string>> = {};

function addressOf(path: ScreenRow['path']): string {
  const address = places[path] ?? `${path}${queries[path] ?? ''}`;
  // A name in place of what it stands for would show that there is no such thing.
  if (address.includes(':')) throw new Error(`${path} needs an address of something that is there.`);
  return address;
}
/** Who sees a screen at work; member01 where nobody is named. */
const lookers: Partial<Record<ScreenRow['path'], string>> = {
  '/firstSetDrawPsd': 'agent01',
  // Has the larger amounts.
  '/balanceBao': 'agent01',
  ...Object.fromEntries(screens.filter(({ who }) => who === 'agent').map((row) => [row.path, 'agent01'])),
};

/** Each looker is logged in once: a second log-in would end the first. */
const cookies = new Map<string, Cookie[]>();

/** Pages of play: of them nothing at all is Chinese to whoever reads English, not even what the rules of play call things. */
const pagesOfPlay: readonly ScreenRow['path'][] = [
  '/credit',
  '/official',
  '/lotInfo',
  '/lotLimit',
  '/lotteryOpenDetail',
  '/lotteryRecord',
];

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  await mkdir(pictures, { recursive: true });
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
  const { answer } = await server.call(activeData, {}, { station: 'w147' });
  // What comes after the agreement is the page of every day.
  await server.call(updateUserContract, { version: 1 }, { as: 'member01', station: 'w147' });
  queries['/activeDetail'] = `?id=${answer.activeList![0]!.id}`;
  const notices = await server.call(noticeList, {}, { station: 'w147' });
  queries['/noticeDetail'] = `?id=${notices.answer.noticeList![0]!.id}`;
  queries['/userHelpDetail'] = '?topic=turnover';
  await server.call(
    registerSave,
    { account: 'picture1', password: 'demo8888', rePassword: 'demo8888', type: 'member' },
    { as: 'agent01', station: 'w147' },
  );
  queries['/viewUser'] = '?in=picture1';
  queries['/RebateSetting'] = '?account=picture1';
  places = await livelyForum(server, 'w147');
  for (const account of new Set(['member01', ...Object.values(lookers)])) {
    const visitor = await openVisitor(browser, `${server.url('w147')}/appDown`);
    await logInAs(visitor.page, account);
    cookies.set(account, await visitor.context.cookies());
    await visitor.close();
  }
  // Has a first password to set.
  await server.inStation('w147', (db) =>
    db.updateTable('account').set({ withdrawal_hash: null }).where('name', '=', 'agent01').execute(),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

type Locale = 'zh-CN' | 'en';
type Role = 'guest' | 'member';

/** A visitor whose skin is that of the phone, on a screen that has settled. */
async function openScreen(row: ScreenRow, role: Role, locale: Locale, size: Size): Promise<Visitor> {
  const address = new URL(addressOf(row.path), server.url('w147'));
  const visitor = await openVisitor(browser, address.href, {
    ...size,
    skin: 'system',
    locale,
    reducedMotion: true,
    ...(role === 'member' && { cookies: cookies.get(lookers[row.path] ?? 'member01')! }),
  });
  await settled(visitor.page);
  expect(new URL(visitor.page.url()).pathname).toBe(address.pathname);
  return visitor;
}

/** The window gets another size, as that of a phone that is turned or a window that is drawn smaller. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // The page is scaled at most each 1500 ms.
  await page.waitForFunction(
    (scale) => document.documentElement.style.getPropertyValue('--scale') === scale,
    String(rootScale(size.width, size.height, null)),
  );
  await settled(page);
  // An ad finds its place a moment after the page has its size.
  if ((await adsOf(page).count()) > 0) await adsAtRest(page);
}

/** The phone turns dark, and the page with it. */
async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.skin === 'ThemeBlack');
  await settled(page);
  // What the browser skips, far below the window, keeps its old style until it is scrolled to, and axe reads that.
  const isSkipping = await page.evaluate(() =>
    [...document.querySelectorAll('#root *')].some(
      (each) => getComputedStyle(each).contentVisibility === 'auto',
    ),
  );
  if (!isSkipping) return;
  await page.reload();
  await settled(page);
}

/** Looks at a screen in both skins and in each of the sizes: one page serves them all. */
async function lookInChinese(row: ScreenRow, role: Role): Promise<void> {
  const [first, second] = sizes;
  const visitor = await openScreen(row, role, 'zh-CN', first);
  const { page } = visitor;
  const nameOf = (skin: string, { width, height }: Size): string =>
    `${nameOfScreen(row)}-${role}-${skin}-${width}x${height}-zh-CN`;
  try {
    await examine(page, nameOf('ThemeRed', first));
    await resize(page, second);
    await examine(page, nameOf('ThemeRed', second));
    await darken(page);
    await examine(page, nameOf('ThemeBlack', second));
    await resize(page, first);
    await examine(page, nameOf('ThemeBlack', first));
    expect(visitor.troubles).toEqual([]);
  } finally {
    await visitor.close();
  }
}

async function lookInEnglish(row: ScreenRow, role: Role): Promise<void> {
  const size = sizes[1];
  const visitor = await openScreen(row, role, 'en', size);
  try {
    if (pagesOfPlay.includes(row.path))
      expect(await visitor.page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
    await examine(visitor.page, `${nameOfScreen(row)}-${role}-ThemeRed-${size.width}x${size.height}-en`);
    expect(visitor.troubles).toEqual([]);
  } finally {
    await visitor.close();
  }
}

const nameOfScreen = ({ path: address }: ScreenRow): string => address.slice(1).replaceAll(/[/:]+/g, '-');

/** What is shown in place of a text whose catalogue was not loaded. */
const textIds = new Set(
  readdirSync(texts)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(path.join(texts, file), 'utf8')) as object).map(
        (id) => `${path.basename(file, '.json')}.${id}`,
      ),
    ),
);

/** Nothing is cut off, every text is there, no figure is broken in two and nothing breaks a rule of axe; a picture is kept. */
async function examine(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(pictures, `${name}.jpg`), type: 'jpeg', quality: 80 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  const words = (await page.locator('body').innerText()).split(/\s+/);
  expect(
    words.filter((word) => textIds.has(word)),
    `${name} lacks texts`,
  ).toEqual([]);
  expect(await brokenWords(page), `${name} breaks words`).toEqual([]);
  expect(await axeFinds(page), name).toEqual([]);
}

describe.concurrent.each(screens.map((row) => [row.path, row] as const))('%s', (_path, row) => {
  const roles =
    row.path === '/login'
      ? (['guest'] as const)
      : row.who === 'guest'
        ? (['guest', 'member'] as const)
        : (['member'] as const);
  test(`is fit to be seen by ${roles.join(' and ')} in both skins at both sizes`, async () => {
    for (const role of roles) await lookInChinese(row, role);
  });
  test('is complete in English', () => lookInEnglish(row, roles.at(-1)!));
});
