// How a list of bets is grouped: a slip stands together, and a chase stands once, with its bets of one period.
import type { BetOrder } from '#contract/entities.generated.ts';

export interface BetGroup<Bet> {
  /** Number of the slip or of the chase. */
  key: string;
  /** The bets of a slip, or those of a chase's first period that is listed. */
  bets: readonly Bet[];
}

type Listed = Pick<BetOrder, 'slipId' | 'chaseId' | 'qiHao'>;

/** In the order of the list; a slip or a chase stands where its first bet stands. */
export function chaseGroups<Bet extends Listed>(bets: readonly Bet[]): BetGroup<Bet>[] {
  const groups = new Map<string, { key: string; bets: Bet[] }>();
  for (const bet of bets) {
    const key = bet.chaseId === '' ? bet.slipId : `chase ${bet.chaseId}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { key, bets: [bet] });
    else if (group.bets[0]!.qiHao === bet.qiHao) group.bets.push(bet);
  }
  return [...groups.values()];
}
