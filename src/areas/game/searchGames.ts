// Finding games by what a player types: the name, its pinyin in full, its initials, or a mixture of both.
import type { ThirdGameListAnswer } from '#contract/session.generated.ts';

/** What a search is called in the address. */
export const searchName = 'q';

export type Game = ThirdGameListAnswer['thirdGameList'][number];

/** A game with what is compared, prepared once for a list of thousands. */
export interface SearchableGame {
  game: Game;
  /** Without blanks, in small letters. */
  name: string;
  syllables: readonly string[];
}

/** Full-width letters of Chinese keyboards mean the same; blanks and marks between words mean nothing. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'·.\-–—]+/g, '');

export const searchable = (games: readonly Game[]): SearchableGame[] =>
  games.map((game) => ({
    game,
    name: folded(game.gameName),
    syllables: game.pinyin.toLowerCase().split(/\s+/).filter(Boolean),
  }));

/** Whether `typed` is made of beginnings of these syllables, one after the other and none left out. */
function spells(typed: string, syllables: readonly string[], from: number): boolean {
  if (typed === '') return true;
  const syllable = syllables[from];
  if (syllable === undefined) return false;
  for (let length = Math.min(syllable.length, typed.length); length > 0; length--) {
    if (typed.slice(0, length) !== syllable.slice(0, length)) continue;
    if (spells(typed.slice(length), syllables, from + 1)) return true;
  }
  return false;
}

/** 0 where nothing fits; a name that begins with it goes before one that has it, and both before pinyin. */
function rank({ name, syllables }: SearchableGame, typed: string): number {
  if (name.startsWith(typed)) return 4;
  if (name.includes(typed)) return 3;
  if (spells(typed, syllables, 0)) return 2;
  return syllables.some((_, from) => from > 0 && spells(typed, syllables, from)) ? 1 : 0;
}

/** Games that fit, the best first and otherwise in the order of the list; all of them where nothing was typed. */
export function searchGames(games: readonly SearchableGame[], typed: string): Game[] {
  const wanted = folded(typed);
  if (wanted === '') return games.map(({ game }) => game);
  return games
    .map((each) => ({ game: each.game, fit: rank(each, wanted) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ game }) => game);
}
