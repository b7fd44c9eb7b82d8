// What offers and coupons for deposits come to: their terms in words, and at an amount the gift and the turnover it asks for.
import type { DepositCoupon, DepositStrategy } from '#contract/entities.generated.ts';
import type { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { depositGift } from '#values/depositGift.ts';
import { readTyped } from '#values/money.ts';

/** What was typed, in 0.0001 yuan; 0 where it is no amount. */
export const units = (text: string): bigint => readTyped(text) ?? 0n;

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
  [
    t(Number(coupon.maxMoney) > 0 ? 'pay.coupon.between' : 'pay.offer.least', {
      amount: shortAmount(coupon.minMoney),
      most: shortAmount(coupon.maxMoney),
    }),
    ...(coupon.betFactor > 0 ? [t('pay.offer.factor', { factor: factor(coupon.betFactor) })] : []),
  ].join(' · ');

/** What comes on top of a deposit, in 0.0001 yuan; 0 below the offer's least. */
export const giftFor = (amount: bigint, offer: DepositStrategy): bigint =>
  depositGift(amount, {
    type: offer.giftType,
    // Percent with two decimals, counted in hundredths of one.
    value: offer.giftType === 'percent' ? units(offer.value) / 100n : units(offer.value),
    least: units(offer.minMoney),
    most: units(offer.maxGift),
  });

/** What has to be bet for deposit and gift before a withdrawal, in 0.0001 yuan. */
export const turnoverFor = (amount: bigint, offer: DepositStrategy): bigint =>
  (amount * BigInt(offer.depositFactor) + giftFor(amount, offer) * BigInt(offer.giftFactor)) / 100n;
