// The rows of recent bets: a bet, a slip with its bets folded, or a chase with the bets of its period that is drawn next, its other periods being folded.

import { css } from '@linaria/core';
import { useState } from 'react';
import type { BetOrder, ChasePlan } from '#contract/entities.generated.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { BetGroup } from './chaseGroups.ts';
import { OtherPeriods } from './OtherPeriods.tsx';
import { RecentBet, type RecentBetProps } from './RecentBet.tsx';
import { SlipHead } from './SlipHead.tsx';

const chaseTitle = css`
  padding: var(--space-2) var(--space-4) 0;
  border-top: 1px solid var(--line);
  color: var(--brand-text);
  font-size: var(--font-small);
  font-weight: 600;
  & + li {
    border-top: 0;
  }
`;
const more = css`
  width: 100%;
  min-height: var(--target);
  border-top: 1px dashed var(--line);
  color: var(--link);
  font-size: var(--font-small);
`;

export interface BetGroupRowsProps extends Omit<RecentBetProps, 'bet'> {
  group: BetGroup<BetOrder>;
  /** The list ends within it. */
  isCut: boolean;
  /** Bets were taken back together. */
  onRevoked: () => void;
  /** Of a chase. */
  plan: ChasePlan | undefined;
}

export function BetGroupRows({ group: { bets }, isCut, onRevoked, plan, ...row }: BetGroupRowsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const first = bets[0]!;
  const others = plan ? plan.periods - 1 : 0;
  if (!plan && (bets.length > 1 || isCut)) {
    // As they were picked; the list has the last one first.
    const picked = bets.toReversed();
    return (
      <>
        <SlipHead
          bets={picked}
          isCut={isCut}
          isOpen={isOpen}
          onFold={() => setOpen(!isOpen)}
          onRevoked={onRevoked}
          {...row}
        />
        {isOpen && picked.map((bet) => <RecentBet key={bet.orderId} bet={bet} {...row} />)}
      </>
    );
  }
  return (
    <>
      {plan && (
        <li className={chaseTitle}>
          {t('play.bets.chase', { number: first.chaseNumber, periods: plan.periods })}
        </li>
      )}
      {bets.map((bet) => (
        <RecentBet key={bet.orderId} bet={bet} {...row} />
      ))}
      {/* Read again once another period stands above. */}
      {isOpen && <OtherPeriods key={first.qiHao} of={first} {...row} />}
      {others > 0 && (
        <li>
          <button
            type="button"
            className={`${more} ${pressable}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'play.bets.chase.less' : 'play.bets.chase.more', { count: others })}
          </button>
        </li>
      )}
    </>
  );
}
