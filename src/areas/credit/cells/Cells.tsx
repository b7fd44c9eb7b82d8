// The cells of a play whose every option is a bet of its own: ball or name, odds beside it.

import { css } from '@linaria/core';
import { memo } from 'react';
import type { Rules } from '#lottery/rule/settings.ts';
import { duelsOf } from '#lottery/selection/duels.ts';
import { isComparing } from '#lottery/selection/sides.ts';
import { cellBlocks, grid, heading, namedBlock } from '#play/cellStyles.ts';
import { landscapePhone } from '#play/landscape.ts';
import type { Figures } from '#play/settings/useFigures.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { optionsOf, sidesOf } from '../pages.ts';
import { cellOf, type Picks } from '../picks.ts';
import type { PlayOnSale } from '../slip.ts';
import { Cell } from './Cell.tsx';
import { blocksOf, columnsOf, numbersBeside, stackedOn } from './creditStyles.ts';

export interface CellsProps {
  sale: PlayOnSale;
  picks: Picks;
  rules: Rules;
  figures: Figures;
}

export const Cells = memo(function Cells({ sale, picks, rules, figures }: CellsProps) {
  const t = useText();
  const named = usePlayName();
  const { play, isOpen } = sale;
  const options = optionsOf(sale);
  const duels = duelsOf(options);
  return (
    <section aria-label={named(play.name)} className={namedBlock}>
      <h2 className={heading}>
        {named(play.name).replaceAll('/', '/\u200b')}
        {!isOpen && <small>{t('credit.closed')}</small>}
      </h2>
      {duels && (
        <div className={duelRows}>
          {duels.map((duel) => (
            <Duel key={duel[0]} sale={sale} options={duel} picks={picks} figures={figures} />
          ))}
        </div>
      )}
      {!duels && (
        <div className={cellBlocks}>
          {blocksOf(play.code, options).map((block) => {
            const columns = columnsOf(play.code, block, named);
            return (
              <div
                key={block[0]}
                className={grid}
                data-columns={columns}
                data-stacked={stackedOn(block, columns, sale.odds)}
              >
                {block.map((option) => (
                  <Cell
                    key={option}
                    sale={sale}
                    option={option}
                    beside={numbersBeside(play.code, option, rules)}
                    figure={figures?.get(cellOf(play.code, option))}
                    picks={picks}
                  />
                ))}
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
});

const duelRows = css`
  display: grid;
  gap: 0.375rem;
  @media ${landscapePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-4);
  }
`;
const duelRow = css`
  display: grid;
  grid-template-columns: 5rem repeat(3, minmax(0, 1fr));
  gap: 0.375rem;
  &:lang(zh) {
    grid-template-columns: 3.5rem repeat(3, minmax(0, 1fr));
  }
  > h3 {
    display: grid;
    align-items: center;
    font-size: var(--font-small);
    font-weight: 600;
    line-height: 1.25;
  }
`;

interface DuelProps extends SideRowProps {
  /** 龙, 虎 and 和 of one pair of positions. */
  options: readonly string[];
}

/** Two positions against each other in a line: the pair is named once, and each cell by its side. */
function Duel({ sale, options, picks, figures }: DuelProps) {
  const named = usePlayName();
  const { code, family } = sale.play;
  const sides = options.map((option) => named(option.slice(-1), family));
  const pair = named(options[0]!, family).slice(0, -sides[0]!.length).trimEnd();
  return (
    <section className={duelRow} aria-label={pair} data-duel>
      <h3>{pair}</h3>
      {options.map((option, at) => (
        <Cell
          key={option}
          sale={sale}
          option={option}
          word={sides[at]!}
          figure={figures?.get(cellOf(code, option))}
          picks={picks}
        />
      ))}
    </section>
  );
}

const sideRow = css`
  display: grid;
  grid-template-columns: 3.5rem repeat(4, minmax(0, 1fr));
  gap: 0.375rem;
  padding-top: var(--space-3);
  & + & {
    padding-top: 0.375rem;
  }
  > h3 {
    display: grid;
    align-items: center;
    font-size: var(--font-small);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  /* Where some positions are compared too, every position is a line of the same columns. */
  &[data-sides='6'] {
    grid-template-columns: 3rem repeat(6, minmax(0, 1fr));
    gap: 0.25rem;
    > button {
      padding-inline: 0;
      > em {
        flex: 1 0 100%;
      }
    }
    &:lang(en) > button {
      font-size: var(--font-caption);
    }
  }
  /* English words have their odds below them, and the position above, as in the blocks of words. */
  @media (max-width: 340px) {
    &:lang(en),
    &[data-sides='6']:lang(en) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 0.25rem;
    }
    &:lang(en) > h3 {
      grid-area: 1 / 1 / 2 / -1;
    }
    &:lang(en) > button {
      padding: 0;
    }
    &:lang(en) > [data-wide] {
      grid-column: span 2;
    }
  }
  &:lang(en) > button:not([data-wide]) > em {
    flex: 1 0 100%;
  }
  @media ${landscapePhone} {
    && {
      padding-top: 0.375rem;
    }
  }
`;

export interface SideRowProps {
  sale: PlayOnSale;
  picks: Picks;
  figures: Figures;
}

interface PositionProps extends SideRowProps {
  /** Of all rows of the page: 6 where some positions are compared too. */
  columns: number;
}

/** The sides of one position in a line; its numbers are on a page of their own. */
export const SideRow = memo(function SideRow({ sale, picks, figures, columns }: PositionProps) {
  const named = usePlayName();
  const { play } = sale;
  return (
    <section aria-label={named(play.name)} className={sideRow} data-sides={columns}>
      <h3>{named(play.name)}</h3>
      {sidesOf(sale).map((option) => (
        <Cell
          key={option}
          sale={sale}
          option={option}
          figure={figures?.get(cellOf(play.code, option))}
          isWide={isComparing(option)}
          picks={picks}
        />
      ))}
    </section>
  );
});
