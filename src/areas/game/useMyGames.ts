// What a member's own lists of games hold: favourites, which show at once what was pressed, and games played recently.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { onRestored } from '#browser/pageLifecycle.ts';
import { myGames, setFavourite } from '#contract/game.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import { type Read, useCall } from '#transport/useCall.ts';
import { gameKey } from '#wallet/games/keptGamePlace.ts';
import type { Game } from './searchGames.ts';

export interface MyGames {
  /** Members alone have any. */
  isMember: boolean;
  read: Read<unknown>;
  isFavourite: (game: Game) => boolean;
  toggle: (game: Game) => void;
  /** Keys of games, the newest first. */
  favourites: readonly string[];
  recent: readonly string[];
}

export function useMyGames(): MyGames {
  const t = useText();
  const { role } = useSite();
  const isMember = role === 'member' || role === 'agent';
  const read = useCall(myGames, isMember ? {} : null, { silent: true });
  const { data, mutate } = read;
  /** What was pressed and is not in an answer yet. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Back from a game, that game is the newest.
  useEffect(() => onRestored(() => void mutate()), [mutate]);
  const favourites = useMemo(() => {
    const keys = new Set((data?.favourites ?? []).map(gameKey));
    for (const [key, isOn] of pressed) {
      if (isOn) keys.add(key);
      else keys.delete(key);
    }
    return [...keys];
  }, [data, pressed]);
  const set = useMemo(() => new Set(favourites), [favourites]);
  const toggle = useCallback(
    (game: Game): void => {
      const key = gameKey(game);
      const isOn = !set.has(key);
      const mark = (value: boolean | undefined): void =>
        setPressed((before) => {
          const next = new Map(before);
          if (value === undefined) next.delete(key);
          else next.set(key, value);
          return next;
        });
      mark(isOn);
      send(setFavourite, {
        platform: game.platform,
        gameCode: game.gameCode,
        favourite: isOn ? 'on' : 'off',
      })
        .then(() => {
          toast(t(isOn ? 'game.favourite.added' : 'game.favourite.removed'), { kind: 'done' });
          return mutate();
        })
        .catch((error: unknown) => {
          // The shell shows why; the star goes back to what the server has.
          if (!(error instanceof CallFailure)) throw error;
        })
        .finally(() => mark(undefined));
    },
    [set, mutate, t],
  );
  return {
    isMember,
    read,
    isFavourite: (game) => set.has(gameKey(game)),
    toggle,
    favourites,
    recent: useMemo(() => (data?.recent ?? []).map(gameKey), [data]),
  };
}
