// The markers of harm of a day: which members reach a threshold, stored with the rows each one rests on, once.
import type { StationFacts } from '#contract/station.generated.ts';
import { type MarkerTerms, markersOn, windowOf } from '#rules/protection/markers.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { YUAN } from '#values/money.ts';
import { readRate } from '#values/rate.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { entriesOf, membersWithin } from './markerEntries.ts';

/** Members that are looked at in one transaction. */
const membersAtOnce = 200;

/** The thresholds of a station, where 0 switches a marker off. */
export function markerTermsOf(station: StationFacts): MarkerTerms {
  const { markers } = protectionOf(station);
  const threshold = (count: number): number | null => (count === 0 ? null : count);
  return {
    spend:
      markers.spendPercent === 0
        ? null
        : {
            percent: readRate(String(markers.spendPercent))!,
            minDays: markers.spendMinDays,
            floor: BigInt(markers.spendFloor) * YUAN,
          },
    lossMin: BigInt(markers.lossMin) * YUAN,
    chasing: threshold(markers.chasing),
    nightMinutes: markers.nightMinutes,
    nights: threshold(markers.nights),
    sessionMinutes: markers.sessionMinutes,
    longSessions: threshold(markers.longSessions),
    cancelledWithdrawals: threshold(markers.cancelledWithdrawals),
    contacts: threshold(markers.contacts),
    limitRises: threshold(markers.limitRises),
    failedDeposits: threshold(markers.failedDeposits),
  };
}

/** The markers of members on a day, by account. */
export async function markersOf(db: Db, terms: MarkerTerms, day: string, accounts: readonly number[]) {
  const entries = await entriesOf(db, accounts, windowOf(day));
  return new Map([...entries].map(([account, own]) => [account, markersOn(day, terms, own)]));
}

/**
 * Stores the hits of a day for the next members, by number after one; a hit that is there already stays as it is. Returns the last of them, null
 * where there were no more.
 */
export async function storeHits(
  db: Db,
  station: StationFacts,
  { day, at }: { day: string; at: Date },
  after: number,
): Promise<{ last: number; members: number } | null> {
  const accounts = await membersWithin(db, windowOf(day), after, membersAtOnce);
  if (accounts.length === 0) return null;
  const found = await markersOf(db, markerTermsOf(station), day, accounts);
  const hits = [...found].flatMap(([account_id, { markers }]) =>
    markers
      .filter(({ hit }) => hit)
      .map(({ group, marker, value, threshold, rows }) => ({
        station: station.code,
        account_id,
        day,
        marker_group: group,
        marker,
        value: BigInt(value),
        threshold: BigInt(threshold!),
        evidence: rows.map(({ row }) => row),
        at,
      })),
  );
  if (hits.length > 0)
    await db
      .insertInto('marker_hit')
      .values(hits)
      .onConflict((clash) => clash.columns(['station', 'account_id', 'day', 'marker']).doNothing())
      .execute();
  return { last: accounts.at(-1)!, members: accounts.length };
}
