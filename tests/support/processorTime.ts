// Owns the processor time of each test file: of its worker, and of the browser and the programs that its worker has started.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { spent } from './spent.ts';

interface Process {
  parent: number;
  /** Of its own, in milliseconds. */
  own: number;
  /** Of its children that have ended, with theirs. */
  ended: number;
}

/** The processes of this machine by their number; none where there is no /proc. */
function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const process = processOf(name);
      if (process) found.set(Number(name), process);
    }
  } catch {
    // Only Linux has it.
  }
  return found;
}

function processOf(id: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // After the name in brackets, which may contain spaces: the parent is field 4; utime, stime, cutime and cstime follow from 14 on, in hundredths of a second.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return {
      parent: fields[1]!,
      own: (fields[11]! + fields[12]!) * 10,
      ended: (fields[13]! + fields[14]!) * 10,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** What all processes below this one have computed, those that have ended included, in milliseconds. */
function below(): number {
  const all = processes();
  const isBelow = (id: number): boolean => {
    const parent = all.get(id)?.parent;
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  let sum = all.get(process.pid)?.ended ?? 0;
  for (const [id, { own, ended }] of all) if (isBelow(id)) sum += own + ended;
  return sum;
}

const [ownBefore, belowBefore] = [process.cpuUsage(), below()];
afterAll(() => {
  const { user, system } = process.cpuUsage(ownBefore);
  spent('processor', (user + system) / 1000);
  spent('programs', Math.max(0, below() - belowBefore));
});
