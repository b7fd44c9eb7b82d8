// Owns the rows of a chase's periods: the next draw first, those behind it folded.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { twoLines } from '#kit/clamp.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { ends, familyOfPlay, quiet, row, state, stateOf, statusText } from '../records/recordStyles.ts';
import type { ChasePeriods } from './chasePeriods.ts';

const linePicks = css`
  ${twoLines};
  font-size: var(--font-small);
  overflow-wrap: anywhere;
`;
const fold = css`
  width: 100%;
  min-height: var(--target);
  border-top: 1px dashed var(--line);
  color: var(--link);
  font-size: var(--font-small);
`;

export interface ChaseRowsProps extends Omit<PeriodProps, 'bet'> {
  periods: ChasePeriods<BetOrder>;
}

export function ChaseRows({ periods: { shown, past, pastPeriods }, ...row }: ChaseRowsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(isOpen ? [...shown, ...past] : shown).map((bet) => (
        <Period key={bet.orderId} bet={bet} {...row} />
      ))}
      {past.length > 0 && (
        <li>
          <button
            type="button"
            className={`${fold} ${pressable}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'center.record.chase.less' : 'center.record.chase.past', { count: pastPeriods })}
          </button>
        </li>
      )}
    </>
  );
}

interface PeriodProps {
  bet: BetOrder;
  /** Several bets a period: each says what it is on. */
  hasPicks: boolean;
  onShow: (bet: BetOrder) => void;
}

function Period({ bet, hasPicks, onShow }: PeriodProps) {
  const t = useText();
  const named = usePlayName();
  const { chaseNumber, qiHao, multiple, buyMoney, winMoney, openHaoma, playCode, status } = bet;
  return (
    <li>
      <button
        type="button"
        className={`${row} ${pressable}`}
        aria-haspopup="dialog"
        onClick={() => onShow(bet)}
      >
        <span className={ends}>
          <span>
            {t('center.record.chase.number', { number: chaseNumber })} · {t('play.period', { qiHao })}
          </span>
          <b className={state} data-state={stateOf(status)}>
            {t(statusText(bet))}
          </b>
        </span>
        {hasPicks && (
          <span className={linePicks}>
            {named(bet.playName)} {named(bet.haoMa, familyOfPlay(playCode))}
          </span>
        )}
        {openHaoma !== '' && <Draw family={familyOfPlay(playCode)} haoMa={openHaoma} />}
        <span className={`${ends} ${quiet}`}>
          <span>
            {t('center.record.times', { times: multiple })} · <Amount value={buyMoney} exact />
          </span>
          {status === BetStatus.won && <Amount value={winMoney} signed exact />}
        </span>
      </button>
    </li>
  );
}
