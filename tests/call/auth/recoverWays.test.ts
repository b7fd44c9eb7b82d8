import { expect } from 'vitest';
import { recoverWays } from '#contract/auth.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const stations = testStations.slice(0, 2).map((file) => ({
  ...file,
  onOff: { ...file.onOff, recoverByQuestion: file.code === alpha },
}));
const isSeeding = false;
const test = world({ stations, isSeeding, counterparties: true });

const waysOf = async (server: RunningServer, code: string) =>
  (await server.client(code).call(recoverWays, {})).answer.ways;

test('a station has the ways of its file', async ({ server }) => {
  expect(await waysOf(server, alpha)).toEqual(['phone', 'email', 'question']);
  expect(await waysOf(server, beta)).toEqual(['phone', 'email']);
});

test('by phone and mailbox only where there is a gateway', async () => {
  const server = await startServer({ stations, isSeeding });
  try {
    expect(await waysOf(server, alpha)).toEqual(['question']);
    // Only customer service helps.
    expect(await waysOf(server, beta)).toEqual([]);
  } finally {
    await server.stop();
  }
});
