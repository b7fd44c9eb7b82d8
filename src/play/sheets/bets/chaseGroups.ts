// Owns how a list of bets is grouped: a chase stands once, with its bets of one period.
import type { BetOrder } from '#contract/entities.generated.ts';

export interface BetGroup<Bet> {
  /** Number of the order or of the chase. */
  key: string;
  /** The bet, or those of a chase's first period that is listed. */
  bets: readonly Bet[];
}

type Listed = Pick<BetOrder, 'orderId' | 'chaseId' | 'qiHao'>;

/** In the order of the list; a chase stands where its first bet stands. */
export function chaseGroups<Bet extends Listed>(bets: readonly Bet[]): BetGroup<Bet>[] {
  const groups = new Map<string, { key: string; bets: Bet[] }>();
  for (const bet of bets) {
    const key = bet.chaseId === '' ? bet.orderId : `chase ${bet.chaseId}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { key, bets: [bet] });
    else if (group.bets[0]!.qiHao === bet.qiHao) group.bets.push(bet);
  }
  return [...groups.values()];
}
