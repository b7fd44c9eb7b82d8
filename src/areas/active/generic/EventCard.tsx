// An activity as a row of the list: picture, name, one line, and whether something can be claimed.
import { css } from '@linaria/core';
import type { ActivityEvent } from '#contract/entities.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { nameOf, screenOf, windowText } from '../offer.ts';

const card = css`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  /* What the wide pictures show is at their right. */
  > span > img {
    object-position: 100% 50%;
  }
  > div {
    display: grid;
    gap: 0.125rem;
    align-content: center;
    min-height: 4.5rem;
    padding: var(--space-2) var(--space-3);
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
  }
  p,
  time {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;

export function EventCard({ event }: { event: ActivityEvent }) {
  const t = useText();
  const { station, locale } = useSite();
  return (
    <RouteLink to={screenOf(event)} className={`${card} ${pressable}`}>
      <Picture src={event.imgUrl} alt="" ratio="1.6" />
      <div>
        <h2>
          {nameOf(event, station, locale)}
          {event.claimable && <Badge>{t('active.claimable')}</Badge>}
          {event.phase !== 'open' && (
            <Badge kind="quiet">{t(event.phase === 'over' ? 'active.ended' : 'active.notYet')}</Badge>
          )}
        </h2>
        {event.summary && <p>{event.summary}</p>}
        <time>{windowText(event, t)}</time>
      </div>
    </RouteLink>
  );
}
