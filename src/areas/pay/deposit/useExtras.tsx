// Owns what may be chosen on top of a deposit, as lines of its form, and what they add: an offer that goes with the method, and a coupon.

import { useState } from 'react';
import type { DepositCoupon, DepositMethod, DepositStrategy } from '#contract/entities.generated.ts';
import { getDepositStrategyList, rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import type { FieldUi } from '#kit/form/FormField.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { couponFits, depositGift } from '#values/depositGift.ts';
import { readTyped } from '#values/money.ts';

/** Hundredths as a factor: 100 is 1, 250 is 2.5. */
const factor = (hundredths: number): string => String(hundredths / 100);

export function termsOfOffer(offer: DepositStrategy, t: ReturnType<typeof useText>): string {
  return [
    t('pay.offer.least', { amount: shortAmount(offer.minMoney) }),
    ...(Number(offer.maxGift) > 0 ? [t('pay.offer.most', { amount: shortAmount(offer.maxGift) })] : []),
    t('pay.offer.factor', { factor: factor(offer.giftFactor) }),
  ].join(' · ');
}

export const termsOfCoupon = (coupon: DepositCoupon, t: ReturnType<typeof useText>): string =>
  t(Number(coupon.maxMoney) > 0 ? 'pay.coupon.between' : 'pay.offer.least', {
    amount: shortAmount(coupon.minMoney),
    most: shortAmount(coupon.maxMoney),
  });

interface Choice {
  amount: string;
  strategyId?: number;
  couponId?: number;
}

const units = (text: string): bigint => readTyped(text) ?? 0n;

const giftFor = (amount: bigint, offer: DepositStrategy): bigint =>
  depositGift(amount, {
    type: offer.giftType,
    // Percent with two decimals, counted in hundredths of one.
    value: offer.giftType === 'percent' ? units(offer.value) / 100n : units(offer.value),
    least: units(offer.minMoney),
    most: units(offer.maxGift),
  });

const goesWith = (coupon: DepositCoupon, amount: bigint): boolean =>
  couponFits(amount, units(coupon.minMoney), units(coupon.maxMoney));

export interface Extras {
  /** Left out where there is nothing to choose. */
  fields: { [K in 'strategyId' | 'couponId']?: FieldUi<Choice> };
  onChange(data: Partial<Choice>): void;
  /** What is to be paid and what is given with it, in 0.0001 yuan. */
  amount: bigint;
  given: bigint;
}

/** What cannot be loaded now does not prevent a deposit. */
export function useExtras(kind: DepositMethod['kind'], initialAmount: string): Extras {
  const t = useText();
  const [chosen, setChosen] = useState<Partial<Choice>>({ amount: initialAmount });
  const offers = useCall(getDepositStrategyList, {}, { silent: true }).data?.strategyList ?? [];
  const coupons = useCall(rechargeCouponsRecordUnusedList, {}, { silent: true }).data?.couponList ?? [];
  const open = offers.filter((offer) => offer.canTake && offer.kinds.includes(kind));
  const offerOf = (id: unknown) => open.find((offer) => String(offer.id) === String(id));
  const couponOf = (id: unknown) => coupons.find((coupon) => String(coupon.id) === String(id));
  const amount = units(chosen.amount ?? '');
  const onlyNow = open.find(({ times }) => times === 'first');
  const offer = offerOf(chosen.strategyId);
  const coupon = couponOf(chosen.couponId);
  return {
    amount,
    given:
      (offer ? giftFor(amount, offer) : 0n) + (coupon && goesWith(coupon, amount) ? units(coupon.money) : 0n),
    onChange: setChosen,
    fields: {
      ...(open.length > 0 && {
        strategyId: {
          label: t('pay.offer.label'),
          placeholder: t('pay.offer.none'),
          // Whoever lets it pass does so knowingly: a first deposit comes once.
          ...(onlyNow && !offer && { hint: t('pay.offer.onlyNow', { name: onlyNow.name }) }),
          choices: open.map((each) => ({ value: each.id, label: `${each.name} (${termsOfOffer(each, t)})` })),
          check: (id, data) => {
            const taken = offerOf(id);
            return taken && units(data.amount ?? '') < units(taken.minMoney)
              ? t('pay.offer.tooLittle', { amount: shortAmount(taken.minMoney) })
              : undefined;
          },
        },
      }),
      ...(coupons.length > 0 && {
        couponId: {
          label: t('pay.coupon.label'),
          placeholder: t('pay.coupon.none'),
          choices: coupons.map((each) => ({
            value: each.id,
            label: `${each.name} (+${shortAmount(each.money)})`,
          })),
          check: (id, data) => {
            const taken = couponOf(id);
            return taken && !goesWith(taken, units(data.amount ?? '')) ? termsOfCoupon(taken, t) : undefined;
          },
        },
      }),
    },
  };
}
