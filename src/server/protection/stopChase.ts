// Stopping a chase, which first opens what of it has begun: held against limits as where the draw job opens it.
import { type RawBuilder, sql } from 'kysely';
import { ledgerTypes } from '../db/ledger.ts';

/** `cancelled` by its member; `stopped` by its first win, a limit or a block. */
export type ChaseEnding = 'cancelled' | 'stopped';

/** What its orders say of why they went back. */
const reasons = { cancelled: 'member', stopped: 'chase' } as const;

/**
 * The numbers of the orders that stopping a chase at a moment took back, as an expression. `chase` is its number, or a column with it; `stationLimits` are those of
 * the station in view as JSON, null for none.
 */
export const stopChase = (
  chase: bigint | RawBuilder<unknown>,
  ending: ChaseEnding,
  at: Date,
  stationLimits: string | null,
): RawBuilder<bigint[]> =>
  sql`chase_stop(${chase}, ${ending}, ${reasons[ending]}, ${ledgerTypes.revoke}, ${at}, ${stationLimits}::jsonb)`;
