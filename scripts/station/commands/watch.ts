// `station check --watch`: reads again what was saved, and only that, and reports at once.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Reading } from '#station/read/readStation.ts';
import { Unreadable } from '../commandLine.ts';
import { readFile, stationFiles } from '../files.ts';
import { stampOf, watchPlaces } from '../watchPlaces.ts';

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

  return await watchPlaces({
    folders: [...new Set(stationFiles(targets).map((file) => path.dirname(file)))],
    look,
    isHalf: () =>
      [...readings.values()].some((one) => one.diagnostics.some((each) => each.rule === 'syntax')),
    report: () => report([...readings.values()].sort((a, b) => (a.fileName < b.fileName ? -1 : 1))),
  });
}
