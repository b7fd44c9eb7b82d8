// The list of lotteries beside the column: how long each can be bet on, one tap to its board; the player's own first.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { timeLeft } from '#play/running/timeLeft.ts';
import { type Running, useServerSeconds } from '#play/running/usePeriods.ts';
import { keptLotteries, namedFirst } from '#session/keptLotteries.ts';

import { useText } from '#texts/useText.ts';

const list = css`
  display: grid;
  gap: 2px;
`;
const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 40px;
  padding: 4px 8px;
  border-radius: var(--radius-small);
  line-height: 1.3;
  &[aria-current] {
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-weight: 600;
  }
  time {
    color: var(--text-quiet);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  time[data-state='soon'] {
    color: var(--danger);
  }
`;

export interface WideLotteriesProps {
  lotteries: readonly Lottery[];
  /** The screen each row opens, with the code of its lottery. */
  path: string;
  /** Of the lottery in the column. */
  current: string | null;
  periods: ReadonlyMap<string, Running>;
}

export function WideLotteries({ lotteries, path, current, periods }: WideLotteriesProps) {
  const t = useText();
  const { has } = useSite();
  const now = useServerSeconds();
  // As they were when the window was opened: to open a lottery moves nothing under the pointer.
  const [mine] = useState(() => {
    const { favourites, recent } = keptLotteries();
    return [...favourites, ...recent];
  });
  return (
    <ul className={list}>
      {namedFirst(lotteries, mine).map((lottery) => {
        const { lotCode, lotName } = lottery;
        const running = periods.get(lotCode);
        const left = running && timeLeft(running.period, now, t);
        return (
          <li key={lotCode}>
            <RouteLink
              to={`${path}?lotCode=${lotCode}`}
              className={has(path) ? `${row} ${pressable}` : row}
              aria-current={lotCode === current ? 'page' : undefined}
            >
              <LotteryMark lottery={lottery} size="24px" />
              <span>{lotName}</span>
              <time data-state={left?.state}>{left?.text}</time>
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}
