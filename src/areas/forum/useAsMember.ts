// What a visitor who may only read is shown when they try to write: guests the way to the log-in, trial players the way to an account of their own.
import { useLocation, useNavigate } from 'react-router-dom';
import { ask } from '#kit/overlay/dialog.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

/** Runs an action of members alone. */
export function useAsMember(): (action: () => void) => void {
  const t = useText();
  const { role, onOff } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action) => {
    if (role !== 'guest' && role !== 'trial') return action();
    const registers = role === 'trial' && onOff.registerOpen;
    void ask({
      text: t(role === 'trial' ? 'forum.trialReads' : 'forum.guestReads'),
      confirm: t(registers ? 'forum.register' : 'forum.login'),
    }).then((isAgreed) => {
      if (isAgreed)
        void navigate(registers ? '/login?mode=1' : '/login', { state: { from: pathname + search } });
    });
  };
}
