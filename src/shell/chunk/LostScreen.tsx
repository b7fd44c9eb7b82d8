// Owns what replaces a screen whose chunk cannot be loaded: its header with the way back, another try, a fresh page, or a link home.
import { useNavigate } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { HeaderBar } from '#kit/page/HeaderBar.tsx';
import { useBack } from '#kit/page/useBack.ts';
import { useText } from '#texts/useText.ts';
import { Notice } from '../notice/Notice.tsx';

export function LostScreen({ title, onAgain }: { title: string; onAgain: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const goBack = useBack();
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
            <Button wide kind="plain" onClick={() => window.location.reload()}>
              {t('shell.chunk.reload')}
            </Button>
            <Button wide kind="plain" onClick={() => navigate('/index')}>
              {t('shell.wall.home')}
            </Button>
          </>
        }
      >
        {t('shell.chunk.lost')}
      </Notice>
    </>
  );
}
