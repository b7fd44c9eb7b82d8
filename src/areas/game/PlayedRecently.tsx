// The games played last, in the list of all: yesterday's game is one tap away.
import { css } from '@linaria/core';
import { useId } from 'react';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { gameKey } from '#wallet/games/keptGamePlace.ts';
import type { Game } from './searchGames.ts';

const strip = css`
  display: flex;
  overflow-x: auto;
  gap: var(--space-3);
  padding: 0 var(--edge) var(--space-3);
  scrollbar-width: none;
  > li {
    flex: none;
    width: min-content;
    min-width: 3.75rem;
  }
  button {
    display: grid;
    gap: 0.25rem;
    width: 100%;
    font-size: var(--font-caption);
    line-height: 1.3;
    text-align: center;
    /* A long word makes its place wider; it is never broken. */
    overflow-wrap: normal;
  }
`;
const small = css`
  width: 3.75rem;
  margin: 0 auto;
  border-radius: 0.75rem;
  /* Being maintained, as in the list below. */
  [data-closed] & {
    filter: grayscale(0.75) brightness(0.8);
  }
`;
const heading = css`
  padding: 0 var(--edge) var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-weight: 500;
`;

/** A cover, the room below it and a line of text, as drawn above. */
const tileHeight = 'calc(3.75rem + 0.25rem + 1.3 * var(--font-caption))';

/** How many games a player goes back to at a glance. */
const stripLength = 10;

interface PlayedRecentlyProps {
  games: readonly Game[];
  isLoading: boolean;
  onOpen: (game: Game) => void;
}

export function PlayedRecently({ games, isLoading, onOpen }: PlayedRecentlyProps) {
  const t = useText();
  const id = useId();
  if (games.length === 0 && !isLoading) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t('game.view.recent')}
      </h2>
      <ul className={strip}>
        {isLoading && (
          <li aria-busy>
            <Skeleton height={tileHeight} />
          </li>
        )}
        {games.slice(0, stripLength).map((game) => (
          <li key={gameKey(game)} data-closed={game.open ? undefined : ''}>
            <button type="button" className={pressable} onClick={() => onOpen(game)}>
              <Picture src={game.cover} alt="" ratio="1 / 1" className={small} />
              <span>{game.gameName}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
