// How much processor time a process has used: unlike seconds, that does not depend on other load of the machine.
import { readFile } from 'node:fs/promises';
import { processorMs, tickMs } from '../../harness/processorTime.ts';
import { rounded } from '../figures.ts';

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
      server: processorMs(serverPid),
      database: processorMs(databasePid),
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
