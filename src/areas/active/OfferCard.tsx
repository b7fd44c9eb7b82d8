// Owns an offer as a card: picture, name, one line, and when it runs.
import { css } from '@linaria/core';
import type { Activity } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { isClaimable, nameOf, windowText } from './offer.ts';

const card = css`
  display: block;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const blank = css`
  background: var(--surface-sunken);
  aspect-ratio: 2;
`;
const words = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  h2 {
    font-size: var(--font-main);
  }
  p {
    color: var(--text-quiet);
  }
  time {
    color: var(--text-faint);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export function OfferCard({ offer }: { offer: Activity }) {
  const t = useText();
  const { station, locale, visitor, has } = useSite();
  return (
    <RouteLink
      to={`/activeDetail?id=${offer.id}`}
      className={has('/activeDetail') ? `${card} ${pressable}` : card}
    >
      <Picture src={offer.imgUrl} alt="" ratio="2" />
      <div className={words}>
        <h2>
          {nameOf(offer, station, locale)}
          {isClaimable(offer, visitor) && (
            <>
              {' '}
              <Badge>{t('active.claimable')}</Badge>
            </>
          )}
        </h2>
        {offer.summary && <p>{offer.summary}</p>}
        <time>{windowText(offer, t)}</time>
      </div>
    </RouteLink>
  );
}

export function OfferCardSkeleton() {
  return (
    <div className={card}>
      <div className={blank} />
      <div className={words}>
        <Skeleton lines={3} />
      </div>
    </div>
  );
}
