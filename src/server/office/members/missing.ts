// Why a member does not find a kind of activity at all: its screen is off, or the station has none of the kind now.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { activityScreens } from '#station/derive/activities.ts';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { activityOfKind } from '../../activities/activity.ts';
import type { TimelineContext } from './timeline/source.ts';

export interface MissingKind {
  kind: ActivityKind;
  /** What the station calls the kind. */
  title: string;
  code: 'screenOff' | 'noActivity' | 'ahead' | 'ended';
  reason: string;
}

/** An offer to be read has no screen of its own: nobody misses the kind. */
const kinds = (Object.keys(activityScreens) as ActivityKind[]).filter((kind) => kind !== 'general');

/** Kinds that the member does not find; `running` are those that have a standing, of which only the screen may be missing. */
export async function missingKinds(
  { db, station, now, locale, text }: Pick<TimelineContext, 'db' | 'station' | 'now' | 'locale' | 'text'>,
  running: ReadonlySet<string>,
): Promise<MissingKind[]> {
  const off: ReadonlySet<string> = new Set(station.routes.off);
  const missing: MissingKind[] = [];
  for (const kind of kinds) {
    const path = activityScreens[kind].replace(/\?.*$/, '');
    const own = station.activityNames[kind];
    const of = { kind, title: own ? localText(own, locale) : text(`support.activity.${kind}`) };
    if (off.has(path)) {
      missing.push({
        ...of,
        code: 'screenOff',
        reason: text('office-members.missing.screenOff', { path }),
      });
      continue;
    }
    if (running.has(kind)) continue;
    const row = (await activityOfKind(db, kind, now))?.row;
    if (!row) missing.push({ ...of, code: 'noActivity', reason: text('office-members.missing.noActivity') });
    else if (row.starts_at > now)
      missing.push({
        ...of,
        code: 'ahead',
        reason: text('office-members.missing.ahead', { at: formatMoment(row.starts_at) }),
      });
    else
      missing.push({
        ...of,
        code: 'ended',
        reason: text('office-members.missing.ended', { at: formatMoment(row.ends_at) }),
      });
  }
  return missing;
}
