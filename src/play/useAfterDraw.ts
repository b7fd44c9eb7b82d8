// Owns what follows a new draw on a board: bets and balance are read again once they are settled, and a win is announced.
import { useEffect, useRef } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { send } from '#transport/send.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney } from '#values/money.ts';

/** Settling follows the draw within a second, a little later where there are very many bets. */
const settlingMs = 1_000;
const retryMs = 2_000;
const mostTries = 10;
const announcedMs = 5_000;

export interface DrawResult {
  /** Some bets of the period are not settled yet. */
  isSettling: boolean;
  /** Winnings of the period; null where nothing was won. */
  won: string | null;
}

/** The winnings of a period for its player. */
export function drawResultOf(bets: readonly Pick<BetOrder, 'status' | 'winMoney'>[]): DrawResult {
  const winners = bets.filter(({ status }) => status === BetStatus.won);
  const won = winners.reduce((sum, { winMoney }) => sum + parseMoney(winMoney), 0n);
  return {
    isSettling: bets.some(({ status }) => status === BetStatus.waiting),
    won: winners.length === 0 ? null : formatMoney(won),
  };
}

async function askResult(lotCode: string, qiHao: string, signal: AbortSignal): Promise<DrawResult> {
  const ask = (request: { status: 'all' | 'won'; pageSize: number }) =>
    send(lotteryData, { lotCode, qiHao, ...request }, { silent: true, signal });
  const { list, hasMore } = await ask({ status: 'all', pageSize: 200 });
  const result = drawResultOf(list);
  if (!hasMore || result.isSettling) return result;
  // More bets than a page holds: the totals of the winning ones are used.
  const { totals } = await ask({ status: 'won', pageSize: 1 });
  return { isSettling: false, won: totals.count === 0 ? null : totals.winMoney };
}

export interface AfterDraw {
  lotCode: string;
  /** '' for a guest. */
  account: string;
  /** The last period whose numbers are on screen; '' while they are awaited, undefined while nothing is known. */
  drawn: string | undefined;
  onDrawn: () => void;
  /** Bets of the period have been settled. */
  onSettled: () => void;
}

export function useAfterDraw({ lotCode, account, drawn, onDrawn, onSettled }: AfterDraw): void {
  const t = useText();
  const callbacks = useRef({ t, onDrawn, onSettled });
  useEffect(() => {
    callbacks.current = { t, onDrawn, onSettled };
  });
  const known = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    // A period that was awaited when the page opened is new as well.
    if (drawn || before === undefined) known.current = drawn;
    if (!drawn || before === undefined || drawn === before) return;
    callbacks.current.onDrawn();
    if (account === '') return;
    const own = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const check = async (): Promise<void> => {
      tries += 1;
      const result = await askResult(lotCode, drawn, own.signal).catch(() => null);
      if (own.signal.aborted) return;
      if (!result || result.isSettling) {
        if (tries === 1) callbacks.current.onSettled();
        if (tries < mostTries) timer = setTimeout(() => void check(), retryMs);
        return;
      }
      callbacks.current.onSettled();
      if (result.won === null) return;
      const text = callbacks.current.t('play.won', { qiHao: drawn, money: amountText(result.won) });
      toast(text, { kind: 'done', ms: announcedMs });
    };
    timer = setTimeout(() => void check(), settlingMs);
    return () => {
      own.abort();
      clearTimeout(timer);
    };
  }, [drawn, lotCode, account]);
}
