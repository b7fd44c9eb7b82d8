// Owns the banner carousel: the station's pictures, or its own welcome where there are none.
import { css } from '@linaria/core';
import { banner } from '#contract/session.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { lacksScreen } from '#kit/page/lacksScreen.ts';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { Carousel } from '#kit/picture/Carousel.tsx';
import { Logo } from '#kit/picture/Logo.tsx';
import { Picture } from '#kit/picture/Picture.tsx';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const box = css`
  margin: var(--edge);
  border-radius: var(--radius);
  aspect-ratio: 750 / 320;
  background: var(--surface-sunken);
`;
const slide = css`
  display: block;
  width: 100%;
`;
const welcome = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  height: 100%;
  border-radius: inherit;
  background: var(--crystal);
  color: var(--on-brand);
  font-size: 1.25rem;
  font-weight: 600;
  small {
    display: block;
    font-size: var(--font-small);
    font-weight: 400;
  }
`;

export function Banners() {
  const t = useText();
  const site = useSite();
  return (
    <div className={box}>
      <Await read={useCall(banner, {})} skeleton={<Skeleton width="100%" height="100%" />}>
        {({ bannerList }) =>
          bannerList.length === 0 ? (
            <div className={welcome}>
              <Logo size="3rem" />
              <span>
                {t('index.banner.welcome')} {localText(site.station.name, site.locale)}
                <small>{t('index.banner.welcomeText')}</small>
              </span>
            </div>
          ) : (
            <Carousel
              label={t('index.banner.label')}
              items={bannerList}
              render={(item, at) => {
                const picture = (
                  <Picture src={item.imgUrl} alt={item.title} ratio="750 / 320" isFirst={at === 0} />
                );
                if (item.linkUrl === '' || lacksScreen(item.linkUrl, site))
                  return <span className={slide}>{picture}</span>;
                return (
                  <button
                    type="button"
                    className={slide}
                    onClick={() => site.follow(item.linkUrl, item.title, item.linkType)}
                  >
                    {picture}
                  </button>
                );
              }}
            />
          )
        }
      </Await>
    </div>
  );
}
