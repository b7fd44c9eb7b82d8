// An offer as a card of a list: its picture beside name, one line, and when it runs, so that a screen shows six.
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
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  align-items: center;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
/** As high as the words, whatever they are; at least as high as its ratio makes it. */
const picture = css`
  align-self: stretch;
`;
const blank = css`
  background: var(--surface-sunken);
  aspect-ratio: 1.6;
`;
const words = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  h2 {
    font-size: var(--font-body);
    line-height: 1.4;
  }
  p {
    overflow: hidden;
    color: var(--text-quiet);
    font-size: var(--font-small);
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
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
      <Picture src={offer.imgUrl} alt="" ratio="1.6" className={picture} />
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
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
