// What a screen shows for a submitted slip: being sent, not known yet, accepted, refused; never more than is known.
import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useBackStep } from '#kit/overlay/useBackStep.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { showSheet } from '#session/shownSheet.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { landscapePhone } from '../landscape.ts';
import { isLotteryClosed } from '../lottery-page/usePeriod.ts';
import { AgainButtons } from '../parts/AgainButtons.tsx';
import type { Play } from '../usePlay.ts';
import { AcceptedFacts } from './AcceptedFacts.tsx';
import { useLeaveAtDraw } from './useLeaveAtDraw.ts';

bringTexts('period', messages);

/** Shown only where something is waited for, to who was never asked. */
const NoticeOffer = preloadable(async () => (await import('#kit/NoticeOffer.tsx')).NoticeOffer, null);

const box = css`
  width: min(21rem, calc(100% - 2 * var(--space-6)));
  margin: auto;
  padding: var(--space-6) var(--space-5) var(--space-5);
  border: 0;
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--text);
  text-align: center;
  &::backdrop {
    background: var(--dim, var(--overlay));
  }
  outline: none;
  transition: opacity 300ms;
  &[data-leaving],
  &[data-leaving]::backdrop {
    opacity: 0;
  }
  &::backdrop {
    transition: opacity 300ms;
  }
  > h2 {
    font-size: 1.125rem;
  }
  @media ${landscapePhone} {
    width: min(32rem, calc(100% - 2 * var(--space-6)));
    padding: var(--space-3) var(--space-5) var(--space-4);
  }
  > p {
    margin-top: var(--space-2);
    color: var(--text-quiet);
    text-wrap: balance;
    /* Chinese breaks after a stop or a comma, not within a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;
const sign = css`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin: 0 auto var(--space-3);
  border-radius: 50%;
  background: var(--brand-quiet);
  color: var(--brand-text);
  font-size: 1.5rem;
  &[data-kind='refused'] {
    background: var(--warn-quiet);
    color: var(--warn);
  }
  @media ${landscapePhone} {
    width: 2rem;
    height: 2rem;
    margin-bottom: 0;
  }
  > i {
    width: 1.5rem;
    height: 1.5rem;
    border: 3px solid currentcolor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: turn-result 900ms linear infinite;
  }
  @keyframes turn-result {
    to {
      transform: rotate(1turn);
    }
  }
`;
const again = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  margin-top: var(--space-4);
`;
const buttons = css`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-5);
  .${again} + & {
    margin-top: var(--space-2);
  }
  @media ${landscapePhone} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }
`;

type ResultProps = Pick<
  Play,
  'isQuick' | 'lottery' | 'period' | 'placing' | 'open' | 'balanceAfterBet' | 'again'
>;

/** Stays until it is read, or until the draw that it would hide; while the end is unknown it can be left, and a strip goes on. */
export function BetResult(props: ResultProps) {
  const { phase, sent, placed, isLeft } = props.placing;
  // The bar says it, without a word to read away.
  const isQuiet =
    props.isQuick &&
    (phase === 'sending' || phase === 'accepted') &&
    (sent ?? placed)?.request.chase === undefined &&
    (placed === null || placed.request.lotCode === props.lottery.lotCode);
  return isQuiet || isLeft || phase === 'editing' || phase === 'oddsChanged' ? null : (
    <OpenResult {...props} />
  );
}

function OpenResult({ lottery, period, placing, open, balanceAfterBet, again: betAgain }: ResultProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { phase, accepted, refused, placed, sent, close, leave } = placing;
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it leaves the page: only then does the browser return the focus.
    return () => element?.close();
  }, []);
  const navigate = useNavigate();
  const isChase = refused?.isChase ?? (placed ?? sent)?.request.chase !== undefined;
  const shown = phase as 'sending' | 'checking' | 'accepted' | 'refused';
  const title = t(isChase ? `period.result.chase.${shown}` : `period.result.${shown}`);
  const isOver = phase === 'accepted' || phase === 'refused';
  useBackStep(close, isOver);
  const request = phase === 'accepted' && placed?.request.lotCode === lottery.lotCode ? placed.request : null;
  useLeaveAtDraw(dialog, request?.qiHao, period.data?.last?.qiHao, close);
  return (
    <dialog
      ref={dialog}
      className={box}
      tabIndex={-1}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (isOver) close();
        if (phase === 'checking') leave();
      }}
    >
      <div className={sign} data-kind={phase} aria-hidden="true">
        {isOver ? <Icon name={phase === 'accepted' ? 'check' : 'warn'} /> : <i />}
      </div>
      <h2 aria-live="polite">{title}</h2>
      {phase === 'checking' && <p>{t('period.result.checkingText')}</p>}
      {phase === 'refused' && (
        <>
          <p>{refused?.msg}</p>
          <p>{t('period.result.refusedText')}</p>
        </>
      )}
      {accepted && phase === 'accepted' && (
        <AcceptedFacts accepted={accepted} isChase={isChase} balance={balanceAfterBet} />
      )}
      {request && !isChase && (
        <div className={again}>
          <AgainButtons onAgain={(factor) => betAgain({ ...placed!.request, mode: placed!.mode }, factor)} />
        </div>
      )}
      {phase === 'accepted' && (
        <NoticeOffer
          onAsk={() => {
            close();
            showSheet('notices:won');
          }}
        >
          {t('period.result.notice')}
        </NoticeOffer>
      )}
      {phase !== 'sending' && (
        <div className={buttons}>
          <Button wide onClick={isOver ? close : leave}>
            {t(
              phase === 'checking'
                ? 'period.strip.leave'
                : phase === 'accepted'
                  ? 'period.result.more'
                  : // Nothing that could be changed would help.
                    isLotteryClosed(refused?.code)
                    ? 'shell.error.confirm'
                    : 'period.result.back',
            )}
          </Button>
          {phase === 'accepted' && (
            <Button
              wide
              kind="plain"
              onClick={() => {
                close();
                if (isChase && placed)
                  void navigate(`/lotteryRecord?view=chase&lotCode=${placed.request.lotCode}`);
                else open('bets');
              }}
            >
              {t(isChase ? 'play.result.chase.records' : 'period.result.records')}
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}
