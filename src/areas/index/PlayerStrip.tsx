// Owns the strip that shows who is here: log-in for guests, the balance for players. One height for both.
import { css } from '@linaria/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '#contract/call.ts';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';

const strip = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 72px;
  margin: var(--edge);
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const who = css`
  flex: 1;
  min-width: 0;
  > * {
    margin: 0;
  }
`;
const first = css`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const second = css`
  color: var(--text-quiet);
  font-size: var(--font-caption);
`;
const trial = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--brand-text);
  font-size: var(--font-small);
  /* As tall to the finger as any other, without making the strip taller. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px -12px -12px;
  }
`;
const refresh = css`
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-quiet);
  &[aria-busy='true'] svg {
    animation: turn 0.8s linear infinite;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[aria-busy='true'] svg {
      animation: none;
      opacity: 0.4;
    }
  }
  &:active {
    opacity: 0.5;
  }
`;

export function PlayerStrip() {
  const { visitor } = useSite();
  return <section className={strip}>{visitor.login ? <Player /> : <Guest />}</section>;
}

function Guest() {
  const t = useText();
  const { onOff, act } = useSite();
  const navigate = useNavigate();
  return (
    <>
      <div className={who}>
        <p className={first}>{t('index.guest.hello')}</p>
        {onOff.trialOpen ? (
          <button type="button" className={`${trial} ${pressable}`} onClick={() => act('trial')}>
            {t('index.guest.trial')}
            <Icon name="chevron" />
          </button>
        ) : (
          <p className={second}>{t('index.guest.hint')}</p>
        )}
      </div>
      <Button size="small" onClick={() => navigate('/login')}>
        {t('index.guest.login')}
      </Button>
      {onOff.registerOpen && (
        <Button size="small" kind="plain" onClick={() => navigate('/login?mode=1')}>
          {t('index.guest.register')}
        </Button>
      )}
    </>
  );
}

const roles: Record<Role, TextId> = {
  guest: 'index.player.trial',
  trial: 'index.player.trial',
  member: 'index.player.member',
  agent: 'index.player.agent',
};

function Player() {
  const t = useText();
  const { visitor, refresh: askAgain, has } = useSite();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const update = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      await askAgain();
      toast(t('index.player.refreshed'), { kind: 'done' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <div className={who}>
        <p className={second}>
          {visitor.nickName || visitor.account} <Badge>{t(roles[visitor.role])}</Badge>
        </p>
        <p className={first}>
          <Amount value={visitor.money} size="large" />
          <button
            type="button"
            className={refresh}
            aria-label={t('index.player.refresh')}
            aria-busy={isAsking}
            onClick={update}
          >
            <Icon name="refresh" size="1.25rem" />
          </button>
        </p>
      </div>
      {has('/userCenter') && (
        <Button size="small" kind="plain" onClick={() => navigate('/userCenter')}>
          {t('index.player.center')}
        </Button>
      )}
    </>
  );
}
