// The notice to a player whose account was logged in elsewhere: the flag the session keeps is shown once, and a log-in leads back to where they were.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ask } from '#kit/overlay/dialog.ts';
import { useActorState, useSessionActors } from '#session/sessionActors.ts';
import { t } from '#texts/text.ts';

export function ElsewhereNotice() {
  const { session } = useSessionActors();
  const navigate = useNavigate();
  const { state } = useLocation();
  // They change with each path: the notice is asked once all the same.
  const latest = useRef({ navigate, state });
  useEffect(() => {
    latest.current = { navigate, state };
  });
  const isElsewhere = useActorState(session, ({ context }) => context.isElsewhere);
  useEffect(() => {
    if (!isElsewhere) return;
    void ask({
      text: t('extra.error.elsewhere'),
      confirm: t('shell.login.go'),
      cancel: t('extra.login.later'),
    }).then((isAgreed) => isAgreed && latest.current.navigate('/login', { state: latest.current.state }));
  }, [isElsewhere]);
  return null;
}
