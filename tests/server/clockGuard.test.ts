// A machine whose clock has left the database's draws nothing, says so, and goes on by itself once both agree.
import { expect, onTestFinished, vi } from 'vitest';
import { createServer } from '#server/app.ts';
import { createClockGuard } from '#server/operation/clockGuard.ts';
import { drawJobOf } from '#support/drawJob.ts';
import type { RunningServer } from '#support/startServer.ts';
import { test } from '#support/world.ts';

/** How many periods of a lottery are committed to. */
const periodsOf = async (server: RunningServer, lotCode: string): Promise<number> => {
  const { rows } = await server.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM lottery_period WHERE lot_code = $1',
    [lotCode],
  );
  return rows[0]!.count;
};

test.for([
  ['an hour ahead', 'FFC', 3_600_000, 'ahead of'],
  ['two seconds ahead', 'FFK3', 2_000, 'ahead of'],
  ['two seconds behind', 'FF28', -2_000, 'behind'],
] as const)(
  'a clock %s commits to no period and draws none',
  async ([, lotCode, offMs, word], { server }) => {
    let off: number = offMs;
    const now = () => new Date(Date.now() + off);
    const clock = createClockGuard(server.pool, now);
    const job = drawJobOf(server, { lotteries: [lotCode], now, historyDays: 0, clock });
    onTestFinished(job.stop);
    await expect(job.tick()).rejects.toThrow(word);
    expect(await periodsOf(server, lotCode)).toBe(0);
    off = 0;
    expect(await job.tick()).toBe(true);
    expect(await periodsOf(server, lotCode)).toBeGreaterThan(0);
  },
);

test('in service it sends players elsewhere and names the clock as long as that lasts', async ({
  server,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const service = await createServer({
    databaseUrl: server.databaseUrl,
    stations: server.context.stations,
    isSeeding: false,
    logTo: null,
    settings: { drawKey: server.context.settings.drawKey },
    draws: { lotteries: ['SFLHC'], historyDays: 0 },
  });
  onTestFinished(() => service.close());
  const address = await service.listen(0);
  const ask = async (path: string) => (await fetch(new URL(path, address))).json();
  expect(await ask('/readyz')).toEqual({ status: 'clock' });
  expect(await ask('/healthz')).toMatchObject({ problems: [{ kind: 'clock', count: 1 }] });
  expect(await periodsOf(server, 'SFLHC')).toBe(0);
  vi.useRealTimers();
  // A comparison that was under way began by the other clock, and may still be the last word.
  await expect.poll(() => ask('/readyz')).toEqual({ status: 'ok' });
  await expect.poll(() => ask('/healthz')).not.toHaveProperty('problems');
  await expect.poll(() => periodsOf(server, 'SFLHC')).toBeGreaterThan(0);
});
