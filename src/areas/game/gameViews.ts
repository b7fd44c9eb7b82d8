// The views of a list of games, and which games each of them has.

import { gameKey } from '#wallet/games/keptGamePlace.ts';
import type { Game } from './searchGames.ts';
import type { MyGames } from './useMyGames.ts';

export const views = ['all', 'recent', 'favourite', 'hot', 'new'] as const;
export type View = (typeof views)[number];

export function filtered(
  games: readonly Game[],
  view: View,
  platform: string,
  mine: MyGames,
): readonly Game[] {
  const ofPlatform = platform === '' ? games : games.filter((each) => each.platform === platform);
  switch (view) {
    case 'all':
      return ofPlatform;
    case 'hot':
    case 'new':
      return ofPlatform.filter(({ tags }) => tags.includes(view));
    default: {
      const byKey = new Map(ofPlatform.map((each) => [gameKey(each), each]));
      const keys = view === 'recent' ? mine.recent : mine.favourites;
      return keys.flatMap((key) => byKey.get(key) ?? []);
    }
  }
}
