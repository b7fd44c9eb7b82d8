// What support sees of rounds at game platforms.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSupport } from '#scripts/support.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { accountId } from '../platformMoney.ts';
import { reported, store } from './storedRounds.ts';

let server: RunningServer;
const live = 'sandbox-live';
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  const own = await accountId(server, 'member01');
  const open = reported(own, server.now(), {
    roundNo: 'r-7',
    state: 'unsettled',
    valid: 0n,
    settledAt: null,
  });
  await store(server, live, [open]);
  await store(server, live, [
    {
      ...open,
      version: 2,
      state: 'won',
      valid: 100_000n,
      prize: 195_000n,
      fee: 5_000n,
      settledAt: server.now(),
      detail: {
        bets: [{ name: { 'zh-CN': '庄', en: 'Banker' }, stake: '10.0000', prize: '19.5000', odds: '0.95' }],
        proof: { rule: 'nothing.settle', input: {} },
      },
    },
  ]);
});
afterAll(() => server.stop());

const support = (...args: string[]) => runSupport(server.pool, args, server.now());

test('the rounds of a member are listed with their results', async () => {
  expect(await support(alpha, 'rounds', 'Member01')).toEqual([
    expect.stringMatching(
      /^round sandbox-live r-7 · .* · baccarat · won · stake 10 · valid 10 · paid 19.5 · profit 9.5$/,
    ),
  ]);
  expect(await support(alpha, 'rounds', 'member01', 'sandbox-fish')).toEqual(['No rounds.']);
  expect(await support(beta, 'rounds', 'member01')).toEqual(['No rounds.']);
  await expect(support(alpha, 'rounds', 'nobody')).rejects.toThrow('There is no account nobody.');
});

test('one round shows its versions, what happened and what the rule says', async () => {
  const lines = await support(alpha, 'round', live, 'r-7');
  expect(lines.join('\n')).toMatch(/version 1 .* unsettled · stake 10/);
  expect(lines.join('\n')).toMatch(/version 2 .* won · stake 10 · valid 10 · paid 19.5 · profit 9.5/);
  expect(lines).toContain('fee 0.5, taken off what was paid');
  expect(lines.find((line) => line.startsWith('bets: '))).toContain('"name":"Banker"');
  expect(lines.at(-1)).toBe('calculated again by nothing.settle: there is no such rule here');
  await expect(support(beta, 'round', live, 'r-7')).rejects.toThrow('There is no round');
});
