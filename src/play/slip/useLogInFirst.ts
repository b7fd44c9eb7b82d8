// The question to a guest who wants to bet: log in, or try for free; the picks stay, and after a trial log-in the bet goes on.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ask } from '#kit/overlay/dialog.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

/** The board that goes on after a trial log-in; a board is drawn again for its new player. */
let waiting: string | null = null;

/** Calls `onIn` at once for whoever is logged in; asks a guest first, and calls it once they are in as a trial player. */
export function useLogInFirst(onIn: () => void): (wants?: 'ask' | 'chase') => void {
  const t = useText();
  const { visitor, onOff, act, trialName } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const goOn = useRef(onIn);
  useEffect(() => {
    goOn.current = onIn;
  });
  useEffect(() => {
    if (!visitor.login || waiting !== here) return;
    waiting = null;
    goOn.current();
  }, [visitor.login, here]);
  const question = async (wants: 'ask' | 'chase'): Promise<void> => {
    const isAgreed = await ask({
      text: t(`play.guest.${wants}`),
      confirm: t('play.guest.login'),
      ...(onOff.trialOpen && {
        instead: {
          text: trialName,
          onTake: () => {
            waiting = here;
            act('trial');
          },
        },
      }),
    });
    if (isAgreed) void navigate('/login', { state: { from: here } });
  };
  return (wants = 'ask') => (visitor.login ? onIn() : void question(wants));
}
