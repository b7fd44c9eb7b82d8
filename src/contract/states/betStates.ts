// Which states of a bet mean that it waits for its settlement: for the first one, or for the one after a correction of its draw.
import { BetStatus } from './betStatus.generated.ts';

/** Its draw was corrected: what it had paid is taken back, and it is settled again within seconds. */
export const rolledBackStates = [BetStatus.rolledBack, BetStatus.rolledBackOwing] as const;

/** Neither won, lost, pushed nor returned. */
export const unsettledStates = [BetStatus.waiting, ...rolledBackStates] as const;

export const isRolledBack = (status: number): boolean =>
  rolledBackStates.some((rolledBack) => rolledBack === status);

export const isUnsettled = (status: number): boolean =>
  unsettledStates.some((unsettled) => unsettled === status);

/** What somebody may be glad of: a bet that won, and brought more than it cost. Less is said, and not shown as a win. */
export const isGain = ({ status, yingKui }: { status: BetStatus; yingKui: string }): boolean =>
  status === BetStatus.won && /^[^-]*[1-9]/.test(yingKui);
