// Catching up: a period that nobody was there for is drawn by whoever leads next, and what waits for it is settled.

import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { DrawJob, DrawJobOptions } from '#server/jobs/drawJob.ts';
import type { DrawFeed } from '#server/jobs/draws/drawFeed.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { betOffcial, openTable, type Table, ticket, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { test as world } from '#support/world.ts';
import { dayMs } from '#values/beijingOffset.ts';

/** Opens tables of a test, and processes that may lead at one; ended with the test, however it ends. */
interface House {
  open(options?: Partial<DrawJobOptions>): Promise<Table>;
  another(table: Table, options?: Partial<DrawJobOptions>): DrawJob;
}

const test = world.extend('house', ({ task: _ }, { onCleanup }): House => {
  const opened: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    for (const end of opened.reverse()) await end();
  });
  return {
    async open(options) {
      const table = await openTable({ lotteries: ['FFC'], ...options });
      opened.push(table.close);
      return table;
    },
    another(table, options) {
      const job = drawJobOf(table.server, {
        lotteries: ['FFC'],
        onFailure: (what, error) => table.failures.push(`${what}: ${error}`),
        ...options,
      });
      opened.push(job.stop);
      return job;
    },
  };
});

const minuteMs = 60_000;
/** The fourth period from now has sealed and not opened: too late to commit to it, in time for the fifth. */
const untilFourthSealsMs = 4 * minuteMs - 13_000;

/** Chases five periods, and the first process is gone. */
async function chaseFive(table: Table): Promise<string[]> {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const periods = [0, 1, 2, 3, 4].map((ahead) => String(BigInt(qiHao) + BigInt(ahead)));
  const { answer } = await betOffcial(member, 'FFC', qiHao, [ticket()], {
    stopOnWin: false,
    periods: periods.map((period) => ({ qiHao: period, multiple: 1 })),
  });
  expect(answer.orders).toHaveLength(5);
  await table.job.stop();
  return periods;
}

const ordersOf = async (table: Table) =>
  (
    await table.server.inStation(alpha, (db) =>
      sql<{
        qi_hao: string;
        status: number;
      }>`SELECT qi_hao, status FROM bet_order WHERE lot_code = 'FFC' ORDER BY qi_hao`.execute(db),
    )
  ).rows;

describe('a period between two that are stored is not left out, and a chase through it is settled', () => {
  test('when two processes led for a round each', async ({ house }) => {
    const table = await house.open();
    const periods = await chaseFive(table);
    for (const awayMs of [untilFourthSealsMs, 2 * minuteMs]) {
      table.nowMs += awayMs;
      const job = house.another(table);
      expect(await job.tick()).toBe(true);
      await job.stop();
    }
    await expectSettled(table, periods);
  });

  test('when the process that came while it was sealed took more than a period for its next round', async ({
    house,
  }) => {
    const table = await house.open();
    const periods = await chaseFive(table);
    const job = house.another(table);
    for (const awayMs of [untilFourthSealsMs, 2 * minuteMs]) {
      table.nowMs += awayMs;
      expect(await job.tick()).toBe(true);
    }
    // Nobody was promised a draw whose bets were in.
    const { rows } = await table.server.pool.query(
      'SELECT qi_hao FROM lottery_period WHERE committed_at >= seals_at',
    );
    expect(rows).toEqual([]);
    await expectSettled(table, periods);
  });

  test('when a round failed once it had stored the next periods', async ({ house }) => {
    const table = await house.open();
    const periods = await chaseFive(table);
    let isFailing = false;
    const pool = new Proxy(table.server.pool, {
      get(real, name: keyof pg.Pool) {
        const own = real[name];
        if (typeof own !== 'function') return own;
        return (...args: unknown[]) => {
          if (isFailing && name === 'query' && String(args[0]).includes('LEFT JOIN lottery_seed'))
            return Promise.reject(new Error('the connection is gone'));
          return Reflect.apply(own, real, args);
        };
      },
    });
    const job = house.another(table, { pool });
    expect(await job.tick()).toBe(true);
    table.nowMs += 3 * minuteMs;
    isFailing = true;
    await expect(job.tick()).rejects.toThrow('the connection is gone');
    isFailing = false;
    table.nowMs += 2 * minuteMs;
    expect(await job.tick()).toBe(true);
    await expectSettled(table, periods);
  });
});

/** A pool whose statements of past draws, which are stored in batches, do something first. */
const poolThat = (table: Table, beforeBatch: () => Promise<void>): pg.Pool =>
  new Proxy(table.server.pool, {
    get(real, name: keyof pg.Pool) {
      const own = real[name];
      if (typeof own !== 'function') return own;
      return async (...args: unknown[]) => {
        if (name === 'query' && String(args[0]).includes("$8::text, 'drawn'")) await beforeBatch();
        return Reflect.apply(own, real, args);
      };
    },
  });

/** Whether a period is missing between two that are stored: of this lottery one opens each minute. */
async function gapsOf(table: Table): Promise<number> {
  const { rows } = await table.server.pool.query<{ gaps: number }>(
    `SELECT count(*)::integer AS gaps FROM (SELECT opens_at - lag(opens_at) OVER (ORDER BY opens_at) AS since FROM lottery_period) p
      WHERE since > interval '1 minute'`,
  );
  return rows[0]!.gaps;
}

describe('periods that were missed for days', () => {
  test('are stored by whoever comes a day after the one that was killed while it stored them', async ({
    house,
  }) => {
    const table = await house.open();
    await table.period('FFC');
    await table.job.stop();
    table.nowMs += 2 * dayMs;
    let batches = 0;
    const killed = house.another(table, {
      pool: poolThat(table, async () => {
        batches += 1;
        if (batches > 1) throw new Error('killed');
      }),
    });
    await expect(killed.tick()).rejects.toThrow('killed');
    await killed.stop();
    expect(await gapsOf(table)).toBe(1);
    table.nowMs += 1.5 * dayMs;
    expect(await house.another(table).tick()).toBe(true);
    expect(await gapsOf(table)).toBe(0);
  });

  test('do not hold up a server that stops: it ends after the batch, and the next one goes on', async ({
    house,
  }) => {
    const table = await house.open();
    await table.period('FFC');
    await table.job.stop();
    table.nowMs += 2 * dayMs;
    let batches = 0;
    let stopped: Promise<void> | undefined;
    const job: DrawJob = house.another(table, {
      pool: poolThat(table, async () => {
        batches += 1;
        stopped ??= job.stop();
      }),
    });
    await job.tick();
    await stopped;
    expect(batches).toBe(1);
    table.nowMs += 1.5 * dayMs;
    expect(await house.another(table).tick()).toBe(true);
    expect(await gapsOf(table)).toBe(0);
  });
});

describe('of a feed, a period that nobody was there for waits for its result, where a bet waits for it', () => {
  const left = async (house: House) => {
    const results = new Map<string, readonly number[]>();
    const feed: DrawFeed = {
      lotteries: new Set(['FFC']),
      read: async (_, qiHao) => results.get(qiHao) ?? null,
    };
    const table = await house.open({ feed });
    const periods = await chaseFive(table);
    const job = house.another(table, { feed });
    table.nowMs += 10 * minuteMs;
    expect(await job.tick()).toBe(true);
    return { table, periods, results, job };
  };

  test('and is settled by it', async ({ house }) => {
    const { table, periods, results, job } = await left(house);
    for (const qiHao of periods) results.set(qiHao, [1, 2, 3, 4, 5]);
    await job.tick();
    await expectSettled(table, periods);
    expect(new Set((await ordersOf(table)).map(({ status }) => status))).toEqual(new Set([BetStatus.won]));
    // Of the others the feed may say nothing, and nobody asks.
    expect(
      await table.server.pool.query("SELECT FROM lottery_period WHERE state = 'open' AND opens_at < $1", [
        new Date(table.nowMs),
      ]),
    ).toMatchObject({ rowCount: 0 });
  });

  test('or, without one, returns the stakes after six hours', async ({ house }) => {
    const { table, periods, job } = await left(house);
    expect(new Set((await ordersOf(table)).map(({ status }) => status))).toEqual(
      new Set([BetStatus.waiting]),
    );
    table.nowMs += 6 * 60 * minuteMs;
    await job.tick();
    await expectSettled(table, periods);
    expect(new Set((await ordersOf(table)).map(({ status }) => status))).toEqual(
      new Set([BetStatus.returned]),
    );
  });
});

describe('the history of a server', () => {
  test('that is all there costs one question at the next start, and what is missing is filled in', async ({
    house,
  }) => {
    const table = await house.open();
    const { pool } = table.server;
    const stored = async (): Promise<number> => {
      const { rows } = await pool.query<{ stored: number }>(
        'SELECT count(*)::integer AS stored FROM lottery_period WHERE opens_at <= $1',
        [new Date(table.nowMs)],
      );
      return rows[0]!.stored;
    };
    const day = { historyDays: 1 };
    await house.another(table, day).fillHistory();
    const all = await stored();
    expect(all).toBeGreaterThanOrEqual(24 * 60);
    const asked = vi.spyOn(pool, 'query');
    onTestFinished(() => asked.mockRestore());
    await house.another(table, day).fillHistory();
    expect(asked).toHaveBeenCalledTimes(1);
    // Nobody is there for an hour.
    table.nowMs += 60 * minuteMs;
    const before = await stored();
    await house.another(table, day).fillHistory();
    expect(await stored()).toBe(all + 60);
    expect(before).toBeLessThan(all + 60);
  });
});

async function expectSettled(table: Table, periods: readonly string[]): Promise<void> {
  const orders = await ordersOf(table);
  expect(orders.map(({ qi_hao }) => qi_hao)).toEqual(periods);
  expect(orders.filter(({ status }) => status === BetStatus.waiting)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
}
