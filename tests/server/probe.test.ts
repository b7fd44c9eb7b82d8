// Our own reference server keeps the contract as `station probe` sees it from outside.
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#support/startServer.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function probe(...args: string[]): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ['scripts/station.ts', 'probe', ...args, '--format', 'json']);
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out };
}

/** Calls that are at fault, with what the probe says of them. */
const faultsOf = (out: string): unknown[] =>
  JSON.parse(out).results.filter(
    (one: { state: string }) => one.state === 'differs' || one.state === 'fails',
  );

test('the read-only calls of a guest fit', async () => {
  const { code, out } = await probe(server.url('w147'));
  expect(faultsOf(out)).toEqual([]);
  expect(code).toBe(0);
});

test('the calls of a member fit, those that change something included', async () => {
  const { code, out } = await probe(
    server.url('v003'),
    '--account',
    'member01',
    '--password',
    'demo8888',
    '--write',
  );
  expect(faultsOf(out)).toEqual([]);
  expect(code).toBe(0);
  const states = new Map(
    JSON.parse(out).results.map((one: { call: string; state: string }) => [one.call, one.state]),
  );
  expect(states.get('auth/login')).toBe('fits');
  expect(states.get('account/userInfo')).toBe('fits');
});
