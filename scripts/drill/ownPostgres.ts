// A PostgreSQL of Debian's for a drill: made, started on a folder, stopped.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asAccount, type SystemAccount } from '#server/postgres/runAs.ts';
import { endProcess } from './processes.ts';

export interface OwnPostgres {
  /** Of the superuser `owner`, by its socket; whoever may enter the folder of that may connect. */
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** The socket and the log lie here. */
export interface Place {
  home: string;
  programs: string;
  account: SystemAccount | undefined;
}

const againMs = 100;
const startMs = 120_000;

/** Runs a program to its end; throws with what it said. */
export function runProgram(
  { account, home }: Pick<Place, 'account' | 'home'>,
  program: string,
  args: readonly string[],
): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...asAccount(account),
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? ''}\n${stdout}${stderr}`);
}

export function makePostgres(place: Place, data: string): void {
  const args = ['-D', data, '-U', 'owner', '--auth-local=trust', '--auth-host=reject', '-E', 'UTF8'];
  runProgram(place, path.join(place.programs, 'initdb'), [...args, '--no-locale', '--no-instructions']);
}

/** Starts it, and waits until it takes writes: after a recovery to a moment that is when the moment is reached. */
export async function startPostgres(
  { home, programs, account }: Place,
  data: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<OwnPostgres> {
  const given = { ...settings, listen_addresses: '', unix_socket_directories: home, port: String(port) };
  const log = openSync(path.join(home, 'postgres.log'), 'a');
  let child: ChildProcess;
  try {
    child = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...asAccount(account), detached: true, stdio: ['ignore', log, log] },
    );
  } finally {
    closeSync(log);
  }
  const url = `postgresql://owner@localhost:${port}/postgres?host=${encodeURIComponent(home)}`;
  const giveUp = performance.now() + startMs;
  while (!(await takesWrites(url))) {
    if (child.exitCode !== null || performance.now() > giveUp) {
      await endProcess(child, 'SIGKILL');
      throw new Error(`PostgreSQL did not start on ${data}: see postgres.log beside it.`);
    }
    await pause(againMs);
  }
  return { url, process: child, stop: () => endProcess(child, 'SIGINT') };
}

/** Whether somebody who connects may write. */
export async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>('SELECT NOT pg_is_in_recovery() AS is');
    return rows[0]!.is;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
