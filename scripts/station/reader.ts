// Owns the second pair of hands of `station check`: reads its share of many files in a thread of its own.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Verdict } from './memory.ts';

enableCompileCache();
const { verdictOn } = await import('./files.ts');
const { Unreadable } = await import('./arguments.ts');
const { batchesOf } = await import('./batches.ts');

export interface ReaderTask {
  files: readonly string[];
  /** Shared: see batches.ts. */
  taken: Int32Array;
}

/** A verdict with the index of its file. */
export interface JudgedAt extends Verdict {
  at: number;
}

const { files, taken } = workerData as ReaderTask;
function share(): JudgedAt[] | { unreadable: string } {
  const judged: JudgedAt[] = [];
  try {
    for (const at of batchesOf(files.length, taken)) judged.push({ at, ...verdictOn(files[at]!) });
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
  return judged;
}
parentPort!.postMessage(share());
