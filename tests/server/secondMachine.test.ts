// Nothing is acknowledged which a second machine does not have, where the database waits for one: not an act, and not its repeat.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { register } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import { startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

/** A database of its own: whom commits wait for is a setting of all that it has. */
async function ownDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lottery-second-machine-'));
  const cluster = await startCluster({ dataDir, settings: { max_wal_senders: '1' } });
  onTestFinished(async () => {
    await cluster.stop();
    await removeCluster(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  onTestFinished(() => admin.end());
  const waitFor = async (names: string) => {
    await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await admin.query('SELECT pg_reload_conf()');
    // Each connection learns of it when it is idle next.
    const read = () => admin.query<Record<string, string>>('SHOW synchronous_standby_names');
    await expect.poll(async () => Object.values((await read()).rows[0]!)[0]).toBe(names);
  };
  return { url: cluster.url, admin, waitFor };
}

test('an act whose commit no second machine has is answered when one has it, and so is its repeat', async () => {
  const { url, admin, waitFor } = await ownDatabase();
  const server = await startServer({
    stations: testStations,
    isSeeding: false,
    databaseBy: () => Promise.resolve(url),
  });
  onTestFinished(() => server.stop());
  const guest = server.client(alpha);
  // Intents of a guest belong to his cookie.
  await guest.call(accInfo, {});
  const ask = () =>
    guest.call(
      register,
      { account: 'second01', password: 'demo8888', rePassword: 'demo8888' },
      { intentId: 'one-and-the-same' },
    );
  const accounts = async () => (await admin.query("SELECT FROM account WHERE name = 'second01'")).rowCount;

  /** An operator ends what hangs: the database goes on as if the commit were confirmed. */
  const askAndCancel = async (): Promise<number> => {
    let status: number | undefined;
    const asked = ask().then((reply) => {
      status = reply.status;
    });
    await expect
      .poll(async () => {
        await admin.query("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
        return status;
      })
      .toBeDefined();
    await asked;
    return status!;
  };

  await waitFor('nobody');
  expect(await askAndCancel()).toBeGreaterThanOrEqual(500);
  // It is there for whoever reads it, and on one machine.
  expect(await accounts()).toBe(1);
  expect(await askAndCancel()).toBeGreaterThanOrEqual(500);

  await waitFor('');
  const { status, answer } = await ask();
  expect([status, answer.success]).toEqual([200, true]);
  expect(await accounts()).toBe(1);
});
