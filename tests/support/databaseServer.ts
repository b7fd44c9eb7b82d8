// The one PostgreSQL server of a test run: started before the tests of the first project that needs it, deleted
// after the last. TEST_DATABASE_URL (a superuser's) names a server of your own instead.
import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import { scratchFolder, scratchPlaces } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's url of a server that holds nothing: a test makes its own database with `createDatabase`. */
    databaseUrl: string;
    /** A hash of everything that decides what the demonstration's rows are. */
    sources: string;
  }
}

interface Shared {
  users: number;
  server: Promise<{ url: string; remove: () => Promise<void> }>;
}

// Each vitest project loads this file again, in one process; they share only the process itself.
const shared = globalThis as typeof globalThis & { lotteryHouseTestServer?: Shared | undefined };

const prefix = 'lottery-house-test-';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.lotteryHouseTestServer ??= { users: 0, server: startServer() };
  const mine = shared.lotteryHouseTestServer;
  mine.users += 1;
  const { url, remove } = await mine.server;
  project.provide('databaseUrl', url);
  project.provide('sources', sourcesOfSeeds());
  // While tests are watched, sources change and the databases made from the old ones are of no use.
  project.onTestsRerun(() => project.provide('sources', sourcesOfSeeds()));
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    shared.lotteryHouseTestServer = undefined;
    await remove();
  };
}

const root = join(import.meta.dirname, '../..');
/** The code and the content that seed; all of them, since a list of files would be forgotten. */
const seeding = [
  'src/content',
  'src/counterparty',
  'src/lottery',
  'src/rules',
  'src/server',
  'src/station',
  'src/values',
  'stations/content',
];

function sourcesOfSeeds(): string {
  const hash = createHash('sha256');
  for (const folder of seeding)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|json|sql|svg|html)$/.test(file))
        hash.update(file).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex');
}

async function startServer(): Promise<{ url: string; remove: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, remove: async () => {} };
  await sweep();
  // Databases are copied some three hundred times: in memory that keeps nobody waiting for a disk.
  const dataDir = scratchFolder(`${prefix}${process.pid}-`, 4096);
  // As root PostgreSQL runs as another account, which has to pass through here; the data itself stays closed.
  chmodSync(dataDir, 0o755);
  // Nobody misses this data after a power cut, and copying the template is many times quicker without fsync.
  const cluster = await startCluster({ dataDir, isDurable: false, log: (line) => console.error(line) });
  return {
    url: cluster.url,
    remove: async () => {
      await cluster.stop();
      await removeCluster(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Deletes what killed test runs left behind, their servers included. */
async function sweep(): Promise<void> {
  for (const place of scratchPlaces())
    for (const name of readdirSync(place)) {
      const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0]);
      if (!pid || isAlive(pid)) continue;
      try {
        await removeCluster(join(place, name));
        rmSync(join(place, name), { recursive: true, force: true });
      } catch (error) {
        console.error(`${join(place, name)}, left by a killed test run, cannot be deleted: ${error}`);
      }
    }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
