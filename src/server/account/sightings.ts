// Owns when members are seen at play: their requests are noted in memory, and one statement a minute stores those of a station.
import { sql } from 'kysely';
import type { Span } from '#rules/protection/spans.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';

/** Seen again within this time, a member has played all the while: a page in view asks every 20 seconds, and an answer may be lost. */
export const sightingGapMs = 120_000;
const secondMs = 1000;

const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / secondMs) * secondMs);

type OfMembers = Map<number, Span[]>;

/** By server, identified by its settings, then by station and member: what is not stored yet. */
const waiting = new WeakMap<Settings, Map<string, OfMembers>>();

/** Adds a span to those of a member that wait. */
function keep(settings: Settings, station: string, accountId: number, { from, to }: Span): void {
  let stations = waiting.get(settings);
  if (!stations) {
    stations = new Map();
    waiting.set(settings, stations);
  }
  let members = stations.get(station);
  if (!members) {
    members = new Map();
    stations.set(station, members);
  }
  const spans = members.get(accountId);
  const last = spans?.at(-1);
  if (!spans) members.set(accountId, [{ from, to }]);
  else if (last && from <= last.to + sightingGapMs && to >= last.from - sightingGapMs)
    spans[spans.length - 1] = { from: Math.min(last.from, from), to: Math.max(last.to, to) };
  else spans.push({ from, to });
}

/** Notes that a member is there; whole seconds. A call costs no more for it than three look-ups in memory. */
export function noteSighting(settings: Settings, station: string, accountId: number, at: Date): void {
  const ms = wholeSecond(at).getTime();
  keep(settings, station, accountId, { from: ms, to: ms });
}

/** What this process has seen of a member and not stored yet. */
export const unstoredSightings = (settings: Settings, station: string, accountId: number): readonly Span[] =>
  waiting.get(settings)?.get(station)?.get(accountId) ?? [];

/** Stores spans of members, whole seconds of them; what lies close to what is known becomes one with it, and nothing is counted twice. */
export async function storeSightings(
  db: Db,
  seen: readonly { accountId: number; from: Date; to: Date }[],
): Promise<void> {
  await sql`SELECT play_span_add(${seen.map(({ accountId }) => accountId)}::integer[],
    ${seen.map(({ from }) => wholeSecond(from))}::timestamptz[], ${seen.map(({ to }) => wholeSecond(to))}::timestamptz[],
    make_interval(secs => ${sightingGapMs / secondMs}))`.execute(db);
}

/**
 * Stores what this process has seen since the last time, a statement for each station. What could not be stored waits on; `inStation` runs its work
 * in a transaction of its own. Rejects with the first failure, after every station had its turn.
 */
export async function flushSightings(
  settings: Settings,
  inStation: (station: string, work: (db: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const stations = waiting.get(settings);
  if (!stations) return;
  const failures: unknown[] = [];
  for (const [station, members] of [...stations]) {
    stations.delete(station);
    const seen = [...members].flatMap(([accountId, spans]) =>
      spans.map(({ from, to }) => ({ accountId, from: new Date(from), to: new Date(to) })),
    );
    try {
      await inStation(station, (db) => storeSightings(db, seen));
    } catch (error) {
      failures.push(error);
      for (const [accountId, spans] of members)
        for (const span of spans) keep(settings, station, accountId, span);
    }
  }
  if (failures.length > 0) throw failures[0];
}
