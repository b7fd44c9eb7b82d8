// Visits of games in the statement: what automatic exchange took there and back without a bet is marked, and nothing else.
import { expect } from 'vitest';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { endTransfer, openTransfer } from '#server/money/transfers/order.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { YUAN } from '#values/money.ts';
import { addPlatforms, reported, store } from '../games/storedRounds.ts';
import { accountId } from '../platformMoney.ts';

const test = world({ prepare: (server) => addPlatforms(server) });

interface Visit {
  platform: string;
  isAuto?: boolean;
  /** Whether a round of ten yuan came back even. */
  isPlayed?: boolean;
}

/** Fifty yuan go to a platform and come back a minute later. */
async function visit(
  server: RunningServer,
  { platform, isAuto = true, isPlayed = false }: Visit,
): Promise<void> {
  const id = await accountId(server, 'member01');
  for (const direction of ['in', 'out'] as const) {
    await server.inStation(alpha, async (db) => {
      const transfer = { station: alpha, accountId: id, platform, direction, amount: 50n * YUAN, isAuto };
      const { order_no } = await openTransfer(db, { ...transfer, at: server.now() });
      await endTransfer(db, order_no, { state: 'success' }, server.now());
    });
    server.passTime(30);
    if (isPlayed && direction === 'in')
      await store(server, platform, [reported(id, server.now(), { state: 'void', prize: 100_000n })]);
    server.passTime(30);
  }
}

test('money that automatic exchange took to a platform and back is a visit, unless something was bet there or it was moved by hand', async ({
  server,
  member,
}) => {
  await visit(server, { platform: 'sandbox-live' });
  await visit(server, { platform: 'sandbox-live', isPlayed: true });
  await visit(server, { platform: 'sandbox-fish', isAuto: false });
  await visit(server, { platform: 'sandbox-fish' });
  const { answer } = await member.call(moneyIncomeList, { kind: 'transfer' });
  expect(answer.list!.map(({ visit: at, amount }) => [at, amount])).toEqual([
    [expect.stringContaining('捕鱼'), '50.0000'],
    [expect.stringContaining('捕鱼'), '-50.0000'],
    ['', '50.0000'],
    ['', '-50.0000'],
    ['', '50.0000'],
    ['', '-50.0000'],
    [expect.stringContaining('真人'), '50.0000'],
    [expect.stringContaining('真人'), '-50.0000'],
  ]);
});
