// What files of content put on a screen: its activities with when they run and for whom, or how many entries; and why there is nothing.
import { wholeMoment } from '#content/checks/texts/reversed-window.ts';
import type { ContentFiles, ContentKind } from '#content/content.generated.ts';
import { kindsOfScreen } from '#station/derive/activities.ts';
import { kindsNeededFor, shownAfterMs } from '#station/derive/neededActivities.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { commandText } from '../../commandTexts.ts';
import { type ContentFile, fileOfKind, type StationContent } from './contentFiles.ts';
import { valueText } from './said.ts';

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
  if (!file.value) return { lines: [commandText('command.explain.hasMistakes', { file: file.fileName })] };
  return filling ? fillingOf(filling, file) : activitiesAt(path, file as ContentFile<'activities'>, now);
}

const whyUnknown = (content: StationContent | undefined, kind: ContentKind): string =>
  content
    ? commandText('command.explain.databaseOnly', { kind })
    : commandText('command.explain.databaseAlone');

type FillingKind =
  | 'activities'
  | 'pay-methods'
  | 'card-types'
  | 'forum-groups'
  | 'lotteries'
  | 'notices'
  | 'help'
  | 'platforms';

interface Filling {
  kind: FillingKind;
  /** Of platforms, the class of games. */
  wanted?: string;
  countIn(file: never): number;
}

const entries = (kind: FillingKind): Filling => ({
  kind,
  countIn: ({ items }: { items: readonly unknown[] }) => items.length,
});

const games = (wanted: string): Filling => ({
  kind: 'platforms',
  wanted,
  countIn: ({ items }: ContentFiles['platforms']) =>
    items.flatMap((platform) => platform.games ?? []).filter((game) => game.class === wanted).length,
});

/** Screens, in small letters, that show the entries of a file. */
const fillings: Readonly<Record<string, Filling>> = {
  '/moreactive': entries('activities'),
  '/recharge': entries('pay-methods'),
  '/withdraw': entries('card-types'),
  '/addcard': entries('card-types'),
  '/forum': entries('forum-groups'),
  '/lotteryall': entries('lotteries'),
  '/credit': entries('lotteries'),
  '/official': entries('lotteries'),
  '/notice': entries('notices'),
  '/userhelp': entries('help'),
  '/egame': games('egame'),
  '/chess': games('chess'),
  '/fish': games('fish'),
};

function fillingOf(
  { kind, wanted = '', countIn }: Filling,
  { fileName: file, value }: ContentFile,
): ScreenContent {
  const count = countIn(value as never);
  const what = commandText(`command.explain.what.${kind}`, { wanted });
  return {
    lines: [commandText('command.explain.countOf', { count, what, file })],
    lacking: count === 0 ? commandText('command.explain.noneOf', { what, file }) : undefined,
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
  if (!isPlayed(item)) return commandText('command.explain.onlyRead');
  if (isAhead(item, now)) return commandText('command.explain.begins', { from: item.from! });
  return isOver(item, now)
    ? commandText('command.explain.ended', { until: item.until! })
    : commandText('command.explain.openNow');
}

function takersOf({ roles = [], levels = [] }: Item): string {
  const who = commandText(
    roles.length === 1 ? `command.explain.takers.${roles[0]!}` : 'command.explain.takersAll',
  );
  return levels.length > 0 ? commandText('command.explain.takers', { who, levels: levels.join(', ') }) : who;
}

function activitiesAt(path: string, file: ContentFile<'activities'>, now: Date): ScreenContent {
  const kinds = activityKindsAt(path);
  const found = [...file.value!.items.entries()].filter(([, { kind }]) => kinds.includes(kind));
  const played = found.map(([, item]) => item).filter(isPlayed);
  const shownFrom = new Date(now.getTime() - shownAfterMs);
  return {
    lines: found.map(([at, item]) =>
      commandText('command.explain.activity', {
        title: valueText(item.title),
        kind: item.kind,
        phase: phaseOf(item, now),
        takers: takersOf(item),
        place: file.at(['items', at]),
      }),
    ),
    lacking: lackOf(kinds.join(commandText('command.content.or')), file.fileName, found.length, played, now),
    isAbsent: kindsNeededFor(path).length > 0 && !played.some((item) => !isOver(item, shownFrom)),
  };
}

/** Why nobody can take part now; undefined where somebody can. */
function lackOf(kinds: string, file: string, count: number, played: readonly Item[], now: Date) {
  if (count === 0) return commandText('command.explain.noActivity', { kinds, file });
  if (played.length === 0) return commandText('command.explain.noTerms', { kinds, file });
  if (played.some((item) => !isOver(item, now) && !isAhead(item, now))) return undefined;
  const isNext = played.some((item) => isAhead(item, now));
  const why = commandText(isNext ? 'command.explain.stillAhead' : 'command.explain.isOver');
  return commandText('command.explain.noneRuns', { kinds, file, why });
}
