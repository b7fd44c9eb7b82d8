// Owns what a draw did to the bets of its player: whether they are settled, how they ended, what they won, and the words that announce a win.
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
  /** Pushed only where every bet was; null where there is none that was not returned. */
  ended: 'won' | 'lost' | 'pushed' | null;
  /** The stake of the bets that were won or lost, or of those that were pushed. */
  staked: string;
  /** Winnings of the period; null where nothing was won. */
  won: string | null;
}

const total = (amounts: readonly string[]): string =>
  formatMoney(amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n));

/** How a period ended for its player. */
export function drawResultOf(
  bets: readonly Pick<BetOrder, 'status' | 'buyMoney' | 'winMoney'>[],
): DrawResult {
  const withStatus = (wanted: BetStatus) => bets.filter(({ status }) => status === wanted);
  const winners = withStatus(BetStatus.won);
  const decided = [...winners, ...withStatus(BetStatus.lost)];
  const pushed = withStatus(BetStatus.pushed);
  return {
    isSettling: bets.some(({ status }) => isUnsettled(status)),
    ended: winners[0] ? 'won' : decided[0] ? 'lost' : pushed[0] ? 'pushed' : null,
    staked: total((decided[0] ? decided : pushed).map(({ buyMoney }) => buyMoney)),
    won: winners[0] ? total(winners.map(({ winMoney }) => winMoney)) : null,
  };
}

export async function askResult(
  lotCode: string,
  qiHao: string,
  signal: AbortSignal,
): Promise<DrawResult & { lotName: string }> {
  const ask = (request: { status: 'all' | 'won'; pageSize: number }) =>
    send(lotteryData, { lotCode, qiHao, ...request }, { silent: true, signal });
  const { list, hasMore, totals: all } = await ask({ status: 'all', pageSize: 200 });
  const result = { ...drawResultOf(list), lotName: list[0]?.lotName ?? '' };
  if (!hasMore || result.isSettling) return result;
  // More bets than a page holds: their totals are used.
  const { totals } = await ask({ status: 'won', pageSize: 1 });
  const staked = all.buyMoney;
  return totals.count === 0
    ? { ...result, staked, won: null }
    : { ...result, ended: 'won', staked, won: totals.winMoney };
}

/** Away from its board a draw needs the name of its lottery: those of a minute all count alike. */
export function announceWin(
  t: ReturnType<typeof useText>,
  { qiHao, won, lotName }: { qiHao: string; won: string; lotName?: string },
): void {
  const money = amountText(won, true);
  const text = lotName ? t('play.won.of', { lotName, qiHao, money }) : t('play.won', { qiHao, money });
  toast(text, { kind: 'win', ms: announcedMs });
}
