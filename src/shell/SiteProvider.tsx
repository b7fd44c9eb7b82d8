// The site as components see it: station, settings, visitor, look, and the few things only the shell can do.

import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Boot } from '#contract/boot.ts';
import { getOnOffBaseBtn, getPageHead } from '#contract/session.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { leavesLogin } from '#session/gate.ts';
import { modeIn } from '#session/loginMode.ts';
import { onOffNow, onOnOff, setOnOff, withOnOff } from '#session/onOffStore.ts';
import { useActorState, useSessionActors } from '#session/sessionActors.ts';
import { ownName } from '#station/derive/menus.ts';
import { whyEmpty } from '#station/derive/offered.ts';
import { hasPath } from '#station/derive/routes.ts';
import { chooseLocale, currentLocale, type Locale, onLocale, t } from '#texts/text.ts';
import { clearAnswers } from '#transport/cache.ts';
import { failures, retries } from '#transport/events.ts';
import { send } from '#transport/send.ts';
import { writePreference } from './boot/preferences.ts';
import { applySkin, firstChoice, skinOf } from './boot/skin.ts';
import { loadedAreas } from './chunk/screens.ts';
import { errorEffects } from './error/errorEffects.ts';
import { handleFailure, handleSituation } from './error/errors.ts';
import { withLateTexts } from './later.ts';

/** What is done on demand comes with a chunk of its own. */
const siteActions = () => withLateTexts(() => import('./siteActions.ts'));
const gameOpening = () => withLateTexts(() => import('./openGame.ts'));

export interface SiteProviderProps {
  boot: Boot;
  children: (pageTitle: string) => ReactNode;
}

export function SiteProvider({ boot, children }: SiteProviderProps) {
  const actors = useSessionActors();
  const navigate = useNavigate();
  const location = useLocation();
  const visitor = useActorState(actors.session, ({ context }) => context.visitor);
  const locale = useSyncExternalStore(onLocale, currentLocale);
  const onOff = useSyncExternalStore(onOnOff, onOffNow);
  const station = useMemo(() => withOnOff(boot.station, onOff), [boot.station, onOff]);
  const [pageHead, setPageHead] = useState(boot.pageHead);
  const [{ skin, skinChoice }, setSkin] = useState(() => {
    const choice = firstChoice(station, boot.pageHead);
    return { skinChoice: choice, skin: skinOf(choice) };
  });

  const refresh = useCallback(async (): Promise<void> => {
    actors.session.send({ type: 'refresh' });
    // One after the other: a change of visitor drops everything under way.
    await actors.session.until(({ value }) => value !== 'asking');
    const next = await send(getOnOffBaseBtn, {}).catch(() => null);
    if (next) setOnOff(next);
    actors.loginMode.send({ type: 'registerOpen', isOpen: onOffNow().registerOpen });
  }, [actors]);

  useEffect(() => {
    errorEffects.goTo = (path) => {
      const { pathname, search } = window.location;
      // Home in place of a page carries which: a log-in from there may lead back. Of several failures the first knows it.
      const isLeft = path === '/index' && pathname !== '/index';
      const state = isLeft ? { from: pathname + search } : (history.state?.usr ?? null);
      void navigate(path, { replace: path === '/index', state });
    };
    errorEffects.endSession = (isElsewhere) => actors.session.send({ type: 'ended', isElsewhere });
    const stops = [
      retries.subscribe(({ count, onEnd }) => handleSituation('retry', { count, onEnd }, errorEffects)),
      failures.subscribe((failure) => handleFailure(failure, errorEffects)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate, actors]);

  // The answer in the page does not use the notice up: the call itself does, and shows it.
  useEffect(() => {
    if (boot.visitor.elsewhere) actors.session.send({ type: 'refresh' });
  }, [boot, actors]);

  // Each path is sent to the machines; leaving the log-in page loads again.
  const place = location.pathname;
  useEffect(() => {
    actors.lotteryList.send({ type: 'visited', path: place });
    return () => {
      if (leavesLogin(place, window.location.pathname)) void refresh();
    };
  }, [place, actors, refresh]);
  useEffect(() => {
    if (place !== '/login') return;
    const mode = modeIn(location.search);
    actors.loginMode.send({ type: 'opened', mode });
  }, [place, location.search, actors]);

  const site = useMemo((): Site => {
    const own: Site = {
      station,
      onOff,
      visitor,
      role: visitor.role,
      skin,
      skinChoice,
      locale,
      trialName: ownName(station, 'action:trial', locale) ?? t('shell.action.trial'),
      has: (path) => path.startsWith('/') && hasPath(station, path) && whyEmpty(station, path) === null,
      follow: (url, title, linkType) =>
        void siteActions().then(({ follow }) => follow({ url, title, linkType }, own, navigate), lost),
      act: (action, about) => void siteActions().then(({ act }) => act(action, own, navigate, about), lost),
      openGame: (platform, gameCode, options) =>
        void gameOpening().then((m) => m.openPlatformGame(platform, gameCode, own, navigate, options), lost),
      chooseSkin: (chosen) => {
        const next = skinOf(chosen);
        applySkin(station, next).then(() => {
          writePreference('skin', chosen);
          setSkin({ skin: next, skinChoice: chosen });
        }, lost);
      },
      chooseLocale: (chosen) => void changeLocale(chosen).catch(lost),
      refresh,
    };
    const changeLocale = async (chosen: Locale): Promise<void> => {
      await chooseLocale(chosen, ['shell', 'kit', ...loadedAreas()]);
      writePreference('locale', chosen);
      // The server sends names and messages in the language of the request.
      actors.lotteryList.send({ type: 'changed' });
      clearAnswers();
      const head = await send(getPageHead, {}).catch(() => null);
      if (head) setPageHead(head);
    };
    return own;
  }, [station, onOff, visitor, skin, skinChoice, locale, navigate, refresh, actors]);

  return <SiteContext value={site}>{children(pageHead.pageTitle)}</SiteContext>;
}

/** A chunk of the shell did not load: the player may press again. */
const lost = (): void => void errorEffects.toast(t('kit.failure.network'), { kind: 'warn', ms: 2_000 });
