// Pulling a screen down to see what is new: the gesture, the sign that follows the finger, and what is requested again.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { failures } from '#transport/events.ts';
import { revalidateShown } from '#transport/revalidateShown.ts';
import { farEnoughPx, pullOf } from './pullOf.ts';

/** So that the player sees that something was done. */
const leastMs = 500;

const sign = css`
  position: fixed;
  z-index: 25;
  top: calc(var(--header-height) + var(--safe-top));
  left: calc(50% - 20px);
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--surface-raised);
  box-shadow: var(--shadow), inset 0 0 0 1px var(--line);
  color: var(--text-quiet);
  font-size: 20px;
  opacity: 0;
  pointer-events: none;
  transform: translateY(-48px);
  transition:
    transform 180ms ease-out,
    opacity 180ms;
  &[data-held] {
    transition: none;
  }
  &[data-far],
  &[data-working] {
    color: var(--brand-text);
  }
  &[data-working] {
    opacity: 1;
    transform: translateY(16px);
  }
  &[data-working] > svg {
    animation: pull-turn 800ms linear infinite;
  }
  @keyframes pull-turn {
    to {
      transform: rotate(1turn);
    }
  }
  /* It appears where it stands, and nothing turns. */
  @media (prefers-reduced-motion: reduce) {
    &[data-held] {
      transform: translateY(16px) !important;
    }
    &[data-working] > svg {
      animation: none;
      opacity: 0.5;
    }
  }
`;

/* Where it would stand by itself it makes a short page one pixel higher than the screen. */
const atTop = css`
  top: 0;
`;

/** A finger on these does something else: it types, or moves an advertisement. */
const elsewhere = 'aside, dialog, input, select, textarea';

/** Numbers, not the touch itself: some browsers change that as the finger moves. */
const placeOf = (touches: TouchList) => ({ x: touches[0]!.clientX, y: touches[0]!.clientY });

export function PullToRefresh() {
  const t = useText();
  const { refresh } = useSite();
  const [isWorking, setWorking] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({ isWorking, refresh, t });
  useEffect(() => {
    latest.current = { isWorking, refresh, t };
  });

  useEffect(() => {
    const shown = element.current!;
    let from: { x: number; y: number } | null = null;
    let pulled = 0;
    const draw = (): void => {
      shown.toggleAttribute('data-held', pulled > 0);
      shown.toggleAttribute('data-far', pulled >= farEnoughPx);
      const isOut = pulled > 0;
      shown.style.opacity = isOut ? String(Math.min(1, pulled / farEnoughPx)) : '';
      shown.style.transform = isOut ? `translateY(${pulled - 48}px) rotate(${pulled * 4}deg)` : '';
    };
    const release = (): void => {
      from = null;
      pulled = 0;
      draw();
    };
    const again = async (): Promise<void> => {
      setWorking(true);
      let isFailed = false;
      const stop = failures.subscribe(() => {
        isFailed = true;
      });
      await Promise.all([
        latest.current.refresh().then(revalidateShown),
        new Promise((done) => setTimeout(done, leastMs)),
      ]);
      stop();
      setWorking(false);
      const { t: say } = latest.current;
      if (isFailed) toast(say('extra.pull.failed'), { kind: 'warn' });
      else toast(say('extra.pull.done'), { kind: 'done' });
    };
    const onStart = ({ touches, target }: TouchEvent): void => {
      release();
      const isFree =
        touches.length === 1 &&
        window.scrollY <= 0 &&
        !latest.current.isWorking &&
        document.querySelector('dialog:modal') === null &&
        (target as Element).closest(elsewhere) === null;
      if (isFree) from = placeOf(touches);
    };
    const onMove = ({ touches }: TouchEvent): void => {
      if (!from) return;
      const next =
        touches.length > 1 || window.scrollY > 0
          ? null
          : pullOf(placeOf(touches).x - from.x, placeOf(touches).y - from.y, pulled > 0);
      if (next === null) {
        release();
        return;
      }
      pulled = next;
      draw();
    };
    const onEnd = (): void => {
      const isFar = from !== null && pulled >= farEnoughPx;
      release();
      if (isFar) void again();
    };
    // The browser's own pull loads the whole page again; where the site has one, it is the only one.
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'none';
    const passive = { passive: true };
    window.addEventListener('touchstart', onStart, passive);
    window.addEventListener('touchmove', onMove, passive);
    window.addEventListener('touchend', onEnd, passive);
    window.addEventListener('touchcancel', release, passive);
    return () => {
      style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchmove', onMove);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', release);
    };
  }, []);

  return (
    <>
      <div ref={element} className={sign} data-working={isWorking || undefined} aria-hidden="true">
        <Icon name="refresh" />
      </div>
      <p role="status" className={`${spoken} ${atTop}`}>
        {isWorking && t('extra.pull.working')}
      </p>
    </>
  );
}
