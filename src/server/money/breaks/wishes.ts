// The wishes of a member as they are kept, and what they make of the account: src/rules/protection/breakState.ts judges, and nobody else.

import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { StationFacts } from '#contract/station.generated.ts';
import { type BreakEvent, Breaks } from '#rules/protection/breakState.ts';
import type { BreakProfile } from '#rules/protection/breakTrack.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { BreakWishTable } from '../../db/tables.ts';

/** What a station asks of a return; 0 months stand for never. */
export function breakProfileOf(station: StationFacts): BreakProfile {
  const { coolHours, coolHoursIndefinite, indefiniteMonths } = protectionOf(station).breaks;
  return { coolHours, coolHoursIndefinite, indefiniteMonths: indefiniteMonths || null };
}

type Row = Selectable<BreakWishTable>;

function eventOf({ kind, scope, station, hours, term, at }: Row): BreakEvent {
  const when = at.getTime();
  if (kind === 'consent') return { type: 'consent', at: when };
  const track = { at: when, ...(scope === 'station' && { station }) };
  if (kind === 'timeout') return { type: 'timeout', hours: hours!, ...track };
  if (kind === 'exclude') return { type: 'exclude', term: term!, ...track };
  return { type: 'return', ...track };
}

/** What the wishes of an account of the station in view make of it. Nothing is kept of a wish that was refused. */
export async function breaksOf(
  db: Db,
  station: string,
  accountId: number,
  profile: BreakProfile,
): Promise<Breaks> {
  const rows = await db
    .selectFrom('break_wish')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const breaks = new Breaks(profile, station);
  for (const row of rows) {
    const ofThen = {
      coolHours: row.cool_hours!,
      coolHoursIndefinite: row.cool_hours_indefinite!,
      indefiniteMonths: row.indefinite_months,
    };
    breaks.apply(eventOf(row), row.kind === 'return' ? ofThen : profile);
  }
  return breaks;
}

const momentOf = (at: number | null): string =>
  at === null ? '-infinity' : at === Number.POSITIVE_INFINITY ? 'infinity' : new Date(at).toISOString();

/** Writes down what holds of an account of the station in view, where the money functions look. What was open before, as at a consent, ends now: messages to many of the time before stay out of sight. */
export async function keepWhatHolds(
  { db, station, now }: StationWork,
  accountId: number,
  breaks: Breaks,
): Promise<void> {
  const { here, byOperator } = breaks.closed(now.getTime());
  await sql`INSERT INTO break_member AS b (station, account_id, closed_from, closed_until, operator_closed_until, needs_consent)
    VALUES (${station}, ${accountId}, ${now}, ${here === null ? now : momentOf(here)}::timestamptz, ${momentOf(byOperator)}::timestamptz, ${breaks.needsConsent})
    ON CONFLICT (station, account_id) DO UPDATE SET closed_until = EXCLUDED.closed_until,
      operator_closed_until = EXCLUDED.operator_closed_until, needs_consent = EXCLUDED.needs_consent,
      closed_from = CASE WHEN b.closed_until > EXCLUDED.closed_from OR b.needs_consent THEN b.closed_from ELSE EXCLUDED.closed_from END`.execute(
    db,
  );
}
