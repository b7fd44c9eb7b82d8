// Owns one floating ad: its pictures in turn, dragging kept inside the window, and buttons for whoever does not drag.
import { css } from '@linaria/core';
import { type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AdLink } from '#contract/entities.generated.ts';
import { safeAddress } from '#kit/html/address.ts';
import { Icon } from '#kit/Icon.tsx';
import { columnPx } from '#kit/page/layout.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';
import { throttle } from '../throttle.ts';
import { adPx, beginning, docked, inside, isLeft, type Place, type Room } from './floatPlace.ts';

const turnMs = 5_000;
/** docs/specification.md §9. */
const dragThrottleMs = 50;
/** A finger that moved less has tapped. */
const tapPx = 6;

const frame = css`
  position: fixed;
  z-index: 30;
  top: 0;
  /* Beside the column of a wide screen there is nothing to cover. */
  left: max(0px, 50% - var(--column) / 2);
  width: 64px;
  touch-action: none;
  user-select: none;
  & > :first-child {
    display: block;
    overflow: hidden;
    width: 100%;
    border-radius: var(--radius);
    filter: drop-shadow(0 2px 6px color-mix(in srgb, var(--overlay) 40%, transparent));
    cursor: grab;
  }
  /* A round picture stands on the page, not on a square of its own. */
  & > :first-child > :has(img) {
    background: none;
  }
`;
const tools = css`
  display: flex;
  justify-content: space-between;
  padding-top: 2px;
  & > button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--surface-raised);
    box-shadow: var(--shadow), inset 0 0 0 1px var(--line);
    color: var(--text-quiet);
    font-size: 14px;
  }
  & > [data-side='right'] > svg {
    transform: rotate(180deg);
  }
`;

/** The ad's places are counted from the edge of the phone's column. */
const columnWidth = (): number => Math.min(document.documentElement.clientWidth, columnPx);

export interface FloatAdProps {
  nth: number;
  /** Which end of the page it begins at; a form has its buttons at the foot. */
  from: 'foot' | 'top';
  items: readonly AdLink[];
  onClose: () => void;
}

export function FloatAd({ nth, from, items, onClose }: FloatAdProps) {
  const t = useText();
  const site = useSite();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const drag = useRef<{ from: Place; begin: Place; isMoved: boolean } | null>(null);
  const wasDragged = useRef(false);

  const roomNow = (): Room => ({
    width: columnWidth(),
    height: window.innerHeight,
    ad: { width: box.current?.offsetWidth ?? 64, height: box.current?.offsetHeight ?? adPx },
  });

  useLayoutEffect(() => {
    const settle = (): void => {
      const element = box.current;
      if (!element) return;
      const room: Room = {
        width: columnWidth(),
        height: window.innerHeight,
        ad: { width: element.offsetWidth, height: element.offsetHeight },
      };
      setPlace((before) => (before ? inside(before, room) : beginning(nth, room, from)));
    };
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [nth, from]);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (items.length < 2 || isHeld || isStill) return;
    const timer = setInterval(() => setTurn((count) => count + 1), turnMs);
    return () => clearInterval(timer);
  }, [items.length, isHeld]);

  const move = useMemo(() => throttle(setPlace, dragThrottleMs), []);
  useEffect(() => () => move.cancel(), [move]);

  const onPointerDown = (event: PointerEvent): void => {
    if (!place || event.button !== 0) return;
    drag.current = { from: { x: event.clientX, y: event.clientY }, begin: place, isMoved: false };
    wasDragged.current = false;
    setHeld(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current;
    if (!held) return;
    const x = event.clientX - held.from.x;
    const y = event.clientY - held.from.y;
    if (!held.isMoved && Math.hypot(x, y) < tapPx) return;
    if (!held.isMoved) {
      held.isMoved = true;
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    move(inside({ x: held.begin.x + x, y: held.begin.y + y }, roomNow()));
  };
  const onPointerUp = (): void => {
    drag.current = null;
    setHeld(false);
  };

  const item = items[turn % items.length]!;
  const picture = <Picture src={item.imgUrl} alt={item.title} ratio="1" />;
  const side = place && isLeft(place, roomNow()) ? 'right' : 'left';
  const dragging = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
  };
  return (
    <aside
      ref={box}
      className={frame}
      aria-label={t('shell.ad.label')}
      style={place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { visibility: 'hidden' }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* An address that may not be followed leaves a picture without a link. */}
      {safeAddress(item.linkUrl) ? (
        <button
          type="button"
          aria-label={item.title || undefined}
          {...dragging}
          onClick={() => {
            if (!wasDragged.current) site.follow(item.linkUrl, item.title, item.linkType);
          }}
        >
          {picture}
        </button>
      ) : (
        <div {...dragging}>{picture}</div>
      )}
      <div className={tools}>
        <button
          type="button"
          className={pressable}
          data-side={side}
          aria-label={t(side === 'left' ? 'shell.ad.left' : 'shell.ad.right')}
          onClick={() => setPlace((before) => before && docked(side, before, roomNow()))}
        >
          <Icon name="back" />
        </button>
        <button type="button" className={pressable} aria-label={t('shell.ad.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
