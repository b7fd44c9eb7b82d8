// Owns what comes after the first screen: overlay, floating ads, popup notices, line check, word of a lost connection, fetching ahead.
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '#kit/site.ts';
import { useLoginMode } from '#session/useLoginMode.ts';
import { rowOf } from '#station/routes.ts';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';
import { FloatAds } from './FloatAds.tsx';
import { fetchAhead } from './fetchAhead.ts';
import { LineCheck } from './LineCheck.tsx';
import { Offline } from './Offline.tsx';
import { Overlay } from './Overlay.tsx';
import { overlayIn } from './overlayState.ts';
import { PopupNotices } from './PopupNotices.tsx';
import { onOpenSheet, openSheet, showSheet } from './sheets.ts';

export function Extras() {
  const { station, role, visitor } = useSite();
  const { pathname, state } = useLocation();
  const { mode } = useLoginMode();
  const sheet = useSyncExternalStore(onOpenSheet, openSheet);
  const adPage = rowOf(station, pathname)?.adPage;
  const overlay = overlayIn(state);
  useEffect(() => fetchAhead(station, role), [station, role]);
  return (
    <>
      <FloatAds page={adPage === 3 && mode === 1 ? 4 : adPage} path={pathname} />
      {pathname === '/index' && <PopupNotices />}
      <ElsewhereNotice />
      <Offline />
      <LineCheck open={sheet === 'lines'} onClose={() => showSheet(null)} />
      {overlay && visitor.login && <Overlay page={overlay} />}
    </>
  );
}
