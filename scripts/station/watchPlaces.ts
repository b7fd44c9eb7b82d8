// The watching of `check --watch`: looks again soon after a save in a folder, and reports where anything changed.
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** From the first sign of a save to the look: editors save in bursts, and this is short enough to feel immediate. */
const settleMs = 4;
/** A file that is incomplete while it is being written is complete after this. */
const secondLookMs = 25;

export interface Watched {
  /** Folders that are watched, with those directly below them. */
  folders: readonly string[];
  /** Reads what changed; says whether anything did. */
  look(): boolean;
  /** Whether a file looks as if it were being written. */
  isHalf(): boolean;
  /** The report of everything. */
  report(): Promise<string>;
}

/** What a file was when it was last looked at; empty where it is not there. */
export function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
}

/** Reports once, then again after every change, until the process is ended. */
export async function watchPlaces({ folders, look, isHalf, report }: Watched): Promise<number> {
  async function emit(startMs: number): Promise<void> {
    const text = await report();
    const tookMs = performance.now() - startMs;
    process.stdout.write(text);
    process.stderr.write(`Checked in ${tookMs.toFixed(1)} ms; waiting for changes.\n`);
  }

  let isLookSet = false;
  let secondLook: NodeJS.Timeout | undefined;
  const changed = (): void => {
    // Neither look is put off by what else goes on in the folder.
    if (isLookSet) return;
    isLookSet = true;
    setTimeout(() => {
      isLookSet = false;
      const sinceMs = performance.now();
      if (!look()) return;
      clearTimeout(secondLook);
      if (!isHalf()) {
        void emit(sinceMs);
        return;
      }
      secondLook = setTimeout(() => {
        look();
        void emit(sinceMs);
      }, secondLookMs);
    }, settleMs);
  };
  const watched = new Set<string>();
  /** Pictures lie in folders below those of the files; such a folder may come later. */
  function watchFolders(): void {
    // The folder itself may be gone for a moment.
    for (const folder of folders)
      for (const name of existsSync(folder) ? ['.', ...readdirSync(folder)] : []) {
        const place = path.join(folder, name);
        if (watched.has(place) || !statSync(place, { throwIfNoEntry: false })?.isDirectory()) continue;
        watched.add(place);
        watch(place, () => {
          if (name === '.') watchFolders();
          changed();
        }).on('error', () => watched.delete(place));
      }
  }
  // Before the first look: what is saved while that goes on is seen by one of the two.
  watchFolders();
  const startMs = performance.now();
  look();
  await emit(startMs);
  return new Promise(() => {});
}
