// Where a member stands with the first deposit gift, which is chosen with the deposit and paid together with it.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import { offerReasons, type Strategy } from '../money/deposits/offers.ts';
import type { ServerTextId } from '../serverText.ts';

export interface FirstRechargeStanding {
  state: 'available' | 'pending' | 'used' | 'lost';
  /** What was given; 0 before. */
  gift: bigint;
  /** Why it is lost; null otherwise. */
  reason: ServerTextId | null;
}

export async function firstRechargeStanding(
  db: Db,
  member: number | null,
  offer: Strategy,
  now: Date,
): Promise<FirstRechargeStanding> {
  if (member === null) return { state: 'available', gift: 0n, reason: null };
  const orders = await db
    .selectFrom('deposit_order')
    .select(['status', 'gift'])
    .where('account_id', '=', member)
    .where('strategy_id', '=', offer.id)
    .execute();
  const given = orders.find(({ gift, status }) => gift > 0n && status === DepositStatus.paid);
  if (given) return { state: 'used', gift: given.gift, reason: null };
  if (orders.some(({ status }) => status === DepositStatus.pending))
    return { state: 'pending', gift: 0n, reason: null };
  const reason = (await offerReasons(db, member, [offer], now)).get(offer.id) ?? null;
  return { state: reason === null ? 'available' : 'lost', gift: 0n, reason: reason as ServerTextId | null };
}
