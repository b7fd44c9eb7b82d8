// The home page: what a visitor sees first, in the order of importance to them.
import './texts.ts';
import { css } from '@linaria/core';
import { preloadable } from '#kit/page/preloadable.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { Banners } from './Banners.tsx';
import { GameHall } from './GameHall.tsx';
import { HomeMenu } from './HomeMenu.tsx';
import { HomeTop } from './HomeTop.tsx';
import { Notices } from './Notices.tsx';
import { PlayerStrip } from './PlayerStrip.tsx';

const later = css`
  min-height: 20rem;
`;
/** Below what is seen at first, so no part of the first screen. */
const Below = preloadable(async () => (await import('./Below.tsx')).Below, <div className={later} />);

const foot = css`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: 0.5rem 1rem 1.5rem;
  color: var(--text-faint);
  font-size: var(--font-caption);
  text-align: center;
`;
const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: 0 1rem;
  color: var(--text-quiet);
`;

export function Home() {
  const t = useText();
  const { onOff } = useSite();
  return (
    <>
      <HomeTop />
      <Banners />
      <Notices />
      <PlayerStrip />
      <HomeMenu />
      <GameHall />
      <Below />
      <footer className={foot}>
        <p>{t('index.foot.adult', { age: onOff.leastAge })}</p>
        <p>
          <RouteLink to="/safety" className={link}>
            {t('index.foot.calm')}
          </RouteLink>
          <RouteLink to="/aboutUs" className={link} orNothing>
            {t('index.foot.about')}
          </RouteLink>
        </p>
      </footer>
    </>
  );
}
