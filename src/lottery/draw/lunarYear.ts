// The lunar calendar: which year a draw date belongs to. It changes at Chinese New Year, 00:00 in Beijing.
import { beijingOffsetMs, parseMoment } from '#values/beijingOffset.ts';

/**
 * First day of each lunar year in Beijing, from new-moon times. Shipped as a table because the runtime's
 * own Chinese calendar is a day wrong in 2027 and 2030.
 */
const NEW_YEARS = [
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
];
/** No lunar year begins before 21 January, so the last year of the table is certain until then. */
const TABLE_ENDS = '2037-01-21';

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** The calendar day in Beijing; a time with another zone is moved there first. */
function beijingDay(date: string): string | undefined {
  const [, day, time, zone] = DATE.exec(date) ?? [];
  if (day === undefined) return undefined;
  const clock = time ?? '12:00';
  const moment = zone === undefined ? parseMoment(`${day} ${clock}`) : Date.parse(`${day}T${clock}${zone}`);
  if (Number.isNaN(moment)) return undefined;
  const inBeijing = new Date(moment + beijingOffsetMs).toISOString().slice(0, 10);
  // Date.parse would turn 30 February into 2 March.
  return zone === undefined && inBeijing !== day ? undefined : inBeijing;
}

/** The lunar year of a draw date such as `2026-02-17`; undefined when it is no date or outside the table. */
export function lunarYearOf(drawDate: string): number | undefined {
  const day = beijingDay(drawDate);
  if (day === undefined || day >= TABLE_ENDS) return undefined;
  const started = NEW_YEARS.filter((first) => first <= day).at(-1);
  return started === undefined ? undefined : Number(started.slice(0, 4));
}

/** The first day of a lunar year; undefined outside the table. */
export const newYearOf = (lunarYear: number): string | undefined =>
  NEW_YEARS.find((first) => first.startsWith(`${lunarYear}-`));
