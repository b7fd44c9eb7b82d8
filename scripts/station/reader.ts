// Owns the second pair of hands of `station check`: reads a share of many files in a thread of its own.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

enableCompileCache();
const { readLightly } = await import('./files.ts');
const { Unreadable } = await import('./arguments.ts');

/** What is left of a reading when it travels between threads: the text is read again when it is asked for. */
export type Travelling =
  | {
      fileName: string;
      code: string | undefined;
      hosts: string[] | undefined;
      diagnostics: import('#station/diagnostic.ts').Diagnostic[];
    }
  | { unreadable: string };

const read = (file: string): Travelling => {
  try {
    const { fileName, file: station, diagnostics } = readLightly(file);
    return { fileName, code: station?.code, hosts: station?.hosts, diagnostics };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
};

parentPort!.postMessage((workerData as string[]).map(read));
