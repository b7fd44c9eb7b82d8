// The banner carousel: the station's pictures, or its own welcome where there are none.
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
  aspect-ratio: 750 / 260;
  background: var(--surface-sunken);
`;
/** Pictures with clear ground stand on the station's own. */
const slide = css`
  position: relative;
  display: block;
  width: 100%;
  background: var(--header-ground);
  color: var(--on-header);
  text-align: left;
  > :first-child {
    background: none;
  }
`;
const words = css`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 0.125rem;
  /* Below the words are the carousel's dots, also where a title takes two lines. */
  padding: 0 45% 1.125rem 1rem;
  background: linear-gradient(90deg, var(--header) 10%, transparent 64%);
  font-size: max(0.75rem, 11px);
  line-height: 1.35;
  b {
    font-size: 1.1875rem;
    line-height: 1.3;
    text-wrap: balance;
  }
  &:lang(en) b {
    font-size: 1rem;
  }
  i {
    margin-top: 0.375rem;
    padding: 0.1875rem 0.75rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--on-accent);
    font-style: normal;
    font-weight: 600;
  }
  /* On the narrowest phones a title of two lines leaves no room for more than the button. */
  @media (max-width: 340px) {
    &:lang(en) > span {
      display: none;
    }
  }
  /* There the accent is red, which is kept for what is urgent. */
  html[data-skin='ThemeBlack'] & i {
    background: var(--brand);
    color: var(--on-brand);
  }
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
                const isLink = item.linkUrl !== '' && !lacksScreen(item.linkUrl, site);
                const hasWords = Boolean(item.text || item.button);
                const content = (
                  <>
                    {/* A drawing in the station's colours has them for both skins and shows the one its address ends with. */}
                    <Picture
                      src={`${item.imgUrl}#${site.skin}`}
                      alt={hasWords ? '' : item.title}
                      ratio="750 / 260"
                      isFirst={at === 0}
                    />
                    {hasWords && (
                      <span className={words}>
                        <b>{item.title}</b>
                        <span>{item.text}</span>
                        {isLink && item.button && <i>{item.button}</i>}
                      </span>
                    )}
                  </>
                );
                if (!isLink) return <span className={slide}>{content}</span>;
                return (
                  <button
                    type="button"
                    className={slide}
                    onClick={() => site.follow(item.linkUrl, item.title, item.linkType)}
                  >
                    {content}
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
