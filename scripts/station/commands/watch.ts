// Owns `station check --watch`: reads again what was saved, and only that, and reports at once.
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { Reading } from '#station/read/readStation.ts';
import { Unreadable } from '../commandLine.ts';
import { readFile, stationFiles } from '../files.ts';

/** From the first sign of a save to the look: editors save in bursts, and this is short enough to feel immediate. */
const settleMs = 4;
/** A file that is incomplete while it is being written is complete after this. */
const secondLookMs = 25;

/** Reports all files, then again after every change of one, until the process is ended. */
export async function watchFiles(
  targets: readonly string[],
  report: (readings: Reading[]) => Promise<string>,
): Promise<number> {
  const readings = new Map<string, Reading>();
  const stamps = new Map<string, string>();
  /** The pictures that each file names, and whether they exist. */
  const assets = new Map<string, Record<string, boolean>>();
  const assetsChanged = (file: string): boolean =>
    Object.entries(assets.get(file) ?? {}).some(([asset, existed]) => existsSync(asset) !== existed);
  const stampOf = (file: string): string => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : '';
  };

  /** Reads what changed; says whether anything did. */
  function look(): boolean {
    let isChanged = false;
    let files: string[] = [];
    try {
      files = stationFiles(targets);
    } catch (error) {
      // The last file of a folder may disappear and return while we watch.
      if (readings.size === 0) throw error;
    }
    const isThere = new Set<string>();
    for (const file of files) {
      const stamp = stampOf(file);
      if (stamp === '') continue;
      isThere.add(file);
      if (stamp === stamps.get(file) && !assetsChanged(file)) continue;
      try {
        const found: Record<string, boolean> = {};
        readings.set(file, readFile(file, found));
        assets.set(file, found);
        stamps.set(file, stamp);
        isChanged = true;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
      }
    }
    for (const file of readings.keys()) {
      if (isThere.has(file)) continue;
      readings.delete(file);
      stamps.delete(file);
      isChanged = true;
    }
    return isChanged;
  }

  async function emit(startMs: number): Promise<void> {
    const text = await report([...readings.values()].sort((a, b) => (a.fileName < b.fileName ? -1 : 1)));
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
      const isHalf = [...readings.values()].some((one) =>
        one.diagnostics.some((each) => each.rule === 'syntax'),
      );
      if (!isHalf) {
        void emit(sinceMs);
        return;
      }
      secondLook = setTimeout(() => {
        look();
        void emit(sinceMs);
      }, secondLookMs);
    }, settleMs);
  };
  // Before the first look: what is saved while that goes on is seen by one of the two.
  const folders = new Set(stationFiles(targets).map((file) => path.dirname(file)));
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
  watchFolders();
  const startMs = performance.now();
  look();
  await emit(startMs);
  return new Promise(() => {});
}
