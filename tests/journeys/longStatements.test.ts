// Through account records of more than a thousand lines: all of them come as one scrolls, and the list is there at once on the way back.
import { describe, expect } from 'vitest';
import { fill, move } from '../server/money/wallets.ts';
import { recordsWorld, station } from './statements.ts';
import { settled } from './steps.ts';

/** Enough for many pages. */
const lines = 1500;

const test = recordsWorld();

test.beforeAll(({ server }) => fill(server, station, 'agent01', { count: lines, everyMs: 60_000 }));

describe('/reportChange', () => {
  test('goes on for thousands of lines while new ones arrive, and skips or repeats none', async ({
    visit,
    server,
  }) => {
    const page = await visit('/reportChange', { as: 'agent01' });
    const seen = new Set<string>();
    let most = 0;
    // The end may be reported before the last lines have been looked at: once more after it.
    let isDone = false;
    for (let round = 0; round < 100 && !isDone; round++) {
      isDone = await page.getByText('没有更多了').isVisible();
      if (round % 5 === 0)
        await server.inStation(station, (db) =>
          move(db, station, 'agent01', {
            type: 131,
            amount: 1n,
            refId: `arrives ${round}`,
            at: server.now(),
          }),
        );
      const { balances, rows } = await page.evaluate(async () => {
        const found = new Set<string>();
        let count = 0;
        for (let frame = 0; frame < 30; frame += 1) {
          const drawn = document.querySelectorAll('main li');
          count = Math.max(count, drawn.length);
          for (const row of drawn) found.add(row.textContent!);
          // No further than the first stretch ahead that is not drawn in full, however slow the machine: nothing is scrolled past unseen.
          const ahead = [...document.querySelectorAll<HTMLElement>('main section > ul')].filter(
            (list) => list.getBoundingClientRect().bottom > 0,
          );
          const partly = ahead.findIndex((list) => list.childElementCount < Number(list.dataset.rows));
          const reached = partly === -1 ? ahead : ahead.slice(0, partly + 1);
          reached.findLast((list) => list.childElementCount > 0)?.lastElementChild?.scrollIntoView();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return { balances: [...found], rows: count };
      });
      most = Math.max(most, rows);
      for (const text of balances) seen.add(text);
    }
    // Each leaves another balance behind.
    expect(seen.size).toBe(lines);
    expect(most).toBeLessThan(400);
  });

  test('is there at once, as long as it was and where it was scrolled to, when the player comes back', async ({
    visit,
  }) => {
    const page = await visit('/userCenter', { as: 'agent01', isNew: true });
    await page.getByRole('link', { name: '记录', exact: true }).click();
    await page.getByRole('tab', { name: '账变', exact: true }).click();
    await page.waitForURL('**/reportChange');
    await settled(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const first = await height();
    for (let round = 0; round < 3; round += 1) {
      const last = await height();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(height).toBeGreaterThan(last);
      await settled(page);
    }
    const before = { height: await height(), top: await page.evaluate(() => window.scrollY) };
    expect(before.height).toBeGreaterThan(first + 1000);
    await page.goBack();
    await page.waitForURL('**/userCenter');
    await settled(page);
    // Nothing is answered: what is shown was kept.
    let asked = 0;
    await page.route('**/moneyIncomeList.do', () => {
      asked += 1;
    });
    await page.goForward();
    await page.waitForURL('**/reportChange');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before.top * 0.9);
    await expect.poll(height).toBeGreaterThan(before.height * 0.9);
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10);
    // Only its head is loaded again.
    await expect.poll(() => asked).toBe(1);
    await page.unroute('**/moneyIncomeList.do');
  });
});
