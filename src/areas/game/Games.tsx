// The games of one class as a player narrows them down: by platform, hot, new, favourite, recent, or by a search.

import { css } from '@linaria/core';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { LongList } from '#kit/list/LongList.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useChoice, useQuery } from '#kit/page/useChoice.ts';
import { useText } from '#texts/useText.ts';
import { gameKey, useKeptPlace } from '#wallet/games/keptGamePlace.ts';
import { maintenanceNotice } from '#wallet/games/maintainedGame.ts';
import { Chips } from './Chips.tsx';
import { GameTile } from './GameTile.tsx';
import { grid } from './gameGrid.tsx';
import { filtered, views } from './gameViews.ts';
import { NoGames } from './NoGames.tsx';
import { PlayedRecently } from './PlayedRecently.tsx';
import { type Game, searchable, searchGames, searchName } from './searchGames.ts';
import type { MyGames } from './useMyGames.ts';

/** Games side by side. */
const columns = 3;
/** Height of a row beside its covers, in CSS pixels: name, platform, room. */
const captionPx = 56;
/** Widest page, and what of its width is no cover. */
const [widestPx, besidePx] = [480, 40];

const foot = css`
  padding: var(--space-1) var(--space-4) var(--space-6);
  color: var(--text-faint);
  font-size: var(--font-small);
  text-align: center;
`;

interface GamesProps {
  path: string;
  offered: readonly Game[];
  mine: MyGames;
  typed: string;
  onSearch: (typed: string) => void;
}

export function Games({ path, offered, mine, typed, onSearch }: GamesProps) {
  const t = useText();
  const { openGame } = useSite();
  // What cannot be played now stands after what can.
  const games = useMemo(() => offered.toSorted((a, b) => Number(b.open) - Number(a.open)), [offered]);
  const [view, setView] = useChoice('view', views);
  const platforms = useMemo(
    () => [...new Map(games.map((each) => [each.platform, each.platformName]))],
    [games],
  );
  const [platform, setPlatform] = useChoice('platform', ['', ...platforms.map(([code]) => code)]);
  const wanted = useDeferredValue(typed.trim());
  const prepared = useMemo(() => searchable(games), [games]);
  // A search looks everywhere: a name is not typed only to learn that it is in another tab.
  const shown = wanted !== '' ? searchGames(prepared, wanted) : filtered(games, view, platform, mine);
  const [, change] = useQuery();
  useKeptPlace(path, (filters) => {
    change({ view: filters.get('view') ?? undefined, platform: filters.get('platform') ?? undefined });
    onSearch(filters.get(searchName) ?? '');
  });

  const { toggle } = mine;
  const open = useCallback(
    (game: Game): void => {
      if (!game.open) {
        toast(maintenanceNotice(game.gameName, game.maintenanceUntil), { kind: 'warn' });
        return;
      }
      openGame(game.platform, game.gameCode);
    },
    [openGame],
  );
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(shown.length / columns) }, (_, at) =>
        shown.slice(at * columns, (at + 1) * columns),
      ),
    [shown],
  );
  const has = (tag: 'hot' | 'new'): boolean => games.some(({ tags }) => tags.includes(tag));
  const choices = views.filter((each) => (each !== 'hot' && each !== 'new') || has(each));
  const rowPx = (Math.min(window.innerWidth, widestPx) - besidePx) / columns + captionPx;
  return (
    <>
      {wanted === '' && (
        <>
          <Chips
            label={t('game.views')}
            value={view}
            onChange={setView}
            items={choices.map((each) => [each, t(`game.view.${each}`)])}
          />
          {platforms.length > 1 && (
            <Chips
              label={t('game.platforms')}
              value={platform}
              onChange={setPlatform}
              items={[['', t('game.platform.all')], ...platforms]}
            />
          )}
        </>
      )}
      {wanted === '' && view === 'all' && platform === '' && (
        <PlayedRecently
          games={filtered(games, 'recent', '', mine)}
          isLoading={mine.read.isLoading}
          onOpen={open}
        />
      )}
      {shown.length === 0 ? (
        <NoGames
          view={view}
          isSearch={wanted !== ''}
          mine={mine}
          onClear={() => onSearch('')}
          onAll={() => setView('all')}
        />
      ) : (
        <>
          <LongList
            items={rows}
            rowPx={rowPx}
            label={wanted === '' ? `${t(`game.view.${view}`)} ${platform}` : t('game.search')}
          >
            {(row) => (
              <li key={gameKey(row[0]!)} className={grid}>
                {row.map((game) => (
                  <GameTile
                    key={gameKey(game)}
                    game={game}
                    isFirst={row === rows[0]}
                    onOpen={open}
                    isFavourite={mine.isMember ? mine.isFavourite(game) : undefined}
                    onFavourite={toggle}
                  />
                ))}
              </li>
            )}
          </LongList>
          <p className={foot}>{t('game.count', { count: shown.length })}</p>
        </>
      )}
    </>
  );
}
