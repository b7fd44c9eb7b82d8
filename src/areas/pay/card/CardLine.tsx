// How one card is written: its mark, its bank or type, its masked number, and what keeps it from being used.
import { css } from '@linaria/core';
import type { WithdrawalCard } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { useText } from '#texts/useText.ts';

const line = css`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  text-align: left;
  & > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-size: var(--font-main);
    font-weight: 600;
  }
  & > div {
    min-width: 0;
  }
  & strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-size: 0.9375rem;
    font-weight: 500;
  }
  & small {
    display: block;
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  & small[data-warn] {
    color: var(--warn);
    white-space: pre-line;
  }
`;

export function CardLine({ card }: { card: WithdrawalCard }) {
  const t = useText();
  const name = card.bankName || card.typeName;
  return (
    <div className={line}>
      <span aria-hidden="true">
        {/^[\x20-\x7e]/.test(name) ? name.slice(0, 1) : name.replace(/^\u4e2d\u56fd(?=..)/u, '').slice(0, 1)}
      </span>
      <div>
        <strong>
          {name}
          {card.isPrimary && <Badge kind="quiet">{t('pay.card.primary')}</Badge>}
        </strong>
        <small>{card.cardNo}</small>
        {!card.isEnabled && <small data-warn="">{t('pay.card.disabled')}</small>}
        {card.isEnabled && card.usableFrom !== '' && (
          <small data-warn="">{t('pay.card.coolingUntil', { time: card.usableFrom })}</small>
        )}
      </div>
    </div>
  );
}
