// One chase in a list: what it is bet on, how far it is, what it costs in all and what came of it so far.

import { css } from '@linaria/core';
import { memo } from 'react';
import type { ChasePlan } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { Progress } from '../records/Progress.tsx';
import { ends, quiet, row, state } from '../records/recordStyles.ts';

const picks = css`
  font-weight: 600;
`;

/** A word and its amount stay on one line. */
const whole = css`
  white-space: nowrap;
`;

export interface ChaseRowProps {
  plan: ChasePlan;
  /** The period that is drawn next, where it stands among bets, which all name theirs. */
  qiHao?: string;
  onShow: (plan: ChasePlan) => void;
}

export const ChaseRow = memo(function ChaseRow({ plan, qiHao, onShow }: ChaseRowProps) {
  const t = useText();
  const named = usePlayName();
  const { lotName, bets, betCount, status, buyMoney, spentMoney, winMoney, createTime } = plan;
  return (
    <li>
      <button
        type="button"
        className={`${row} ${pressable}`}
        aria-haspopup="dialog"
        onClick={() => onShow(plan)}
      >
        <span className={ends}>
          <span className={picks}>
            {bets
              .map(({ playName, haoMa }, at) =>
                // A play is named once, so that more of the numbers are seen.
                playName === bets[at - 1]?.playName ? named(haoMa) : `${named(playName)} · ${named(haoMa)}`,
              )
              .join(' / ')}
          </span>
          <b className={state} data-state={status === 'running' ? 'open' : undefined}>
            {t(`center.record.plan.${status}`)}
          </b>
        </span>
        <span className={`${ends} ${quiet}`}>
          <span>
            {lotName}
            {qiHao !== undefined && ` ${t('play.period', { qiHao })}`}
            {betCount > 1 && ` · ${t('center.record.chase.bets', { count: betCount })}`}
          </span>
          <RowTime time={createTime} />
        </span>
        <Progress done={plan.donePeriods} of={plan.periods} />
        <span className={`${ends} ${quiet}`}>
          <span>
            <span className={whole}>
              {t('center.record.chase.total')} <Amount value={buyMoney} />
            </span>
            {' · '}
            <span className={whole}>
              {t('center.record.chase.spent')} <Amount value={spentMoney} />
            </span>
          </span>
          <span>
            {t('play.bets.won')} <Amount value={winMoney} signed />
          </span>
        </span>
      </button>
    </li>
  );
});
