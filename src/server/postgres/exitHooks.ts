// The end of this process: its clusters are stopped when it exits or gets a signal.
import { onWindows } from './processes.ts';

export interface RunningCluster {
  signalStop: () => void;
  stop: () => Promise<void>;
  release: () => void;
}

const clusters = new Set<RunningCluster>();
const endSignals: NodeJS.Signals[] = onWindows ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function stopOnExit(cluster: RunningCluster): void {
  if (clusters.size === 0) {
    process.on('exit', onExit);
    for (const signal of endSignals) process.on(signal, onSignal);
  }
  clusters.add(cluster);
}

export function leaveOnExit(cluster: RunningCluster): void {
  clusters.delete(cluster);
  if (clusters.size > 0) return;
  process.off('exit', onExit);
  for (const signal of endSignals) process.off(signal, onSignal);
}

function onExit(): void {
  // An exit cannot wait. The next start waits, should PostgreSQL still be writing.
  for (const cluster of clusters) {
    cluster.signalStop();
    cluster.release();
  }
}

function onSignal(signal: NodeJS.Signals): void {
  // Another listener decides the order in which things end, and calls stop() or exits.
  if (process.listenerCount(signal) > 1) return;
  void Promise.allSettled([...clusters].map((cluster) => cluster.stop())).then(() => {
    for (const name of endSignals) process.off(name, onSignal);
    process.kill(process.pid, signal);
  });
}
