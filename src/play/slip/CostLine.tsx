// The lines in the bar of a board that say units and cost, and below them the balance or that it does not cover them.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { formatMoney, type Money } from '#values/money.ts';
import { BalanceShort } from '../BalanceShort.tsx';
import { missingOf } from '../missingMoney.ts';

const lines = css`
  min-width: 0;
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.4;
  white-space: nowrap;
  > span {
    display: block;
  }
  > span > span {
    color: var(--text);
  }
  > span:first-child {
    color: var(--text);
    font-size: var(--font-small);
  }
`;

export interface CostLineProps {
  /** How many units, in words. */
  units: string;
  stake: Money;
  /** As the board shows it. */
  balance: string;
  /** What it wins at most, where something is picked. */
  win: ReactNode;
}

export function CostLine({ units, stake, balance, win }: CostLineProps) {
  const t = useText();
  const { visitor } = useSite();
  const isShort = visitor.login && missingOf(stake, visitor.money) > 0n;
  return (
    <p className={lines}>
      <span role="status">
        {units} <Amount value={formatMoney(stake)} exact />
      </span>
      {win}
      <span>
        {isShort ? (
          <BalanceShort stake={stake} isBrief />
        ) : visitor.login ? (
          <>
            {t(visitor.role === 'trial' ? 'play.balance.trial' : 'play.balance')} <Amount value={balance} />
          </>
        ) : (
          t('play.guest')
        )}
      </span>
    </p>
  );
}
