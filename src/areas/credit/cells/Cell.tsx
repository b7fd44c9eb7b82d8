// One cell of a board: ball, dice or name, with its odds.
import { memo, useSyncExternalStore } from 'react';
import { Dice } from '#kit/lottery/Dice.tsx';
import { cell } from '#play/cellStyles.ts';
import { useMark } from '#play/period/marks.ts';
import { Figure } from '#play/settings/Figure.tsx';
import type { OptionFigure } from '#play/settings/figures.ts';
import { usePlayName } from '#texts/useText.ts';
import { cellOf, type Picks } from '../picks.ts';
import type { PlayOnSale } from '../slip.ts';
import { Ball } from './Ball.tsx';
import { diceOf, isBall, isSum } from './creditStyles.ts';

interface CellProps {
  sale: PlayOnSale;
  option: string;
  /** What it is called here; by its own name where not given. */
  word?: string;
  /** Below its odds, such as the numbers of a zodiac. */
  beside?: string;
  isWide?: boolean;
  /** What earlier draws say of it, where the player wants to see that. */
  figure: OptionFigure | undefined;
  picks: Picks;
}

/** The board handles every press; a cell only draws itself, and only when it changes. */
export const Cell = memo(function Cell(props: CellProps) {
  const { sale, option, beside, isWide, figure, picks } = props;
  const named = usePlayName();
  const { play, odds, isOpen } = sale;
  const name = cellOf(play.code, option);
  const word = props.word ?? named(option, play.family);
  const isPicked = useSyncExternalStore(
    (listener) => picks.onCell(name, listener),
    () => picks.has(name),
  );
  const mark = useMark(name);
  const dice = diceOf(play.code, option);
  return (
    <button
      type="button"
      className={cell}
      data-cell={name}
      data-held={mark}
      aria-pressed={isPicked}
      disabled={!isOpen}
      data-wide={isWide || undefined}
    >
      {dice ? (
        <Dice faces={dice} label={word} />
      ) : !isBall(option) ? (
        word
      ) : isSum(play.code) ? (
        // Next to the odds a sum would read as a second number.
        <span>{word}</span>
      ) : (
        <Ball playCode={play.code} option={option} />
      )}
      <em>{odds.get(option)}</em>
      {beside && <small>{beside}</small>}
      {figure && <Figure figure={figure} />}
    </button>
  );
});
