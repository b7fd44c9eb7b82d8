// How the chunks of areas are called, and which room of an area a file lies in.
import catalogue from '#schemas/screens.json' with { type: 'json' };

/**
 * The ten areas of docs/specification.md §7, two of which have no name there (`entry` and `agent`): the help, messages and the protection of
 * players are parts of the member centre, lists of games a part of the list of lotteries.
 */
const writtenNames: Readonly<Record<string, string>> = {
  index: 'Index',
  official: 'Official',
  credit: 'Credit',
  forum: 'Forum',
  'lottery-all': 'LotteryALL',
  game: 'LotteryALL-game',
  help: 'center-help',
  message: 'center-message',
  safety: 'center-safety',
};

/** Areas with rooms: folders in which a screen lies, such as pay/deposit. */
export const areasWithRooms: ReadonlySet<string> = new Set(
  catalogue.screens.filter(({ screen }) => screen.includes('/')).map(({ area }) => area),
);

/** Areas with screens that lie in no room. */
export const areasWithLooseScreens: ReadonlySet<string> = new Set(
  catalogue.screens.filter(({ screen }) => !screen.includes('/')).map(({ area }) => area),
);

export const nameOf = (area: string): string => writtenNames[area] ?? area;

export const areaOf = (id: string): string | undefined => /\/src\/areas\/([a-z-]+)\//.exec(id)?.[1];

/** The folder of a screen within its area, '' where it lies in none. */
export const roomOf = (screen: string): string =>
  /\/src\/areas\/[a-z-]+\/([a-z-]+)\//.exec(screen)?.[1] ?? '';

/** What several rooms of an area share; an area without rooms is one chunk. */
export const commonChunk = (area: string): string =>
  `${nameOf(area)}${areasWithRooms.has(area) ? '-shared' : ''}`;

/** Longer names first: `center-help` is no part of the chunks of `center`. */
const areas = [...new Set(catalogue.screens.map(({ area }) => area))].sort(
  (one, other) => nameOf(other).length - nameOf(one).length,
);

export const areaOfChunk = (chunk: string): string | undefined =>
  areas.find((area) => chunk === nameOf(area) || chunk.startsWith(`${nameOf(area)}-`));
