// The cache of `station check` between runs: the verdict on each file, for as long as neither the file, the pictures it names, nor the rules change.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { LocalText } from '#contract/station.generated.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';

const root = path.join(import.meta.dirname, '../..');
/** Folders and files that a verdict depends on. */
const sources = ['src/station', 'src/contract', 'schemas/station.json', 'schemas/screens.json'];
/** A change this soon after the one before may carry the same stamp, so that a file this young is not cached. */
const tooYoungMs = 2_000;
/** Fewer files are read faster than looked up. */
const fewFiles = 100;

/** What comparing a file with others and reporting on it need. */
export interface FileVerdict {
  code: string | undefined;
  name: LocalText | undefined;
  hosts: string[] | undefined;
  diagnostics: Diagnostic[];
  /** Paths of the pictures that were looked for, and whether they exist. */
  assets: Readonly<Record<string, boolean>>;
}

interface CachedVerdict extends FileVerdict {
  stamp: string;
}

export interface VerdictCache {
  get(file: string): FileVerdict | undefined;
  set(file: string, verdict: FileVerdict): void;
  /** Writes down what is new. A cache that cannot be written is none: the next run reads again. */
  save(): void;
}

export const noCache: VerdictCache = { get: () => undefined, set: () => {}, save: () => {} };

/** Size, place and moment of the last change (which no program can set) of a file; undefined where it does not exist or is too young. */
function stampOf(file: string, nowMs: number): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && nowMs - stat.ctimeMs > tooYoungMs ? `${stat.size} ${stat.ino} ${stat.ctimeMs}` : undefined;
}

/** Stands for the newest change of anything that a verdict depends on. */
function sourceVersion(): string {
  let newest = 0;
  for (const source of sources) {
    const place = path.join(root, source);
    const files = source.endsWith('.json')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name));
    for (const file of files) newest = Math.max(newest, statSync(file).ctimeMs);
  }
  return `${newest} ${process.versions.node}`;
}

/** The cache of earlier runs on the folder of these files, below `folder`. */
export function openVerdictCache(
  files: readonly string[],
  folder = path.join(root, 'node_modules/.cache/station-check'),
  nowMs = Date.now(),
): VerdictCache {
  if (files.length < fewFiles) return noCache;
  const version = sourceVersion();
  // Loaded only here: a check of a few files does not pay for it.
  const { hash } = process.getBuiltinModule('node:crypto');
  const about = hash('sha256', path.resolve(path.dirname(files[0]!)));
  const place = path.join(folder, `${about.slice(0, 16)}.json`);
  const used: Record<string, CachedVerdict> = {};
  let verdicts: Record<string, CachedVerdict> = {};
  try {
    const saved = JSON.parse(readFileSync(place, 'utf8')) as {
      version: string;
      verdicts: Record<string, CachedVerdict>;
    };
    if (saved.version === version) verdicts = saved.verdicts;
  } catch {
    // None yet, or damaged: everything is read.
  }
  const checkedAssets = new Map<string, boolean>();
  const assetExists = (asset: string): boolean => {
    const before = checkedAssets.get(asset);
    if (before !== undefined) return before;
    const now = existsSync(asset);
    checkedAssets.set(asset, now);
    return now;
  };
  let isChanged = false;
  return {
    get(file) {
      const one = verdicts[path.resolve(file)];
      if (!one || one.stamp !== stampOf(file, nowMs)) return undefined;
      for (const asset in one.assets) if (assetExists(asset) !== one.assets[asset]) return undefined;
      used[path.resolve(file)] = one;
      return one;
    },
    set(file, verdict) {
      const stamp = stampOf(file, nowMs);
      if (stamp === undefined) return;
      used[path.resolve(file)] = { stamp, ...verdict };
      isChanged = true;
    },
    save() {
      if (!isChanged) return;
      try {
        mkdirSync(path.dirname(place), { recursive: true });
        const whole = `${place}.${process.pid}`;
        writeFileSync(whole, JSON.stringify({ version, verdicts: used }));
        renameSync(whole, place);
      } catch {
        // A project that may not be written to.
      }
    },
  };
}
