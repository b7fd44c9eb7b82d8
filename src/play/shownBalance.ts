// Which balance a board shows: winnings of a draw count only after its numbers are on screen. Decisions about money use the real balance.
import { useLayoutEffect, useRef, useState } from 'react';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { RunningPeriod } from './lottery-page/usePeriod.ts';
import type { AcceptedSlip } from './placing/placeBet.machine.ts';

/** How uncertain the page's estimate of the server's time is. */
const marginMs = 1_000;

/** What is left of a balance after a stake; a balance that is held back may be smaller than the stake. */
function amountAfter(balance: string, stake: string): string {
  const left = parseMoney(balance) - parseMoney(stake);
  return formatMoney(left < 0n ? 0n : left);
}

/**
 * Whether a balance that arrived at `arrivedMs` may contain winnings of numbers that are not on screen: the period is
 * over, and what is known of its draw was requested before the balance arrived.
 */
export function mayContainUnseenWin(
  running: Pick<RunningPeriod, 'isDrawing' | 'opensAtMs' | 'askedMs' | 'now'> | undefined,
  arrivedMs: number,
): boolean {
  if (!running || running.askedMs >= arrivedMs) return false;
  return running.isDrawing || running.now() >= running.opensAtMs - marginMs;
}

export interface ShownBalance {
  balance: string;
  /** The balance that goes with the accepted slip. */
  balanceAfterBet: string;
}

interface ShownBalanceFacts {
  account: string;
  /** The real balance. */
  money: string;
  running: RunningPeriod | undefined;
  /** Its numbers are still coming, one by one. */
  isRolling: boolean;
  accepted: AcceptedSlip | null;
}

export function useShownBalance({
  account,
  money,
  running,
  isRolling,
  accepted,
}: ShownBalanceFacts): ShownBalance {
  const [balance, setBalance] = useState(money);
  const [afterBet, setAfterBet] = useState<{ slip: AcceptedSlip; balance: string } | null>(null);
  const arrived = useRef({ account, money, atMs: 0 });
  const shown = useRef(balance);

  useLayoutEffect(() => {
    const isOther = arrived.current.account !== account;
    if (isOther || arrived.current.money !== money)
      arrived.current = { account, money, atMs: performance.now() };
    if (!isOther && (isRolling || mayContainUnseenWin(running, arrived.current.atMs))) return;
    shown.current = money;
    setBalance(money);
  }, [account, money, running, isRolling]);

  // A bet on the next period while the last is drawn: its own answer carries the real balance as well.
  const latest = useRef({ running, isRolling });
  useLayoutEffect(() => {
    latest.current = { running, isRolling };
  });
  useLayoutEffect(() => {
    const { running: period, isRolling: rolls } = latest.current;
    if (!accepted || !(rolls || mayContainUnseenWin(period, performance.now()))) return setAfterBet(null);
    shown.current = amountAfter(shown.current, accepted.buyMoney);
    setBalance(shown.current);
    setAfterBet({ slip: accepted, balance: shown.current });
  }, [accepted]);

  return {
    balance,
    balanceAfterBet: afterBet && afterBet.slip === accepted ? afterBet.balance : (accepted?.money ?? balance),
  };
}
