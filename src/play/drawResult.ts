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

export async function askResult(
  lotCode: string,
  qiHao: string,
  signal: AbortSignal,
): Promise<DrawResult & { lotName: string }> {
  const ask = (request: { status: 'all' | 'won'; pageSize: number }) =>
    send(lotteryData, { lotCode, qiHao, ...request }, { silent: true, signal });
  const { list, hasMore } = await ask({ status: 'all', pageSize: 200 });
  const result = { ...drawResultOf(list), lotName: list[0]?.lotName ?? '' };
  if (!hasMore || result.isSettling) return result;
  // More bets than a page holds: the totals of the winning ones are used.
  const { totals } = await ask({ status: 'won', pageSize: 1 });
  return { ...result, won: totals.count === 0 ? null : totals.winMoney };
}

/** Nothing is said after a loss. Away from its board a draw needs the name of its lottery: those of a minute all count alike. */
export function announceWin(
  t: ReturnType<typeof useText>,
  { qiHao, won, lotName }: { qiHao: string; won: string; lotName?: string },
): void {
  const money = amountText(won, true);
  const text = lotName ? t('play.won.of', { lotName, qiHao, money }) : t('play.won', { qiHao, money });
  toast(text, { kind: 'win', ms: announcedMs });
}
