// What stands above the bets of one slip among the recent ones: the whole, what it cost and came to, and the ways to make it again and to take it back.

import { css } from '@linaria/core';
import { useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { batchRevokeOrder } from '#contract/lottery.generated.ts';
import { isGain, isUnsettled } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { failureText } from '#kit/page/failureText.ts';
import { pressable } from '#kit/page/tokens.ts';
import { bringTexts } from '#texts/text.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { type Money, readMoney, wireMoney } from '#values/money.ts';
import { AgainButtons } from '../../parts/AgainButtons.tsx';
import { slipText } from '../../shown/slipText.ts';
import type { RecentBetProps } from './RecentBet.tsx';

bringTexts('period', messages);

const head = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  &[data-won] {
    background: color-mix(in srgb, var(--win) 7%, transparent);
    box-shadow: inset 3px 0 0 var(--win);
  }
`;
const fold = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  min-height: var(--target);
  text-align: start;
  > b {
    overflow: hidden;
    font-size: var(--font-body);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    grid-column: 1 / -1;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  > span {
    color: var(--link);
    font-size: var(--font-small);
  }
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > :nth-child(3) {
    margin-left: auto;
  }
`;

const sumOf = (bets: readonly BetOrder[], of: (bet: BetOrder) => string): Money =>
  bets.reduce((sum, bet) => sum + (readMoney(of(bet)) ?? 0n), 0n);

export interface SlipHeadProps extends Pick<RecentBetProps, 'family' | 'again'> {
  bets: readonly BetOrder[];
  /** More bets of it than are listed: they are counted by nobody here. */
  isCut: boolean;
  isOpen: boolean;
  onFold: () => void;
  onRevoked: () => void;
}

export function SlipHead({ bets, isCut, isOpen, family, onFold, onRevoked, again }: SlipHeadProps) {
  const t = useText();
  const named = usePlayName();
  const { send, sending } = useSend(batchRevokeOrder, { silent: true });
  const [isBack, setBack] = useState(false);
  const first = bets[0]!;
  const { slipId, lotCode, lotVersion, qiHao } = first;
  const text = slipText(bets, named, ({ haoMa }) => named(haoMa, family));
  const waits = bets.some(({ status }) => isUnsettled(status));
  const cost = sumOf(bets, ({ buyMoney }) => buyMoney);
  const net = sumOf(bets, ({ winMoney }) => winMoney) - cost;
  const hits = bets.filter(({ status }) => status === BetStatus.won).length;
  const whole: Pick<BetOrder, 'status' | 'yingKui'> = {
    status: waits ? BetStatus.waiting : hits > 0 ? BetStatus.won : BetStatus.lost,
    yingKui: wireMoney(net),
  };
  const repeat = async (factor: 1 | 2): Promise<void> => {
    try {
      const { pastSlipOf } = await import('../../slip/betAgain.ts');
      await again(await pastSlipOf({ slipId, lotCode, lotVersion }), factor);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(failureText(error, t('play.again.failed')), { kind: 'warn' });
    }
  };
  /** At once: what is taken back can be made again whole, here. */
  const takeBack = async (): Promise<void> => {
    try {
      const { list } = await send({ slipId });
      const left = list.filter(({ isRevoked }) => !isRevoked);
      if (left.length === 0) {
        setBack(true);
        toast(t('play.revoke.done'), { kind: 'done' });
      } else
        toast(
          t('period.slip.part', {
            revoked: list.length - left.length,
            left: left.length,
            why: left[0]!.reason,
          }),
          { kind: 'warn' },
        );
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(failureText(error, t('play.revoke.failed')), { kind: 'warn' });
    } finally {
      onRevoked();
    }
  };
  return (
    <li className={head} data-won={isGain(whole) || undefined}>
      <button type="button" className={`${fold} ${pressable}`} aria-expanded={isOpen} onClick={onFold}>
        <b>{text}</b>
        <span>{t(isOpen ? 'period.slip.less' : 'period.slip.more')}</span>
        <small>
          {t('play.period', { qiHao })}
          {!isCut && (
            <>
              {' · '}
              {t('period.slip.count', { count: bets.length })}
              {hits > 0 && ` ${t('period.slip.won', { won: hits })}`} · {t('play.bets.stake')}{' '}
              <Amount value={wireMoney(cost)} />
              {!waits && (
                <>
                  {' · '}
                  {t('period.slip.net')} <Amount value={wireMoney(net)} signed />
                </>
              )}
            </>
          )}
        </small>
      </button>
      <div className={actions}>
        <AgainButtons size="small" isWhole isPlain={!waits && !isGain(whole)} label={text} onAgain={repeat} />
        {!isBack && bets.some(({ canRevoke }) => canRevoke) && (
          <Button
            kind="plain"
            size="small"
            working={sending}
            aria-label={t('period.slip.revoke.label', { bet: text })}
            onClick={() => void takeBack()}
          >
            {t('period.slip.revoke')}
          </Button>
        )}
      </div>
    </li>
  );
}
