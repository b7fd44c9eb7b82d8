// The drill of a pooler: the crash test at servers that reach the database through PgBouncer, which gives every transaction another connection.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asAccount, giveTo, unprivilegedAccount } from '#server/postgres/runAs.ts';
import { type OpenDatabase, openEmbedded } from '../crash-test/database.ts';
import { formatReport } from '../crash-test/report.ts';
import { runCrashTest } from '../crash-test/run.ts';
import { type Numbers, say } from './flags.ts';
import { freePorts } from './ports.ts';
import { endProcess } from './processes.ts';
import { programOf } from './programs.ts';

export const flags = { ops: '1500', kills: '6', clients: '16', servers: '2', seed: '' };

/** Fewer than the servers together would open. */
const connections = 20;

/** The embedded database behind a pooler, as docs/operation.md shows it. */
const openPooled =
  (program: string): OpenDatabase =>
  async (folder) => {
    const database = await openEmbedded(folder);
    const direct = new URL(database.url);
    const [port = 0] = await freePorts(1);
    const home = path.join(folder, 'pooler');
    const config = path.join(home, 'pgbouncer.ini');
    mkdirSync(home, { mode: 0o700 });
    writeFileSync(
      config,
      [
        '[databases]',
        `postgres = host=127.0.0.1 port=${direct.port} user=${direct.username} password=${direct.password}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        // This machine alone reaches it.
        'auth_type = any',
        'pool_mode = transaction',
        `default_pool_size = ${connections}`,
        'max_client_conn = 500',
        '',
      ].join('\n'),
      { mode: 0o600 },
    );
    const account = unprivilegedAccount();
    if (account) {
      giveTo(account, home);
      // It has to come through.
      chmodSync(folder, 0o711);
    }
    const pooler: ChildProcess = spawn(program, ['-q', config], { ...asAccount(account), stdio: 'inherit' });
    return {
      ...database,
      poolerUrl: `postgresql://owner@127.0.0.1:${port}/postgres`,
      async stop() {
        await endProcess(pooler, 'SIGKILL');
        await database.stop();
      },
    };
  };

/** Returns the exit code: 1 where something does not add up. */
export async function run(numbers: Numbers<typeof flags>): Promise<number> {
  const report = await runCrashTest(
    { ...numbers, databaseKills: 1, counterpartyKills: 4 },
    say,
    openPooled(programOf('pgbouncer')),
  );
  console.log(formatReport(report));
  return report.checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
