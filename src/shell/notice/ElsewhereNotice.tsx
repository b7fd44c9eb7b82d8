// Owns the notice to a player whose account was logged in elsewhere: the flag the session keeps is shown once.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '#kit/overlay/dialog.ts';
import { useActorState, useSessionActors } from '#session/sessionActors.ts';
import { t } from '#texts/text.ts';

export function ElsewhereNotice() {
  const { session } = useSessionActors();
  const navigate = useNavigate();
  // It changes with each path: the notice is asked once all the same.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const isElsewhere = useActorState(session, ({ context }) => context.isElsewhere);
  useEffect(() => {
    if (!isElsewhere) return;
    void ask({
      text: t('shell.error.elsewhere'),
      confirm: t('shell.login.go'),
      cancel: t('shell.login.later'),
    }).then((isAgreed) => isAgreed && latest.current('/login'));
  }, [isElsewhere]);
  return null;
}
