// Twenty minutes of use leave nothing behind: after each round of screens memory, nodes, listeners and timers are what they were. `npm run walk` goes round for longer.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seldom } from '#scripts/atRest.ts';
import { siteWorld } from '#support/site.ts';
import { countTimers, type Held, heldBy, memoryLine } from '#support/walks/memory.ts';
import { cells, slip, slipBar } from './play.ts';
import { arrived, follow, lookAgain, settled, staticPage } from './steps.ts';

const test = siteWorld({ lotteries: ['FFC'], counterparties: true });

/** A cycle is one screen and back; so many rounds of all of them. */
const cycles = Number(process.env.LEAK_CYCLES ?? 60);
/** A player looks at a screen for so long. */
const secondsOnScreen = 20;
/** The clock goes on, and the page asks again, after so many. */
const visitsApart = 3;
/** What a cycle may add: answers that are kept for a while, and the names of periods. */
const mostBytes = 50_000;
/** Nodes and listeners differ a little by what has been drawn meanwhile, and not by how often one came. */
const [mostNodes, mostListeners, mostTimers] = [60, 12, 3];

/** The board with its slip opened and closed, and screens with lists, forms, sheets, pictures and charts. */
const visits: readonly (readonly [address: string, use?: (page: Page) => Promise<void>])[] = [
  [
    '/credit?lotCode=FFC',
    async (page) => {
      await cells(page).first().click();
      await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
      await slip(page).waitFor();
      await page.keyboard.press('Escape');
      await slip(page).waitFor({ state: 'detached' });
      await cells(page).first().click();
    },
  ],
  ['/official?lotCode=FFC'],
  ['/lotteryOpenDetail?lotCode=FFC'],
  ['/lotteryRecord'],
  ['/recharge'],
  ['/withdraw'],
  ['/reportChange'],
  ['/moreActive'],
  ['/forum'],
  ['/support'],
  ['/userCenter'],
  ['/egame'],
];

test('after twenty minutes of use the page holds what it held', async ({ open, draws }) => {
  const { page } = await open(staticPage, { as: 'member01', isNew: true });
  await countTimers(page);
  await page.goto('/index');
  await settled(page);
  const line = await memoryLine(page);
  const cycle = async (at: number): Promise<void> => {
    const [address, use] = visits[at % visits.length]!;
    await follow(page, address);
    await use?.(page);
    if (at % visitsApart === 0) {
      await draws.pass(visitsApart * secondsOnScreen);
      await lookAgain(page);
      await settled(page);
    }
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === '/index', null, seldom);
    await arrived(page);
  };
  const held: Held[] = [];
  // In the first round chunks come, and what is kept of each screen.
  for (let at = 0; at < visits.length; at += 1) await cycle(at);
  held.push(await heldBy(page, line));
  for (let at = 0; at < cycles; at += 1) {
    await cycle(at);
    if ((at + 1) % visits.length === 0) held.push(await heldBy(page, line));
  }
  const [first, last] = [held[0]!, held.at(-1)!];
  /** What leaks grows from round to round; what a screen happens to show does not. */
  const grown = (what: keyof Held): number =>
    Math.min(...held.slice(-3).map((each) => each[what])) - first[what];
  console.log(JSON.stringify({ held, cycles, bytesEach: Math.round((last.bytes - first.bytes) / cycles) }));
  expect(last.bytes - first.bytes).toBeLessThan(mostBytes * cycles);
  expect(grown('nodes')).toBeLessThanOrEqual(mostNodes);
  expect(grown('listeners')).toBeLessThanOrEqual(mostListeners);
  expect(grown('timers')).toBeLessThanOrEqual(mostTimers);
});
