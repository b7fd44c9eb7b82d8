// The first few offers on the home page.
import { css } from '@linaria/core';
import { activeData } from '#contract/session.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const shownCount = 4;

const box = css`
  margin: var(--edge);
`;
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  h2 {
    font-size: var(--font-main);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.125rem;
    min-height: var(--target);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
`;
const tile = css`
  display: block;
  overflow: hidden;
  height: 100%;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  /* What is given and on what condition is said in full. */
  h3,
  p {
    padding: 0 var(--space-3);
    text-wrap: pretty;
  }
  h3 {
    padding-top: var(--space-2);
    font-weight: 500;
  }
  p {
    padding-bottom: var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;

export function Offers() {
  const t = useText();
  const { station, locale, visitor, has } = useSite();
  const names = station.activityNames as Record<string, LocalText | undefined>;
  const read = useCall(activeData, {});
  // A station without offers has no part for them, rather than one that says so.
  if (read.data?.activeList.length === 0) return null;
  return (
    <section className={box} aria-label={t('index.active.title')}>
      <div className={head}>
        <h2>{t('index.active.title')}</h2>
        <RouteLink to="/moreActive" className={pressable} orNothing>
          {t('index.active.more')}
          <Icon name="chevron" />
        </RouteLink>
      </div>
      <Await
        read={read}
        skeleton={
          <div className={grid}>
            {[0, 1, 2, 3].map((at) => (
              <div key={at} className={tile}>
                <Skeleton height="5.25rem" />
                <div style={{ padding: '0.75rem' }}>
                  <Skeleton lines={2} />
                </div>
              </div>
            ))}
          </div>
        }
      >
        {({ activeList }) => (
          <ul className={grid}>
            {activeList.slice(0, shownCount).map(({ id, kind, title, summary, imgUrl }) => (
              <li key={id}>
                <RouteLink
                  to={`/activeDetail?id=${id}`}
                  className={has('/activeDetail') ? `${tile} ${pressable}` : tile}
                >
                  <Picture src={imgUrl} alt="" ratio="2" />
                  <h3>
                    {localText(names[kind] ?? title, locale)}{' '}
                    {visitor.claimable?.includes(kind) && <Badge>{t('index.active.claimable')}</Badge>}
                  </h3>
                  <p>{summary}</p>
                </RouteLink>
              </li>
            ))}
          </ul>
        )}
      </Await>
    </section>
  );
}
