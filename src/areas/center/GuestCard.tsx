// The top of the member centre for guests: log-in and registration.
import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { useSite } from '#kit/page/site.ts';
import { Logo } from '#kit/picture/Logo.tsx';
import { useText } from '#texts/useText.ts';
import { person, raised, top } from './cardStyles.tsx';

const ways = css`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-3);
`;

export function GuestCard() {
  const t = useText();
  const { onOff, act, trialName } = useSite();
  const navigate = useNavigate();
  const state = { from: '/userCenter' };
  return (
    <>
      <div className={top}>
        <div className={person}>
          <Logo size="3.5rem" />
          <div>
            <h1>{t('center.guest.hello')}</h1>
            <p>{t('center.guest.hint')}</p>
          </div>
        </div>
      </div>
      <Card className={raised}>
        <div className={ways}>
          <Button onClick={() => navigate('/login', { state })}>{t('center.guest.login')}</Button>
          {onOff.registerOpen && (
            <Button kind="plain" onClick={() => navigate('/login?mode=1', { state })}>
              {t('center.guest.register')}
            </Button>
          )}
        </div>
        {onOff.trialOpen && (
          <Button kind="quiet" wide className={trial} onClick={() => act('trial')}>
            {trialName}
          </Button>
        )}
      </Card>
    </>
  );
}

const trial = css`
  margin-top: var(--space-3);
`;
