// One bet in a list: what was bet on what, what became of it; in choosing, whether it is chosen.

import { css } from '@linaria/core';
import { memo } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { isGain } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { ends, familyOfPlay, quiet, row, state, stateOf, statusText } from '../records/recordStyles.ts';

const picks = css`
  font-weight: 600;
`;
/** Makes a win visible at a glance. */
const won = css`
  &[data-won] {
    background: color-mix(in srgb, var(--win) 7%, transparent);
    box-shadow: inset 3px 0 0 var(--win);
  }
`;
const chooser = css`
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  > span:last-child {
    display: grid;
    gap: 0.25rem;
    min-width: 0;
  }
  &:disabled {
    opacity: 0.55;
  }
`;
const box = css`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid var(--text-faint);
  border-radius: 50%;
  color: transparent;
  font-size: 0.875rem;
  [aria-checked='true'] > & {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
`;

export interface BetRowProps {
  bet: BetOrder;
  /** Whether it is chosen; undefined where it opens in full. */
  isChosen?: boolean | undefined;
  onPress: (bet: BetOrder) => void;
}

export const BetRow = memo(function BetRow({ bet, isChosen, onPress }: BetRowProps) {
  return (
    <li>
      {isChosen === undefined ? (
        <button
          type="button"
          className={`${row} ${won} ${pressable}`}
          data-won={isGain(bet) || undefined}
          aria-haspopup="dialog"
          onClick={() => onPress(bet)}
        >
          <Lines bet={bet} />
        </button>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: as large as the row, with the whole bet as its name
        <button
          type="button"
          role="checkbox"
          aria-checked={isChosen}
          className={`${row} ${chooser} ${pressable}`}
          disabled={!bet.canRevoke}
          onClick={() => onPress(bet)}
        >
          <span className={box}>
            <Icon name="check" />
          </span>
          <span>
            <Lines bet={bet} />
          </span>
        </button>
      )}
    </li>
  );
});

function Lines({ bet }: { bet: BetOrder }) {
  const t = useText();
  const named = usePlayName();
  const {
    lotName,
    qiHao,
    playName,
    haoMa,
    buyMoney,
    winMoney,
    status,
    createTime,
    chaseNumber,
    correctedFrom,
  } = bet;
  const isBack = status === BetStatus.returned || status === BetStatus.pushed;
  return (
    <>
      <span className={ends}>
        <span className={picks}>
          {named(playName)} · {named(haoMa, familyOfPlay(bet.playCode))}
        </span>
        <b className={state} data-state={stateOf(bet)}>
          {t(statusText(bet))}
        </b>
      </span>
      <span className={`${ends} ${quiet}`}>
        <span>
          {lotName} {t('play.period', { qiHao })}
        </span>
        {/* Beside the number of the period only this much has room; the detail says all of it. */}
        <RowTime time={createTime} />
      </span>
      <span className={`${ends} ${quiet}`}>
        <span>
          {t('play.bets.stake')} <Amount value={buyMoney} />
          {chaseNumber > 0 && ` · ${t('center.record.chased')}`}
          {/* A win or a loss that is no longer the one its player saw. */}
          {correctedFrom !== '' && (
            <>
              {' · '}
              <b className={state} data-state="open">
                {t('center.record.corrected.mark')}
              </b>
            </>
          )}
        </span>
        {(status === BetStatus.won || isBack) && (
          <span>
            {t(isBack ? 'play.bets.returned' : 'play.bets.won')}{' '}
            <Amount value={winMoney} signed={isGain(bet)} />
          </span>
        )}
      </span>
    </>
  );
}
