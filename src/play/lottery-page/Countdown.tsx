// The countdown: to the second, by the clock it is given, never backwards.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { countdownText } from '#kit/lottery/countdownText.ts';

const figures = css`
  color: var(--text);
  font-size: 1.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.01em;
  line-height: 1.15;
  &[data-size='small'] {
    font-size: 1.125rem;
  }
  &[data-state='soon'] {
    color: var(--danger);
  }
  &[data-state='sealed'] {
    color: var(--text-quiet);
  }
`;

/** After a larger correction of the clock it counts on from there; a smaller step back was only inexact. */
const leapSeconds = 3;

export interface CountdownProps {
  /** Epoch milliseconds, by the same clock as `now`. */
  untilMs: number;
  now: () => number;
  isSealed: boolean;
  label: string;
  /** Small fits a strip. */
  size?: 'small';
}

export function Countdown({ untilMs, now, isSealed, label, size }: CountdownProps) {
  const left = (): number => Math.max(0, Math.ceil((untilMs - now()) / 1000));
  const [shown, setShown] = useState(() => ({ untilMs, seconds: left() }));
  useEffect(() => {
    const tick = (): void => {
      const seconds = Math.max(0, Math.ceil((untilMs - now()) / 1000));
      setShown((before) => {
        const isBack = before.untilMs === untilMs && seconds > before.seconds;
        if (isBack && seconds - before.seconds < leapSeconds) return before;
        return before.untilMs === untilMs && before.seconds === seconds ? before : { untilMs, seconds };
      });
    };
    tick();
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, [untilMs, now]);
  const seconds = shown.untilMs === untilMs ? shown.seconds : left();
  const state = isSealed ? 'sealed' : seconds <= 10 ? 'soon' : 'open';
  return (
    <span
      className={figures}
      data-state={state}
      data-size={size}
      role="timer"
      aria-live="off"
      aria-label={label}
    >
      {countdownText(seconds)}
    </span>
  );
}
