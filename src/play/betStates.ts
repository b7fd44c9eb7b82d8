// Owns which states of a bet mean that it waits for its settlement: for the first one, or for the one after a correction of its draw.
import { BetStatus } from '#contract/states/betStatus.generated.ts';

/** Its draw was corrected: what it had paid is taken back, and it is settled again within seconds. */
export const isRolledBack = (status: BetStatus): boolean =>
  status === BetStatus.rolledBack || status === BetStatus.rolledBackOwing;

/** Neither won, lost, pushed nor returned. */
export const isUnsettled = (status: BetStatus): boolean =>
  status === BetStatus.waiting || isRolledBack(status);
