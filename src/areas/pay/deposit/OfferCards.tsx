// The offers of a deposit as cards to choose from: each with what it gives and asks for at the amount typed, the one that gives most marked, and the way without.
import { css, cx } from '@linaria/core';
import type { DepositStrategy } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import type { OwnControl } from '#kit/form/FormField.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import { giftFor, termsOfOffer, turnoverFor } from './offerTerms.ts';

const cards = css`
  display: grid;
  flex: 1 1 auto;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-2);
  label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: var(--target);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  label:has(:checked) {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
  }
  input {
    accent-color: var(--brand-text);
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-width: 0;
  }
  b {
    font-weight: 500;
  }
  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    grid-column: 2 / -1;
    color: var(--text-quiet);
    font-size: var(--font-small);
    text-wrap: balance;
  }
`;

export interface OfferCardsProps {
  control: OwnControl;
  /** Those that go with the method and may be taken now. */
  offers: readonly DepositStrategy[];
  /** What is to be paid in, in 0.0001 yuan; 0 where nothing is typed. */
  amount: bigint;
  /** The card without an offer is the chosen one. */
  isDeclined: boolean;
  onDecline: (isDeclined: boolean) => void;
}

export function OfferCards({ control, offers, amount, isDeclined, onDecline }: OfferCardsProps) {
  const t = useText();
  const { id, name, value, onChange, onBlur, ...tie } = control;
  const yuan = (sum: bigint): string => amountText(wireMoney(sum));
  const gifts = offers.map((offer) => giftFor(amount, offer));
  const giving = gifts.filter((gift) => gift > 0n);
  const most = giving.reduce((best, gift) => (gift > best ? gift : best), 0n);
  const shared = { type: 'radio', name, onBlur, 'aria-describedby': tie['aria-describedby'] } as const;
  return (
    <div id={id} role="radiogroup" aria-label={t('pay.offer.label')} className={cx(cards)}>
      {offers.map((offer, at) => {
        const gift = gifts[at]!;
        return (
          <label key={offer.id} className={pressable}>
            <input
              {...shared}
              checked={String(value ?? '') === String(offer.id)}
              onChange={() => {
                onDecline(false);
                onChange(offer.id);
              }}
            />
            <span>
              <b>{offer.name}</b>
              {giving.length > 1 && gift === most && <Badge kind="quiet">{t('pay.offer.best')}</Badge>}
            </span>
            {gift > 0n && <strong>{t('pay.offer.gift', { amount: yuan(gift) })}</strong>}
            <small>
              {gift > 0n
                ? t('pay.offer.turnover', { amount: yuan(turnoverFor(amount, offer)) })
                : termsOfOffer(offer, t)}
            </small>
          </label>
        );
      })}
      <label className={pressable}>
        <input
          {...shared}
          checked={isDeclined}
          onChange={() => {
            onDecline(true);
            onChange(undefined);
          }}
        />
        <span>{t('pay.offer.none')}</span>
      </label>
    </div>
  );
}
