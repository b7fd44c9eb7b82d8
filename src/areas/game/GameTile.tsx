// A game in a list: its cover, its name and platform, what is special about it, and the star that makes it a favourite.
import { css } from '@linaria/core';
import { memo } from 'react';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { gameKey } from '#wallet/games/keptGamePlace.ts';
import { maintenanceMark } from '#wallet/games/maintainedGame.ts';
import type { Game } from './searchGames.ts';

const tile = css`
  position: relative;
  min-width: 0;
  > button:first-child {
    display: grid;
    width: 100%;
    text-align: left;
  }
`;
const cover = css`
  border-radius: 0.875rem;
  box-shadow: var(--shadow);
  [data-closed] > & {
    filter: grayscale(0.75) brightness(0.8);
  }
`;
/** Whole, on as many lines as it takes: games of one kind differ in their last word. */
const name = css`
  margin-top: 0.375rem;
  font-size: var(--font-small);
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
  /* English names are longer. */
  &:lang(en) {
    font-size: max(0.75rem, 11px);
    letter-spacing: -0.01em;
  }
`;
const platform = css`
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.4;
`;
const tag = css`
  position: absolute;
  top: 0.375rem;
  left: 0.375rem;
  padding: 0 0.375rem;
  border-radius: 0.375rem;
  background: #c8102e;
  color: #fff;
  font-size: max(0.6875rem, 11px);
  font-weight: 600;
  line-height: 1.125rem;
  pointer-events: none;
  &[data-tag='new'] {
    background: #0b6e4f;
  }
`;
const closed = css`
  position: absolute;
  inset: auto 0 0;
  padding: 0.25rem;
  border-radius: 0 0 0.875rem 0.875rem;
  background: rgb(12 12 18 / 82%);
  color: #fff;
  font-size: max(0.6875rem, 11px);
  line-height: 1.3;
  text-align: center;
`;
const picture = css`
  position: relative;
  display: block;
`;
const star = css`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: start end;
  width: var(--target);
  height: var(--target);
  padding: 0.3125rem;
  color: #fff;
  > svg {
    padding: 0.3125rem;
    border-radius: 50%;
    background: rgb(10 10 20 / 45%);
  }
  &[aria-pressed='true'] > svg {
    color: #ffd34d;
    fill: #ffd34d;
  }
`;

export interface GameTileProps {
  game: Game;
  isFirst: boolean;
  onOpen: (game: Game) => void;
  /** undefined where nobody may have favourites. */
  isFavourite: boolean | undefined;
  onFavourite: (game: Game) => void;
}

export const GameTile = memo(function GameTile({
  game,
  isFirst,
  onOpen,
  isFavourite,
  onFavourite,
}: GameTileProps) {
  const t = useText();
  const { gameName, platformName, open, maintenanceUntil, tags } = game;
  return (
    <div className={tile} data-game={gameKey(game)}>
      <button type="button" className={pressable} onClick={() => onOpen(game)}>
        <span className={picture} data-closed={open ? undefined : ''}>
          <Picture src={game.cover} alt="" ratio="1 / 1" isFirst={isFirst} className={cover} />
          {!open && <b className={closed}>{maintenanceMark(maintenanceUntil)}</b>}
        </span>
        <span className={name}>{gameName}</span>
        <span className={platform}>{platformName}</span>
      </button>
      {open && tags[0] && (
        <b className={tag} data-tag={tags[0]}>
          {t(`game.tag.${tags[0]}`)}
        </b>
      )}
      {isFavourite !== undefined && (
        <button
          type="button"
          className={`${star} ${pressable}`}
          aria-pressed={isFavourite}
          aria-label={t('game.favourite.of', { name: gameName })}
          onClick={() => onFavourite(game)}
        >
          <Icon name="star" size="1.625rem" />
        </button>
      )}
    </div>
  );
});
