// Showing what may come on top of a deposit: the offers with their terms, and the coupons the member holds.
import { css } from '@linaria/core';
import type { DepositStrategy } from '#contract/entities.generated.ts';
import { getDepositStrategyList, rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { ListGroup } from '#kit/list/rows/List.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { termsOfCoupon, termsOfOffer } from './offerTerms.ts';

const line = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  & + & {
    border-top: 1px solid var(--line);
  }
  > span:first-child {
    display: grid;
    min-width: 0;
    gap: 0.125rem;
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-small);
    text-wrap: balance;
  }
  /* Said, not pressed: so not in the colour of what can be. */
  > i {
    flex: none;
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-style: normal;
  }
  &[data-spent] > span > b,
  &[data-spent] > i {
    color: var(--text-faint);
    font-weight: 400;
  }
`;

export function Offers() {
  const t = useText();
  const offers = useCall(getDepositStrategyList, {}, { silent: true }).data?.strategyList ?? [];
  const coupons = useCall(rechargeCouponsRecordUnusedList, {}, { silent: true }).data?.couponList ?? [];
  return (
    <>
      {offers.length > 0 && (
        <ListGroup title={t('pay.offer.title')}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </ListGroup>
      )}
      {coupons.length > 0 && (
        <ListGroup title={t('pay.coupon.title', { count: coupons.length })}>
          {coupons.map((coupon) => (
            <div key={coupon.id} className={line}>
              <span>
                <b>{coupon.name}</b>
                <small>{termsOfCoupon(coupon, t)}</small>
                <small>{t('pay.coupon.until', { time: coupon.endTime })}</small>
              </span>
              <Amount value={coupon.money} signed />
            </div>
          ))}
        </ListGroup>
      )}
    </>
  );
}

function Offer({ offer }: { offer: DepositStrategy }) {
  const t = useText();
  return (
    <div className={line} data-spent={offer.canTake ? undefined : ''}>
      <span>
        <b>{offer.name}</b>
        <small>{termsOfOffer(offer, t)}</small>
      </span>
      <i>{offer.canTake ? t(`pay.offer.times.${offer.times}`) : offer.reason}</i>
    </div>
  );
}
