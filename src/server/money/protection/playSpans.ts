// Reading when a member played: the spans that are stored, with what this process has seen since.
import { joinSpans, type Span } from '#rules/protection/spans.ts';
import { sightingGapMs, unstoredSightings } from '../../account/sightings.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Settings } from '../../settings.ts';

/** Spans of a member that end after `since`, in order and apart, in epoch milliseconds. */
export async function playSpansOf(
  { db, settings, station }: { db: Db; settings: Settings; station: string },
  accountId: number,
  since: Date,
): Promise<Span[]> {
  const rows = await db
    .selectFrom('play_span')
    .select(['from_at', 'to_at'])
    .where('station', '=', station)
    .where('account_id', '=', accountId)
    .where('to_at', '>=', since)
    .execute();
  const stored = rows.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() }));
  // One more millisecond: what lies exactly as far apart is one span, as play_span_add() joins it.
  return joinSpans([...stored, ...unstoredSightings(settings, station, accountId)], sightingGapMs + 1);
}

/** Whole seconds of spans that lie apart, between two moments. */
export function secondsWithin(spans: readonly Span[], from: number, to: number): number {
  const ms = spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)),
    0,
  );
  return Math.floor(ms / 1000);
}
