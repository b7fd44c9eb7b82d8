// Owns which platforms and games the sandbox runs: a code of the server's catalogue to a game.
import { bull, sangong } from './games/cards.ts';
import { fish } from './games/fish.ts';
import type { Game } from './games/game.ts';
import { reels } from './games/reels.ts';

/** By the code of the platform, then of the game; names and marks of each are in the catalogues of texts. */
export const catalogue = {
  'sandbox-egame': {
    dragon: reels,
    lantern: reels,
    orchard: reels,
    pearl: reels,
    opera: reels,
    tea: reels,
  },
  'sandbox-chess': { sangong, niuniu: bull },
  'sandbox-fish': { reef: fish, harbour: fish },
} as const satisfies Record<string, Record<string, Game>>;

export type PlatformCode = keyof typeof catalogue;

export const gameOf = (platform: string, code: string): Game | undefined => {
  const games = Object.hasOwn(catalogue, platform) ? catalogue[platform as PlatformCode] : {};
  return Object.hasOwn(games, code) ? (games as Record<string, Game>)[code] : undefined;
};
