// One slip in a list: what was bet on what, what became of the whole, what it cost and came to; where its period runs, the way to take it back.

import { css } from '@linaria/core';
import { memo } from 'react';
import type { BetSlip } from '#contract/entities.generated.ts';
import { isGain } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { slipText } from '#play/shown/slipText.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { ends, familyOfPlay, quiet, row, state, stateOf, statusText } from '../../records/recordStyles.ts';

const item = css`
  display: flex;
  li + & {
    border-top: 1px solid var(--line);
  }
  /* Makes a win visible at a glance. */
  &[data-won] {
    background: color-mix(in srgb, var(--win) 7%, transparent);
    box-shadow: inset 3px 0 0 var(--win);
  }
`;
const low = css`
  && {
    flex: 1;
    min-width: 0;
    border: 0;
  }
`;
const picks = css`
  font-weight: 600;
  /* Of several bets the first are named, and the sheet has all of them. */
  &&&[data-many] {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const small = css`
  font-size: var(--font-caption);
`;
const takeBack = css`
  flex: none;
  min-width: 3.25rem;
  padding: 0 var(--space-2);
  border-left: 1px solid var(--line);
  color: var(--link);
  font-size: var(--font-small);
  &:disabled {
    color: var(--text-faint);
  }
`;

export interface SlipRowProps {
  slip: BetSlip;
  onShow: (slip: BetSlip) => void;
  onRevoke: (slip: BetSlip) => void;
  isWorking: boolean;
}

export const SlipRow = memo(function SlipRow({ slip, onShow, onRevoke, isWorking }: SlipRowProps) {
  const t = useText();
  const named = usePlayName();
  const { lotName, qiHao, count, won, returned, status, buyMoney, winMoney, returnMoney, yingKui } = slip;
  const text = slipText(slip.lines, named, ({ haoMa, playCode }) => named(haoMa, familyOfPlay(playCode)));
  const isOver = slip.waiting === 0;
  return (
    <li className={item} data-won={isGain(slip) || undefined}>
      <button
        type="button"
        className={`${row} ${low} ${pressable}`}
        aria-haspopup="dialog"
        onClick={() => onShow(slip)}
      >
        <span className={ends}>
          <span className={picks} data-many={count > 1 || undefined}>
            {text}
          </span>
          <b className={state} data-state={stateOf(slip)}>
            {t(statusText(slip))}
          </b>
        </span>
        <span className={`${ends} ${quiet} ${small}`}>
          <span>
            {lotName} {t('play.period', { qiHao })}
            {count > 1 && ` · ${t('center.record.slip.count', { count })}`}
            {count > 1 && won > 0 && ` ${t('center.record.slip.won', { won })}`}
            {returned > 0 && returned < count && ` ${t('center.record.slip.returned', { returned })}`}
            {/* A win or a loss that is no longer the one its player saw. */}
            {slip.correctedFrom !== '' && (
              <>
                {' · '}
                <b className={state} data-state="open">
                  {t('center.record.corrected.mark')}
                </b>
              </>
            )}
          </span>
          <RowTime time={slip.createTime} />
        </span>
        <span className={`${ends} ${quiet} ${small}`}>
          <span>
            {t('play.bets.stake')} <Amount value={buyMoney} />
            {isPositive(winMoney) && (
              <>
                {' · '}
                {t(status === BetStatus.pushed ? 'play.bets.returned' : 'play.bets.won')}{' '}
                <Amount value={winMoney} />
              </>
            )}
            {isPositive(returnMoney) && (
              <>
                {' · '}
                {t('play.bets.returned')} <Amount value={returnMoney} />
              </>
            )}
          </span>
          {isOver && returned < count && (
            <span>
              {t('center.record.net')} <Amount value={yingKui} signed />
            </span>
          )}
        </span>
      </button>
      {slip.canRevoke && (
        <button
          type="button"
          className={`${takeBack} ${pressable}`}
          disabled={isWorking}
          aria-label={t(count > 1 ? 'center.record.slip.revoke.label' : 'play.revoke.label', { bet: text })}
          onClick={() => onRevoke(slip)}
        >
          {t(count > 1 ? 'center.record.slip.revoke' : 'play.revoke')}
        </button>
      )}
    </li>
  );
});

const isPositive = (amount: string): boolean => /[1-9]/.test(amount);
