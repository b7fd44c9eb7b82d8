// What calls note of members in memory and the play job stores once a minute: a call costs no statement for it, however often it is repeated.
import type { Db } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';

type Key = string | number;

/** What is noted, by key, of each station. */
type OfStations<Note> = Map<string, Map<Key, Note>>;

export interface Unstored<Note> {
  /** Notes something of a station; what has the same key is merged with it. `settings` stand for the server. */
  note(settings: Settings, station: string, key: Key, note: Note): void;
  /** What is noted under a key and not stored yet. */
  waiting(settings: Settings, station: string, key: Key): Note | undefined;
  /**
   * Stores what this process has noted since the last time, in a transaction for each station. What could not be stored waits on. Rejects with the first
   * failure, after every station had its turn.
   */
  flush(settings: Settings, inStation: InStation): Promise<void>;
}

export type InStation = (station: string, work: (db: Db) => Promise<void>) => Promise<void>;

export function createUnstored<Note>(
  merge: (known: Note, next: Note) => Note,
  store: (db: Db, station: string, notes: readonly Note[]) => Promise<void>,
): Unstored<Note> {
  const waiting = new WeakMap<Settings, OfStations<Note>>();

  function note(settings: Settings, station: string, key: Key, next: Note): void {
    const stations: OfStations<Note> = waiting.get(settings) ?? new Map();
    waiting.set(settings, stations);
    const notes = stations.get(station) ?? new Map<Key, Note>();
    stations.set(station, notes);
    const known = notes.get(key);
    notes.set(key, known === undefined ? next : merge(known, next));
  }

  return {
    note,
    waiting: (settings, station, key) => waiting.get(settings)?.get(station)?.get(key),
    async flush(settings, inStation) {
      const failures: unknown[] = [];
      for (const [station, notes] of [...(waiting.get(settings) ?? [])]) {
        waiting.get(settings)!.delete(station);
        try {
          await inStation(station, (db) => store(db, station, [...notes.values()]));
        } catch (error) {
          failures.push(error);
          for (const [key, kept] of notes) note(settings, station, key, kept);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
