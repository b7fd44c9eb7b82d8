// Owns the test of finance/getPayDesc.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPayDesc } from '#contract/finance.generated.ts';
import { depositor, depositStations, methodNamed, zeta } from '#support/deposits.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: depositStations });
});
afterAll(() => server.stop());

test('each method lists its steps; one of another station has none', async () => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'bank');
  const { answer } = await client.call(getPayDesc, { methodId: id });
  expect(answer).toMatchObject({ success: true, methodId: id });
  expect(answer.steps!.length).toBe(3);
  const elsewhere = await depositor(server, zeta);
  expect((await elsewhere.call(getPayDesc, { methodId: id })).answer.code).toBe('wayClosed');
});

test('guests and trial players are refused', async () => {
  expect((await server.call(getPayDesc, { methodId: 1 })).answer.code).toBe('notLoggedIn');
  expect((await server.call(getPayDesc, { methodId: 1 }, { as: 'trial01' })).answer.code).toBe('wrongRole');
});
