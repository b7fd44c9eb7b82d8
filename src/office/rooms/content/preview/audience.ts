// Who sees an entry of content and when: as a guest, a member or an agent, at a moment in Beijing.

export const viewers = ['guest', 'member', 'agent'] as const;

export interface Viewer {
  as: (typeof viewers)[number];
  /** Of a member or an agent. */
  level: number;
  /** In Beijing, such as 2026-11-29 20:00. */
  at: string;
}

/** seen: it is there. takes: and may be taken. Everything else is why it is not, or is only announced. */
export type Verdict = 'seen' | 'takes' | 'coming' | 'notYet' | 'over' | 'closed' | 'guest' | 'level' | 'role';

/** Where a kind is shown. all: everybody, always. notice: in its time, to its levels. activity: everybody, and taken by some. members: to those logged in who may choose it. */
const places = {
  banners: 'all',
  ads: 'all',
  help: 'all',
  notices: 'notice',
  activities: 'activity',
  'deposit-offers': 'members',
  'pay-methods': 'members',
} as const;

export type ShownKind = keyof typeof places;
export const isShown = (kind: string): kind is ShownKind => Object.hasOwn(places, kind);

interface Entry {
  from?: string;
  until?: string;
  open?: boolean;
  levels?: readonly number[];
  roles?: readonly string[];
  terms?: object;
}

/** A day alone is its first moment. */
const moment = (text: string): string => (text.length === 10 ? `${text} 00:00` : text);

const hasLevel = ({ levels = [] }: Entry, { level }: Viewer): boolean =>
  levels.length === 0 || levels.includes(level);

function ofActivity(entry: Entry, viewer: Viewer): Verdict {
  const { from, until, roles = [], terms = {} } = entry;
  if (from !== undefined && viewer.at < moment(from)) return 'coming';
  if (until !== undefined && viewer.at > moment(until)) return 'over';
  // An offer without terms is only read.
  if (Object.keys(terms).length === 0) return 'seen';
  if (viewer.as === 'guest') return 'guest';
  if (roles.length > 0 && !roles.includes(viewer.as)) return 'role';
  return hasLevel(entry, viewer) ? 'takes' : 'level';
}

/** What somebody has of an entry at a moment. */
export function verdictOf(kind: ShownKind, entry: Entry, viewer: Viewer): Verdict {
  const place = places[kind];
  if (place === 'all') return 'seen';
  if (place === 'activity') return ofActivity(entry, viewer);
  const { from, until, open = true, levels = [] } = entry;
  if (place === 'members' && viewer.as === 'guest') return 'guest';
  if (!open) return 'closed';
  if (from !== undefined && viewer.at < moment(from)) return 'notYet';
  if (until !== undefined && viewer.at >= moment(until)) return 'over';
  if (viewer.as === 'guest') return levels.length === 0 ? 'seen' : 'guest';
  if (!hasLevel(entry, viewer)) return 'level';
  return place === 'notice' ? 'seen' : 'takes';
}

/** Whether it is drawn: an activity is announced to everybody, whoever may take it. */
export const isDrawn = (kind: ShownKind, verdict: Verdict): boolean =>
  kind === 'activities' || verdict === 'seen' || verdict === 'takes';
