// Owns what a draw did to the bets of its player: whether they are settled, what they won, and the words that announce it.
import type { BetOrder } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import type { useText } from '#texts/useText.ts';
import { send } from '#transport/send.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import { isUnsettled } from './betStates.ts';

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
    isSettling: bets.some(({ status }) => isUnsettled(status)),
    won: winners.length === 0 ? null : formatMoney(won),
  };
}

export async function askResult(lotCode: string, qiHao: string, signal: AbortSignal): Promise<DrawResult> {
  const ask = (request: { status: 'all' | 'won'; pageSize: number }) =>
    send(lotteryData, { lotCode, qiHao, ...request }, { silent: true, signal });
  const { list, hasMore } = await ask({ status: 'all', pageSize: 200 });
  const result = drawResultOf(list);
  if (!hasMore || result.isSettling) return result;
  // More bets than a page holds: the totals of the winning ones are used.
  const { totals } = await ask({ status: 'won', pageSize: 1 });
  return { isSettling: false, won: totals.count === 0 ? null : totals.winMoney };
}

/** Nothing is said after a loss. */
export const announceWin = (t: ReturnType<typeof useText>, qiHao: string, won: string): void =>
  void toast(t('play.won', { qiHao, money: amountText(won, true) }), { kind: 'win', ms: announcedMs });
