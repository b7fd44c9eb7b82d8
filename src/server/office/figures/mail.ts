// The mail with the figures of a day, a week or a month: who gets it, of which days, and that it is put into the outbox once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { endOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { formatYuan } from '#values/money.ts';
import { sealedMessage } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { textIn } from '../../serverText.ts';
import { columnNames } from './columns.ts';
import { figuresOfSpan, roundsBy } from './read.ts';
import { openedReport, type Period, type Subscription } from './reports.ts';
import { daysOf, earlier, type Span } from './span.ts';

export interface Subscriber extends Omit<Subscription, 'station'> {
  staffId: number;
  madeAt: Date;
}

/** What a call had begun before midnight is committed by then. */
const settlesMs = 5 * 60_000;

/** Who gets reports of these stations, by station: of those who asked, the ones who may still see its figures. As the role office_staff. */
export async function subscribersOf(db: Db, stations: readonly string[]): Promise<Map<string, Subscriber[]>> {
  const rows = await db
    .selectFrom('staff_report as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select(['r.station', 'r.staff_id', 'r.period', 'r.email', 'r.locale', 'r.made_at'])
    .where('r.station', 'in', [...stations])
    .where('s.state', '=', 'enabled')
    .where('s.role', 'in', ['owner', 'finance', 'auditor'])
    .where(sql<boolean>`(s.stations IS NULL OR r.station = ANY (s.stations))`)
    .orderBy('r.staff_id')
    .orderBy('r.period')
    .execute();
  const all = rows
    .map((row) => openedReport(db, row))
    .map(({ staff_id: staffId, made_at: madeAt, ...row }) => ({ ...row, staffId, madeAt }));
  return Map.groupBy(all, ({ station }) => station);
}

/** The newest whole day, week from Monday, or month that has ended. */
export function dueSpan(period: Period, now: Date): Span {
  const today = dayOf(now);
  if (period === 'day') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (period === 'month') {
    const to = addDays(`${today.slice(0, 7)}-01`, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(today, -sinceMonday - 7), to: addDays(today, -sinceMonday - 1) };
}

/** Whole months are compared with whole months. */
const before = (period: Period, span: Span): Span => {
  if (period !== 'month') return earlier(span, daysOf(span));
  const to = addDays(span.from, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
};

/** Puts a report into the outbox unless that was done, the days are not counted to their end, or it was asked for after them. */
export async function queueReport(
  db: Db,
  station: StationFacts,
  { staffId, period, email, locale, madeAt }: Subscriber,
  { span, counted, now }: { span: Span; counted: Date; now: Date },
): Promise<void> {
  const ended = endOfDay(span.to);
  if (counted.getTime() < ended.getTime() + settlesMs || madeAt >= ended) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('report_sent')
    .values({ station: station.code, staff_id: staffId, period, day: span.from, at: now })
    .onConflict((clash) => clash.columns(['station', 'staff_id', 'period', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const text = textIn(locale);
  const figures = await figuresOfSpan(db, span);
  const earlierFigures = await figuresOfSpan(db, before(period, span));
  const rounds = [...(await roundsBy(db, span)).values()];
  const name = localText(station.name, locale);
  const days = span.from === span.to ? span.from : `${span.from} – ${span.to}`;
  const line = (column: (typeof columnNames)[number] | 'net') =>
    text('office-figures.mail.line', {
      name: text(`office-figures.column.${column}`),
      amount: formatYuan(figures[column]),
      before: formatYuan(earlierFigures[column]),
    });
  const sum = (of: 'stakes' | 'payouts') => rounds.reduce((all, each) => all + each[of], 0n);
  const body = [
    text('office-figures.mail.head', { station: name, days }),
    '',
    ...columnNames.filter((column) => figures[column] !== 0n || earlierFigures[column] !== 0n).map(line),
    line('net'),
    ...(rounds.length > 0
      ? [
          text('office-figures.mail.rounds', {
            stakes: formatYuan(sum('stakes')),
            payouts: formatYuan(sum('payouts')),
          }),
        ]
      : []),
    '',
    text('office-figures.mail.end'),
  ].join('\n');
  const messageId = randomUUID();
  await db
    .insertInto('outgoing_message')
    .values({
      station: station.code,
      channel: 'mail',
      message_id: messageId,
      subject: text('office-figures.mail.subject', { station: name, days }),
      ...sealedMessage(
        db,
        { station: station.code, message_id: messageId, channel: 'mail' },
        { address: email, body },
      ),
      created_at: now,
      send_at: now,
      lapses_at: new Date(now.getTime() + dayMs),
    })
    .execute();
}
