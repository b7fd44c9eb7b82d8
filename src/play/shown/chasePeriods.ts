// In which order the bets of a chase are read: the period that is drawn next first, then those to come; those that are over after them.
import type { BetOrder } from '#contract/entities.generated.ts';
import { isUnsettled } from '#contract/states/betStates.ts';

type Chased = Pick<BetOrder, 'status' | 'qiHao'>;

export interface ChasePeriods<Bet> {
  /** From the period that is drawn next on; of a chase that is over all, from its first. */
  shown: readonly Bet[];
  /** Of a chase that runs, the periods behind it, the last of them first. */
  past: readonly Bet[];
  /** How many periods those are. */
  pastPeriods: number;
}

/** `bets` in the order of their periods, the first one first. */
export function chasePeriods<Bet extends Chased>(bets: readonly Bet[]): ChasePeriods<Bet> {
  const open = bets.filter(({ status }) => isUnsettled(status));
  if (open.length === 0) return { shown: bets, past: [], pastPeriods: 0 };
  const past = bets.filter(({ status }) => !isUnsettled(status)).toReversed();
  return { shown: open, past, pastPeriods: new Set(past.map(({ qiHao }) => qiHao)).size };
}
