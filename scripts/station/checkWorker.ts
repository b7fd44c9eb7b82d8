// The second thread of `station check`: reads its share of many files.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileVerdict } from './verdictCache.ts';

enableCompileCache();
const { verdictOn } = await import('./files.ts');
const { Unreadable } = await import('./commandLine.ts');
const { claimIndexes } = await import('./workQueue.ts');

export interface WorkerTask {
  files: readonly string[];
  /** Shared: see workQueue.ts. */
  claimed: Int32Array;
}

/** A verdict with the index of its file. */
export interface IndexedVerdict extends FileVerdict {
  at: number;
}

const { files, claimed } = workerData as WorkerTask;
function verdictsOrFailure(): IndexedVerdict[] | { unreadable: string } {
  const verdicts: IndexedVerdict[] = [];
  try {
    for (const at of claimIndexes(files.length, claimed)) verdicts.push({ at, ...verdictOn(files[at]!) });
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
  return verdicts;
}
parentPort!.postMessage(verdictsOrFailure());
