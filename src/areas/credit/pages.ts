// The pages of a board: the family's groups of plays, but few cells share a page, and the sides of all positions stand beside those of the sum.
import { POSITION_SIDES, SIDES_PAGE } from '#lottery/selection/sides.ts';
import { type KeptPicks, readCell } from './picks.ts';
import { isCellPlay, type PlayOnSale } from './slip.ts';
import type { BoardGroup } from './useBoard.ts';

export interface BoardPage extends BoardGroup {
  /** The groups it shows; the first is its name. */
  names: readonly string[];
  /** Plays of other pages of which this one shows the sides, a line for each position. */
  sides: readonly PlayOnSale[];
}

/** Up to so many cells need no tabs. */
const mostOnOnePage = 60;
/** So few cells are no page of their own: they share one with another. */
const mostSparse = 15;
/** Up to so many cells are seen at a glance; pages that few cells share get no longer. */
const mostTogether = 40;
/** The options of a play of which each is a bet; none of another. */
export const optionsOf = ({ play }: PlayOnSale): readonly string[] =>
  isCellPlay(play)
    ? play.forms[0]!.flatMap((field) => (field.kind === 'set' ? field.choices.map(String) : []))
    : [];

/** The sides of a position: of a play that has its numbers as well. */
export function sidesOf(sale: PlayOnSale): readonly string[] {
  const options = optionsOf(sale);
  const isPosition = options.includes(POSITION_SIDES[0]!) && options.some((option) => /^\d+$/.test(option));
  return isPosition ? POSITION_SIDES.filter((side) => options.includes(side)) : [];
}

/** The tab and play that an address asks for; where it names only a play, the tab that holds it. */
export function placeOf(
  groups: readonly BoardGroup[],
  { tab, play }: { tab: string; play: string },
  kept: { plays: Readonly<Record<string, string>> },
): { group: string; plays: Readonly<Record<string, string>> } {
  const pages = pagesOf(groups);
  const holding = pages.find(({ plays }) => plays.some((sale) => sale.play.code === play));
  const page = pages.find(({ names }) => names.includes(tab)) ?? holding ?? pages[0];
  const group = page?.name ?? '';
  return { group, plays: play !== '' && page === holding ? { ...kept.plays, [group]: play } : kept.plays };
}

export function pagesOf(groups: readonly BoardGroup[]): readonly BoardPage[] {
  const plays = groups.flatMap((group) => group.plays);
  const cells = plays.reduce((sum, sale) => sum + optionsOf(sale).length, 0);
  if (groups.length > 1 && cells <= mostOnOnePage && plays.every(({ play }) => isCellPlay(play)))
    return [{ name: groups[0]!.name, names: groups.map(({ name }) => name), plays, sides: [] }];
  const positions = plays.filter((sale) => sidesOf(sale).length > 0);
  const pages = withoutSparse(
    groups.map((group) => ({
      ...group,
      names: [group.name],
      sides: group.name === SIDES_PAGE ? positions : [],
    })),
  );
  if (positions.length === 0 || pages.some(({ name }) => name === SIDES_PAGE)) return pages;
  // The sides of the sum stand beside those of the positions, its numbers on a page of their own.
  const sums = plays.filter((sale) => {
    const options = optionsOf(sale);
    return options.length === 4 && options.every((option, at) => option.endsWith(POSITION_SIDES[at]!));
  });
  const others = pages.map((page) => ({
    ...page,
    plays: page.plays.filter((sale) => !sums.includes(sale)),
  }));
  return [
    { name: SIDES_PAGE, names: [SIDES_PAGE], plays: sums, sides: positions },
    ...others.filter((page) => page.plays.length > 0),
  ];
}

const cellsOf = ({ plays }: BoardGroup): number =>
  plays.reduce((sum, sale) => sum + optionsOf(sale).length, 0);

const canShare = (one: BoardPage, other: BoardPage): boolean =>
  Math.min(cellsOf(one), cellsOf(other)) <= mostSparse &&
  cellsOf(one) + cellsOf(other) <= mostTogether &&
  [one, other].every(({ plays, sides }) => sides.length === 0 && plays.every(({ play }) => isCellPlay(play)));

/** A page of few cells goes with the last before it that has room. */
function withoutSparse(pages: readonly BoardPage[]): readonly BoardPage[] {
  const kept: BoardPage[] = [];
  for (const page of pages) {
    const at = kept.findLastIndex((before) => canShare(before, page));
    const before = kept[at];
    if (before)
      kept[at] = {
        ...before,
        names: [...before.names, ...page.names],
        plays: [...before.plays, ...page.plays],
      };
    else kept.push(page);
  }
  return kept;
}

/** The tab of picks that were filled in: the one that was open where it is that of the sides and shows them all, or their own. */
export function tabOfPicks(
  groups: readonly BoardGroup[],
  { group, groupBefore, picks }: { group: string; groupBefore: string; picks: KeptPicks },
): string {
  const pages = pagesOf(groups);
  const before = pages.find(({ name }) => name === groupBefore) ?? pages[0];
  const ofCells = new Set(picks.cells.map((cell) => readCell(cell).playCode));
  const holding = pages.find(({ plays }) => plays.some(({ play }) => ofCells.has(play.code)));
  const named = pages.find(({ names }) => names.includes(group));
  // Its play may stand on the page of the sides, or with another group.
  const own =
    (named?.plays.some(({ play }) => ofCells.has(play.code)) ? named : (holding ?? named))?.name ?? group;
  if (!before || before.sides.length === 0 || picks.drafts.length > 0) return own;
  const isShown = (cell: string): boolean => {
    const { playCode, option } = readCell(cell);
    const holds = ({ play }: PlayOnSale): boolean => play.code === playCode;
    return (
      before.plays.some(holds) || before.sides.some((sale) => holds(sale) && sidesOf(sale).includes(option))
    );
  };
  return picks.cells.every(isShown) ? before.name : own;
}
