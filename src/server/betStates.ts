// Owns which states of a bet mean that it waits for its settlement: for the first one, or for the one after a correction of its draw.
import { BetStatus } from '#contract/states/betStatus.generated.ts';

/** Taken back by a correction, and not settled again yet. */
export const rolledBackStates = [BetStatus.rolledBack, BetStatus.rolledBackOwing] as const;

/** Neither won, lost, pushed nor returned. */
export const unsettledStates = [BetStatus.waiting, ...rolledBackStates] as const;

export const isUnsettled = (status: number): boolean =>
  unsettledStates.some((unsettled) => unsettled === status);
