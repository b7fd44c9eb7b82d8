// Ending a program that a drill started.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends the signal, and waits until it is gone; at once where it is. */
export async function endProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
