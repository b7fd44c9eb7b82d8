// Owns the frame of a page of play: period, last draw, balance and records above the board; the sheets they open; the result of a slip.
import './texts.ts';
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Failure } from '#kit/page/Failure.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { HistorySheet } from './HistorySheet.tsx';
import { LastDraw } from './LastDraw.tsx';
import { LotterySheet } from './lottery/LotterySheet.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { BetResult } from './placing/BetResult.tsx';
import { RecentBets } from './RecentBets.tsx';
import type { Play } from './usePlay.ts';

const top = css`
  margin: var(--edge);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const foot = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 var(--space-2) 0 var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-small);
  > span {
    flex: 1 1 auto;
    color: var(--text);
  }
  > a,
  > button {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0 var(--space-2);
    color: var(--link);
  }
`;
const rulesBody = css`
  padding: 0 var(--space-4) var(--space-4);
`;

export interface PlayFrameProps {
  /** As usePlay() gives it. */
  play: Play;
  onSwitch: (lotCode: string) => void;
  /** The lottery can be played in this mode as well. */
  otherMode?: 'credit' | 'official' | undefined;
  /** The content of the rules sheet; loaded when it opens. */
  rules: () => ReactNode;
  /** The board and the slip. */
  children: ReactNode;
}

export function PlayFrame({ play, onSwitch, otherMode, rules, children }: PlayFrameProps) {
  const t = useText();
  const { visitor } = useSite();
  const { period, sheet, open } = play;
  return (
    <>
      <HeaderRight>
        <button type="button" className={pressable} aria-haspopup="dialog" onClick={() => open('rules')}>
          {t('play.rules')}
        </button>
      </HeaderRight>
      <section className={top} aria-label={play.lottery.lotName}>
        <PeriodBar {...play} />
        {period.error && !period.data ? (
          <Failure
            text={(period.error as { msg?: string }).msg || t('kit.failure.network')}
            onRetry={period.mutate}
          />
        ) : (
          <LastDraw {...play} />
        )}
        <div className={foot}>
          <span>
            {visitor.login ? (
              <>
                {t(visitor.role === 'trial' ? 'play.balance.trial' : 'play.balance')}{' '}
                <Amount value={play.balance} />
              </>
            ) : (
              t('play.guest')
            )}
          </span>
          {otherMode && (
            <RouteLink
              to={`/${otherMode}?lotCode=${play.lottery.lotCode}`}
              className={pressable}
              replace
              orNothing
            >
              {t(`play.mode.${otherMode}`)}
            </RouteLink>
          )}
          <button type="button" className={pressable} aria-haspopup="dialog" onClick={() => open('bets')}>
            {t('play.bets')}
          </button>
        </div>
      </section>
      {children}
      {sheet === 'lotteries' && <LotterySheet {...play} onSwitch={onSwitch} />}
      {sheet === 'history' && <HistorySheet {...play} />}
      {sheet === 'bets' && <RecentBets {...play} />}
      {sheet === 'rules' && (
        <Sheet open onClose={() => open(null)} title={`${play.lottery.lotName} · ${t('play.rules')}`}>
          <div className={rulesBody}>{rules()}</div>
        </Sheet>
      )}
      <BetResult {...play} />
    </>
  );
}
