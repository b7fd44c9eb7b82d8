// What a visitor sees instead of a screen that is not for them: why, and a link to log-in.
import { useLocation, useNavigate } from 'react-router-dom';
import type { Rank } from '#contract/call.ts';
import { Button } from '#kit/Button.tsx';
import { useSite } from '#kit/page/site.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { Notice } from './Notice.tsx';

const reasons: Record<Exclude<Rank, 'guest'>, TextId> = {
  player: 'extra.wall.player',
  member: 'extra.wall.member',
  agent: 'extra.wall.agent',
};

/** Log-in is opened with where the player was going, and goes on there afterwards. */
export function LoginWall({ who }: { who: Rank }) {
  const t = useText();
  const { role, onOff } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  const isGuest = role === 'guest';
  const reason = isGuest || who === 'guest' ? 'extra.wall.player' : reasons[who];
  return (
    <Notice
      icon="lock"
      actions={
        <>
          {role === 'guest' || role === 'trial' ? (
            <Button wide onClick={() => navigate('/login', { state })}>
              {t('shell.login.go')}
            </Button>
          ) : null}
          {(isGuest || role === 'trial') && onOff.registerOpen ? (
            <Button wide kind="plain" onClick={() => navigate('/login?mode=1', { state })}>
              {t('extra.wall.register')}
            </Button>
          ) : null}
          <Button wide kind="plain" onClick={() => navigate('/index')}>
            {t('shell.wall.home')}
          </Button>
        </>
      }
    >
      {t(reason)}
    </Notice>
  );
}
