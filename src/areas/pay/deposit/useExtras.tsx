// What may be chosen on top of a deposit, as lines of its form, and what they add: an offer that goes with the method, and a coupon.

import { useState } from 'react';
import type { DepositCoupon, DepositMethod } from '#contract/entities.generated.ts';
import { getDepositStrategyList, rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import type { FieldUi } from '#kit/form/FormField.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { couponFits } from '#values/depositGift.ts';
import { OfferCards } from './OfferCards.tsx';
import { giftFor, termsOfCoupon, units } from './offerTerms.ts';

interface Choice {
  amount: string;
  strategyId?: number;
  couponId?: number;
}

const goesWith = (coupon: DepositCoupon, amount: bigint): boolean =>
  couponFits(amount, units(coupon.minMoney), units(coupon.maxMoney));

export interface Extras {
  /** Left out where there is nothing to choose. */
  fields: { [K in 'strategyId' | 'couponId']?: FieldUi<Choice> };
  /** An offer for the first deposit that goes with the amount is taken or turned down, never passed over. */
  required: 'strategyId'[];
  onChange(data: Partial<Choice>): void;
  /** What is to be paid and what is given with it, in 0.0001 yuan. */
  amount: bigint;
  given: bigint;
}

/** What cannot be loaded now does not prevent a deposit. */
export function useExtras(kind: DepositMethod['kind'], initialAmount: string): Extras {
  const t = useText();
  const [chosen, setChosen] = useState<Partial<Choice>>({ amount: initialAmount });
  const [isDeclined, setDeclined] = useState(false);
  const offers = useCall(getDepositStrategyList, {}, { silent: true }).data?.strategyList ?? [];
  const coupons = useCall(rechargeCouponsRecordUnusedList, {}, { silent: true }).data?.couponList ?? [];
  const open = offers.filter((offer) => offer.canTake && offer.kinds.includes(kind));
  const offerOf = (id: unknown) => open.find((offer) => String(offer.id) === String(id));
  const couponOf = (id: unknown) => coupons.find((coupon) => String(coupon.id) === String(id));
  const amount = units(chosen.amount ?? '');
  /** Coupons that the amount typed rules out: not offered, but with the reason. */
  const unfit = amount === 0n ? [] : coupons.filter((each) => !goesWith(each, amount));
  const onlyNow = open.find(({ times }) => times === 'first');
  const offer = offerOf(chosen.strategyId);
  const coupon = couponOf(chosen.couponId);
  const mustChoose = onlyNow !== undefined && amount >= units(onlyNow.minMoney);
  return {
    required: mustChoose ? ['strategyId'] : [],
    amount,
    given:
      (offer ? giftFor(amount, offer) : 0n) + (coupon && goesWith(coupon, amount) ? units(coupon.money) : 0n),
    onChange: setChosen,
    fields: {
      ...(open.length > 0 && {
        strategyId: {
          label: t('pay.offer.label'),
          // Whoever lets it pass does so knowingly: a first deposit comes once.
          ...(onlyNow && !offer && { hint: t('pay.offer.onlyNow', { name: onlyNow.name }) }),
          choices: open.map((each) => ({ value: each.id, label: each.name })),
          isAnswered: isDeclined,
          render: (control) => (
            <OfferCards
              control={control}
              offers={open}
              amount={amount}
              isDeclined={!offer && (isDeclined || !mustChoose)}
              onDecline={setDeclined}
            />
          ),
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
          hint: coupon
            ? termsOfCoupon(coupon, t)
            : unfit.length > 0 &&
              unfit
                .map((each) => t('pay.coupon.unfit', { name: each.name, terms: termsOfCoupon(each, t) }))
                .join(' '),
          choices: coupons
            .filter((each) => each === coupon || !unfit.includes(each))
            .map((each) => ({
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
