// Owns the sheet with the player's recent bets on the lottery, where those that may be revoked can be.

import { css } from '@linaria/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BetOrder, Lottery } from '#contract/entities.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import type { Play } from './usePlay.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  /* A win is found at a glance. */
  &[data-won] {
    background: color-mix(in srgb, var(--win) 7%, transparent);
    box-shadow: inset 3px 0 0 var(--win);
  }
  h3 {
    font-size: var(--font-body);
  }
  h3 > span {
    color: var(--brand-text);
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;
const right = css`
  display: grid;
  justify-items: end;
  gap: var(--space-1);
  font-size: var(--font-small);
  > b {
    color: var(--text-quiet);
    font-weight: 500;
  }
  > b[data-status='2'] {
    color: var(--win);
    font-weight: 600;
  }
  > b[data-status='1'] {
    color: var(--warn);
  }
`;
const picks = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const all = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: max(3rem, var(--target));
  border-top: 1px solid var(--line);
  color: var(--link);
`;
const wall = css`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-4);
  color: var(--text-quiet);
  text-align: center;
`;

export function RecentBets({
  lottery,
  bets,
  open,
  revoke,
}: Pick<Play, 'lottery' | 'bets' | 'open' | 'revoke'>) {
  const t = useText();
  const { visitor } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Sheet open onClose={() => open(null)} title={`${lottery.lotName} · ${t('play.bets.title')}`}>
      {visitor.login ? (
        <>
          <Await read={bets} empty={({ list }) => list.length === 0} emptyText={t('play.bets.empty')}>
            {({ list }) => (
              <ul>
                {list.map((bet) => (
                  <Bet key={bet.orderId} family={lottery.family} bet={bet} revoke={revoke} />
                ))}
              </ul>
            )}
          </Await>
          <RouteLink to={`/lotteryRecord?lotCode=${lottery.lotCode}`} className={all} orNothing>
            {t('play.bets.all')}
          </RouteLink>
        </>
      ) : (
        <div className={wall}>
          <p>{t('play.bets.guest')}</p>
          <Button wide onClick={() => void navigate('/login', { state: { from: pathname + search } })}>
            {t('play.bets.login')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

interface BetProps {
  family: Lottery['family'];
  bet: BetOrder;
  revoke: Play['revoke'];
}

function Bet({ family, bet, revoke }: BetProps) {
  const t = useText();
  const named = usePlayName();
  const [isWorking, setWorking] = useState(false);
  const { orderId, qiHao, buyMoney, buyZhuShu, peilv, winMoney, status, canRevoke } = bet;
  const playName = named(bet.playName);
  const haoMa = named(bet.haoMa, family);
  const isBack = status === BetStatus.returned || status === BetStatus.pushed;
  const takeBack = async (): Promise<void> => {
    const stake = amountText(buyMoney, true);
    if (!(await ask({ text: t('play.revoke.ask', { stake }), confirm: t('play.revoke.confirm') }))) return;
    setWorking(true);
    try {
      const reason = await revoke(orderId);
      toast(reason === '' ? t('play.revoke.done') : reason, { kind: reason === '' ? 'done' : 'warn' });
    } catch {
      toast(t('play.revoke.failed'), { kind: 'warn' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <li className={row} data-won={status === BetStatus.won || undefined}>
      <div>
        <h3 className={picks}>
          {playName} <span>{haoMa}</span>
        </h3>
        <p>
          {t('play.last', { qiHao })} · {t('play.bets.units', { count: buyZhuShu })} ·{' '}
          {bet.lotVersion === LotVersion.credit
            ? t('play.bets.odds', { odds: peilv })
            : t('play.bets.group', { group: peilv })}
        </p>
        <p>
          {t('play.bets.stake')} <Amount value={buyMoney} exact />
          {status === BetStatus.won || isBack ? (
            <>
              {' · '}
              {t(isBack ? 'play.bets.returned' : 'play.bets.won')}{' '}
              <Amount value={winMoney} signed={status === BetStatus.won} exact />
            </>
          ) : null}
        </p>
      </div>
      <div className={right}>
        <b data-status={status}>{t(`play.status.${status}`)}</b>
        {canRevoke && (
          <Button
            kind="plain"
            size="small"
            working={isWorking}
            aria-label={t('play.revoke.label', { bet: `${playName} ${haoMa}` })}
            onClick={() => void takeBack()}
          >
            {t('play.revoke')}
          </Button>
        )}
      </div>
    </li>
  );
}
