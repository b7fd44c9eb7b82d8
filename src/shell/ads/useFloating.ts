// Where a floating ad stands: at rest where the page leaves it room, opened by a tap for a moment, or dragged to a place inside the window.
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { throttle } from '../throttle.ts';
import { docked, inside, type Place } from './floatPlace.ts';
import { roomNow, useAdPosition } from './useAdPosition.ts';

/** docs/specification.md §9. */
const dragThrottleMs = 50;
/** A finger that moved less has tapped. */
const tapPx = 6;

export function useFloating(nth: number, mayOpen: boolean) {
  /** Where the player has opened or put it; null while it rests. */
  const [moved, setMoved] = useState<Place | null>(null);
  /** Opened by a tap and not moved since: it gives the page back once that is scrolled or pressed. */
  const [isPeeking, setPeeking] = useState(false);
  const self = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const drag = useRef<{ from: Place; begin: Place; isMoved: boolean } | null>(null);
  const wasDragged = useRef(false);

  const rest = useAdPosition(nth, mayOpen, moved !== null);
  const place = moved ?? (rest?.isFolded ? null : rest?.place) ?? null;

  useEffect(() => {
    const settle = (): void => setMoved((before) => before && inside(before, roomNow()));
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, []);

  useEffect(() => {
    if (!isPeeking) return;
    const end = ({ target }: Event): void => {
      if (target instanceof Node && self.current?.contains(target)) return;
      setMoved(null);
      setPeeking(false);
    };
    window.addEventListener('scroll', end, { passive: true });
    window.addEventListener('pointerdown', end);
    return () => {
      window.removeEventListener('scroll', end);
      window.removeEventListener('pointerdown', end);
    };
  }, [isPeeking]);

  const move = useMemo(() => throttle(setMoved, dragThrottleMs), []);
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
      setPeeking(false);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    move(inside({ x: held.begin.x + x, y: held.begin.y + y }, roomNow()));
  };
  const onPointerUp = (): void => {
    drag.current = null;
    setHeld(false);
  };

  return {
    self,
    rest,
    /** Null while it is folded. */
    place,
    isHeld,
    hold: setHeld,
    dragging: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    /** The press that ends was no tap. */
    wasDragged: (): boolean => wasDragged.current,
    open: (): void => {
      setMoved(rest && docked(rest.place, roomNow()));
      setPeeking(true);
    },
    fold: (): void => {
      setMoved(null);
      setPeeking(false);
    },
  };
}
