// The line above a stage: whether the activity runs, until when by the server's clock, and the switch of its sound.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { ActivityEvent } from '#contract/entities.generated.ts';
import { pressable } from '#kit/page/tokens.ts';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { windowText } from '../offer.ts';
import { timeLeft } from '../shared/timeLeft.ts';
import { useCountdown } from '../shared/useCountdown.ts';
import { useSound } from '../show/sound.ts';

const line = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 3.25rem;
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
const switchButton = css`
  position: absolute;
  top: 4.25rem;
  right: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  svg {
    width: 1em;
    height: 1em;
    font-size: max(1.375rem, 16px);
  }
`;

const steadyNow = (): number => performance.now();

/** What is left of so many milliseconds since `answer` came, by the page's own steady clock. */
export function useMsLeft(ms: number, answer: object, onEnd: () => void): number {
  const [start, setStart] = useState(() => ({ answer, end: steadyNow() + ms }));
  if (start.answer !== answer) setStart({ answer, end: steadyNow() + ms });
  return useCountdown(start.end, steadyNow, onEnd);
}

/** An end further away than this is a date, not a countdown. */
const countedMs = 3 * 86_400_000;

export interface StageHeadProps {
  event: Pick<ActivityEvent, 'phase' | 'startTime' | 'endTime'>;
  /** Whether the stage has sounds to switch on. */
  hasSound?: boolean;
  /** The activity has just begun or ended. */
  onTurn: () => void;
}

export function StageHead({ event, hasSound = false, onTurn }: StageHeadProps) {
  const t = useText();
  const until = event.phase === 'waiting' ? event.startTime : event.endTime;
  const left = useCountdown(parseMoment(until), serverNow, onTurn);
  const words =
    event.phase === 'over'
      ? t('active.ended')
      : left > countedMs
        ? windowText(event, t)
        : t(event.phase === 'waiting' ? 'active.startsIn' : 'active.endsIn', { time: timeLeft(left, t) });
  return (
    <div className={line}>
      <span>{words}</span>
      {hasSound && <SoundSwitch />}
    </div>
  );
}

function SoundSwitch() {
  const t = useText();
  const [isOn, toggle] = useSound();
  return (
    <button
      type="button"
      className={`${switchButton} ${pressable}`}
      aria-pressed={isOn}
      aria-label={t('active.sound')}
      onClick={toggle}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z" />
        <path
          d={isOn ? 'M15 9a4.200 4.200 0 0 1 0 6M17.500 6.500a8 8 0 0 1 0 11' : 'M16 9.500l5 5M21 9.500l-5 5'}
        />
      </svg>
    </button>
  );
}
