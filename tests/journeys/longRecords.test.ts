// Through more than ten thousand bets: all of them come as one scrolls, while new ones arrive, and the page stays small.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningServer } from '#support/startServer.ts';
import { bet, recordsWorld, toNextMinute } from './records.ts';

const test = recordsWorld(['FFC']);

test.beforeEach(({ clock, draws }) => toNextMinute(clock, draws));

describe('ten thousand records', () => {
  const many = 10_000;

  /** Copies of a bet, all lost. */
  async function copyLost({ pool }: RunningServer, station: string, id: string): Promise<void> {
    const client = await pool.connect();
    await client.query(`SELECT set_config('app.station', $1, false)`, [station]);
    await client.query(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          hao_ma, units, stake, status, created_at, ended_at)
        SELECT station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          'N' || n || '.', units, stake, 3, created_at, created_at
        FROM bet_order, generate_series(1, $2) AS n WHERE id = $1`,
      [id, many],
    );
    client.release(true);
  }

  /** Thirty more at the head of the list, by the very player who scrolls, and lost at once. */
  async function settleNewBets(page: Page, { pool }: RunningServer, station: string): Promise<void> {
    const client = await pool.connect();
    await client.query(`SELECT set_config('app.station', $1, false)`, [station]);
    await client.query(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          hao_ma, units, stake, status, created_at, ended_at)
        SELECT station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms,
          hao_ma, units, stake, status, created_at, ended_at
        FROM (SELECT * FROM bet_order WHERE status = 3 ORDER BY id LIMIT 30) x`,
    );
    client.release(true);
    // Looked at again, the list renews its head in the middle of scrolling.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  test('load on as one scrolls, none missed and none twice while new bets arrive, and the page stays small', async ({
    open,
    server,
    station,
    player,
  }) => {
    const [id] = await bet(player, 'FFC', ['总和大']);
    await copyLost(server, station, id!);
    const { page } = await open('/lotteryRecord?view=lost', { as: 'member01' });
    let most = 0;
    let arrived = false;
    while ((await page.getByText(/共\d+笔/).count()) === 0) {
      const rows = await page.evaluate(async () => {
        let most = 0;
        for (let frame = 0; frame < 20; frame += 1) {
          window.scrollTo(0, document.documentElement.scrollHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
          most = Math.max(most, document.querySelectorAll('main li').length);
        }
        return most;
      });
      most = Math.max(most, rows);
      if (!arrived) await settleNewBets(page, server, station);
      arrived = true;
    }
    expect(most).toBeLessThan(500);
    const all = Number(/\d+/.exec(await page.getByText(/共\d+笔/).innerText())![0]);
    expect(all).toBeGreaterThanOrEqual(many + 30);
    // Rows are kept by their numbers, so none is there twice; as many as the server counts, so none is missed.
    const loaded = async (): Promise<number> =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const stretches = [...document.querySelectorAll<HTMLElement>('main section > ul')];
        return stretches.reduce((sum, { dataset }) => sum + Number(dataset.rows), 0);
      });
    await expect.poll(loaded).toBe(all);
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = page.locator('main ul').first();
    await expect.poll(() => first.locator('li').count()).toBe(Number(await first.getAttribute('data-rows')));
  });
});
