// The strip that shows who is here: log-in for guests, the balance for players. One height for both.
import { css } from '@linaria/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '#contract/call.ts';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { entryOf } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';

const strip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-height: 64px;
  margin: var(--edge);
  padding: 0.25rem 0.75rem;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const who = css`
  flex: 999 1 auto;
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
  /* Much money stands beside the ways in English too, rather than pushing them below it. */
  &[data-long] [data-size='large'] {
    font-size: var(--font-amount);
  }
  &[data-long]:lang(en) [data-size='large'] {
    font-size: var(--font-main);
  }
`;
const second = css`
  /* It takes the width the first line has: a long name is cut and a hint wraps, rather than pushing the buttons down. */
  width: 0;
  min-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
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
  /* Its sign stands by the amount; the rest is for the finger. */
  margin: -0.625rem -0.5rem -0.625rem -0.75rem;
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

/* Beside the balance; below it, across the strip, where the balance is long or the phone narrow. */
const ways = css`
  display: flex;
  flex: 1 0 auto;
  gap: 0.5rem;
  margin-block: 0.25rem;
  > * {
    flex: 1 0 auto;
  }
`;
const way = css`
  display: grid;
  place-items: center;
  min-width: 3.5rem;
  min-height: var(--target);
  padding: 0 0.5rem;
  border-radius: var(--radius);
  background: var(--brand-quiet);
  color: var(--brand-text);
  font-weight: 600;
  white-space: nowrap;
  &:lang(en) {
    font-size: var(--font-small);
  }
  &:first-of-type {
    background: var(--crystal);
    color: var(--on-brand);
  }
`;

export function PlayerStrip() {
  const { visitor } = useSite();
  return <section className={strip}>{visitor.login ? <Player /> : <Guest />}</section>;
}

function Guest() {
  const t = useText();
  const { onOff, act, trialName } = useSite();
  const navigate = useNavigate();
  return (
    <>
      <div className={who}>
        <p className={first}>{t('index.guest.hello')}</p>
        {onOff.trialOpen ? (
          <button type="button" className={`${trial} ${pressable}`} onClick={() => act('trial')}>
            {trialName}
            <Icon name="chevron" />
          </button>
        ) : (
          <p className={second}>{t('index.guest.hint')}</p>
        )}
      </div>
      <div className={ways}>
        <Button size="small" onClick={() => navigate('/login')}>
          {t('index.guest.login')}
        </Button>
        {onOff.registerOpen && (
          <Button size="small" kind="plain" onClick={() => navigate('/login?mode=1')}>
            {t('index.guest.register')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Of the wire's text with its four decimals: from ten thousand yuan on. */
const longMoney = '9999.0000'.length;

const roles: Record<Role, TextId> = {
  guest: 'index.player.trial',
  trial: 'index.player.trial',
  member: 'index.player.member',
  agent: 'index.player.agent',
};

function Player() {
  const t = useText();
  const { station, role, locale, visitor, refresh: askAgain } = useSite();
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
          {visitor.nickName || visitor.account}&ensp;<Badge>{t(roles[visitor.role])}</Badge>
        </p>
        <p className={first} data-long={visitor.money.length > longMoney || undefined}>
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
      <div className={ways}>
        {['/recharge', '/withdraw'].map((to) => {
          const entry = entryOf(station, to, role);
          return (
            'to' in entry && (
              <RouteLink key={to} to={to} className={`${way} ${pressable}`} orNothing>
                {entry.name ? localText(entry.name, locale) : t(entry.titleId)}
              </RouteLink>
            )
          );
        })}
      </div>
    </>
  );
}
