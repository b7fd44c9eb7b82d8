// Owns what `station check` remembers from one run to the next: the verdict on each file, for as long as neither the file, the pictures it names, nor the rules change.
import { createHash } from 'node:crypto';
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
import type { Diagnostic } from '#station/diagnostic.ts';

const root = path.join(import.meta.dirname, '../..');
/** Folders and files that a verdict depends on. */
const judges = [
  'src/station',
  'src/station/checks',
  'src/contract',
  'schemas/station.json',
  'schemas/screens.json',
];
/** A change this soon after the one before may carry the same stamp, so that a file this young is not remembered. */
const youngMs = 2_000;
/** Fewer files are read faster than remembered. */
const fewFiles = 100;

/** What comparing a file with others and reporting on it need. */
export interface Verdict {
  code: string | undefined;
  hosts: string[] | undefined;
  diagnostics: Diagnostic[];
  /** Paths of the pictures that were looked for, and whether they were there. */
  assets: Readonly<Record<string, boolean>>;
}

interface Remembered extends Verdict {
  stamp: string;
}

export interface Memory {
  recall(file: string): Verdict | undefined;
  keep(file: string, verdict: Verdict): void;
  /** Writes down what is new. A memory that cannot be written is none: the next run reads again. */
  save(): void;
}

export const noMemory: Memory = { recall: () => undefined, keep: () => {}, save: () => {} };

/** Size, place and moment of the last change (which no program can set) of a file; undefined where it is not there or too young. */
function stampOf(file: string, nowMs: number): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && nowMs - stat.ctimeMs > youngMs ? `${stat.size} ${stat.ino} ${stat.ctimeMs}` : undefined;
}

/** The newest change of anything that judges. */
function editionOf(): string {
  let newest = 0;
  for (const judge of judges) {
    const whole = path.join(root, judge);
    const files = judge.endsWith('.json')
      ? [whole]
      : readdirSync(whole).map((name) => path.join(whole, name));
    for (const file of files) newest = Math.max(newest, statSync(file).ctimeMs);
  }
  return `${newest} ${process.versions.node}`;
}

/** The memory of earlier runs on the folder of these files, below `folder`. */
export function openMemory(
  files: readonly string[],
  folder = path.join(root, 'node_modules/.cache/station-check'),
  nowMs = Date.now(),
): Memory {
  if (files.length < fewFiles) return noMemory;
  const edition = editionOf();
  const about = createHash('sha256')
    .update(path.resolve(path.dirname(files[0]!)))
    .digest('hex');
  const place = path.join(folder, `${about.slice(0, 16)}.json`);
  const used: Record<string, Remembered> = {};
  let known: Record<string, Remembered> = {};
  try {
    const written = JSON.parse(readFileSync(place, 'utf8')) as {
      edition: string;
      known: Record<string, Remembered>;
    };
    if (written.edition === edition) known = written.known;
  } catch {
    // None yet, or spoilt: everything is read.
  }
  const there = new Map<string, boolean>();
  const isThere = (asset: string): boolean => {
    const before = there.get(asset);
    if (before !== undefined) return before;
    const now = existsSync(asset);
    there.set(asset, now);
    return now;
  };
  let isChanged = false;
  return {
    recall(file) {
      const one = known[path.resolve(file)];
      if (!one || one.stamp !== stampOf(file, nowMs)) return undefined;
      for (const asset in one.assets) if (isThere(asset) !== one.assets[asset]) return undefined;
      used[path.resolve(file)] = one;
      return one;
    },
    keep(file, verdict) {
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
        writeFileSync(whole, JSON.stringify({ edition, known: used }));
        renameSync(whole, place);
      } catch {
        // A project that may not be written to.
      }
    },
  };
}
