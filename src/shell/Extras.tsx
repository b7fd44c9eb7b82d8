// Owns what comes after the first screen: dialogs, overlay, floating ads, popup notices, line check, notices of a lost connection and of a slip whose result is unknown, prefetching.
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { DialogHost } from '#kit/overlay/DialogHost.tsx';
import { useSite } from '#kit/page/site.ts';
import { pendingSlipOf } from '#play/placing/pendingSlip.ts';
import { LoginMode } from '#session/loginMode.ts';
import { useLoginMode } from '#session/useLoginMode.ts';
import { rowOf } from '#station/derive/routes.ts';
import { FloatAds } from './ads/FloatAds.tsx';
import { fetchAhead } from './chunk/prefetch.ts';
import { loadScreenModules } from './chunk/screens.ts';
import { ElsewhereNotice } from './notice/ElsewhereNotice.tsx';
import { Offline } from './notice/Offline.tsx';
import { PopupNotices } from './notice/PopupNotices.tsx';
import { LineCheck } from './overlay/LineCheck.tsx';
import { Overlay } from './overlay/Overlay.tsx';
import { overlayIn } from './overlay/overlayState.ts';
import { onOpenSheet, openSheet, showSheet } from './overlay/sheets.ts';

/** Needed by hardly anybody. */
const PendingSlipNotice = lazy(() =>
  import('./error/PendingSlipNotice.tsx').then((module) => ({ default: module.PendingSlipNotice })),
);

/** Pages of play show the slip themselves. */
const isPlay = (path: string): boolean => /^\/(?:credit|official)\/?$/i.test(path);

/** Whether a slip of this account waits for its result, on a screen that does not show it. */
function usePendingSlip(account: string, path: string): [boolean, () => void] {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (isPlay(path) || account === '') setTold(false);
    else if (pendingSlipOf(account)) setTold(true);
  }, [account, path]);
  return [isTold, () => setTold(false)];
}

export function Extras() {
  const { station, role, visitor } = useSite();
  const { pathname, state } = useLocation();
  const { mode } = useLoginMode();
  const sheet = useSyncExternalStore(onOpenSheet, openSheet);
  const adPage = rowOf(station, pathname)?.adPage;
  const account = visitor.login ? visitor.account : '';
  const [hasSlip, forgetSlip] = usePendingSlip(account, pathname);
  const overlay = overlayIn(state);
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
      {hasSlip && (
        <Suspense fallback={null}>
          <PendingSlipNotice account={account} onRead={forgetSlip} />
        </Suspense>
      )}
      <DialogHost />
      <ElsewhereNotice />
      <Offline />
      <LineCheck open={sheet === 'lines'} onClose={() => showSheet(null)} />
      {overlay && visitor.login && <Overlay page={overlay} />}
    </>
  );
}
