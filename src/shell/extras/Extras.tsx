// What comes after the first screen: dialogs, overlay, floating ads, popup notices, line check, notices of a lost connection and of a slip whose result is unknown, prefetching.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenPath } from '#contract/screens.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { DialogHost } from '#kit/overlay/DialogHost.tsx';
import { withdrawToast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { awaitedDraws } from '#play/waiting/awaitedDraws.ts';
import { pendingSlipOf } from '#play/waiting/pendingSlip.ts';
import { LoginMode } from '#session/loginMode.ts';
import { onOpenSheet, openSheet, showSheet } from '#session/shownSheet.ts';
import { useLoginMode } from '#session/useLoginMode.ts';
import { isLaterTab } from '#station/derive/menus.ts';
import { rowOf } from '#station/derive/routes.ts';
import { FloatAds } from '../ads/FloatAds.tsx';
import { afterFirstScreen, whenUsed } from '../boot/idle.ts';
import { showRest } from '../boot/rest.ts';
import { skinOf } from '../boot/skin.ts';
import { fetchAhead } from '../chunk/prefetch.ts';
import { loadScreenModules } from '../chunk/screens.ts';
import { later } from '../later.ts';
import { ElsewhereNotice } from '../notice/ElsewhereNotice.tsx';
import { Offline } from '../notice/Offline.tsx';
import { PopupNotices } from '../notice/PopupNotices.tsx';
import type { NoticeSheetProps } from '../notices/NoticeSheet.tsx';
import { LineCheck } from '../overlay/LineCheck.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import { overlayIn } from '../overlay/overlayState.ts';
import { isBoard, isCaptioned } from '../protection/captioned.ts';

const PendingSlipNotice = later(() =>
  import('../error/PendingSlipNotice.tsx').then((module) => module.PendingSlipNotice),
);

const UpdateBar = later(() => import('../worker/UpdateBar.tsx').then((module) => module.UpdateBar));

const WideSide = later(() => import('../wide/WideSide.tsx').then((module) => module.WideSide));
const PullToRefresh = later(() => import('../pull/PullToRefresh.tsx').then((module) => module.PullToRefresh));
const WinWatch = later(() => import('../wins/WinWatch.tsx').then((module) => module.WinWatch));
const QuestionSheet = later(() =>
  import('../question/QuestionSheet.tsx').then((module) => module.QuestionSheet),
);
const Protection = later(() => import('../protection/Protection.tsx').then((module) => module.Protection));

const closeSheet = (): void => showSheet(null);

/** By the beginning of what was asked for; the others read no more of it. */
const sheets: Record<string, ComponentType<NoticeSheetProps>> = {
  notices: later(() => import('../notices/NoticeSheet.tsx').then((module) => module.NoticeSheet)),
  skin: later<NoticeSheetProps>(() => import('../look/SkinSheet.tsx').then((module) => module.SkinSheet)),
  board: later<NoticeSheetProps>(() =>
    Promise.all([import('#play/settings/BoardSettingsSheet.tsx'), import('#play/shown/texts.ts')]).then(
      ([module]) => module.BoardSettingsSheet,
    ),
  ),
};

/** Screens whose content grows old while a player looks at it, and that hold no form; records of platforms, which begin with /order, are more of them. */
const pulled: ReadonlySet<ScreenPath | undefined> = new Set<ScreenPath>([
  '/index',
  '/lotteryOpenDetail',
  '/lotteryRecord',
  '/wallet',
  '/balanceBill',
  '/reportChange',
  '/transctionRecord',
  '/moneyChangeHis',
  '/message',
]);

/** A phone in landscape is no desk, however wide. */
const wideWindow = matchMedia('(min-width: 900px) and (min-height: 481px)');
const darkPhone = matchMedia('(prefers-color-scheme: dark)');
const onChangeOf =
  (query: MediaQueryList) =>
  (listener: () => void): (() => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
const onWideWindow = onChangeOf(wideWindow);
const onDarkPhone = onChangeOf(darkPhone);

/**
 * Draws the site in its other skin when the phone turns dark or light, where that is followed. Compared, not waited for: the
 * news of a turn is lost on whoever begins to listen in the same frame.
 */
function useSystemSkin(): void {
  const { skin, skinChoice, chooseSkin } = useSite();
  const ofPhone = useSyncExternalStore(onDarkPhone, () => skinOf('system'));
  useEffect(() => {
    if (skinChoice === 'system' && skin !== ofPhone) chooseSkin('system');
  }, [ofPhone, skin, skinChoice, chooseSkin]);
}

/** Whether the player uses the page, or it has rested for long. */
function useUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    let callOff = (): void => undefined;
    const stop = whenUsed(() => {
      callOff = afterFirstScreen(() => setUsed(true));
    });
    return () => {
      stop();
      callOff();
    };
  }, []);
  return isUsed;
}

/** Whether a slip of this account waits for its result, on a screen that does not show it: boards show the slip themselves. */
function usePendingSlip(account: string, path: string): [boolean, () => void] {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (isBoard(path) || account === '') setTold(false);
    else if (pendingSlipOf(account)) setTold(true);
  }, [account, path]);
  return [isTold, () => setTold(false)];
}

export function Extras() {
  const { station, role, visitor, refresh } = useSite();
  const { pathname, search, state } = useLocation();
  const { mode } = useLoginMode();
  const sheet = useSyncExternalStore(onOpenSheet, openSheet);
  const step = typeof sheet === 'object' ? sheet : null;
  const Sheet = sheets[String(sheet).split(':')[0]!];
  const row = rowOf(station, pathname);
  const adPage = row?.adPage;
  const account = visitor.login ? visitor.account : '';
  const [hasSlip, forgetSlip] = usePendingSlip(account, pathname);
  const overlay = overlayIn(state);
  const hasCaption = isCaptioned(pathname) || isLaterTab(station, role, pathname);
  const isUsed = useUsed();
  const isWide = useSyncExternalStore(onWideWindow, () => wideWindow.matches);
  useSystemSkin();
  // Its sheet says it.
  useEffect(() => {
    if (step) withdrawToast(step.msg);
  }, [step]);
  // A page that lacks these parts does not rest, so this comes no earlier than they do.
  useEffect(showRest, []);
  // So that the first tap on a link requests its screen at once. What fails here is requested again by the tap.
  useEffect(() => void loadScreenModules().catch(() => undefined), []);
  useEffect(() => fetchAhead(station, role), [station, role]);
  return (
    <>
      <FloatAds
        page={adPage === AdPage.login && mode === LoginMode.register ? AdPage.register : adPage}
        path={pathname}
      />
      {pathname === '/index' && <PopupNotices />}
      {hasSlip && <PendingSlipNotice account={account} onRead={forgetSlip} />}
      {account !== '' && awaitedDraws(account).length > 0 && (
        <WinWatch account={account} path={pathname} search={search} refresh={refresh} />
      )}
      <DialogHost />
      <ElsewhereNotice />
      <Offline />
      {(pulled.has(row?.path) || pathname.startsWith('/order')) && <PullToRefresh />}
      {(isUsed || hasCaption) && <Protection path={pathname} isCaptioned={hasCaption} isUsed={isUsed} />}
      {isWide && <WideSide />}
      {isUsed && import.meta.env.PROD && <UpdateBar />}
      {step && <QuestionSheet step={step} />}
      {Sheet && <Sheet of={sheet} onClose={closeSheet} />}
      <LineCheck open={sheet === 'lines'} onClose={closeSheet} />
      {overlay && visitor.login && <Overlay page={overlay} />}
    </>
  );
}
