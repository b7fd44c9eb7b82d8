// Owns what a visitor who may only read is shown when they try to write: guests the way to the log-in, trial players why not.
import { useLocation, useNavigate } from 'react-router-dom';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

/** Runs an action of members alone. */
export function useAsMember(): (action: () => void) => void {
  const t = useText();
  const { role } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action) => {
    if (role === 'trial') return toast(t('forum.trialReads'), { kind: 'warn' });
    if (role !== 'guest') return action();
    void ask({ text: t('forum.guestReads'), confirm: t('forum.login') }).then((isAgreed) => {
      if (isAgreed) void navigate('/login', { state: { from: pathname + search } });
    });
  };
}
