// Owns the cells of a play whose every option is a bet of its own: ball or name, odds beside it.
import { memo, useSyncExternalStore } from 'react';
import type { Rules } from '#lottery/rule/settings.ts';
import { cell, grid, heading } from '#play/cellStyles.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { Ball } from './Ball.tsx';
import { columnsOf, isBall, numbersBeside } from './creditStyles.ts';
import { cellOf, type Picks } from './picks.ts';
import type { PlayOnSale } from './slip.ts';

export interface CellsProps {
  sale: PlayOnSale;
  picks: Picks;
  rules: Rules;
}

export const Cells = memo(function Cells({ sale, picks, rules }: CellsProps) {
  const t = useText();
  const named = usePlayName();
  const { play, odds, isOpen } = sale;
  const options = play.forms[0]!.flatMap((field) => (field.kind === 'set' ? field.choices.map(String) : []));
  return (
    <section aria-label={named(play.name)}>
      <h2 className={heading}>
        {named(play.name)}
        {!isOpen && <small>{t('credit.closed')}</small>}
      </h2>
      <div className={grid} data-columns={columnsOf(play.code, options, named)}>
        {options.map((option) => (
          <Cell
            key={option}
            name={cellOf(play.code, option)}
            option={option}
            word={named(option, play.family)}
            odds={odds.get(option) ?? ''}
            playCode={play.code}
            beside={numbersBeside(play.code, option, rules)}
            isOpen={isOpen}
            picks={picks}
          />
        ))}
      </div>
    </section>
  );
});

interface CellProps {
  name: string;
  option: string;
  /** The option as the reader calls it. */
  word: string;
  odds: string;
  playCode: string;
  beside: string;
  isOpen: boolean;
  picks: Picks;
}

/** The board handles every press; a cell only draws itself, and only when it changes. */
const Cell = memo(function Cell({ name, option, word, odds, playCode, beside, isOpen, picks }: CellProps) {
  const isPicked = useSyncExternalStore(
    (listener) => picks.onCell(name, listener),
    () => picks.has(name),
  );
  return (
    <button type="button" className={cell} data-cell={name} aria-pressed={isPicked} disabled={!isOpen}>
      {isBall(option) ? <Ball playCode={playCode} option={option} /> : word}
      <em>{odds}</em>
      {beside && <small>{beside}</small>}
    </button>
  );
});
