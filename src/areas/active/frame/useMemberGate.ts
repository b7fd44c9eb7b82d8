// Who may take part: a guest is asked to log in and comes back, a trial player and whoever is in a break read why not.
import { useLocation, useNavigate } from 'react-router-dom';
import { ask } from '#kit/overlay/dialog.ts';
import { breakPage, leadsToBreak } from '#kit/overlay/leadOn.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

/** Resolves to whether the visitor may take part; otherwise says what to do instead. */
export function useMemberGate(): () => Promise<boolean> {
  const t = useText();
  const { role, visitor, onOff } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async () => {
    if (visitor.inBreak) {
      if (await leadsToBreak()) void navigate(breakPage);
      return false;
    }
    if (role === 'member' || role === 'agent') return true;
    const state = { from: pathname + search };
    if (role === 'guest') {
      if (await ask({ text: t('active.gate.guest'), confirm: t('active.gate.login') }))
        void navigate('/login', { state });
      return false;
    }
    const canRegister = onOff.registerOpen;
    const isAgreed = await ask({
      text: t('active.gate.trial'),
      confirm: t(canRegister ? 'active.gate.register' : 'active.understood'),
      ...(!canRegister && { cancel: null }),
    });
    if (isAgreed && canRegister) void navigate('/login?mode=1', { state });
    return false;
  };
}
