// Owns offers and coupons of deposits: who may take which when, and how much the gift is.

import { type Selectable, sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { dayOf } from '#values/days.ts';
import { couponFits, depositGift } from '#values/depositGift.ts';
import type { DepositKind, OfferTerms } from '../../db/columnTypes.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { CouponTable, DepositStrategyTable } from '../../db/tables.ts';
import { isForLevel } from './methods.ts';

export type Strategy = Selectable<DepositStrategyTable>;
export type Coupon = Selectable<CouponTable>;

/** What a member has had before. */
export interface History {
  hasDeposited: boolean;
  /** Offers used with deposits that are completed or pending. */
  taken: readonly { strategyId: number; at: Date }[];
}

/** `orderNo` names the order that is not counted itself. */
export async function historyOf(db: Db, accountId: number, orderNo = ''): Promise<History> {
  const rows = await db
    .selectFrom('deposit_order')
    .select(['status', 'strategy_id', 'gift', 'created_at'])
    .where('account_id', '=', accountId)
    .where('order_no', '<>', orderNo)
    .where('status', 'in', [DepositStatus.pending, DepositStatus.paid])
    .execute();
  return {
    hasDeposited: rows.some(({ status }) => status === DepositStatus.paid),
    taken: rows.flatMap(({ status, strategy_id: strategyId, gift, created_at: at }) =>
      strategyId !== null && (status === DepositStatus.pending || gift > 0n) ? [{ strategyId, at }] : [],
    ),
  };
}

/** Why an offer that may be taken so many times may not be taken again; null where it may. */
export function spentReason(
  offer: { id: number; times: Strategy['times'] },
  history: History,
  at: Date,
): TextId | null {
  const before = history.taken.filter(({ strategyId }) => strategyId === offer.id);
  if (offer.times === 'first' && history.hasDeposited) return 'server.deposit.offerFirst';
  if (offer.times === 'daily')
    return before.some((each) => dayOf(each.at) === dayOf(at)) ? 'server.deposit.offerDaily' : null;
  return offer.times !== 'always' && before.length > 0 ? 'server.deposit.offerOnce' : null;
}

/**
 * Whether another member has had the first deposit gift on a device of this one, where the activity gives it once for each device. A bank card
 * needs no such check: the station knows each card number once.
 */
export async function hasDeviceHadGift(db: Db, accountId: number, strategyId: number): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    SELECT EXISTS (SELECT FROM activity v WHERE v.station = current_station() AND v.kind = 'firstRecharge'
        AND (v.terms ->> 'strategyId')::integer = ${strategyId} AND (v.terms ->> 'oncePerDevice')::boolean)
      AND EXISTS (SELECT FROM device mine
        JOIN device other ON other.station = mine.station AND other.visitor_hash = mine.visitor_hash AND other.account_id <> mine.account_id
        JOIN deposit_order o ON o.station = other.station AND o.account_id = other.account_id
        WHERE mine.station = current_station() AND mine.account_id = ${accountId} AND o.strategy_id = ${strategyId} AND o.gift > 0) AS had`.execute(
    db,
  );
  return rows[0]!.had;
}

/** Why a member may not take an offer now, whatever the amount; null where it may be taken. */
export function offerReason(offer: Strategy, level: number, history: History, now: Date): TextId | null {
  if (!offer.is_open || offer.starts_at > now || (offer.ends_at && offer.ends_at <= now))
    return 'server.deposit.offerOver';
  if (!isForLevel(offer.levels, level)) return 'server.deposit.offerLevel';
  return spentReason(offer, history, now);
}

export const goesWith = (offer: Strategy, kind: DepositKind): boolean => offer.kinds.includes(kind);

/** The offer as it is stored with an order, so that a later change does not affect an order that has taken it. */
export const termsOf = (offer: Strategy): OfferTerms => ({
  giftType: offer.gift_type,
  value: String(offer.value),
  minAmount: String(offer.min_amount),
  maxGift: String(offer.max_gift),
  times: offer.times,
  giftFactor: offer.gift_factor,
});

/** Gift for an amount, in 0.0001 yuan. */
export function giftOf(terms: OfferTerms, amount: bigint): bigint {
  const [value, least, most] = [BigInt(terms.value), BigInt(terms.minAmount), BigInt(terms.maxGift)];
  return depositGift(amount, { type: terms.giftType, value, least, most });
}

/** Whether a coupon may be used with a deposit of this amount. */
export const couponGoesWith = (coupon: Coupon, amount: bigint): boolean =>
  couponFits(amount, coupon.min_deposit, coupon.max_deposit);

/** Coupons a member may use: neither used, nor expired, nor part of a pending deposit. */
export async function couponsOf(db: Db, accountId: number, now: Date): Promise<Coupon[]> {
  return db
    .selectFrom('coupon')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('used_by', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deposit_order')
            .select('order_no')
            .whereRef('deposit_order.coupon_id', '=', 'coupon.id')
            .where('status', '=', DepositStatus.pending),
        ),
      ),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
}
