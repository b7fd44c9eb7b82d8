// Owns the board: tabs by group of plays, cells or a picker below, and one event handler for all cells.

import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { toast } from '#kit/overlay/toast.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { chips } from '#play/cellStyles.ts';
import { mostBets } from '#play/slipTotal.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { Cells } from './Cells.tsx';
import type { KeptBoard } from './keptBoard.ts';
import { Picker } from './Picker.tsx';
import type { Picks } from './picks.ts';
import { isCellPlay, type PlayOnSale } from './slip.ts';
import type { BoardFacts } from './useBoard.ts';

/** A group with more cells than this is shown one play at a time. */
const mostCells = 150;

const tabs = css`
  position: sticky;
  z-index: 10;
  top: calc(var(--header-height) + var(--safe-top));
`;
const panel = css`
  padding: 0 var(--edge) var(--space-4);
  &[data-sealed] {
    filter: grayscale(0.85);
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

/** A group whose plays come one at a time: those with a picker, and those with very many cells. */
const isOneByOne = (plays: readonly PlayOnSale[]): boolean =>
  plays.length > 1 &&
  (plays.some(({ play }) => !isCellPlay(play)) ||
    plays.reduce((sum, { odds }) => sum + odds.size, 0) > mostCells);

export type ShownPlays = Pick<KeptBoard, 'group' | 'plays'>;

export interface BoardProps {
  board: BoardFacts;
  picks: Picks;
  shown: ShownPlays;
  onShow: (shown: ShownPlays) => void;
  isSealed: boolean;
}

export function Board({ board, picks, shown: chosen, onShow, isSealed }: BoardProps) {
  const t = useText();
  const named = usePlayName();
  const { groups, rules } = board;
  const panelOf = useRef<HTMLDivElement>(null);
  const group = groups.find(({ name }) => name === chosen.group) ?? groups[0];

  useEffect(() => {
    const element = panelOf.current;
    const onClick = (event: MouseEvent): void => {
      const name = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
      if (name === undefined) return;
      if (!picks.has(name) && picks.cells().length >= mostBets)
        return void toast(t('credit.slip.mostItems', { count: mostBets }), { kind: 'warn' });
      picks.toggle(name);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [picks, t]);

  if (!group) return null;
  const isSplit = isOneByOne(group.plays);
  const shown = isSplit
    ? [group.plays.find(({ play }) => play.code === chosen.plays[group.name]) ?? group.plays[0]!]
    : group.plays;
  return (
    <>
      <div className={tabs}>
        <Tabs
          value={group.name}
          onChange={(name) => onShow({ ...chosen, group: name })}
          items={groups.map(({ name }) => ({ key: name, label: named(name) }))}
          label={t('credit.groups')}
          panelId="board"
        />
      </div>
      <div
        ref={panelOf}
        id="board"
        role="tabpanel"
        aria-label={named(group.name)}
        className={panel}
        data-sealed={isSealed || undefined}
      >
        {isSplit && (
          <fieldset className={chips} aria-label={t('credit.plays')}>
            {group.plays.map(({ play }) => (
              <button
                key={play.code}
                type="button"
                aria-pressed={play === shown[0]!.play}
                onClick={() => onShow({ ...chosen, plays: { ...chosen.plays, [group.name]: play.code } })}
              >
                {named(play.name)}
              </button>
            ))}
          </fieldset>
        )}
        {shown.map((sale) =>
          isCellPlay(sale.play) ? (
            <Cells key={sale.play.code} sale={sale} picks={picks} rules={rules} />
          ) : (
            <Picker key={sale.play.code} sale={sale} picks={picks} rules={rules} />
          ),
        )}
      </div>
    </>
  );
}
