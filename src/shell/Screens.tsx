// The place of the screens: where the visitor belongs, the kept ones and the shown one, header and tab bar from the row.
import { Activity, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { screenShown } from '#browser/overlaySteps.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { belongsAt } from '#session/gate.ts';
import { ownName, titleOf } from '#station/derive/menus.ts';
import { hasPath, rowOf } from '#station/derive/routes.ts';
import { useText } from '#texts/useText.ts';
import { removeOutline, showOutline } from './boot/outline.ts';
import { setTitle } from './boot/skin.ts';
import { Loading } from './chunk/Loading.tsx';
import { LostScreen } from './chunk/LostScreen.tsx';
import { type Shown, useShownScreen } from './chunk/useShownScreen.ts';
import { Page } from './Page.tsx';
import { useScrollKeeping } from './useScrollKeeping.ts';

export function Screens({ pageTitle }: { pageTitle: string }) {
  const { station, onOff, visitor } = useSite();
  const asked = useLocation();
  const { pathname, search } = asked;
  const belongs = belongsAt(pathname, { station, onOff, isReady: true, isLoggedIn: visitor.login });
  const location = useMemo(
    () => (belongs ? { ...asked, pathname: belongs, search: '', hash: '' } : asked),
    [asked, belongs],
  );
  const row = rowOf(station, location.pathname)!;
  // Where a player was going is remembered; from /index and the like there is nothing to go back to.
  const state = belongs === '/login' && hasPath(station, pathname) ? { from: pathname + search } : null;
  return (
    <>
      {belongs && <Navigate to={belongs} replace state={state} />}
      <ShownScreens row={row} location={location} pageTitle={pageTitle} />
    </>
  );
}

interface ShownScreensProps {
  row: ScreenRow;
  location: Location;
  pageTitle: string;
}

function ShownScreens({ row, location, pageTitle }: ShownScreensProps) {
  const t = useText();
  const { shown, isLoading, isSlow, isLost, again } = useShownScreen(row, location);
  const [kept, setKept] = useState<readonly Shown[]>([]);
  const main = useRef<HTMLDivElement>(null);

  // Kept screens are remembered as they were shown last; they stay mounted, hidden, while the player is elsewhere.
  if (shown?.row.keepAlive) {
    const known = kept.find((one) => one.row === shown.row);
    if (known?.location !== shown.location || known.component !== shown.component) {
      setKept([...kept.filter((one) => one !== known), shown]);
    }
  }
  useScrollKeeping(shown?.location ?? null, shown?.row.keepAlive === true);

  const { station, locale } = useSite();
  const title = ownName(station, row.path, locale) ?? t(titleOf(station, row));
  const isFirst = row.path === '/index';
  useEffect(() => setTitle(pageTitle, isFirst ? null : title), [pageTitle, title, isFirst]);

  // Users of a screen reader or a keyboard start at the top of the new screen.
  const path = shown?.row.path;
  const wasPath = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (wasPath.current !== undefined && path !== wasPath.current)
      main.current?.focus({ preventScroll: true });
    if (path !== undefined) wasPath.current = path;
  }, [path]);

  const seen = isLost ? null : shown;
  // The page's own outline stands until a screen does; nothing is painted between them. In the place of a lost one stands its notice.
  useLayoutEffect(() => {
    if (seen) removeOutline();
    else showOutline(!isLost);
    screenShown((isLost ? location : shown?.location)?.key);
  });
  return (
    <div ref={main} tabIndex={-1} data-shown={seen?.location.pathname} style={{ outline: 'none' }}>
      {isLoading && !isLost && <Loading isSlow={isSlow} onAgain={again} />}
      {isLost && <LostScreen row={row} title={title} onAgain={again} />}
      {kept.map((one) => (
        <Activity key={one.row.path} mode={one.row === seen?.row ? 'visible' : 'hidden'}>
          <At location={one.location} shown={one} />
        </Activity>
      ))}
      {seen && !seen.row.keepAlive && (
        <At key={seen.location.pathname} location={seen.location} shown={seen} />
      )}
    </div>
  );
}

/** A screen at the place where it was shown, whatever the address says meanwhile. */
function At({ location, shown }: { location: Location; shown: Shown }) {
  return (
    <Routes location={location}>
      <Route path={shown.row.path} element={<Page row={shown.row} component={shown.component} />} />
    </Routes>
  );
}
