// Which stations the server serves: reads their files, and applies changes while it runs.
import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { StationFacts } from '#contract/station.generated.ts';
import { duplicateHost } from '#station/checks/cross-file/duplicate-host.ts';
import { type ChooseOwner, checkAcrossFiles, normalizedHost } from '#station/read/crossFileChecks.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { type Reading, readStation } from '#station/read/readStation.ts';
import { localText, type Station } from '#station/station.ts';
import { firstClaim } from './claimOrder.ts';

/** A fault of a station file. */
export interface StationProblem {
  /** Path of the file. */
  file: string;
  rule: string;
  severity: string;
  /** Where in the file's value, such as menus.tabBar[2]; empty for the whole file. */
  path?: string;
  message: string;
  /** What happens as long as the fault is there. */
  consequence?: string | null;
  suggestions?: readonly string[];
  range?: { start: { line: number; column?: number } } | null;
}

/** What STATIONS names: a folder, or the database. */
export type StationPlace = { kind: 'folder'; folder: string } | { kind: 'database' };

/** The stations in service. Every answer is current at the moment of the call; do not keep one. */
export interface StationsInService {
  /** In the order of their file names. */
  all(): readonly StationFacts[];
  byCode(code: string): StationFacts | undefined;
  /** By one of the station's hosts or <code>.localhost; port and case do not matter. */
  byHost(host: string): StationFacts | undefined;
  /** What is wrong with the files as they are on disk now, warnings included. */
  problems(): readonly StationProblem[];
  /** The files as they are on disk now, in the order of their names. */
  files(): readonly Reading[];
  /** Where the files are; undefined where stations come from nowhere that is written. */
  readonly place?: StationPlace;
  /** The bytes of a logo by its name, where logos are no files of a folder. */
  logo?(name: string): Promise<Buffer | undefined>;
  /** Calls the listener after the stations, or the problems of their files, have changed; returns the function that stops it. */
  onChange(listener: () => void): () => void;
}

/** The same, read from a folder and following its changes until it is closed. */
export interface WatchedStations extends StationsInService {
  all(): Station[];
  byCode(code: string): Station | undefined;
  byHost(host: string): Station | undefined;
  problems(): Diagnostic[];
  close(): void;
}

/** Where the registry reports what it did and what is wrong, a sentence each; pino fits. Faults go to `error`, or to `warn` where there is none. */
export interface StationLog {
  info?(message: string): void;
  warn?(message: string): void;
  error?(message: string): void;
}

/** The stations that the program comes with. */
export const shippedStations = path.resolve(import.meta.dirname, '../../stations');

const schemaFile = path.resolve(import.meta.dirname, '../../schemas/station.json');

/** What a new file of a folder says its `$schema` is, for editors. */
export const schemaFrom = (folder: string): string =>
  path.relative(folder, schemaFile).replaceAll(path.sep, '/');

/** Editors save in several steps; events this close together count as one change. */
const settleMs = 60;
/** Not every file system reports changes, so the folder is also scanned this often. */
const scanMs = 800;
/** A file that cannot be read may be half written: it is read again before it is reported. */
const secondLookMs = 150;

/** Texts and logos of stations, wherever they are kept, as they are at the moment of the call. */
export interface StationSource {
  place: StationPlace;
  /** Names of files, in their order. Throws what keeps them from being read. */
  names(): string[];
  /** Something that differs where the text does; undefined where there is no such file. */
  stampOf(name: string): string | undefined;
  /** Throws where it is gone by now. */
  textOf(name: string): string;
  hasAsset(asset: string): boolean;
  /** How a person finds the file. */
  shown(name: string): string;
  /** Who keeps what two claim, where neither is in service with it. */
  firstClaim: ChooseOwner;
}

interface Entry {
  /** What the source said of the text that was read last. */
  stamp: string;
  reading: Reading;
  /** The last version without an error; it stays in service while the file is broken. */
  good?: Reading;
  /** The pictures that were looked for, and whether they exist. */
  assets: ReadonlyMap<string, boolean>;
  /** Whether the fault was seen twice, so that the file is not merely being written. */
  isSettled: boolean;
}

/** A folder as a source. */
function folderSource(folder: string): StationSource {
  return {
    place: { kind: 'folder', folder },
    names: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .sort(),
    stampOf(name) {
      const stat = statSync(path.join(folder, name));
      return stat.isFile() ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : undefined;
    },
    textOf: (name) => readFileSync(path.join(folder, name), 'utf8'),
    hasAsset: (asset) => existsSync(path.join(folder, asset)),
    shown: (name) => path.join(folder, name),
    firstClaim: firstClaim(folder),
  };
}

/** The stations of a source, which are looked at again when it is said; `close` forgets whoever listens. */
export interface FollowedStations extends WatchedStations {
  look(): void;
  /** Looks again in so many milliseconds; once, however often it is said. */
  lookIn(ms: number): void;
}

/**
 * Reads every <code>.json in a folder and follows its changes. A file is checked and swapped in whole, or rejected with
 * a message that names file, line and what to do, while the last good version stays in service. Of two files that claim
 * one code or host the one in service keeps it; the other is served without the host. Throws when the folder cannot be read.
 */
export function openStations(folder: string, options: { log?: StationLog } = {}): WatchedStations {
  readdirSync(folder);
  const followed = followStations(folderSource(folder), options);
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(folder, () => followed.lookIn(settleMs));
    // A folder that was moved away ends its watch; the scan continues.
    watcher.on('error', () => watcher?.close());
    watcher.unref();
  } catch {
    // No watch on this file system: the scan alone notices changes within a second.
  }
  const sweep = setInterval(followed.look, scanMs);
  sweep.unref();
  return {
    ...followed,
    close() {
      clearInterval(sweep);
      watcher?.close();
      followed.close();
    },
  };
}

/** The file of that name as it is now; what was seen before where nothing changed, or where it cannot be read at the moment. */
function readEntry(source: StationSource, name: string, seen: Entry | undefined): Entry | undefined {
  let stamp: string;
  let text: string;
  try {
    const found = source.stampOf(name);
    if (found === undefined) return undefined;
    stamp = found;
    if (seen?.stamp === stamp && seen.isSettled && !assetsChanged(source, seen)) return seen;
    text = source.textOf(name);
  } catch {
    // Deleted between listing and reading, or not readable: the next scan decides.
    return seen;
  }
  if (seen && seen.reading.text === text && !assetsChanged(source, seen)) {
    if (!seen.isSettled) return { ...seen, stamp, isSettled: true };
    seen.stamp = stamp;
    return seen;
  }
  const assets = new Map<string, boolean>();
  const reading = readStation(text, name, {
    hasAsset: (asset) => {
      const exists = source.hasAsset(asset);
      assets.set(asset, exists);
      return exists;
    },
  });
  const good = reading.file ? reading : seen?.good;
  return { stamp, reading, assets, ...(good ? { good } : {}), isSettled: reading.file !== undefined };
}

/** A picture may come after the file that names it. */
const assetsChanged = (source: StationSource, { assets }: Entry): boolean =>
  [...assets].some(([asset, existed]) => source.hasAsset(asset) !== existed);

/** What is wrong with a file and what becomes of its station; `shown` is where it lies. */
function sentenceOf(one: Diagnostic, entry: Entry | undefined, shown: string): string {
  const isLastGood = entry?.good !== undefined && entry.good !== entry.reading;
  const stays =
    one.rule === duplicateHost.name
      ? ' The station is served without it.'
      : isLastGood
        ? ' The last good version stays in service.'
        : ' It is not in service.';
  const todo = one.fix
    ? ` ${one.fix.description}.`
    : one.suggestions.length > 0
      ? ` Did you mean ${one.suggestions.join(' or ')}?`
      : '';
  return `${shown}:${one.range.start.line}:${one.range.start.column} ${one.rule}: ${one.message}${todo}${stays}`;
}

/** A station without the hosts that another one keeps. */
const withoutHosts = ({ station }: Entry['reading'], refused: readonly string[] | undefined): Station =>
  refused ? { ...station!, hosts: station!.hosts.filter((host) => !refused.includes(host)) } : station!;

/** Which file is in service with each host, code and name. */
const ownersOf = (served: readonly { fileName: string; station: Station }[]): Map<string, string> =>
  new Map(
    served.flatMap(({ fileName, station: { hosts, code, name } }) =>
      [...hosts.map((host) => `host ${host}`), `code ${code}`, `name ${localText(name, 'zh-CN')}`].map(
        (claim) => [claim, fileName] as const,
      ),
    ),
  );

/** Stations by each host that they are found by. */
const hostsOf = (stations: readonly Station[]): Map<string, Station> =>
  new Map(
    stations.flatMap((station) =>
      [...station.hosts.map(normalizedHost), `${station.code}.localhost`].map(
        (host) => [host, station] as const,
      ),
    ),
  );

/** The stations of a source as it is now, and after each look. */
export function followStations(source: StationSource, options: { log?: StationLog } = {}): FollowedStations {
  const log = options.log ?? {};
  const complain = (sentence: string): void => (log.error ? log.error(sentence) : log.warn?.(sentence));
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let inService: Station[] = [];
  let codes = new Map<string, Station>();
  let hosts = new Map<string, Station>();
  let between: Diagnostic[] = [];
  let reported = new Set<string>();
  let wrongBefore = '[]';
  let pending: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** The file that is in service with a host, code or name. */
  let owners = new Map<string, string>();
  const chooseOwner: ChooseOwner = (claim, fileNames) => {
    const owner = owners.get(`${claim.kind} ${claim.value}`);
    return owner !== undefined && fileNames.includes(owner)
      ? { fileName: owner, because: 'is in service with it' }
      : source.firstClaim(claim, fileNames);
  };

  function look(): void {
    if (isClosed) return;
    let names: string[];
    try {
      names = source.names();
    } catch (error) {
      // A folder that is being replaced exists again in a moment; its stations stay in service meanwhile.
      report([
        `${source.shown('')} cannot be read (${(error as Error).message}); the stations stay as they were.`,
      ]);
      return;
    }
    let isChanged = false;
    let needsSecondLook = false;
    for (const name of names) {
      const seen = entries.get(name);
      const entry = readEntry(source, name, seen);
      if (!entry || entry === seen) continue;
      entries.set(name, entry);
      if (!entry.isSettled) needsSecondLook = true;
      isChanged = true;
    }
    for (const name of entries.keys()) {
      if (names.includes(name)) continue;
      entries.delete(name);
      isChanged = true;
    }
    if (isChanged) swap();
    if (needsSecondLook) schedule(secondLookMs);
  }

  function swap(): void {
    const good = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, entry]) => entry.good ?? []);
    const { diagnostics, keptOut, refusedHosts } = checkAcrossFiles(good, chooseOwner);
    between = diagnostics;
    const before = JSON.stringify(inService);
    const served = good.filter((reading) => !keptOut.has(reading.fileName));
    inService = served.map((reading) => withoutHosts(reading, refusedHosts.get(reading.fileName)));
    owners = ownersOf(inService.map((station, at) => ({ fileName: served[at]!.fileName, station })));
    codes = new Map(inService.map((station) => [station.code, station]));
    hosts = hostsOf(inService);
    report(
      problems()
        .filter((one) => one.severity === 'error' && (entries.get(one.file)?.isSettled ?? true))
        .map((one) => sentenceOf(one, entries.get(one.file), source.shown(one.file))),
    );
    const now = JSON.stringify(inService);
    if (now !== before)
      log.info?.(`Stations in service: ${inService.map((station) => station.code).join(', ') || 'none'}.`);
    const wrong = JSON.stringify(problems());
    if (now === before && wrong === wrongBefore) return;
    wrongBefore = wrong;
    for (const listener of [...listeners]) listener();
  }

  /** Reports what was not in the last report; a problem that returns is reported again. */
  function report(sentences: readonly string[]): void {
    for (const sentence of sentences) if (!reported.has(sentence)) complain(sentence);
    reported = new Set(sentences);
  }

  function problems(): Diagnostic[] {
    return [...[...entries.values()].flatMap((entry) => entry.reading.diagnostics), ...between];
  }

  function schedule(ms: number): void {
    if (pending || isClosed) return;
    pending = setTimeout(() => {
      pending = undefined;
      look();
    }, ms);
    pending.unref();
  }

  look();

  return {
    place: source.place,
    look,
    lookIn: schedule,
    all: () => [...inService],
    byCode: (code) => codes.get(code),
    byHost: (host) => hosts.get(normalizedHost(host)),
    problems,
    files: () => [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { reading }]) => reading),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      clearTimeout(pending);
      listeners.clear();
    },
  };
}
