// The swipe across the card of the period from one favourite to the next, and the dots in it that say there are others.
import { css } from '@linaria/core';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMyLotteries } from '#play/lottery-page/myLotteries.ts';
import { landscapePhone } from '../landscape.ts';
import type { Play } from '../usePlay.ts';
import { besideIn, farEnoughPx, ringOf, swipeOf } from './swipeOf.ts';

const dots = css`
  position: absolute;
  right: 0;
  bottom: 3px;
  left: 0;
  display: flex;
  justify-content: center;
  gap: 4px;
  pointer-events: none;
  > i {
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: var(--line);
  }
  > i[data-here] {
    width: 10px;
    border-radius: 2px;
    background: var(--brand-text);
  }
  @media ${landscapePhone} {
    display: none;
  }
`;

export interface OwnLotteriesProps extends Pick<Play, 'lottery' | 'lotteries'> {
  card: RefObject<HTMLElement | null>;
  onSwitch: (lotCode: string) => void;
}

export function OwnLotteries({ card, lottery: { lotCode }, lotteries, onSwitch }: OwnLotteriesProps) {
  const { favourites } = useMyLotteries();
  const ring = ringOf(lotCode, favourites, lotteries);
  const latest = useRef({ ring, onSwitch });
  useEffect(() => {
    latest.current = { ring, onSwitch };
  });
  const isAlone = ring.length === 0;
  useEffect(() => {
    const element = card.current;
    if (!element || isAlone) return;
    let from: { x: number; y: number } | null = null;
    let across = 0;
    const draw = (): void => {
      element.style.transform = across === 0 ? '' : `translateX(${across / 3}px)`;
    };
    const release = (): void => {
      from = null;
      across = 0;
      draw();
    };
    const onStart = ({ touches }: TouchEvent): void => {
      release();
      if (touches.length === 1) from = { x: touches[0]!.clientX, y: touches[0]!.clientY };
    };
    const onMove = ({ touches }: TouchEvent): void => {
      if (!from) return;
      const { clientX, clientY } = touches[0]!;
      const next = touches.length > 1 ? null : swipeOf(clientX - from.x, clientY - from.y, across !== 0);
      if (next === null) {
        release();
        return;
      }
      across = next;
      draw();
    };
    const onEnd = (): void => {
      const by = across < 0 ? 1 : -1;
      const isFar = from !== null && Math.abs(across) >= farEnoughPx;
      release();
      const to = isFar ? besideIn(latest.current.ring, lotCode, by) : undefined;
      if (to !== undefined) latest.current.onSwitch(to);
    };
    // Up and down is the page's; across is the card's.
    element.style.touchAction = 'pan-y';
    const passive = { passive: true };
    element.addEventListener('touchstart', onStart, passive);
    element.addEventListener('touchmove', onMove, passive);
    element.addEventListener('touchend', onEnd, passive);
    element.addEventListener('touchcancel', release, passive);
    return () => {
      release();
      element.style.touchAction = '';
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', release);
    };
  }, [card, isAlone, lotCode]);
  if (isAlone || !card.current) return null;
  return createPortal(
    <div className={dots} aria-hidden="true">
      {ring.map((code) => (
        <i key={code} data-here={code === lotCode || undefined} />
      ))}
    </div>,
    card.current,
  );
}
