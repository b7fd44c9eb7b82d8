// What a slip will count for turnover beside the bets that its player has on the same draw, by the rule that settling goes by.
import type { GetLotBettingLimitAnswer } from '#contract/lottery.generated.ts';
import { coversOf } from '#lottery/covering/covers.ts';
import { countedOf, formatShare, isCounted, shareInParts, sharesOf } from '#lottery/covering/shares.ts';
import type { Family, Play, Selection } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { checkSelection } from '#lottery/selection/selection.ts';
import type { Money } from '#values/money.ts';
import { type Rate, readRate } from '#values/rate.ts';

/** A bet of the slip, as the board counts it. */
export interface CountedBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly stake: Money;
}

export interface CountingTerms {
  /** Percent. */
  readonly limit: Rate;
  /** What of a valid bet counts. */
  readonly factor: Rate;
}

export interface SlipCount {
  /** Of all stakes, in 0.0001 yuan. */
  readonly stake: Money;
  /** What counts of them. */
  readonly valid: Money;
  /** The largest share above the limit, in percent; null where none is. */
  readonly covered: string | null;
}

/** The terms as the lottery's limits name them; without a limit everything counts. */
export const readCountingTerms = ({
  coverLimit,
  percent,
}: NonNullable<GetLotBettingLimitAnswer['counting']>): CountingTerms => ({
  limit: readRate(coverLimit) ?? readRate('100')!,
  factor: readRate(percent)! / 100n,
});

/** The bet of an order as its call takes it; null for one that the rules of today do not read. */
export function readEarlier(slip: string, { plays }: Family): Omit<CountedBet, 'stake'> | null {
  try {
    const { playCode, selection } = JSON.parse(slip) as { playCode: string; selection: unknown };
    const play = plays.find(({ code }) => code === playCode);
    return play ? { play, selection: checkSelection(play, selection) } : null;
  } catch {
    return null;
  }
}

/** What the bets of a slip count; `earlier` lie on the same draw. */
export function countSlip(
  bets: readonly CountedBet[],
  earlier: readonly Omit<CountedBet, 'stake'>[],
  { limit, factor }: CountingTerms,
  { family, rules }: { family: Family; rules: Rules },
): SlipCount {
  const coversOfBet = ({ play, selection }: Omit<CountedBet, 'stake'>) =>
    coversOf(family, play, selection, rules);
  const covers = bets.map(coversOfBet);
  const shares = sharesOf([...covers.flat(), ...earlier.flatMap(coversOfBet)]);
  const isOver = (group: string): boolean => !isCounted(shares.get(group)!, limit);
  const over = covers.flat().filter(({ group }) => isOver(group));
  const most = over
    .map(({ group }) => shareInParts(shares.get(group)!))
    .reduce((high, share) => (share > high ? share : high), 0n);
  return {
    stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
    valid: bets
      .filter((_, at) => !covers[at]!.some(({ group }) => isOver(group)))
      .reduce((sum, { stake }) => sum + countedOf(stake, factor), 0n),
    covered: over.length === 0 ? null : formatShare(most).replace(/\.?0+$/, ''),
  };
}
