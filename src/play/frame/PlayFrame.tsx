// The frame of a page of play: period and last draw above the board; the sheets they open; the result of a slip.
import '../shown/texts.ts';
import { css } from '@linaria/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Failure } from '#kit/page/Failure.tsx';
import { failureText } from '#kit/page/failureText.ts';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { KeptSlips } from '../kept/lateKept.ts';
import { landscapePage, landscapeTop } from '../landscape.ts';
import { LastDraw } from '../lottery/LastDraw.tsx';
import { PeriodBar } from '../lottery/PeriodBar.tsx';
import { HistorySheet, LotterySheet } from '../lottery-page/lateSheets.ts';
import type { Play } from '../usePlay.ts';
import { boardTop } from './boardTop.ts';

const BetResult = preloadable(async () => (await import('../late/BetResult.tsx')).BetResult, null);
const BreakNote = preloadable(async () => (await import('../sheets/BreakNote.tsx')).BreakNote, null);
/** Seen only by who scrolls. */
const PeriodStrip = preloadable(async () => (await import('../late/PeriodStrip.tsx')).PeriodStrip, null);
const MyPeriod = preloadable(async () => (await import('../late/period/MyPeriod.tsx')).MyPeriod, null);
const RecentBets = preloadable(async () => (await import('../sheets/bets/RecentBets.tsx')).RecentBets, null);

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
  const { period, sheet, open } = play;
  const bar = useRef<HTMLElement>(null);
  const isReady = period.data !== undefined;
  const isFailed = !isReady && period.error;
  useEffect(() => {
    if (isReady) for (const late of [BetResult, RecentBets, LotterySheet, HistorySheet]) late.preload();
  }, [isReady]);
  return (
    <>
      <HeaderRight>
        <button
          type="button"
          className={pressable}
          aria-haspopup="dialog"
          aria-label={t('play.bets.label')}
          onClick={() => open('bets')}
        >
          {t('play.bets')}
        </button>
        <button
          type="button"
          className={pressable}
          aria-haspopup="dialog"
          aria-label={t('play.rules.label')}
          onClick={() => open('rules')}
        >
          {t('play.rules')}
        </button>
      </HeaderRight>
      <PeriodStrip {...play} watched={bar} onSwitch={onSwitch} />
      <section
        ref={bar}
        className={`${boardTop} ${landscapePage} ${landscapeTop}`}
        data-board-top={!isFailed || undefined}
        aria-label={play.lottery.lotName}
      >
        <PeriodBar {...play} otherMode={otherMode} />
        {isFailed ? (
          <Failure text={failureText(period.error, t('kit.failure.other'))} onRetry={period.mutate} />
        ) : (
          <LastDraw {...play} />
        )}
      </section>
      {play.placing.halt === 'inBreak' && <BreakNote />}
      {play.account !== '' && (
        <div style={{ minHeight: '2.25rem' }}>{isReady && <MyPeriod key={play.account} {...play} />}</div>
      )}
      {children}
      {sheet === 'lotteries' && <LotterySheet {...play} onSwitch={onSwitch} />}
      {sheet === 'history' && <HistorySheet {...play} />}
      {sheet === 'bets' && <RecentBets {...play} />}
      {sheet === 'kept' && <KeptSlips {...play} />}
      {sheet === 'rules' && (
        <Sheet open onClose={() => open(null)} title={`${play.lottery.lotName} · ${t('play.rules.label')}`}>
          <div className={rulesBody}>{rules()}</div>
        </Sheet>
      )}
      <BetResult {...play} />
    </>
  );
}
