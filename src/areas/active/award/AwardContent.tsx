// Owns what the player sees of a result: what it is, where it stands, and what has to be bet before a withdrawal.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { prizeText, shortAmount } from './prizeText.ts';

const box = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-5);
  text-align: center;
  > strong {
    color: var(--win);
    font-size: 2rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  > strong[data-none] {
    color: var(--text);
    font-size: 1.25rem;
  }
  > p {
    color: var(--text-quiet);
  }
  > button {
    margin-top: var(--space-3);
  }
`;
const burst = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 6.5rem;
  height: 6.5rem;
  filter: var(--picture);
  > svg {
    grid-area: 1 / 1;
  }
  > svg:first-child {
    width: 100%;
    animation: rays-turn 16s linear infinite;
  }
  > svg:last-child {
    width: 62%;
    animation: prize-rise 420ms cubic-bezier(0.2, 1.5, 0.4, 1) both;
  }
  @keyframes rays-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes prize-rise {
    from {
      opacity: 0;
      transform: translateY(30%) scale(0.6);
    }
  }
`;

const rays = Array.from({ length: 12 }, (_, index) => index * 30);

/** A gold ingot before slow rays. */
const Burst = () => (
  <div className={burst} aria-hidden="true">
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {rays.map((degrees) => (
        <path
          key={degrees}
          d="M50 50 45 2h10z"
          fill="#f4c463"
          opacity="0.45"
          transform={`rotate(${degrees} 50 50)`}
        />
      ))}
    </svg>
    <svg viewBox="0 0 64 48" aria-hidden="true" focusable="false">
      <path
        d="M4 16c4 6 8 8 12 8 2-12 30-12 32 0 4 0 8-2 12-8 2 16-6 28-14 28H18C10 44 2 32 4 16z"
        fill="#f2b53c"
      />
      <path d="M16 24c2-12 30-12 32 0-8 6-24 6-32 0z" fill="#ffe08a" />
      <path d="M14 34c10 5 26 5 36 0" stroke="#c98a14" strokeWidth="2" fill="none" strokeLinecap="round" />
    </svg>
  </div>
);

export interface AwardContentProps {
  award: ActivityAward;
  onClose: () => void;
  /** Above the prize in place of its note, such as the dice thrown. */
  children?: ReactNode;
}

export function AwardContent({ award, onClose, children }: AwardContentProps) {
  const t = useText();
  const { prize, status, note, required } = award;
  const isNothing = prize.kind === 'none';
  return (
    <Sheet open onClose={onClose} title={t(isNothing ? 'active.result' : 'active.result.won')}>
      <div className={box}>
        {!isNothing && <Burst />}
        {children}
        <strong data-none={isNothing || undefined}>{prizeText(prize, t)}</strong>
        {note && !children && <p>{note}</p>}
        {!isNothing && <p>{t(`active.status.long.${status}`)}</p>}
        {Number(required) > 0 && <p>{t('active.required', { amount: shortAmount(required) })}</p>}
        <Button wide onClick={onClose}>
          {t('active.understood')}
        </Button>
      </div>
    </Sheet>
  );
}
