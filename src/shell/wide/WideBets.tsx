// The player's own bets on the running period beside the column while it shows a lottery: what is bet, how much, and what the period costs.
import { css } from '@linaria/core';
import { useEffect } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { twoLines } from '#kit/clamp.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import { panel, scrolls } from './wideStyles.ts';

/** What does not fit is in the records. */
const most = 50;

const list = css`
  margin: 0 -4px;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    padding: 6px 4px;
    font-variant-numeric: tabular-nums;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  small {
    color: var(--text-quiet);
    font-size: 12px;
  }
`;
const picks = css`
  ${twoLines};
`;
const foot = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-top: 8px;
  color: var(--text-quiet);
  a {
    color: var(--link);
  }
`;

export interface WideBetsProps {
  lottery: Lottery;
  /** Number of the running period. */
  qiHao: string;
}

/** Nothing for a guest, and nothing where nothing is bet: the roads below have the room. */
export function WideBets({ lottery: { lotCode, family }, qiHao }: WideBetsProps) {
  const t = useText();
  const named = usePlayName();
  const { visitor } = useSite();
  const { data, mutate } = useCall(
    lotteryData,
    visitor.login ? { lotCode, qiHao, status: 'all', pageSize: most } : null,
    { silent: true },
  );
  const { money } = visitor;
  // Each bet, and each that is taken back, moves the balance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance says that there is something to ask for
  useEffect(() => void mutate().catch(() => undefined), [money, mutate]);
  const bets = data?.list.filter(({ status }) => status !== BetStatus.returned) ?? [];
  if (bets.length === 0) return null;
  const staked = formatMoney(bets.reduce((sum, { buyMoney }) => sum + parseMoney(buyMoney), 0n));
  return (
    <aside className={`${panel} ${scrolls}`} aria-label={t('extra.side.bets')}>
      <h2>{t('extra.side.bets')}</h2>
      <ul className={list}>
        {bets.map(({ orderId, playName, haoMa, buyMoney }) => (
          <li key={orderId}>
            <span className={picks}>
              <small>{named(playName)}</small> {named(haoMa, family)}
            </span>
            <Amount value={buyMoney} />
          </li>
        ))}
      </ul>
      <p className={foot}>
        <RouteLink to={`/lotteryRecord?lotCode=${lotCode}`}>{t('extra.side.bets.all')}</RouteLink>
        {!data!.hasMore && (
          <span>
            {t('extra.side.bets.sum', { count: bets.length })} <Amount value={staked} />
          </span>
        )}
      </p>
    </aside>
  );
}
