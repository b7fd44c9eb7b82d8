// What a sheet of a board says to a guest: what it is for, and the way to log in and back.
import { css } from '@linaria/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';

const wall = css`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-4);
  color: var(--text-quiet);
  text-align: center;
`;

export function GuestWall({ children }: { children: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className={wall}>
      <p>{children}</p>
      <Button wide onClick={() => void navigate('/login', { state: { from: pathname + search } })}>
        {t('play.guest.login')}
      </Button>
    </div>
  );
}
