// How much processor time processes have used, as Linux counts it: unlike seconds, that does not depend on other load of the machine.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
export const tickMs = 10;

interface Used {
  parent: number;
  ownMs: number;
  /** Of its children that have ended, with theirs. */
  endedMs: number;
}

/** Of one process; undefined when it has ended, and where the system does not report it. */
export function usedBy(pid: number | 'self'): Used | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // After the name in brackets, which may hold anything, brackets included: the parent is field 4; utime, stime, cutime and cstime follow from 14 on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return {
    parent: Number(fields[1]),
    ownMs: (user! + system!) * tickMs,
    endedMs: (endedUser! + endedSystem!) * tickMs,
  };
}

function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** Milliseconds that a process and all below it have used so far, those that have ended included; 0 where the system does not report it. */
export function processorMs(pid: number): number {
  return familyOf(pid).reduce((sum, id) => {
    const { ownMs, endedMs } = usedBy(id) ?? { ownMs: 0, endedMs: 0 };
    return sum + ownMs + endedMs;
  }, 0);
}

/** Processes at or below one, as they are now. */
export function familyOf(pid: number): number[] {
  const all = new Map(processIds().map((id) => [id, usedBy(id)]));
  const isWithin = (id: number): boolean => {
    const parent = all.get(id)?.parent;
    return id === pid || (parent !== undefined && isWithin(parent));
  };
  return [...all.keys()].filter(isWithin);
}

/** Milliseconds that the first threads of processes have run so far, to the nanosecond: fine enough for one call. One that has ended counts nothing. */
export const ranMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
