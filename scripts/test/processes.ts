// The processes of a test run: starting one, keeping what it says until it ends, and the processor time it took.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from '../build/site.ts';
import { usedBy } from '../harness/processorTime.ts';

export interface Ended {
  isGood: boolean;
  output: string;
  /** What of it came on stderr. */
  complaints: string;
  processorSeconds: number | undefined;
}

export interface RunOptions {
  env?: Readonly<Record<string, string>>;
  /** Where it runs; the root of the project when left out. */
  folder?: string;
  /** Takes only what the others leave: for what has no time-outs of its own. */
  isBeside?: boolean;
}

const running = new Set<ChildProcess>();
// Who stops us by our number alone means the tests: without us nobody would read what they say.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  });

/** Runs a program of ours on this Node. Its output is kept, so that steps that run side by side are read one after another. */
export function runNode(
  args: readonly string[],
  { env = {}, folder = root, isBeside = false }: RunOptions = {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isBeside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    running.add(child);
    let output = '';
    let complaints = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => {
        output += piece;
        if (stream === child.stderr) complaints += piece;
      });
    }
    let processorSeconds: number | undefined;
    child.once('exit', () => {
      running.delete(child);
      processorSeconds = childrenSince();
    });
    child.once('error', (error) =>
      done({ isGood: false, output: error.message, complaints: error.message, processorSeconds }),
    );
    child.once('close', (code) => done({ isGood: code === 0, output, complaints, processorSeconds }));
  });
}

/** Processor time of all children that have ended, with theirs, in milliseconds; only Linux counts it. */
const endedMs = (): number | undefined => usedBy('self')?.endedMs;

let countedMs = endedMs() ?? 0;

/** What has been added since it was last asked, which is at the end of every child: the time of the one that just ended. */
function childrenSince(): number | undefined {
  const nowMs = endedMs();
  if (nowMs === undefined) return undefined;
  const addedMs = nowMs - countedMs;
  countedMs = nowMs;
  return addedMs / 1000;
}
