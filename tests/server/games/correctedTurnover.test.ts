// Valid bets that are corrected while a withdrawal of their member waits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawSave } from '#contract/finance.generated.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { atDesk, byHand } from '#support/deposits.ts';
import { loggedIn } from '#support/messages.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { cardOf, setRule } from '#support/withdrawals.ts';
import { accountId } from '../platformMoney.ts';
import { reported, store } from './storedRounds.ts';

let server: RunningServer;
let member: number;
beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
  byHand(server);
  await setRule(server, alpha, { times_a_day: -1, free_times: -1 });
  member = await accountId(server, 'member01');
});
afterAll(() => server.stop());

const valid = async () => (await server.inStation(alpha, (db) => turnoverOf(db, member))).valid;

test('a bet voided while a withdrawal waits is not cleared a second time, and what was bet since then stays', async () => {
  const old = [reported(member, server.now()), reported(member, server.now())];
  await store(server, 'sandbox-live', old);
  expect(await valid()).toBe(200_000n);
  server.passTime(5);
  const client = await loggedIn(server, 'member01');
  const cardId = await cardOf(client);
  const { answer } = await client.call(withdrawSave, { cardId, money: '500', password: '123456', fee: '0' });
  expect(answer.success).toBe(true);
  server.passTime(5);
  const since = reported(member, server.now());
  await store(server, 'sandbox-live', [since]);
  // One of before and one of since then are voided; the third keeps counting as bet before the request.
  server.passTime(5);
  const voided = { version: 2, state: 'void', valid: 0n, prize: 100_000n } as const;
  await store(server, 'sandbox-live', [{ ...old[0]!, ...voided }]);
  expect(await valid()).toBe(200_000n);
  await server.runMoneyJob();
  atDesk(server, answer.order!.orderNo, 'approved');
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await valid()).toBe(100_000n);
  // What has been cleared is not taken from what was bet since.
  await store(server, 'sandbox-live', [{ ...old[1]!, ...voided }]);
  expect(await valid()).toBe(100_000n);
  await store(server, 'sandbox-live', [{ ...since, ...voided }]);
  expect(await valid()).toBe(0n);
});

test('a round that is opened again counts nothing until it is settled once more', async () => {
  const before = await valid();
  const round = reported(member, server.now());
  await store(server, 'sandbox-live', [round]);
  expect(await valid()).toBe(before + 100_000n);
  await store(server, 'sandbox-live', [
    { ...round, version: 2, state: 'unsettled', valid: 0n, settledAt: null },
  ]);
  expect(await valid()).toBe(before);
  await store(server, 'sandbox-live', [{ ...round, version: 3, valid: 70_000n }]);
  expect(await valid()).toBe(before + 70_000n);
});
