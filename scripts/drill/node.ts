// One node of a cluster: an etcd member and Patroni with its PostgreSQL, as processes that die together as a machine does.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asAccount, giveTo, type SystemAccount } from '#server/postgres/runAs.ts';
import { endProcess } from './processes.ts';

/** Files, and the folder of PostgreSQL's. */
export interface Programs {
  etcd: string;
  patroni: string;
  postgres: string;
}

export interface NodePlace {
  name: string;
  folder: string;
  postgres: number;
  rest: number;
  etcd: number;
  etcdPeer: number;
}

export interface Secrets {
  /** Of the superuser `owner`, and of the role that copies. */
  owner: string;
  replicator: string;
}

export interface ClusterNode {
  readonly place: NodePlace;
  start(): void;
  /** PostgreSQL dies; Patroni and the machine live. */
  killDatabase(): void;
  /** All of it dies at once. */
  killMachine(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Seconds: a leader that is silent for longer than `ttl` has lost its place. */
const timing = { ttl: 6, loop_wait: 1, retry_timeout: 2 };

const patroniConfig = (
  place: NodePlace,
  places: readonly NodePlace[],
  programs: Programs,
  secrets: Secrets,
) => ({
  scope: 'drill',
  name: place.name,
  restapi: { listen: `127.0.0.1:${place.rest}`, connect_address: `127.0.0.1:${place.rest}` },
  etcd3: { hosts: places.map(({ etcd }) => `127.0.0.1:${etcd}`) },
  bootstrap: {
    dcs: {
      ...timing,
      maximum_lag_on_failover: 1_048_576,
      // A commit is acknowledged once a second node has it, and only that node takes over.
      synchronous_mode: true,
      synchronous_mode_strict: true,
      // A PostgreSQL that died is not waited for: another takes over at once. The name before Patroni 3.1, and since.
      master_start_timeout: 0,
      primary_start_timeout: 0,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          max_connections: 100,
          wal_level: 'replica',
          wal_log_hints: 'on',
          wal_keep_size: '512MB',
          max_wal_senders: 8,
          max_replication_slots: 8,
          hot_standby: 'on',
          shared_buffers: '128MB',
          timezone: 'UTC',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
  },
  postgresql: {
    listen: `127.0.0.1:${place.postgres}`,
    connect_address: `127.0.0.1:${place.postgres}`,
    data_dir: path.join(place.folder, 'pgdata'),
    bin_dir: programs.postgres,
    pgpass: path.join(place.folder, 'pgpass'),
    authentication: {
      superuser: { username: 'owner', password: secrets.owner },
      replication: { username: 'replicator', password: secrets.replicator },
    },
    parameters: { unix_socket_directories: place.folder },
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
  },
});

/** A node in its folder, not yet started. */
export function makeNode(
  place: NodePlace,
  places: readonly NodePlace[],
  programs: Programs,
  secrets: Secrets,
  account: SystemAccount | undefined,
): ClusterNode {
  const config = path.join(place.folder, 'patroni.yml');
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  // Every JSON document is YAML.
  writeFileSync(config, JSON.stringify(patroniConfig(place, places, programs, secrets)), { mode: 0o600 });
  if (account) giveTo(account, place.folder);
  let etcd: ChildProcess | undefined;
  let patroni: ChildProcess | undefined;

  function run(program: string, args: readonly string[]): ChildProcess {
    const log = openSync(path.join(place.folder, `${path.basename(program)}.log`), 'a');
    try {
      return spawn(program, args, {
        ...asAccount(account),
        // Ctrl-C reaches the drill alone, which ends what it started.
        detached: true,
        stdio: ['ignore', log, log],
      });
    } finally {
      closeSync(log);
    }
  }
  function killDatabase(): void {
    const [pid] = readFileSync(path.join(place.folder, 'pgdata/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  return {
    place,
    start() {
      const local = (port: number) => `http://127.0.0.1:${port}`;
      const isRunning = etcd && etcd.exitCode === null && etcd.signalCode === null;
      if (!isRunning)
        etcd = run(programs.etcd, [
          ...['--name', place.name, '--data-dir', path.join(place.folder, 'etcd')],
          ...['--listen-client-urls', local(place.etcd), '--advertise-client-urls', local(place.etcd)],
          ...['--listen-peer-urls', local(place.etcdPeer)],
          ...['--initial-advertise-peer-urls', local(place.etcdPeer)],
          '--initial-cluster',
          places.map(({ name, etcdPeer }) => `${name}=${local(etcdPeer)}`).join(','),
          ...['--log-level', 'error'],
        ]);
      patroni = run(programs.patroni, [config]);
    },
    killDatabase,
    async killMachine() {
      const gone = [endProcess(patroni, 'SIGKILL'), endProcess(etcd, 'SIGKILL')];
      killDatabase();
      await Promise.all(gone);
    },
    async stop() {
      // It stops its PostgreSQL first.
      await endProcess(patroni, 'SIGTERM');
      await endProcess(etcd, 'SIGTERM');
    },
  };
}
