// What a change of station files does to players: which stations come, go, break or change, and between which facts.
import { type ChooseOwner, checkAcrossFiles } from '../read/crossFileChecks.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Reading } from '../read/readStation.ts';
import type { Station } from '../station.ts';
import { type Difference, differencesOf, type VisibleFact } from './visibleFacts.ts';

export interface StationChange {
  /** The name of its file without .json. */
  code: string;
  kind: 'added' | 'removed' | 'changed' | 'broken';
  differences: Difference[];
  /** What is wrong between this file and others, where it is served less for it or not at all. */
  clashes: Diagnostic[];
}

/** Stations as they are served: without the hosts that belong to another. */
function servedStations(
  readings: ReadonlyMap<string, Reading>,
  chooseOwner: ChooseOwner,
): { stations: Map<string, Station>; clashes: Map<string, Diagnostic[]> } {
  const { diagnostics, keptOut, refusedHosts } = checkAcrossFiles([...readings.values()], chooseOwner);
  const stations = new Map<string, Station>();
  const clashes = new Map<string, Diagnostic[]>();
  for (const [name, { fileName, station }] of readings) {
    const refused = refusedHosts.get(fileName);
    if (station && !keptOut.has(fileName))
      stations.set(
        name,
        refused ? { ...station, hosts: station.hosts.filter((host) => !refused.includes(host)) } : station,
      );
    const own = refused || keptOut.has(fileName) ? diagnostics.filter((one) => one.file === fileName) : [];
    if (own.length > 0) clashes.set(name, own);
  }
  return { stations, clashes };
}

interface ChangeWords {
  chooseOwner: ChooseOwner;
  /** What players can notice of a station. */
  factsOf(station: Station): VisibleFact[];
}

/** What becomes of each station, by its file's name; those that stay as they are are left out. */
export function stationChanges(
  before: ReadonlyMap<string, Reading>,
  after: ReadonlyMap<string, Reading>,
  { chooseOwner, factsOf }: ChangeWords,
): StationChange[] {
  const was = servedStations(before, chooseOwner);
  const is = servedStations(after, chooseOwner);
  const changes: StationChange[] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const code = name.replace(/\.json$/, '');
    const [old, now] = [was.stations.get(name), is.stations.get(name)];
    const clashes = is.clashes.get(name) ?? [];
    const add = (kind: StationChange['kind'], differences: Difference[] = []): void =>
      void changes.push({ code, kind, differences, clashes });
    if (after.has(name) && !now) add('broken');
    else if (!now) add('removed');
    else if (!old) add('added', differencesOf([], factsOf(now)));
    else if (old !== now) {
      const differences = differencesOf(factsOf(old), factsOf(now));
      if (differences.length > 0 || clashes.length > 0) add('changed', differences);
    }
  }
  return changes;
}
