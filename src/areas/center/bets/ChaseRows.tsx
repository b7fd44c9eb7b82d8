// The rows of a chase's periods: the next draw first, those behind it folded. Several bets of a period share its heading and its draw.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { twoLines } from '#kit/clamp.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { pressable } from '#kit/page/tokens.ts';
import type { ChasePeriods } from '#play/shown/chasePeriods.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { ends, familyOfPlay, quiet, row, state, stateOf, statusText } from '../records/recordStyles.ts';

const linePicks = css`
  ${twoLines};
  font-size: var(--font-small);
  overflow-wrap: anywhere;
`;
const heading = css`
  display: grid;
  gap: 0.25rem;
  padding: var(--space-3) var(--space-4) 0;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  li + li > & {
    border-top: 1px solid var(--line);
  }
  li > & + button {
    border-top: 0;
  }
`;
const fold = css`
  width: 100%;
  min-height: var(--target);
  border-top: 1px dashed var(--line);
  color: var(--link);
  font-size: var(--font-small);
`;

export interface ChaseRowsProps extends Omit<BetProps, 'bet' | 'isFirst'> {
  periods: ChasePeriods<BetOrder>;
}

export function ChaseRows({ periods: { shown, past, pastPeriods }, ...row }: ChaseRowsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const bets = isOpen ? [...shown, ...past] : shown;
  return (
    <>
      {bets.map((bet, at) => (
        <Bet key={bet.orderId} bet={bet} isFirst={bets[at - 1]?.qiHao !== bet.qiHao} {...row} />
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

interface BetProps {
  bet: BetOrder;
  /** Of its period. */
  isFirst: boolean;
  /** Several bets a period: each says what it is on. */
  hasPicks: boolean;
  onShow: (bet: BetOrder) => void;
}

function Bet({ bet, isFirst, hasPicks, onShow }: BetProps) {
  const t = useText();
  const named = usePlayName();
  const { chaseNumber, qiHao, multiple, buyMoney, winMoney, openHaoma, playCode, status } = bet;
  const family = familyOfPlay(playCode);
  const period = `${t('center.record.chase.number', { number: chaseNumber })} · ${t('play.period', { qiHao })}`;
  const draw = openHaoma !== '' && <Draw family={family} haoMa={openHaoma} />;
  return (
    <li>
      {hasPicks && isFirst && (
        <div className={heading}>
          <span>{period}</span>
          {draw}
        </div>
      )}
      <button
        type="button"
        className={`${row} ${pressable}`}
        aria-haspopup="dialog"
        onClick={() => onShow(bet)}
      >
        <span className={ends}>
          {hasPicks ? (
            <span className={linePicks}>
              {named(bet.playName)} · {named(bet.haoMa, family)}
            </span>
          ) : (
            <span>{period}</span>
          )}
          <b className={state} data-state={stateOf(bet)}>
            {t(statusText(bet))}
          </b>
        </span>
        {!hasPicks && draw}
        <span className={`${ends} ${quiet}`}>
          <span>
            {t('center.record.times', { times: multiple })} · <Amount value={buyMoney} />
          </span>
          {status === BetStatus.won && <Amount value={winMoney} signed />}
        </span>
      </button>
    </li>
  );
}
