// Owns what a screen shows for a submitted slip: being sent, not known yet, accepted, refused; never more than is known.
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useBackStep } from '#kit/overlay/useBackStep.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { landscapePhone } from '../landscape.ts';
import { isLotteryClosed } from '../lottery/usePeriod.ts';
import { AgainButtons } from '../slip/AgainButtons.tsx';
import type { Play } from '../usePlay.ts';

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
    background: var(--overlay);
  }
  outline: none;
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
const facts = css`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-4) 0 0;
  @media ${landscapePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);
    margin-top: var(--space-2);
  }
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    font-variant-numeric: tabular-nums;
  }
  dt {
    flex: none;
    color: var(--text-quiet);
  }
  dd {
    text-align: right;
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

type ResultProps = Pick<Play, 'lottery' | 'placing' | 'open' | 'balanceAfterBet' | 'again'>;

/** Stays until it is read; while the end is unknown it cannot be closed away. */
export function BetResult(props: ResultProps) {
  const { phase } = props.placing;
  return phase === 'editing' || phase === 'oddsChanged' ? null : <OpenResult {...props} />;
}

function OpenResult({ lottery, placing, open, balanceAfterBet, again: betAgain }: ResultProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { phase, accepted, refused, placed, sent, close } = placing;
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const navigate = useNavigate();
  const isChase = refused?.isChase ?? (placed ?? sent)?.request.chase !== undefined;
  const shown = phase as 'sending' | 'checking' | 'accepted' | 'refused';
  const title = t(isChase ? `play.result.chase.${shown}` : `play.result.${shown}`);
  const isOver = phase === 'accepted' || phase === 'refused';
  useBackStep(close, isOver);
  return (
    <dialog
      ref={dialog}
      className={box}
      tabIndex={-1}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (isOver) close();
      }}
    >
      <div className={sign} data-kind={phase} aria-hidden="true">
        {isOver ? <Icon name={phase === 'accepted' ? 'check' : 'warn'} /> : <i />}
      </div>
      <h2 aria-live="polite">{title}</h2>
      {phase === 'checking' && <p>{t('play.result.checkingText')}</p>}
      {phase === 'refused' && (
        <>
          <p>{refused?.msg}</p>
          <p>{t('play.result.refusedText')}</p>
        </>
      )}
      {accepted && phase === 'accepted' && (
        <Accepted accepted={accepted} isChase={isChase} balance={balanceAfterBet} />
      )}
      {phase === 'accepted' && !isChase && placed?.request.lotCode === lottery.lotCode && (
        <div className={again}>
          <AgainButtons onAgain={(factor) => betAgain({ ...placed.request, mode: placed.mode }, factor)} />
        </div>
      )}
      {isOver && (
        <div className={buttons}>
          <Button wide onClick={close}>
            {t(
              phase === 'accepted'
                ? 'play.result.more'
                : // Nothing that could be changed would help.
                  isLotteryClosed(refused?.code)
                  ? 'shell.error.confirm'
                  : 'play.result.back',
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
              {t(isChase ? 'play.result.chase.records' : 'play.result.records')}
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}

interface AcceptedProps {
  accepted: NonNullable<Play['placing']['accepted']>;
  isChase: boolean;
  balance: string;
}

function Accepted({ accepted, isChase, balance }: AcceptedProps) {
  const t = useText();
  const { visitor } = useSite();
  const { orders, buyMoney, dropped } = accepted;
  const first = orders[0]?.orderId ?? '';
  const periods = [...new Set(orders.map(({ qiHao }) => qiHao))];
  const rows = [
    isChase
      ? [t('play.result.chase.periods'), t('play.result.chase.count', { count: periods.length })]
      : [
          t('play.result.number'),
          orders.length > 1 ? t('play.result.numbers', { first, count: orders.length }) : first,
        ],
    [t('play.result.period'), periods.length > 1 ? `${periods[0]} – ${periods.at(-1)}` : periods[0]],
    [
      t(isChase ? 'play.result.chase.cost' : 'play.result.cost'),
      <Amount key="cost" value={buyMoney} exact />,
    ],
    [
      // It may have changed since.
      t(visitor.role === 'trial' ? 'play.result.balance.trial' : 'play.result.balance'),
      <Amount key="balance" value={balance} />,
    ],
  ] as const;
  return (
    <>
      <dl className={facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dropped.length > 0 && <p>{t('play.result.dropped', { periods: dropped.join(', ') })}</p>}
    </>
  );
}
