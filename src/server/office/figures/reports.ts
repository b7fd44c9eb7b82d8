// Who has figures sent by mail: the reports that somebody who works here has asked for, each of one station and one period.
import type { Locale } from '#texts/text.ts';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { type Opened, opened, sealed } from '../../db/personal/fields.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

export type Period = 'day' | 'week' | 'month';

export interface Subscription {
  station: string;
  period: Period;
  email: string;
  locale: Locale;
}

/** A report with its mailbox as a text. */
export const openedReport = <Row extends { station: string; staff_id: number }>(
  db: Db,
  row: Row,
): Opened<Row> => opened(dataKeysOf(db), 'staff_report', { station: row.station, owner: row.staff_id }, row);

/** Those of one person. */
export async function ownReports(db: Db, staffId: number): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('staff_report')
    .select(['station', 'staff_id', 'period', 'email', 'locale'])
    .where('staff_id', '=', staffId)
    .orderBy('station')
    .orderBy('period')
    .execute();
  return rows.map((row) => {
    const { staff_id: _, ...report } = openedReport(db, row);
    return report;
  });
}

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
  const mailbox = sealed(dataKeysOf(db), 'staff_report', { station, owner: staffId }, { email });
  await db
    .insertInto('staff_report')
    .values({ staff_id: staffId, station, period, ...mailbox, locale, made_at: now })
    .onConflict((clash) =>
      clash.columns(['staff_id', 'station', 'period']).doUpdateSet({ ...mailbox, locale }),
    )
    .execute();
}
