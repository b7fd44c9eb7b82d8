// Owns the proof that back restores the place, by arrow and by the browser, every time, on every screen with a list. BACK_ROUNDS=100 tries each so often.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { fillDeposits } from '#scripts/harness/history.ts';
import { replayInterest, seedInterest } from '#server/demo/seedInterest.ts';
import { oneOfEach, storeRoundsOf } from '#support/gameRounds.ts';
import { openVisitor } from '#support/openStation.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { siteWorld } from '#support/site.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { fill, idOf } from '../server/money/wallets.ts';
import { follow, go, logInAs } from './steps.ts';

const station = 'w147';
const account = 'member01';
const rounds = Number(process.env.BACK_ROUNDS ?? 10);

/** One player walks through all lists. */
const test = siteWorld({ station, lotteries: ['FFC', 'FC3D'], historyDays: 0.1 }).extend(
  'page',
  { scope: 'file' },
  async ({ browser, server, clock, draws, member }, { onCleanup }): Promise<Page> => {
    await draws.pass();
    await fillLists(server, member);
    const visitor = await openVisitor(browser, `${server.url(station)}/appDown`, {
      clock,
      height: 600,
    });
    onCleanup(() => visitor.close());
    visitor.page.setDefaultTimeout(15_000);
    await logInAs(visitor.page, account);
    return visitor.page;
  },
);

/** Gives the member more of everything than a screen shows at once. */
async function fillLists(server: RunningServer, member: Client): Promise<void> {
  await seedInterest(server.pool, [server.context.stations.byCode(station)!], server.now());
  await server.inStation(station, (db) => replayInterest(db, station, server.now()));
  const spin = oneOfEach(server.now()).find(({ kind }) => kind === 'egame')!;
  await storeRoundsOf(
    server,
    station,
    account,
    Array.from({ length: 60 }, (_, at) => ({ ...spin, betAt: new Date(spin.betAt.getTime() - at * 60_000) })),
  );
  await fill(server, station, account, 60, 60_000);
  await fillDeposits(server.pool, {
    station,
    name: account,
    count: 30,
    everyMs: 3_600_000,
    now: server.now(),
  });
  await server.inStation(station, async (db) => {
    const account_id = await idOf(db, account);
    const at = server.now();
    const many = Array.from({ length: 30 }, (_, number) => number);
    await db
      .insertInto('transfer_order')
      .values(
        many.map((number) => ({
          station,
          account_id,
          order_no: `ZH${number}`,
          platform: 'sandbox-egame',
          direction: 'in' as const,
          amount: 10_000n,
          state: 'failed' as const,
          created_at: at,
          finished_at: at,
        })),
      )
      .execute();
    await db
      .insertInto('donation')
      .values(
        many.map(() => ({ station, account_id, amount: 10_000n, status: 3, created_at: at, decided_at: at })),
      )
      .execute();
  });
  const item = await creditItem(member, 'FFC', sums, ['总和大', '总和小', '总和单', '总和双']);
  const { period } = (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer;
  for (let count = 0; count < 15; count += 1) {
    const placed = await betCredit(member, 'FFC', period!.qiHao, [item]);
    expect(placed.answer.success).toBe(true);
  }
}

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

test.for<[string, Way]>([
  ['/index', 'link'],
  ['/lotteryAll', 'link'],
  ['/userCenter', 'link'],
  ['/moreActive', 'link'],
  ['/lotteryRecord', 'sheet'],
  ['/reportChange', 'before'],
  ['/transctionRecord', 'before'],
  ['/lotteryOpenDetail?lotCode=FFC', 'before'],
  ['/lotInfo?lotCode=FFC', 'before'],
  ['/lotLimit?lotCode=SFLHC', 'before'],
  ['/balanceBill', 'before'],
  ['/moneyChangeHis', 'before'],
  ['/donate', 'before'],
  ['/egame', 'before'],
  ['/orderEgame', 'before'],
])(
  'on %s the place is found again every time',
  { timeout: 30_000 + rounds * 1_000 },
  async ([address, way], { page, draws }) => {
    await go(page, way === 'before' ? '/aboutUs' : address);
    if (way === 'before') await follow(page, address);
    expect(await lostPlaces(page, way, 0, rounds)).toEqual([]);
    if (address !== '/moreActive') return;
    // Answers that have aged meanwhile are requested again.
    for (let round = 0; round < rounds; round += 1) {
      await draws.pass(11);
      expect(await lostPlaces(page, way, round, round + 1)).toEqual([]);
    }
  },
);
