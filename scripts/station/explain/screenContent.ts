// Owns what files of content put on a screen: its activities with when they run and for whom, or how many entries; and why there is nothing.
import { wholeMoment } from '#content/checks/texts/reversed-window.ts';
import type { ContentFiles, ContentKind } from '#content/content.generated.ts';
import { kindsOfScreen } from '#station/derive/activities.ts';
import { kindsNeededFor, shownAfterMs } from '#station/derive/neededActivities.ts';
import { plain } from '#station/derive/visibleFacts.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { type ContentFile, fileOfKind, type StationContent } from './contentFiles.ts';

export interface ScreenContent {
  /** What the files put there, a line each. */
  lines: readonly string[];
  /** Why visitors find nothing there; undefined where they do, and where the files do not say. */
  lacking?: string | undefined;
  /** Pages leave the screen out: its address leads to /. */
  isAbsent?: boolean;
}

/** What the content of a station puts on a screen; undefined where no file does. */
export function contentAt(
  path: string,
  content: StationContent | undefined,
  now: Date,
): ScreenContent | undefined {
  const kinds = activityKindsAt(path);
  const filling = fillings[path.toLowerCase()];
  const kind = kinds.length > 0 ? 'activities' : filling?.kind;
  if (kind === undefined) return undefined;
  const file = fileOfKind(content, kind);
  if (!file) return { lines: [whyUnknown(content, kind)] };
  if (!file.value) return { lines: [`${file.fileName} has mistakes: "content check" lists them`] };
  return filling ? fillingOf(filling, file) : activitiesAt(path, file as ContentFile<'activities'>, now);
}

const whyUnknown = (content: StationContent | undefined, kind: ContentKind): string =>
  `what the database holds: ${content ? `there is no ${kind}.json` : 'there are no files'} of content for the station`;

interface Filling {
  kind: ContentKind;
  what: string;
  countIn(file: never): number;
}

const entries = (kind: ContentKind, what: string): Filling => ({
  kind,
  what,
  countIn: ({ items }: { items: readonly unknown[] }) => items.length,
});

const games = (wanted: string): Filling => ({
  kind: 'platforms',
  what: `games of the class ${wanted}`,
  countIn: ({ items }: ContentFiles['platforms']) =>
    items.flatMap((platform) => platform.games ?? []).filter((game) => game.class === wanted).length,
});

/** Screens, in small letters, that show the entries of a file. */
const fillings: Readonly<Record<string, Filling>> = {
  '/moreactive': entries('activities', 'activities'),
  '/recharge': entries('pay-methods', 'pay methods'),
  '/withdraw': entries('card-types', 'kinds of cards'),
  '/addcard': entries('card-types', 'kinds of cards'),
  '/forum': entries('forum-groups', 'groups of the forum'),
  '/lotteryall': entries('lotteries', 'lotteries'),
  '/credit': entries('lotteries', 'lotteries'),
  '/official': entries('lotteries', 'lotteries'),
  '/notice': entries('notices', 'notices'),
  '/userhelp': entries('help', 'groups of help'),
  '/egame': games('egame'),
  '/chess': games('chess'),
  '/fish': games('fish'),
};

function fillingOf({ what, countIn }: Filling, { fileName, value }: ContentFile): ScreenContent {
  const count = countIn(value as never);
  return {
    lines: [`${count} ${what}: ${fileName}`],
    lacking: count === 0 ? `no ${what} are in ${fileName}` : undefined,
  };
}

type Item = ContentFiles['activities']['items'][number];

/** The kinds of activities that a screen is for. Savings are paid by interest.json, whether an activity names them or not. */
const activityKindsAt = (path: string): readonly string[] =>
  kindsOfScreen(path).filter((kind) => kind !== 'balanceBao');

const isPlayed = ({ terms }: Item): boolean => Object.keys(terms ?? {}).length > 0;

const isOver = ({ until }: Item, at: Date): boolean =>
  until !== undefined && wholeMoment(until) < formatMoment(at);

const isAhead = ({ from }: Item, at: Date): boolean =>
  from !== undefined && formatMoment(at) < wholeMoment(from);

function phaseOf(item: Item, now: Date): string {
  if (!isPlayed(item)) return 'only read, for it has no terms';
  if (isAhead(item, now)) return `begins ${item.from}`;
  return isOver(item, now) ? `ended ${item.until}` : 'open now';
}

function takersOf({ roles = [], levels = [] }: Item): string {
  const who = roles.length === 1 ? `${roles[0]}s` : 'members and agents';
  return levels.length > 0 ? `${who} of level ${levels.join(', ')}` : who;
}

function activitiesAt(path: string, file: ContentFile<'activities'>, now: Date): ScreenContent {
  const kinds = activityKindsAt(path);
  const found = [...file.value!.items.entries()].filter(([, { kind }]) => kinds.includes(kind));
  const played = found.map(([, item]) => item).filter(isPlayed);
  const shownFrom = new Date(now.getTime() - shownAfterMs);
  return {
    lines: found.map(
      ([at, item]) =>
        `${plain(item.title)} (${item.kind}), ${phaseOf(item, now)}, for ${takersOf(item)}: ${file.at(['items', at])}`,
    ),
    lacking: lackOf(kinds.join(' or '), file.fileName, found.length, played, now),
    isAbsent: kindsNeededFor(path).length > 0 && !played.some((item) => !isOver(item, shownFrom)),
  };
}

/** Why nobody can take part now; undefined where somebody can. */
function lackOf(kinds: string, fileName: string, count: number, played: readonly Item[], now: Date) {
  if (count === 0) return `no activity of the kind ${kinds} is in ${fileName}`;
  if (played.length === 0) return `no activity of the kind ${kinds} in ${fileName} has terms`;
  if (played.some((item) => !isOver(item, now) && !isAhead(item, now))) return undefined;
  const isNext = played.some((item) => isAhead(item, now));
  return `no activity of the kind ${kinds} in ${fileName} runs now: ${isNext ? 'the next one is still ahead' : 'the last one is over'}`;
}
