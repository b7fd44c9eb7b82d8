// Owns how much processor time a process has used: unlike seconds, that does not depend on other load of the machine.
import { readdir, readFile } from 'node:fs/promises';
import { rounded } from '../figures.ts';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

interface Had {
  parent: number;
  ms: number;
}

async function hadBy(pid: string | number): Promise<Had | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name before may hold anything, parentheses included.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ms: (user! + system! + childrenUser! + childrenSystem!) * tickMs };
}

/** Milliseconds a process and its children have had so far, those that ended included; 0 where the system does not report it. */
async function processorMs(pid: number): Promise<number> {
  const own = await hadBy(pid);
  if (!own) return 0;
  const others = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(hadBy));
  return others.reduce((sum, had) => sum + (had?.parent === pid ? had.ms : 0), own.ms);
}

/** Milliseconds the whole machine has been busy so far, all processors together; 0 where the system does not report it. */
async function machineMs(): Promise<number> {
  const [, ...fields] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n')[0]!.split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = fields.map(Number);
  return (user + nice + system + irq + softIrq + steal) * tickMs;
}

export interface Use {
  serverMs: number;
  databaseMs: number;
  clientMs: number;
  /** Processors that others kept busy meanwhile: where this is not near 0, the seconds of a measurement say little. */
  othersBusy: number;
}

/** Starts to measure processor time; the function it returns reports what has been used since. */
export async function watchProcessor(serverPid: number, databasePid: number): Promise<() => Promise<Use>> {
  const look = async () => {
    const { user, system } = process.cpuUsage();
    return {
      server: await processorMs(serverPid),
      database: await processorMs(databasePid),
      client: (user + system) / 1000,
      machine: await machineMs(),
      now: performance.now(),
    };
  };
  const before = await look();
  return async () => {
    const after = await look();
    const since = (key: keyof typeof before) => after[key] - before[key];
    const known = since('server') + since('database') + since('client');
    return {
      serverMs: since('server'),
      databaseMs: since('database'),
      clientMs: since('client'),
      othersBusy: Math.max(0, rounded((since('machine') - known) / since('now'), 2)),
    };
  };
}
