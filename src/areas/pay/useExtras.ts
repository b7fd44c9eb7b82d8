// Owns what may be chosen on top of a deposit, as lines of its form: an offer that goes with the way, and a coupon.
import type { DepositStrategy, DepositWay } from '#contract/entities.generated.ts';
import { getDepositStrategyList, rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import type { FieldFace } from '#kit/FormField.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { plainAmount } from './AmountInput.tsx';

/** Hundredths as a factor: 100 is 1, 250 is 2.5. */
const factor = (hundredths: number): string => String(hundredths / 100);

export function termsOfOffer(offer: DepositStrategy, t: ReturnType<typeof useText>): string {
  return [
    t('pay.offer.least', { amount: plainAmount(offer.minMoney) }),
    ...(Number(offer.maxGift) > 0 ? [t('pay.offer.most', { amount: plainAmount(offer.maxGift) })] : []),
    t('pay.offer.factor', { factor: factor(offer.giftFactor) }),
  ].join(' · ');
}

interface Extras {
  strategyId?: number;
  couponId?: number;
}

/** Left out where there is nothing to choose. What cannot be had now is no reason to keep a deposit back. */
export function useExtras(kind: DepositWay['kind']): { [K in keyof Extras]?: FieldFace<Extras> } {
  const t = useText();
  const offers = useCall(getDepositStrategyList, {}, { silent: true }).data?.strategyList ?? [];
  const coupons = useCall(rechargeCouponsRecordUnusedList, {}, { silent: true }).data?.couponList ?? [];
  const open = offers.filter((offer) => offer.canTake && offer.kinds.includes(kind));
  return {
    ...(open.length > 0 && {
      strategyId: {
        label: t('pay.offer.label'),
        placeholder: t('pay.offer.none'),
        choices: open.map((offer) => ({
          value: offer.id,
          label: `${offer.name} (${termsOfOffer(offer, t)})`,
        })),
      },
    }),
    ...(coupons.length > 0 && {
      couponId: {
        label: t('pay.coupon.label'),
        placeholder: t('pay.coupon.none'),
        choices: coupons.map(({ id, name, money }) => ({
          value: id,
          label: `${name} (+${plainAmount(money)})`,
        })),
      },
    }),
  };
}
