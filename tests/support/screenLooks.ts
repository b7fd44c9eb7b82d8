// The look at every screen: both skins, two phone sizes, both languages; nothing cut off, nothing axe objects to; a picture of each on request.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { registerSave } from '#contract/agent.generated.ts';
import { updateUserContract } from '#contract/finance.generated.ts';
import { noticeList } from '#contract/help.generated.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { rootScale } from '#kit/page/layout.ts';
import { adsAtRest, adsOf, follow, settled } from '../journeys/steps.ts';
import { type AxeRules, axeFinds } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { livelyForum } from './forum.ts';
import { isPictured, keepPicture } from './keepPicture.ts';
import { openVisitor, type Visitor } from './openStation.ts';
import { cookiesOf, siteWorld } from './site.ts';
import type { Client } from './startServer.ts';

const texts = path.resolve(import.meta.dirname, '../../src/texts/en');
const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 640 },
] as const;
const [, narrow] = sizes;
type Size = (typeof sizes)[number];
type Locale = 'zh-CN' | 'en';
type Viewer = 'guest' | 'member' | 'agent';

/** Which file looks at the screens of an area: each takes about as long. */
const groups = {
  index: 'play',
  entry: 'games',
  credit: 'play',
  official: 'play',
  'lottery-all': 'play',
  game: 'games',
  forum: 'games',
  active: 'activities',
  center: 'centre',
  message: 'centre',
  pay: 'money',
  agent: 'team',
  help: 'team',
  safety: 'team',
} as const satisfies Record<ScreenRow['area'], string>;

/** Those who see more at a screen than a member does. */
const viewers: Partial<Record<ScreenRow['path'], Viewer>> = {
  '/firstSetDrawPsd': 'agent',
  // Has the larger amounts.
  '/balanceBao': 'agent',
};
const viewerOf = ({ path, who }: ScreenRow): Viewer =>
  viewers[path] ?? (who === 'agent' ? 'agent' : 'member');

/** Pages of play: of them nothing at all is Chinese to whoever reads English, not even what the rules of play call things. */
const pagesOfPlay: readonly ScreenRow['path'][] = [
  '/credit',
  '/official',
  '/lotInfo',
  '/lotLimit',
  '/lotteryOpenDetail',
  '/lotteryRecord',
];

type LookAt = (
  row: ScreenRow,
  as: Viewer,
  locale: Locale,
  size: Size,
  look: (page: Page) => Promise<void>,
) => Promise<void>;

const test = siteWorld()
  .extend('addressOf', { scope: 'file' }, async ({ server, station, guest, member, agent }) => {
    const { answer } = await guest.call(activeData, {});
    const notices = await guest.call(noticeList, {});
    // What comes after the agreement is the page of every day.
    await member.call(updateUserContract, { version: 1 });
    await agent.call(registerSave, {
      account: 'picture1',
      password: 'demo8888',
      rePassword: 'demo8888',
      type: 'member',
    });
    // Has a first password to set.
    await server.inStation(station, (db) =>
      db.updateTable('account').set({ withdrawal_hash: null }).where('name', '=', 'agent01').execute(),
    );
    const addresses: Partial<Record<ScreenRow['path'], string>> = {
      // Without a tab of its own it leads to all offers.
      '/activityDetail': '/activityDetail?tab=records',
      '/activeDetail': `/activeDetail?id=${answer.activeList![0]!.id}`,
      '/noticeDetail': `/noticeDetail?id=${notices.answer.noticeList![0]!.id}`,
      '/userHelpDetail': '/userHelpDetail?topic=turnover',
      '/viewUser': '/viewUser?in=picture1',
      '/RebateSetting': '/RebateSetting?account=picture1',
      ...(await livelyForum(server, station)),
    };
    return ({ path }: ScreenRow): string => {
      const address = addresses[path] ?? path;
      // A name in place of what it stands for would show that there is no such thing.
      if (address.includes(':')) throw new Error(`${path} needs an address of something that is there.`);
      return address;
    };
  })
  .extend(
    'lookAt',
    { scope: 'file' },
    async ({ browser, server, station, clock, addressOf }, { onCleanup }) => {
      const clients: Record<Viewer, Client> = {
        guest: server.client(station),
        member: server.client(station),
        agent: server.client(station),
      };
      // Another log-in would end theirs: what there is to see has been made before.
      await clients.member.logIn('member01');
      await clients.agent.logIn('agent01');
      const visitors = new Map<string, Promise<Visitor>>();
      onCleanup(async () => {
        for (const visitor of visitors.values()) await (await visitor).close();
      });
      const visit = (as: Viewer, locale: Locale, size: Size): Promise<Visitor> =>
        openVisitor(browser, `${server.url(station)}/appDown`, {
          ...size,
          clock,
          skin: 'system',
          locale,
          cookies: cookiesOf(clients[as], station),
        });
      /** One page of somebody, in a language and of a size, goes from screen to screen; after a failure another takes its place. */
      const lookAt: LookAt = async (row, as, locale, size, look) => {
        const name = `${as} ${locale} ${size.width}`;
        const coming = visitors.get(name) ?? visit(as, locale, size);
        visitors.set(name, coming);
        const visitor = await coming;
        try {
          await goTo(visitor.page, addressOf(row));
          await look(visitor.page);
          expect(visitor.consoleErrors).toEqual([]);
        } catch (error) {
          visitors.delete(name);
          await visitor.close();
          throw error;
        }
      };
      return lookAt;
    },
  );

/** The page goes on to another address as by a link of its own, and has settled there. */
async function goTo(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url());
  await follow(page, address);
  expect(new URL(page.url()).pathname).toBe(pathname);
  // An ad finds its place a moment after the page has its size.
  if ((await adsOf(page).count()) > 0) await adsAtRest(page);
}

const skinOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.skin);

/** The phone turns dark or light, and the page with it. */
async function turn(page: Page): Promise<void> {
  const [colorScheme, skin] =
    (await skinOf(page)) === 'ThemeRed'
      ? (['dark', 'ThemeBlack'] as const)
      : (['light', 'ThemeRed'] as const);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.skin === wanted, skin);
  await settled(page);
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

/** Nothing is cut off, every text is there, no figure is broken in two and nothing breaks a rule of axe; a picture is kept on request. */
async function examine(page: Page, name: string, rules: AxeRules = 'all'): Promise<void> {
  await keepPicture(page, name);
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
  expect(await axeFinds(page, rules), name).toEqual([]);
}

/** The tests of the screens of a group. */
export function looksAtScreens(group: (typeof groups)[keyof typeof groups]): void {
  const looked = screens.filter(({ area }) => groups[area] === group);
  describe.each(looked.map((row) => [row.path, row] as const))('%s', (_path, row) => {
    const roles =
      row.path === '/login'
        ? (['guest'] as const)
        : row.who === 'guest'
          ? (['guest', 'member'] as const)
          : (['member'] as const);
    const viewer = (role: (typeof roles)[number]): Viewer => (role === 'guest' ? role : viewerOf(row));

    test(`is fit to be seen by ${roles.join(' and ')} at both sizes, and in the other skin`, async ({
      lookAt,
    }) => {
      const looks = roles.flatMap((role) => sizes.map((size) => [role, size] as const));
      await Promise.all(
        looks.map(([role, size]) =>
          lookAt(row, viewer(role), 'zh-CN', size, async (page) => {
            const scale = await page.evaluate(() =>
              document.documentElement.style.getPropertyValue('--scale'),
            );
            expect(scale).toBe(String(rootScale(size.width, size.height, null)));
            const nameIt = async () =>
              `${nameOfScreen(row)}-${role}-${await skinOf(page)}-${size.width}x${size.height}-zh-CN`;
            await examine(page, await nameIt());
            // A skin is colours: the document is the same. They are judged on the narrow phone, whose text is smaller and so has to differ more.
            if (size !== narrow && !isPictured) return;
            await turn(page);
            await examine(page, await nameIt(), 'colours');
          }),
        ),
      );
    });

    test('is complete in English', ({ lookAt }) =>
      lookAt(row, viewer(roles.at(-1)!), 'en', narrow, async (page) => {
        if (pagesOfPlay.includes(row.path))
          expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
        const { width, height } = narrow;
        await examine(page, `${nameOfScreen(row)}-${roles.at(-1)!}-ThemeRed-${width}x${height}-en`);
      }));
  });
}
