// The top of the member centre for players: account, balance and ways to move money.

import { css } from '@linaria/core';
import { useState } from 'react';
import { userInfo } from '#contract/account.generated.ts';
import type { Role } from '#contract/call.ts';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Monogram } from '#kit/picture/Monogram.tsx';
import { ownName } from '#station/derive/menus.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText } from '#values/amount.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { person, raised, top } from './cardStyles.tsx';
import { quickScreens } from './quickScreens.ts';
import { UnreadLink } from './UnreadLink.tsx';

const money = css`
  display: flex;
  align-items: center;
  min-height: var(--target);
  > strong {
    margin-right: auto;
    font-weight: 600;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    color: var(--text-quiet);
    font-size: 1.25rem;
  }
  /* Its sign ends where the card's content ends. */
  button:last-child {
    margin-right: calc((1.25rem - var(--target)) / 2);
  }
`;
const label = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const hidden = css`
  font-size: var(--font-title);
  letter-spacing: 0.1em;
  line-height: 1.2;
`;
const moneyWays = css`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-2);
  padding-top: var(--space-2);
  & > a {
    display: grid;
    place-items: center;
    min-height: var(--target);
    border-radius: var(--radius);
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-weight: 500;
  }
  /* What most come for stands out, as on the home page. */
  & > a[data-main] {
    background: var(--crystal);
    color: var(--on-brand);
    font-weight: 600;
  }
`;
const turning = css`
  &[aria-busy='true'] {
    opacity: 0.4;
  }
`;
const roles: Record<Role, TextId> = {
  guest: 'center.role.trial',
  trial: 'center.role.trial',
  member: 'center.role.member',
  agent: 'center.role.agent',
};

export function AccountCard() {
  const t = useText();
  const { visitor } = useSite();
  const name = visitor.nickName || visitor.account;
  return (
    <>
      <div className={top}>
        <div className={person}>
          <Monogram name={name} size="3.5rem" />
          <div>
            <h1>
              {name} <Badge kind="accent">{t(roles[visitor.role])}</Badge>
            </h1>
            <p>
              {name !== visitor.account && t('center.account', { account: visitor.account })}
              {name !== visitor.account && visitor.unread + (visitor.answers ?? 0) > 0 && ' · '}
              <UnreadLink />
            </p>
          </div>
        </div>
      </div>
      <Card className={raised}>
        <Balance />
        {visitor.role !== 'trial' && <MoneyWays />}
        <AccountFacts />
      </Card>
    </>
  );
}

function Balance() {
  const t = useText();
  const { visitor, refresh } = useSite();
  const [isShown, setShown] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const info = useCall(userInfo, {});
  const update = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    try {
      await Promise.all([refresh(), info.mutate()]);
      toast(t('center.refreshed'), { kind: 'done' });
    } finally {
      setAsking(false);
    }
  };
  const frozen = info.data?.frozen ?? '0';
  return (
    <>
      <p className={label}>{t(visitor.role === 'trial' ? 'center.playMoney' : 'center.balance')}</p>
      <div className={money}>
        <strong>
          {isShown ? <Amount value={visitor.money} size="large" /> : <span className={hidden}>****</span>}
        </strong>
        <button
          type="button"
          className={pressable}
          aria-label={t(isShown ? 'center.hideMoney' : 'center.showMoney')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eyeOff'} />
        </button>
        <button
          type="button"
          className={`${turning} ${pressable}`}
          aria-label={t('center.refresh')}
          aria-busy={isAsking}
          onClick={update}
        >
          <Icon name="refresh" />
        </button>
      </div>
      {isShown && /[1-9]/.test(frozen) && (
        <p className={label}>{t('center.frozen', { amount: amountText(frozen) })}</p>
      )}
    </>
  );
}

const labels = {
  '/recharge': 'center.money.recharge',
  '/withdraw': 'center.money.withdraw',
  '/wallet': 'center.money.wallet',
} as const satisfies Record<(typeof quickScreens)[number], TextId>;

/** Under the names that the station gives them, as in its menus. */
export function MoneyWays() {
  const t = useText();
  const { station, locale } = useSite();
  return (
    <nav className={moneyWays} aria-label={t('center.money.ways')}>
      {quickScreens.map((to) => (
        <RouteLink
          key={to}
          to={to}
          className={pressable}
          data-main={to === '/recharge' ? '' : undefined}
          orNothing
        >
          {ownName(station, to, locale) ?? t(labels[to])}
        </RouteLink>
      ))}
    </nav>
  );
}
