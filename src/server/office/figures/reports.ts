// Owns who has figures sent by mail: the reports that somebody who works here has asked for, each of one station and one period.
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

export type Period = 'day' | 'week' | 'month';

export interface Subscription {
  station: string;
  period: Period;
  email: string;
  locale: Locale;
}

/** Those of one person. */
export const ownReports = (db: Db, staffId: number): Promise<Subscription[]> =>
  db
    .selectFrom('staff_report')
    .select(['station', 'period', 'email', 'locale'])
    .where('staff_id', '=', staffId)
    .orderBy('station')
    .orderBy('period')
    .execute();

/** Has a report sent from now on, in the language it is asked for in, or no longer. Refuses one without a mailbox. */
export async function subscribe(
  db: Db,
  staffId: number,
  {
    station,
    period,
    isOn,
    email,
    locale,
  }: { station: string; period: Period; isOn: boolean; email?: string | undefined; locale: Locale },
  now: Date,
): Promise<void> {
  if (!isOn) {
    await db
      .deleteFrom('staff_report')
      .where('staff_id', '=', staffId)
      .where('station', '=', station)
      .where('period', '=', period)
      .execute();
    return;
  }
  if (email === undefined) throw new Refusal('office-figures.noMailbox', { field: 'email' });
  await db
    .insertInto('staff_report')
    .values({ staff_id: staffId, station, period, email, locale, made_at: now })
    .onConflict((clash) => clash.columns(['staff_id', 'station', 'period']).doUpdateSet({ email, locale }))
    .execute();
}
