// Reading all bets of a member: those that are placed, and those that chases open later.

import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { BetOrderTable } from './tables.ts';

/** In place of the table bet_order, for the bets of one member. */
export const betsOf = (accountId: number): RawBuilder<Selectable<BetOrderTable>> =>
  sql`bets_of(${accountId})`;
