// On every screen no icon is smaller than 16 px, and that a screen with room to spare does not scroll.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import { livelyForum } from '#support/forum.ts';
import { beginDay, lookAt, member, test } from './appearance.ts';

test.beforeAll(({ draws, server, station }) => beginDay(draws, server, station));

test('on any screen no icon is smaller than 16 px, and what needs no scrolling does not scroll', async ({
  open,
  server,
  station,
}) => {
  const addresses: Record<string, string> = {
    '/activeDetail': '/activeDetail?id=1',
    '/credit': '/credit?lotCode=FFC',
    '/official': '/official?lotCode=FFC',
    ...(await livelyForum(server, station)),
  };
  const paths = screens.filter(({ who }) => who !== 'agent').map(({ path }) => addresses[path] ?? path);
  // A name in place of what it stands for would show that there is no such thing.
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  const small: string[] = [];
  let seen = 0;
  const scrolls: string[] = [];
  const short: string[] = [];
  const look = async (page: Page, path: string): Promise<void> => {
    const { icons, spare, most } = await page.evaluate(() => {
      // Screens that are kept are in the page as well, hidden.
      const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility())!;
      const bottoms = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      return {
        icons: [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')]
          // Rows far below are not drawn, and have no size.
          .filter((icon) => icon.checkVisibility({ contentVisibilityAuto: true }))
          .map((icon) => {
            const { width } = icon.getBoundingClientRect();
            const px = Number.parseFloat(getComputedStyle(icon).fontSize);
            const at = icon.closest('[aria-label]')?.getAttribute('aria-label');
            return { px: Math.min(width, px), at: at ?? icon.parentElement!.textContent };
          }),
        spare: innerHeight - scrollY - Math.max(...bottoms),
        most: document.documentElement.scrollHeight - innerHeight,
      };
    });
    seen += icons.length;
    for (const { px, at } of icons) if (px < 15.9) small.push(`${path}: ${px} px at ${at}`);
    // On screens with ads there is room for the floating one below everything.
    const mayScroll = screens.find((row) => path.startsWith(row.path))!.adPage !== undefined;
    if (mayScroll || spare < 120) return;
    short.push(path);
    if (most > 0) scrolls.push(`${path} scrolls ${most} px`);
  };
  const { page } = await open('/aboutUs', { ...member, height: 1500 });
  await lookAt(page, paths, look);
  expect(seen).toBeGreaterThan(100);
  expect(small).toEqual([]);
  expect(short).toEqual(expect.arrayContaining(['/wallet', '/withdraw', '/donate']));
  expect(scrolls).toEqual([]);
});
