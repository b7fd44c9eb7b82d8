// The proof that back restores the place, by arrow and by the browser, every time, on every screen with a list that is named to it. BACK_ROUNDS=100 tries each so often.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisitor } from '#support/openStation.ts';
import { type Draws, siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { follow, go, logInAs, staticPage } from './steps.ts';

/** The station of the player who walks through the lists. */
export const station = 'w147';
/** The player's account. */
export const account = 'member01';
const rounds = Number(process.env.BACK_ROUNDS ?? 10);

/** How a list is left: by a link in sight, by the link in the sheet of a row, or by back to the screen before, forward leading to it again. */
type Way = 'link' | 'sheet' | 'before';

/** Scrolls, leaves and comes back in these rounds; returns those in which the place was lost. */
const lostPlaces = (page: Page, way: Way, from: number, to: number): Promise<string[]> =>
  page.evaluate(
    async ([leaveBy, first, last, count]) => {
      const path = location.pathname;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const shown = () => document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown;
      const until = async (what: string, isThere: () => unknown): Promise<void> => {
        for (let waited = 0; !isThere(); waited += 1) {
          if (waited > 500) throw new Error(`waited in vain on ${path}: ${what}`);
          await frame();
        }
      };
      const inSight = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
          const { top, height } = element.getBoundingClientRect();
          const middle = top + height / 2;
          const leadsTo = element instanceof HTMLAnchorElement ? new URL(element.href).pathname : null;
          return height > 0 && middle > 60 && middle < innerHeight - 60 && leadsTo !== path;
        });
      const topOf = (row: Element): number => row.getBoundingClientRect().top;
      const rowsOf = (text: string | null): Element[] =>
        [...document.querySelectorAll('main li')].filter((row) => row.textContent === text);
      /** The first row below the header, where no other reads the same. */
      const rowInSight = (): { text: string | null; top: number } | null => {
        const row = [...document.querySelectorAll('main li')].find((each) => topOf(each) > 60);
        return row && rowsOf(row.textContent).length === 1
          ? { text: row.textContent, top: topOf(row) }
          : null;
      };
      const most = document.documentElement.scrollHeight - innerHeight;
      if (most < 150) throw new Error(`${path} is too short to be scrolled: ${most}`);
      const lost: string[] = [];
      for (let round = first; round < last; round += 1) {
        // Spread over the whole list, far from in order.
        scrollTo(0, Math.round(120 + ((most - 120) * ((round * 7) % count)) / count));
        await frame();
        await frame();
        const before = scrollY;
        const mark = rowInSight();
        // Rows above that were still being drawn when the player left are as high as they were then, and go on growing; what is read stays where it is.
        const isFound = (): boolean =>
          Math.abs(scrollY - before) <= 1 ||
          (mark !== null && rowsOf(mark.text).some((row) => Math.abs(topOf(row) - mark.top) <= 1));
        if (leaveBy === 'before') history.back();
        else if (leaveBy === 'link') inSight('main a[href]')!.click();
        else {
          inSight('main section li button')!.click();
          await until('sheet', () => document.querySelector('dialog[open] a[href]'));
          document.querySelector<HTMLElement>('dialog[open] a[href]')!.click();
        }
        await until('the next screen', () => shown() !== path);
        const arrow = [...document.querySelectorAll<HTMLElement>('header button')].find(
          (button) => button.getAttribute('aria-label') === '返回' && button.checkVisibility(),
        );
        if (leaveBy === 'before') history.forward();
        else if (round % 2 === 0 && arrow) arrow.click();
        else history.back();
        await until('the list', () => shown() === path && location.pathname === path);
        // Rows may come later, the more so on a busy machine; what moves it after that, moves it within some frames.
        for (let waited = 0; !isFound() && waited < 250; waited += 1) await frame();
        for (let waited = 0; waited < 4; waited += 1) await frame();
        if (!isFound()) lost.push(`${path}, round ${round}: ${before} became ${scrollY}`);
      }
      return lost;
    },
    [way, from, to, rounds] as const,
  );

/** The tests of these screens; one player walks through all of them. `fillLists` gives the player more than a screen shows at once, where a list is the player's own. */
export function comesBackTo(
  screens: readonly (readonly [address: string, way: Way])[],
  fillLists?: (server: RunningServer, draws: Draws) => Promise<void>,
): void {
  const test = siteWorld({ station, lotteries: ['FFC', 'FC3D'], historyDays: 0.1 }).extend(
    'page',
    { scope: 'file' },
    async ({ browser, server, clock, draws }, { onCleanup }): Promise<Page> => {
      await draws.pass();
      await fillLists?.(server, draws);
      const visitor = await openVisitor(browser, server.url(station) + staticPage, {
        clock,
        height: 600,
      });
      onCleanup(() => visitor.close());
      await logInAs(visitor.page, account);
      return visitor.page;
    },
  );

  test.for(screens)('on %s the place is found again every time', async ([address, way], { page, draws }) => {
    await go(page, way === 'before' ? '/aboutUs' : address);
    if (way === 'before') await follow(page, address);
    expect(await lostPlaces(page, way, 0, rounds)).toEqual([]);
    if (address !== '/moreActive') return;
    // Answers that have aged meanwhile are requested again.
    for (let round = 0; round < rounds; round += 1) {
      await draws.pass(11);
      expect(await lostPlaces(page, way, round, round + 1)).toEqual([]);
    }
  });
}
