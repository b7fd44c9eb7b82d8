// The drill of a mistake: somebody deletes bets and changes balances, and pgBackRest brings the database back to the moment before.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { giveTo, unprivilegedAccount } from '#server/postgres/runAs.ts';
import { reconcile } from '../backup/reconcile.ts';
import type { OpenDatabase } from '../crash-test/database.ts';
import { formatReport } from '../crash-test/report.ts';
import { runCrashTest } from '../crash-test/run.ts';
import { type Numbers, say } from './flags.ts';
import { makePostgres, type Place, runProgram, startPostgres } from './ownPostgres.ts';
import { freePorts } from './ports.ts';
import { postgresFolder, programOf } from './programs.ts';

export const flags = { ops: '1500', kills: '2', clients: '16', servers: '2', seed: '' };

/** Players are at it by then. */
const secondBackupMs = 20_000;

interface Found {
  /** What did not add up after the mistake, and after the way back. */
  faultsAfterMistake: number;
  faultsAfterRestore: string[];
  tables: number;
  /** Tables that are not what they were to the row. */
  differing: string[];
  restoreMs: number;
}

/** The contents of each table, as a hash that knows no order. */
async function contentsOf(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1",
    );
    const contents = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(h, '' ORDER BY h)), '') AS hash FROM (SELECT md5(t::text) AS h FROM ${name} t) x`,
      );
      contents.set(name, rows[0]!.hash);
    }
    return contents;
  } finally {
    await client.end();
  }
}

/** Notes the moment, then does what no call could: past every trigger, as an administrator may. */
async function makeMistake(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
    await client.query(`SET session_replication_role = replica;
      DELETE FROM bet_order WHERE id % 2 = 0;
      UPDATE ledger_account SET balance = balance + 10000000;
      SELECT pg_switch_wal()`);
    return rows[0]!.at;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL with an archive of its journal; when it is stopped the mistake is made and undone. */
const openArchived =
  (pgbackrest: string, programs: string, report: (found: Found) => void): OpenDatabase =>
  async (folder) => {
    const account = unprivilegedAccount();
    const home = path.join(folder, 'postgres-of-debian');
    const [port = 0, second = 0] = await freePorts(2);
    const config = path.join(home, 'pgbackrest.conf');
    const place: Place = { home, programs, account };
    const [data, restored] = ['pgdata', 'restored'].map((name) => path.join(home, name)) as [string, string];
    for (const name of ['', 'repo', 'log', 'lock'])
      mkdirSync(path.join(home, name), { recursive: true, mode: 0o700 });
    writeFileSync(
      config,
      [
        '[global]',
        ...['repo1-path=repo', 'log-path=log', 'lock-path=lock'].map((line) =>
          line.replace('=', `=${home}/`),
        ),
        'start-fast=y',
        '[drill]',
        `pg1-path=${data}`,
        `pg1-port=${port}`,
        `pg1-socket-path=${home}`,
        'pg1-user=owner',
        '',
      ].join('\n'),
    );
    if (account) {
      giveTo(account, home);
      chmodSync(folder, 0o711);
    }
    const backrest = (...args: string[]): void =>
      runProgram(place, pgbackrest, [`--config=${config}`, '--stanza=drill', ...args]);
    makePostgres(place, data);
    const settings = {
      archive_mode: 'on',
      archive_command: `${pgbackrest} --config=${config} --stanza=drill archive-push %p`,
      wal_level: 'replica',
      max_connections: '100',
    };
    const postgres = await startPostgres(place, data, port, settings);
    backrest('stanza-create');
    backrest('--type=full', 'backup');
    say('A full backup of the empty database; a second one follows while players play.');
    const isOver = new AbortController();
    const secondBackup = pause(secondBackupMs, undefined, { signal: isOver.signal }).then(
      () => backrest('--type=incr', 'backup'),
      () => {},
    );
    return {
      url: postgres.url,
      harm: () => Promise.reject(new Error('This drill kills no database.')),
      async stop() {
        isOver.abort();
        await secondBackup;
        const before = await contentsOf(postgres.url);
        const at = await makeMistake(postgres.url);
        const { faults } = await reconcile(postgres.url);
        await postgres.stop();
        const begun = performance.now();
        backrest(
          `--pg1-path=${restored}`,
          '--type=time',
          `--target=${at}`,
          '--target-action=promote',
          'restore',
        );
        // It has an archive of its own once somebody gives it one.
        const again = await startPostgres(place, restored, second, { archive_mode: 'off' });
        const restoreMs = performance.now() - begun;
        const after = await contentsOf(again.url);
        report({
          faultsAfterMistake: faults.length,
          faultsAfterRestore: (await reconcile(again.url)).faults,
          tables: before.size,
          differing: [...before].filter(([name, hash]) => after.get(name) !== hash).map(([name]) => name),
          restoreMs,
        });
        await again.stop();
      },
    };
  };

/** Returns the exit code: 1 where the database is not to the row what it was before the mistake, or does not add up. */
export async function run(numbers: Numbers<typeof flags>): Promise<number> {
  let found: Found | undefined;
  const report = await runCrashTest(
    { ...numbers, databaseKills: 0, counterpartyKills: 4 },
    say,
    openArchived(programOf('pgbackrest'), postgresFolder(), (each) => {
      found = each;
    }),
  );
  console.log(formatReport(report));
  const { faultsAfterMistake, faultsAfterRestore, tables, differing, restoreMs } = found!;
  console.log(`
After the mistake ${faultsAfterMistake} things did not add up. Restored to the moment before in ${(restoreMs / 1_000).toFixed(1)} s:
  ${tables - differing.length} of ${tables} tables are what they were to the row${differing.length > 0 ? `, and not ${differing.join(', ')}` : ''}
  ${faultsAfterRestore.length === 0 ? 'everything adds up' : faultsAfterRestore.join('\n  ')}`);
  const isBack = faultsAfterMistake > 0 && faultsAfterRestore.length === 0 && differing.length === 0;
  return isBack && report.checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
