// The actions of a site: following an address, and those that menus name as action:<name>.
import type { NavigateFunction } from 'react-router-dom';
import { leaveSite } from '#browser/overlaySteps.ts';
import { logout, normalTrialPlay } from '#contract/auth.generated.ts';
import { LinkType } from '#contract/states/linkType.generated.ts';
import { safeAddress } from '#kit/html/address.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import type { Site } from '#kit/page/site.ts';
import { asksForLogin } from '#session/gate.ts';
import { showSheet } from '#session/shownSheet.ts';
import { t } from '#texts/text.ts';
import { CallFailure } from '#transport/failure.ts';
import { dropEverything, send } from '#transport/send.ts';
import { errorEffects } from './error/errorEffects.ts';
import { handleSituation } from './error/errors.ts';
import { offerInstall } from './install.ts';
import { legacyPath, withSkin } from './overlay/overlayState.ts';

export interface Destination {
  url: string;
  title: string;
  /** 1 opens in this tab, 2 in a new one. */
  linkType?: LinkType | undefined;
}

/** The screen of conversations, and the page of customer service, for whom that is closed. */
const conversation = '/support';
const servicePage = '/legacy/service.html';

/** Where customer service is for a guest: the address of the station's own, or the page that says how to reach it. */
const guestService = ({ onOff }: Site): string =>
  onOff.onlineServiceUrl === conversation ? servicePage : onOff.onlineServiceUrl;

const openTab = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer');

/**
 * Follows an address: a screen of the station, a legacy page in the overlay, an outside address after a warning.
 * With linkType 2 each of them opens in a new tab, with linkType 1 in this one; without one only an outside address gets
 * a new tab. An address that is none of these is refused.
 */
export async function follow(
  { url, title, linkType }: Destination,
  site: Site,
  navigate: NavigateFunction,
): Promise<void> {
  const address = safeAddress(url);
  if (!address) return void toast(t('extra.outside.refused'), { kind: 'warn' });
  if (address.kind === 'outside') {
    const { host } = new URL(address.url);
    const isAgreed = await ask({
      title: t('extra.outside.title'),
      text: t('extra.outside.text', { host }),
      confirm: t('extra.outside.go'),
    });
    if (isAgreed && linkType === LinkType.here) leaveSite(address.url);
    else if (isAgreed) openTab(address.url);
    return;
  }
  const legacy = legacyPath(address.path);
  if (legacy && linkType === LinkType.newTab) return openTab(withSkin(legacy, site));
  if (legacy) {
    if (!site.visitor.login) {
      // Who cannot log in needs customer service most: it is there for guests as well, only not in the overlay.
      const isService = legacy === legacyPath(guestService(site));
      const elsewhere = { text: t('extra.service.asGuest'), url: withSkin(legacy, site) };
      return handleSituation('overlayLoggedOut', isService ? { elsewhere } : {}, errorEffects);
    }
    // The same place with an overlay above it: going back closes it.
    const { pathname, search, hash } = window.location;
    return void navigate({ pathname, search, hash }, { state: { overlay: { path: legacy, title } } });
  }
  if (!site.has(address.path)) return;
  if (linkType === LinkType.newTab) openTab(address.path);
  else void navigate(address.path);
}

async function tryPlay(site: Site, navigate: NavigateFunction): Promise<void> {
  try {
    await send(normalTrialPlay, {}, { silent: true });
    await site.refresh();
    toast(t('extra.trial.welcome'), { kind: 'done' });
    if (window.location.pathname === '/login') void navigate('/index', { replace: true });
  } catch (error) {
    if (!(error instanceof CallFailure)) return;
    // Where a human check is required, the log-in page has it.
    if (error.fieldErrors && window.location.pathname !== '/login') void navigate('/login');
    handleSituation(error.kind, { msg: error.msg, status: error.status }, errorEffects);
  }
}

async function leave(site: Site, navigate: NavigateFunction): Promise<void> {
  const isAgreed = await ask({ text: t('extra.logout.ask'), confirm: t('extra.logout.confirm') });
  if (!isAgreed) return;
  // No answer to an earlier request may arrive later.
  dropEverything();
  try {
    // A player who believes to be logged out and is not must not miss the failure.
    await send(logout, {}, { alert: true });
  } catch {
    return;
  }
  errorEffects.endSession(false);
  void navigate('/index');
  toast(t('extra.logout.done'), { kind: 'done' });
  await site.refresh();
}

async function addToDesktop(): Promise<void> {
  const isAccepted = await offerInstall();
  if (isAccepted) toast(t('extra.desktop.done'), { kind: 'done' });
  if (isAccepted !== null) return;
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  await ask({
    title: t('shell.action.desktop'),
    text: t(isApple ? 'extra.desktop.ios' : 'extra.desktop.other'),
    confirm: t('shell.error.confirm'),
    cancel: null,
  });
}

/** Runs the action:<name> of a menu; an unknown name does nothing. `about`: the order or bet that customer service was pressed at. */
export async function act(
  action: string,
  site: Site,
  navigate: NavigateFunction,
  about?: string,
): Promise<void> {
  switch (action) {
    case 'service': {
      const url = site.onOff.onlineServiceUrl;
      if (url === '') return void toast(t('extra.service.none'));
      // The phone's own apps handle these; station check lets no other scheme through.
      if (/^(?:tel|mailto):/.test(url)) return window.location.assign(url);
      // A guest who is to log in first, and a station without the screen, have the page of customer service.
      if (url === conversation && (site.visitor.login || !asksForLogin(site)) && site.has(conversation))
        return void navigate(about === undefined ? url : `${url}?about=${encodeURIComponent(about)}`);
      return follow({ url: guestService(site), title: t('shell.action.service') }, site, navigate);
    }
    case 'lineDetection':
      return showSheet('lines');
    case 'theme':
      return showSheet('skin');
    case 'board':
      return showSheet('board');
    case 'locale':
      return site.chooseLocale(site.locale === 'zh-CN' ? 'en' : 'zh-CN');
    case 'trial':
      return tryPlay(site, navigate);
    case 'logout':
      return leave(site, navigate);
    case 'desktop':
      return addToDesktop();
  }
}
