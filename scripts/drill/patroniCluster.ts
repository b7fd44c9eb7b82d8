// Three nodes of PostgreSQL under Patroni behind HAProxy, as docs/operation.md shows them, all on this machine: started, their primary killed, whole again.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asAccount, giveTo, unprivilegedAccount } from '#server/postgres/runAs.ts';
import type { TestedDatabase } from '../crash-test/database.ts';
import { type ClusterNode, makeNode, type NodePlace, type Programs } from './node.ts';
import { freePorts } from './ports.ts';
import { endProcess } from './processes.ts';

/** What dies: PostgreSQL alone, or the machine that it runs on. */
export type Death = 'database' | 'machine';

export interface Failover {
  death: Death;
  /** Milliseconds from the kill to the first write that is acknowledged. */
  outageMs: number;
}

export interface PatroniCluster extends TestedDatabase {
  readonly failovers: readonly Failover[];
}

const nodeCount = 3;
const portsOfNode = 4;
const againMs = 50;
const tryMs = 1_000;
/** A cluster that is not whole by then is the finding. */
const wholeMs = 180_000;

interface Member {
  name: string;
  role: string;
  state: string;
}

/** What Patroni says at a node; undefined where it does not answer. */
async function membersAt({ rest }: NodePlace): Promise<Member[] | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(tryMs) });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return undefined;
  }
}

async function membersOf(places: readonly NodePlace[]): Promise<Member[]> {
  const answers = await Promise.all(places.map(membersAt));
  return answers.find((answer) => answer !== undefined) ?? [];
}

const isLeader = ({ role }: Member): boolean => role === 'leader';
const isFollowing = ({ role, state }: Member): boolean =>
  role !== 'leader' && (state === 'streaming' || state === 'running');

/** Waits until one node leads, one follows it commit by commit, and the others follow. */
async function untilWhole(places: readonly NodePlace[]): Promise<string> {
  const giveUp = performance.now() + wholeMs;
  let last: Member[] = [];
  while (performance.now() < giveUp) {
    last = await membersOf(places);
    const leader = last.find(isLeader);
    const isWhole =
      last.length === places.length &&
      leader?.state === 'running' &&
      last.filter(isFollowing).length === places.length - 1 &&
      last.some(({ role }) => role === 'sync_standby');
    if (isWhole) return leader.name;
    await pause(4 * againMs);
  }
  throw new Error(`The cluster was not whole after ${wholeMs / 1_000} s: ${JSON.stringify(last)}`);
}

/** One write by a new connection, whose commit waits for the second node. */
async function canWrite(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: tryMs,
    query_timeout: tryMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query("SELECT pg_logical_emit_message(true, 'drill', '')");
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

const proxyConfig = (port: number, places: readonly NodePlace[]): string =>
  [
    'global',
    '  maxconn 1000',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 1s',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...places.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`),
    '',
  ].join('\n');

/** `nextDeath` says what dies with each kill. */
export async function startPatroniCluster(
  folder: string,
  programs: Programs & { haproxy: string },
  nextDeath: () => Death,
  say: (line: string) => void,
): Promise<PatroniCluster> {
  const account = unprivilegedAccount();
  const home = path.join(folder, 'cluster');
  mkdirSync(home, { mode: 0o700 });
  // The account of PostgreSQL has to come through.
  if (account) chmodSync(folder, 0o711);
  const [port = 0, ...ports] = await freePorts(1 + nodeCount * portsOfNode);
  const places = Array.from({ length: nodeCount }, (_, at): NodePlace => {
    const [postgres = 0, rest = 0, etcd = 0, etcdPeer = 0] = ports.slice(at * portsOfNode);
    const name = `node${at + 1}`;
    return { name, folder: path.join(home, name), postgres, rest, etcd, etcdPeer };
  });
  const secrets = { owner: randomBytes(16).toString('hex'), replicator: randomBytes(16).toString('hex') };
  const proxyFile = path.join(home, 'haproxy.cfg');
  writeFileSync(proxyFile, proxyConfig(port, places));
  const nodes = places.map((place) => makeNode(place, places, programs, secrets, account));
  if (account) giveTo(account, home);
  const url = `postgresql://owner:${secrets.owner}@127.0.0.1:${port}/postgres`;
  const failovers: Failover[] = [];
  let proxy: ChildProcess | undefined;

  async function stop(): Promise<void> {
    await Promise.all(nodes.map((node) => node.stop()));
    await endProcess(proxy, 'SIGKILL');
    await rm(home, { recursive: true, force: true });
  }
  async function killOne(node: ClusterNode, death: Death): Promise<void> {
    const begun = performance.now();
    if (death === 'machine') await node.killMachine();
    else node.killDatabase();
    while (!(await canWrite(url))) await pause(againMs);
    failovers.push({ death, outageMs: performance.now() - begun });
    if (death === 'machine') node.start();
  }

  try {
    for (const node of nodes) node.start();
    proxy = spawn(programs.haproxy, ['-db', '-f', proxyFile], { ...asAccount(account), stdio: 'ignore' });
    say(`${await untilWhole(places)} leads ${nodeCount} nodes.`);
    while (!(await canWrite(url))) await pause(againMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    failovers,
    async harm() {
      const leader = await untilWhole(places);
      const death = nextDeath();
      await killOne(nodes.find(({ place }) => place.name === leader)!, death);
      const next = await untilWhole(places);
      const seconds = (failovers.at(-1)!.outageMs / 1_000).toFixed(1);
      return `${failovers.length}: the ${death} of ${leader} killed (${next} leads after ${seconds} s)`;
    },
    stop,
  };
}
