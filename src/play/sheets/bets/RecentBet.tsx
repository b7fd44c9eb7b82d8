// One bet of the recent ones: what was bet, what became of it, and what can be done with it.

import { css } from '@linaria/core';
import { useState } from 'react';
import type { BetOrder, Lottery } from '#contract/entities.generated.ts';
import { isGain } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { twoLines } from '#kit/clamp.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { bringTexts } from '#texts/text.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { amountText } from '#values/amount.ts';
import { AgainButtons } from '../../parts/AgainButtons.tsx';
import type { Play } from '../../usePlay.ts';

bringTexts('period', messages);

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
const state = css`
  align-self: start;
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-weight: 500;
  &[data-status='2'] {
    color: var(--win);
    font-weight: 600;
  }
  &[data-status='1'] {
    color: var(--warn);
  }
`;
const actions = css`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: var(--space-2);
  > :nth-child(3) {
    margin-left: auto;
  }
`;
const picks = css`
  ${twoLines};
`;
export interface RecentBetProps {
  family: Lottery['family'];
  bet: BetOrder;
  revoke: Play['revoke'];
  again: Play['again'];
}

export function RecentBet({ family, bet, revoke, again }: RecentBetProps) {
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
    <li className={row} data-won={isGain(bet) || undefined}>
      <div>
        <h3 className={picks}>
          {playName} · <span>{haoMa}</span>
        </h3>
        <p>
          {t('play.period', { qiHao })} · {t('play.bets.units', { count: buyZhuShu })} ·{' '}
          {bet.lotVersion === LotVersion.credit
            ? t('period.bets.odds', { odds: peilv })
            : t('period.bets.group', { group: peilv })}
        </p>
        <p>
          {t('play.bets.stake')} <Amount value={buyMoney} />
          {status === BetStatus.won || isBack ? (
            <>
              {' · '}
              {t(isBack ? 'play.bets.returned' : 'play.bets.won')}{' '}
              <Amount value={winMoney} signed={isGain(bet)} />
            </>
          ) : null}
        </p>
      </div>
      <b className={state} data-status={status === BetStatus.won && !isGain(bet) ? undefined : status}>
        {t(`play.status.${status}`)}
      </b>
      <div className={actions}>
        <AgainButtons
          size="small"
          isPlain={status === BetStatus.lost}
          label={`${playName} ${haoMa}`}
          onAgain={(factor) => again(bet, factor)}
        />
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
