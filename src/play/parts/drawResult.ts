// What a draw did to the bets of its player: whether they are settled, how they ended, what they won, and the words that announce what was paid.
import type { BetOrder } from '#contract/entities.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { isUnsettled } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import type { useText } from '#texts/useText.ts';
import { send } from '#transport/send.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney, parseMoney } from '#values/money.ts';

const announcedMs = 5_000;

export interface DrawResult {
  /** Some bets of the period are not settled yet. */
  isSettling: boolean;
  /** Paid where bets won no more than the period cost; pushed only where every bet was; null where there is none that was not returned. */
  ended: 'won' | 'paid' | 'lost' | 'pushed' | null;
  /** The stake of the bets that were won or lost, or of those that were pushed. */
  staked: string;
  /** Winnings of the period; null where nothing was won. */
  won: string | null;
  /** What the period brought or cost: paid and rebate less the stake. */
  net: string;
  /** How many bets won. */
  hits: number;
  /** How many there were, those that were returned included; of very many those of a page. */
  bets: number;
}

const total = (amounts: readonly string[]): string =>
  formatMoney(amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n));

/** A period that gave back less than it cost is no win to be cheered. */
const paidOrWon = (won: string, staked: string): 'won' | 'paid' =>
  parseMoney(won) > parseMoney(staked) ? 'won' : 'paid';

/** How a period ended for its player. */
export function drawResultOf(
  bets: readonly Pick<BetOrder, 'status' | 'buyMoney' | 'winMoney' | 'yingKui'>[],
): DrawResult {
  const withStatus = (wanted: BetStatus) => bets.filter(({ status }) => status === wanted);
  const winners = withStatus(BetStatus.won);
  const decided = [...winners, ...withStatus(BetStatus.lost)];
  const pushed = withStatus(BetStatus.pushed);
  const staked = total((decided[0] ? decided : pushed).map(({ buyMoney }) => buyMoney));
  const won = winners[0] ? total(winners.map(({ winMoney }) => winMoney)) : null;
  return {
    isSettling: bets.some(({ status }) => isUnsettled(status)),
    ended: won !== null ? paidOrWon(won, staked) : decided[0] ? 'lost' : pushed[0] ? 'pushed' : null,
    staked,
    won,
    net: total([...decided, ...pushed].map(({ yingKui }) => yingKui)),
    hits: winners.length,
    bets: bets.length,
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
  const of = { ...result, staked: all.buyMoney, net: all.yingKui, hits: totals.count };
  return totals.count === 0
    ? { ...of, won: null }
    : { ...of, ended: paidOrWon(totals.winMoney, of.staked), won: totals.winMoney };
}

/** Away from its board a draw needs the name of its lottery: those of a minute all count alike. Boards say it in the strip of the period. */
export function announceWin(
  t: ReturnType<typeof useText>,
  { qiHao, ended, won, lotName }: { qiHao: string; won: string; lotName: string } & Pick<DrawResult, 'ended'>,
): void {
  const money = amountText(won, true);
  const isWin = ended === 'won';
  const text = t(isWin ? 'play.won.of' : 'play.paid.of', { lotName, qiHao, money });
  toast(text, { kind: isWin ? 'win' : 'plain', ms: announcedMs });
}
