// When members are seen at play: their requests are noted in memory, and one statement a minute stores those of a station.
import { sql } from 'kysely';
import type { Span } from '#rules/protection/spans.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';
import { createUnstored, type InStation } from './unstored.ts';

/** Seen again within this time, a member has played all the while: a page in view asks every 20 seconds, and an answer may be lost. */
export const sightingGapMs = 120_000;
const secondMs = 1000;

const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / secondMs) * secondMs);

interface Seen {
  accountId: number;
  /** In the order in which they were noted; a new one that lies close to the last has become one with it. */
  spans: Span[];
}

/** Adds spans to those of a member that wait, without a copy: each request of the member comes here. */
function joined(known: Seen, { spans: added }: Seen): Seen {
  const { spans } = known;
  for (const { from, to } of added) {
    const last = spans.at(-1);
    if (last && from <= last.to + sightingGapMs && to >= last.from - sightingGapMs)
      spans[spans.length - 1] = { from: Math.min(last.from, from), to: Math.max(last.to, to) };
    else spans.push({ from, to });
  }
  return known;
}

const sightings = createUnstored<Seen>(joined, (db, _station, members) =>
  storeSightings(
    db,
    members.flatMap(({ accountId, spans }) =>
      spans.map(({ from, to }) => ({ accountId, from: new Date(from), to: new Date(to) })),
    ),
  ),
);

/** Notes that a member is there; whole seconds. A call costs no more for it than three look-ups in memory. */
export function noteSighting(settings: Settings, station: string, accountId: number, at: Date): void {
  const ms = wholeSecond(at).getTime();
  sightings.note(settings, station, accountId, { accountId, spans: [{ from: ms, to: ms }] });
}

/** What this process has seen of a member and not stored yet. */
export const unstoredSightings = (settings: Settings, station: string, accountId: number): readonly Span[] =>
  sightings.waiting(settings, station, accountId)?.spans ?? [];

/** Stores spans of members, whole seconds of them; what lies close to what is known becomes one with it, and nothing is counted twice. */
export async function storeSightings(
  db: Db,
  seen: readonly { accountId: number; from: Date; to: Date }[],
): Promise<void> {
  await sql`SELECT play_span_add(${seen.map(({ accountId }) => accountId)}::integer[],
    ${seen.map(({ from }) => wholeSecond(from))}::timestamptz[], ${seen.map(({ to }) => wholeSecond(to))}::timestamptz[],
    make_interval(secs => ${sightingGapMs / secondMs}))`.execute(db);
}

/** Stores what this process has seen since the last time, a statement for each station. */
export const flushSightings = (settings: Settings, inStation: InStation): Promise<void> =>
  sightings.flush(settings, inStation);
