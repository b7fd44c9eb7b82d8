// Offers and coupons of deposits: who may take which when, and how much the gift is.

import { type Selectable, sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { Refused } from '#rules/refused.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { dayOf } from '#values/days.ts';
import { couponFits, depositGift } from '#values/depositGift.ts';
import type { DepositKind, OfferTerms } from '../../db/columnTypes.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { CouponTable, DepositStrategyTable } from '../../db/tables.ts';
import { barsOffers } from '../breaks/holds.ts';
import { type Entry, memberReason, readEntryFacts, takenReason } from '../participation.ts';
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
 * The activity that gives an offer away, and so says who may take it: of those that name it the one that runs, otherwise the next one, otherwise the
 * one that ended last. Undefined for an offer that is on its own.
 */
function activityOf(offerId: number, activities: readonly Entry[], at: Date): Entry | undefined {
  const own = activities.filter(({ terms }) => (terms as { strategyId?: number }).strategyId === offerId);
  const running = own.find(({ starts_at, ends_at }) => starts_at <= at && at <= ends_at);
  const coming = own.filter(({ starts_at }) => starts_at > at);
  const next = coming.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())[0];
  return running ?? next ?? own.toSorted((a, b) => b.ends_at.getTime() - a.ends_at.getTime())[0];
}

/** The activities that give these offers away, by the offer. */
export async function activitiesOfOffers(
  db: Db,
  offerIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, Entry>> {
  const rows = await db
    .selectFrom('activity')
    .select([
      'id',
      'kind',
      'roles',
      'levels',
      'first_deposit',
      'once_per_device',
      'once_per_card',
      'limit_in_all',
      'starts_at',
      'ends_at',
      'terms',
    ])
    .where('kind', '=', 'firstRecharge')
    .where(sql<boolean>`terms <> '{}'`)
    .orderBy('id')
    .execute();
  return new Map(
    offerIds.flatMap((id) => {
      const activity = activityOf(id, rows, at);
      return activity ? [[id, activity]] : [];
    }),
  );
}

/** A refusal of an activity as it stands with a deposit. */
export const offerText = ({ reason }: Refused<string>): TextId =>
  reason === 'DEVICE_USED'
    ? 'server.deposit.offerDevice'
    : reason === 'LEVEL'
      ? 'server.deposit.offerLevel'
      : (`server.activity.reason.${reason}` as TextId);

/** Why a member may not take offers now, whatever the amount; null for one that may be taken. */
export async function offerReasons(
  db: Db,
  accountId: number,
  offers: readonly Strategy[],
  now: Date,
): Promise<ReadonlyMap<number, TextId | null>> {
  if (await barsOffers(db, accountId, now))
    return new Map(offers.map(({ id }) => [id, 'server.deposit.offerBarred']));
  const ids = offers.map(({ id }) => id);
  const [history, activities] = [await historyOf(db, accountId), await activitiesOfOffers(db, ids, now)];
  const facts = await readEntryFacts(db, accountId, [...new Set(activities.values())]);
  return new Map(
    offers.map((offer) => {
      const activity = activities.get(offer.id);
      const refusal = activity && (memberReason(activity, facts) ?? takenReason(activity, facts));
      return [
        offer.id,
        offerReason(offer, facts.level, history, now) ?? (refusal ? offerText(refusal) : null),
      ];
    }),
  );
}

/** What stands against an offer by itself. */
function offerReason(offer: Strategy, level: number, history: History, now: Date): TextId | null {
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

/** Coupons a member may use: neither used, nor expired, nor part of a pending deposit, nor kept back by the registry of exclusions. */
export async function couponsOf(db: Db, accountId: number, now: Date): Promise<Coupon[]> {
  return db
    .selectFrom('coupon')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('used_by', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where(sql<boolean>`NOT offer_waits(account_id, starts_at)`)
    .where(sql<boolean>`NOT break_bars_offers(account_id, ${now})`)
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
