// What replaces a screen whose chunk cannot be loaded: its header with the way back, another try, a fresh page, or a link home.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOnline, onOnline } from '#browser/pageLifecycle.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { Button } from '#kit/Button.tsx';
import { HeaderBar } from '#kit/page/HeaderBar.tsx';
import { useSite } from '#kit/page/site.ts';
import { useBack } from '#kit/page/useBack.ts';
import { menuOf } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { FootBar } from '../FootBar.tsx';
import { Notice } from '../notice/Notice.tsx';

export interface LostScreenProps {
  row: ScreenRow;
  title: string;
  onAgain: () => void;
}

export function LostScreen({ row, title, onAgain }: LostScreenProps) {
  const t = useText();
  const navigate = useNavigate();
  const goBack = useBack();
  const { station, role } = useSite();
  const tabs = menuOf(station, 'tabBar', role);
  const isTab = tabs.some(({ to }) => to === row.path);
  const [isOffline] = useState(() => !isOnline());
  // It is loaded again at once, and not when the machine's pause is over.
  useEffect(() => onOnline(onAgain), [onAgain]);
  return (
    <>
      <HeaderBar title={title} back onBack={goBack} />
      <Notice
        icon="warn"
        actions={
          <>
            <Button wide onClick={onAgain}>
              {t('shell.chunk.again')}
            </Button>
            {/* Without a connection a fresh page would be none. */}
            {!isOffline && (
              <Button wide kind="plain" onClick={() => window.location.reload()}>
                {t('shell.chunk.reload')}
              </Button>
            )}
            {!isTab && (
              <Button wide kind="plain" onClick={() => navigate('/index')}>
                {t('shell.wall.home')}
              </Button>
            )}
          </>
        }
      >
        {t(isOffline ? 'kit.failure.offline' : 'shell.chunk.lost')}
      </Notice>
      {isTab && <FootBar tabs={tabs} path={row.path} />}
    </>
  );
}
