// What is said about an offer: its name on this station, and when it runs.
import type { Activity } from '#contract/entities.generated.ts';
import type { AccInfoAnswer } from '#contract/session.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { activityScreens } from '#station/derive/activities.ts';
import { localText, type Station } from '#station/station.ts';
import type { Locale, t } from '#texts/text.ts';

/** The station's own name for the kind, otherwise the title the server gives. */
export function nameOf(offer: Pick<Activity, 'kind' | 'title'>, station: Station, locale: Locale): string {
  const names = station.activityNames as Record<string, LocalText | undefined>;
  return localText(names[offer.kind] ?? offer.title, locale);
}

/** Where an offer is taken part in. */
export const screenOf = ({ id, kind }: Pick<Activity, 'id' | 'kind'>): string =>
  kind === 'general' ? `/activityDetail?id=${id}` : activityScreens[kind];

/** An offer that ends only after this many years counts as having no end. */
const longYears = 5;

/** A moment that begins or ends a day is that day; no offer is planned to the second. */
const dayOrMoment = (time: string): string =>
  time.slice(0, time.endsWith(' 00:00:00') || time.endsWith(' 23:59:59') ? 10 : 16);

/** Whether so much lies between two moments that nobody plans for the end. */
export const isLongTerm = (start: string, end: string): boolean =>
  Number(end.slice(0, 4)) - Number(start.slice(0, 4)) >= longYears;

/** How long an offer runs, such as 2026-01-01 至 2026-12-31, with the time where it is not whole days. Dates stay the text the server sent: no zone can shift them. */
export function windowText(offer: Pick<Activity, 'startTime' | 'endTime'>, text: typeof t): string {
  if (isLongTerm(offer.startTime, offer.endTime)) return text('active.longTerm');
  return text('active.window', {
    start: dayOrMoment(offer.startTime),
    end: dayOrMoment(offer.endTime),
  });
}

/** Where `now` stands to the offer's time; both as YYYY-MM-DD HH:mm:ss in one zone, so they compare as text. */
export function stageOf(
  offer: Pick<Activity, 'startTime' | 'endTime'>,
  now: string,
): 'before' | 'open' | 'over' {
  if (now < offer.startTime) return 'before';
  return now > offer.endTime ? 'over' : 'open';
}

/** Whether the visitor can take something of this kind now. */
export const isClaimable = (
  { kind }: Pick<Activity, 'kind'>,
  { claimable = [] }: Pick<AccInfoAnswer, 'claimable'>,
): boolean => (claimable as readonly string[]).includes(kind);
