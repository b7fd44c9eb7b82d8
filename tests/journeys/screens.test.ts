// Owns the look at every screen: both skins, two phone sizes, both languages; nothing cut off, nothing axe objects to, a picture of each kept.
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
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { adsAtRest, adsOf, logInAs, settled } from './steps.ts';

const pictures = path.resolve(import.meta.dirname, '../../test-results/screens');
const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 640 },
] as const;
type Size = (typeof sizes)[number];
const skins = ['ThemeRed', 'ThemeBlack'] as const;

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

/** Looks at a screen in each of the sizes, as a phone that is turned or a window that is drawn smaller would: one page serves them all. */
async function look(
  row: ScreenRow,
  role: 'guest' | 'member',
  skin: (typeof skins)[number],
  locale: 'zh-CN' | 'en',
  [first, ...others]: readonly [Size, ...Size[]],
) {
  const address = new URL(addressOf(row.path), server.url('w147'));
  const visitor = await openVisitor(browser, address.href, {
    ...first,
    skin,
    locale,
    reducedMotion: true,
    ...(role === 'member' && { cookies: cookies.get(lookers[row.path] ?? 'member01')! }),
  });
  try {
    await settled(visitor.page);
    expect(new URL(visitor.page.url()).pathname).toBe(address.pathname);
    if (locale === 'en' && pagesOfPlay.includes(row.path))
      expect(await visitor.page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
    const nameAt = ({ width, height }: Size): string =>
      `${row.path.slice(1).replaceAll(/[/:]+/g, '-')}-${role}-${skin}-${width}x${height}-${locale}`;
    await examine(visitor.page, nameAt(first));
    for (const size of others) {
      await visitor.page.setViewportSize(size);
      // The page is scaled at most each 1500 ms.
      await visitor.page.waitForFunction(
        (scale) => document.documentElement.style.getPropertyValue('--scale') === scale,
        String(rootScale(size.width, size.height, null)),
      );
      await settled(visitor.page);
      // An ad finds its place a moment after the page has its size.
      if ((await adsOf(visitor.page).count()) > 0) await adsAtRest(visitor.page);
      await examine(visitor.page, nameAt(size));
    }
    expect(visitor.troubles).toEqual([]);
  } finally {
    await visitor.close();
  }
}

/** Nothing is cut off, no figure is broken in two and nothing breaks a rule of axe; a picture is kept. */
async function examine(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
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
  for (const skin of skins)
    test(`is fit to be seen by ${roles.join(' and ')} in ${skin} at both sizes`, async () => {
      for (const role of roles) await look(row, role, skin, 'zh-CN', sizes);
    });
  test('is complete in English', async () => {
    await look(row, roles.at(-1)!, 'ThemeRed', 'en', [sizes[1]]);
  });
});
