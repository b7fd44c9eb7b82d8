// One screen in its frame: header bar and tab bar from its row, the log-in wall for visitors it is not for, the notice when it breaks.
import type { ComponentType } from 'react';
import { mayDo } from '#contract/call.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { Button } from '#kit/Button.tsx';
import { HeaderBar } from '#kit/page/HeaderBar.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Screen } from '#kit/page/Screen.tsx';
import { useSite } from '#kit/page/site.ts';
import { useBack } from '#kit/page/useBack.ts';
import { menuOf, ownName, titleOf } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { ErrorBoundary } from './error/ErrorBoundary.tsx';
import { FootBar } from './FootBar.tsx';
import { withLateTexts } from './later.ts';
import { Notice } from './notice/Notice.tsx';

/** The home page is for everybody: no part of the first screen. */
const LoginWall = preloadable(
  async () => (await withLateTexts(() => import('./notice/LoginWall.tsx'))).LoginWall,
  null,
);

export function Page({ row, component: Content }: { row: ScreenRow; component: ComponentType }) {
  const t = useText();
  const { station, role, locale } = useSite();
  const goBack = useBack();
  const tabs = menuOf(station, 'tabBar', role);
  const isTab = tabs.some(({ to }) => to === row.path);
  const isAllowed = mayDo(role, row.who);
  const hasHeader =
    row.header === 'back' || (row.header === 'station' && station.frontConfig.moreActiveHeader) || !isAllowed;
  return (
    <>
      {hasHeader && (
        <HeaderBar
          title={ownName(station, row.path, locale) ?? t(titleOf(station, row))}
          back={!isTab || row.backInTabBar === true}
          onBack={goBack}
        />
      )}
      <Screen hasTabBar={isTab} hasOwnTop={!hasHeader}>
        {isAllowed ? (
          <ErrorBoundary fallback={() => <Broken />}>
            <Content />
          </ErrorBoundary>
        ) : (
          <LoginWall who={row.who} />
        )}
      </Screen>
      {isTab && <FootBar tabs={tabs} path={row.path} />}
    </>
  );
}

function Broken() {
  const t = useText();
  return (
    <Notice
      icon="warn"
      actions={
        <Button wide onClick={() => window.location.reload()}>
          {t('shell.chunk.reload')}
        </Button>
      }
    >
      {t('shell.broken.text')}
    </Notice>
  );
}
