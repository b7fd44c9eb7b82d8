// Owns how a list of bets is grouped: those of one chase stand together, the first period in sight and the others folded.
import type { BetOrder } from '#contract/entities.generated.ts';

export interface BetGroup<Bet> {
  /** Number of the order or of the chase. */
  key: string;
  isChase: boolean;
  /** The bets of the first period that is listed. */
  first: readonly Bet[];
  /** Those of its other periods. */
  others: readonly Bet[];
}

type Listed = Pick<BetOrder, 'orderId' | 'chaseId' | 'qiHao'>;

/** In the order of the list; a chase stands where its first bet stands. */
export function chaseGroups<Bet extends Listed>(bets: readonly Bet[]): BetGroup<Bet>[] {
  const groups = new Map<string, BetGroup<Bet> & { first: Bet[]; others: Bet[] }>();
  for (const bet of bets) {
    const isChase = bet.chaseId !== '';
    const key = isChase ? `chase ${bet.chaseId}` : bet.orderId;
    const group = groups.get(key) ?? { key, isChase, first: [], others: [] };
    groups.set(key, group);
    if (group.first.length === 0 || group.first[0]!.qiHao === bet.qiHao) group.first.push(bet);
    else group.others.push(bet);
  }
  return [...groups.values()];
}
