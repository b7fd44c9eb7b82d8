// The board: groups of plays, the plays of one, its rule and prize, its picks, and random picks.

import { css } from '@linaria/core';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useChosenInSight } from '#kit/useChosenInSight.ts';
import { chips, sealable } from '#play/cellStyles.ts';
import { mostBets } from '#play/slipTotal.ts';
import { BoardTabs } from '#play/tabs/BoardTabs.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import type { Basket } from './basket/basket.ts';
import { RuleText } from './lateRule.ts';
import { PlayPicks } from './PlayPicks.tsx';
import { ChipPrize } from './prize/ChipPrize.tsx';
import { shortNames } from './shortNames.ts';
import { lineOf, percent, prizeRange, prizeText } from './slip.ts';
import type { BoardFacts, Chosen, PlayOnSale } from './useBoard.ts';

/** Seen by who unfolds it. */
const PrizeSlider = preloadable(async () => (await import('./prize/PrizeSlider.tsx')).PrizeSlider, null);

const panel = css`
  display: flex;
  flex-direction: column;
  padding: var(--space-1) var(--edge) var(--space-4);
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
/** One row, so that the numbers begin above the fold: 五星 alone has a dozen plays. */
const row = css`
  && {
    flex: none;
    flex-wrap: nowrap;
    margin: 0 calc(-1 * var(--edge));
    padding: var(--space-1) var(--edge);
    overflow: auto hidden;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  > button {
    flex: none;
    white-space: nowrap;
  }
`;
/** The prize and random picks in one line; its rule and the slider below it where the player wants them. */
const about = css`
  padding: var(--space-1) 0;
  > div:first-child {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  > p {
    padding-bottom: var(--space-1);
    color: var(--text-quiet);
    font-size: var(--font-small);
    line-height: 1.55;
  }
  /* A range of prizes stands whole beside the buttons, whose words are longer in English. */
  @media (max-width: 359px) {
    > div:first-child {
      gap: var(--space-1);
    }
    > div:first-child > button:not(:first-child) {
      padding: 0 var(--space-2);
    }
  }
  @media (max-width: 400px) {
    > div:first-child:lang(en) > button:not(:first-child) {
      padding: 0 var(--space-2);
    }
    > div:first-child:lang(en) > button:first-child > span > b {
      font-size: var(--font-small);
      letter-spacing: -0.03em;
    }
  }
  /* On the shortest phones the numbers come first, the prize stands in the chip of the play, and where there are twenty of them on every short one. */
  @media (max-height: 600px) {
    fieldset ~ & { order: 1; }
  }
  @media (max-height: 700px) {
    &:has(~ * [data-count='20']) {
      order: 1;
    }
  }
`;
const fold = css`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  min-height: var(--target);
  font-size: var(--font-small);
  text-align: left;
  > span {
    overflow: hidden;
    color: var(--text-quiet);
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span > b {
    color: var(--brand-text);
    font-size: var(--font-body);
  }
  > svg {
    flex: none;
    color: var(--text-faint);
    transform: rotate(90deg);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(-90deg);
  }
`;

const counts = [1, 5] as const;

export interface BoardProps {
  lotCode: string;
  /** The last period whose numbers are known; '' for none. */
  drawn: string;
  board: BoardFacts;
  basket: Basket;
  sale: PlayOnSale;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  isSealed: boolean;
}

export function Board(props: BoardProps) {
  const { lotCode, drawn, board, basket, sale, chosen, onChoose, isSealed } = props;
  const t = useText();
  const named = usePlayName();
  const { play, isOpen } = sale;
  const { terms, lines } = useSyncExternalStore(basket.onChange, basket.state);
  const rebate = Math.min(terms.rebate, board.mostRebate);
  const prizes = useMemo(() => sale.prizesAt(rebate), [sale, rebate]);
  const [isUnfolded, unfold] = useState(false);
  const setRebate = useCallback((next: number) => basket.setTerms({ rebate: next }), [basket]);
  const list = useChosenInSight<HTMLFieldSetElement>(play.code, '[aria-pressed="true"]');
  const { plays } = board.groups.find(({ name }) => name === play.group)!;
  const names = shortNames(
    plays.map(({ play: each }) => named(each.name)),
    named(play.group),
  );
  const range = prizeRange(prizes);
  const allPrizes = prizeText(prizes);

  const pickByChance = async (count: number): Promise<void> => {
    if (lines.length + count > mostBets)
      return void toast(t('official.basket.mostLines', { count: mostBets }), { kind: 'warn' });
    const late = await import('#play/sheets/byChance.ts').catch(() => null);
    if (!late) return void toast(t('kit.part.lost'), { kind: 'warn' });
    const one = () => lineOf(play, late.byChance(play, board.rules), terms, board, true);
    basket.add(Array.from({ length: count }, one));
    toast(t('official.chance.done', { count }), { kind: 'done' });
  };
  return (
    <>
      <BoardTabs
        value={play.group}
        onChange={(group) => onChoose({ ...chosen, group })}
        items={board.groups.map(({ name }) => ({ key: name, label: named(name) }))}
        label={t('official.groups')}
      />
      <div
        id="board"
        role="tabpanel"
        aria-label={named(play.group)}
        className={`${panel} ${sealable}`}
        data-sealed={isSealed || undefined}
      >
        {plays.length > 1 && (
          <fieldset ref={list} className={`${chips} ${row}`} aria-label={t('official.plays')}>
            {plays.map(({ play: each }, at) => (
              <button
                key={each.code}
                type="button"
                aria-pressed={each === play}
                onClick={() =>
                  onChoose({ group: play.group, plays: { ...chosen.plays, [play.group]: each.code } })
                }
              >
                {names[at]}
                {each === play && <ChipPrize range={range} />}
              </button>
            ))}
          </fieldset>
        )}
        <section className={about} aria-label={named(play.name)}>
          <div>
            <button
              type="button"
              className={`${fold} ${pressable}`}
              aria-expanded={isUnfolded}
              onClick={() => unfold(!isUnfolded)}
            >
              <span>
                {t('official.prize')} <b>{range}</b>
                {rebate > 0 && ` · ${t('official.rebate', { rate: percent(rebate) })}`}
              </span>
              <Icon name="chevron" />
            </button>
            {counts.map((count) => (
              <Button
                key={count}
                kind="quiet"
                size="small"
                disabled={!isOpen}
                onClick={() => void pickByChance(count)}
              >
                {t('official.chance.pick', { count })}
              </Button>
            ))}
          </div>
          {(isUnfolded || !isOpen) && <p>{isOpen ? <RuleText code={play.code} /> : t('official.closed')}</p>}
          {isUnfolded && allPrizes !== range && <p>{named(allPrizes)}</p>}
          {isUnfolded && (
            <PrizeSlider prizes={prizes} rebate={rebate} mostRebate={board.mostRebate} onRebate={setRebate} />
          )}
        </section>
        <div>
          <PlayPicks
            key={play.code}
            sale={sale}
            basket={basket}
            prizes={prizes}
            lotCode={lotCode}
            drawn={drawn}
            rules={board.rules}
          />
        </div>
      </div>
    </>
  );
}
