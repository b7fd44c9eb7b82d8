// The board: tabs by group of plays, cells or a picker below, and one event handler for all cells.

import { css } from '@linaria/core';
import { useEffect, useMemo, useRef } from 'react';
import { toast } from '#kit/overlay/toast.ts';
import { chips, sealable } from '#play/cellStyles.ts';
import { landscapePhone } from '#play/landscape.ts';
import { touchLightly } from '#play/settings/boardSettings.ts';
import { useFigures } from '#play/settings/useFigures.ts';
import { mostBets } from '#play/slipTotal.ts';
import { BoardTabs } from '#play/tabs/BoardTabs.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { Cells, SideRow } from './cells/Cells.tsx';
import { Picker } from './cells/Picker.tsx';
import type { KeptBoard } from './keptBoard.ts';
import { optionsOf, pagesOf, sidesOf } from './pages.ts';
import type { Picks } from './picks.ts';
import { isCellPlay, type PlayOnSale } from './slip.ts';
import type { BoardFacts } from './useBoard.ts';

/** A group with more cells than this is shown one play at a time. */
const mostCells = 150;

const panel = css`
  padding: 0 var(--edge) var(--space-4);
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  > .${chips}:first-child {
    padding-top: var(--space-3);
  }
  /* The sides of two positions stand beside each other. */
  @media ${landscapePhone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    column-gap: var(--space-4);
    > :not([data-sides]) {
      grid-column: 1 / -1;
    }
    > .${chips}:first-child {
      padding-top: var(--space-1);
    }
  }
`;

/** A group whose plays come one at a time: those with a picker, and those with very many cells. */
const isOneByOne = (plays: readonly PlayOnSale[]): boolean =>
  plays.length > 1 &&
  (plays.some(({ play }) => !isCellPlay(play)) ||
    plays.reduce((sum, { odds }) => sum + odds.size, 0) > mostCells);

/** Below the tab of its group a play needs no more than what sets it apart: neither that name before it, nor its words within. */
function withoutGroup(play: string, group: string): string {
  if (play !== group && play.startsWith(group)) return play.slice(group.length).trimStart();
  const [first, ...rest] = play.split(' ');
  const known = group.split(' ');
  return [first, ...rest.filter((word) => !known.includes(word))].join(' ');
}

export type ShownPlays = Pick<KeptBoard, 'group' | 'plays'>;

export interface BoardProps {
  lotCode: string;
  /** The last period whose numbers are known; '' for none. */
  drawn: string;
  board: BoardFacts;
  picks: Picks;
  shown: ShownPlays;
  onShow: (shown: ShownPlays) => void;
  isSealed: boolean;
}

export function Board(props: BoardProps) {
  const { lotCode, drawn, board, picks, shown: chosen, onShow, isSealed } = props;
  const t = useText();
  const named = usePlayName();
  const { groups, rules } = board;
  const pages = useMemo(() => pagesOf(groups), [groups]);
  const panelOf = useRef<HTMLDivElement>(null);
  const group = pages.find(({ names }) => names.includes(chosen.group)) ?? pages[0];

  useEffect(() => {
    const element = panelOf.current;
    const onClick = (event: MouseEvent): void => {
      const name = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
      if (name === undefined) return;
      if (!picks.has(name) && picks.cells().length >= mostBets)
        return void toast(t('credit.slip.mostItems', { count: mostBets }), { kind: 'warn' });
      picks.toggle(name);
      touchLightly();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [picks, t]);

  const isSplit = group !== undefined && isOneByOne(group.plays);
  const chosenPlay = group && chosen.plays[group.name];
  const shown = useMemo(() => {
    const plays = group?.plays ?? [];
    return isSplit ? [plays.find(({ play }) => play.code === chosenPlay) ?? plays[0]!] : plays;
  }, [group, isSplit, chosenPlay]);
  const sources = useMemo(
    () => [
      ...shown.map((sale) => ({
        play: sale.play,
        ...(isCellPlay(sale.play) && { options: optionsOf(sale), odds: sale.odds }),
      })),
      ...(group?.sides ?? []).map((sale) => ({ play: sale.play, options: sidesOf(sale), odds: sale.odds })),
    ],
    [shown, group],
  );
  const figures = useFigures(lotCode, drawn, sources, rules);
  if (!group) return null;
  const columns = Math.max(...group.sides.map((sale) => sidesOf(sale).length));
  return (
    <>
      {pages.length > 1 && (
        <BoardTabs
          value={group.name}
          onChange={(name) => onShow({ ...chosen, group: name })}
          items={pages.map(({ name, names }) => ({
            key: name,
            label: names.map((each) => named(each)).join('·'),
          }))}
          label={t('credit.groups')}
        />
      )}
      <div
        ref={panelOf}
        id="board"
        {...(pages.length > 1 && {
          role: 'tabpanel',
          'aria-label': group.names.map((each) => named(each)).join('·'),
        })}
        className={`${panel} ${sealable}`}
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
                {withoutGroup(named(play.name), named(group.name))}
              </button>
            ))}
          </fieldset>
        )}
        {shown.map((sale) =>
          isCellPlay(sale.play) ? (
            <Cells key={sale.play.code} sale={sale} picks={picks} rules={rules} figures={figures} />
          ) : (
            <Picker key={sale.play.code} sale={sale} picks={picks} rules={rules} figures={figures} />
          ),
        )}
        {group.sides.map((sale) => (
          <SideRow key={sale.play.code} sale={sale} picks={picks} figures={figures} columns={columns} />
        ))}
      </div>
    </>
  );
}
