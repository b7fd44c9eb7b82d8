// Lists of thousands of rows: only the stretches near the screen are drawn, the others keep their room; the end asks for more.
import { css } from '@linaria/core';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tabMap } from '#browser/tabMap.ts';

/** Rows left out together fill about this much. */
const stretchPx = 1080;
/** As much of them is drawn in a frame: a slow phone manages it without a jerk. */
const stepPx = 200;
/** How far outside the screen rows are there already. */
const nearPx = 900;

const stretch = css`
  overflow-anchor: auto;
  &[data-far] {
    visibility: hidden;
  }
`;

/** How high so many rows were, by history entry, list and place in it: back finds a list as high as it was left, also after a reload. */
const measured = tabMap<{ rows: number; px: number }>('list heights', 400);

/** Stretches that come near wait here: in each frame the first of them draws a step, and says whether that was all. */
const waiting = new Set<() => boolean>();
function drawNext(): void {
  for (const draw of waiting) {
    if (draw()) waiting.delete(draw);
    break;
  }
  if (waiting.size > 0) requestAnimationFrame(drawNext);
}
function drawSoon(draw: () => boolean): void {
  if (waiting.size === 0) requestAnimationFrame(drawNext);
  waiting.add(draw);
}

export interface LongListProps<Item> {
  items: readonly Item[];
  /** Height of a row in CSS pixels, about: the room of rows that were never seen. */
  rowPx: number;
  label: string;
  /** The end comes near: more may be asked for. Called once for each list. */
  onEnd?: () => void;
  /** An <li>. */
  children: (item: Item) => ReactNode;
}

export function LongList<Item>({ items, rowPx, label, onEnd, children }: LongListProps<Item>) {
  const { key: entry } = useLocation();
  const perStretch = Math.max(1, Math.round(stretchPx / rowPx));
  const stretches = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / perStretch) }, (_, at) =>
        items.slice(at * perStretch, (at + 1) * perStretch),
      ),
    [items, perStretch],
  );
  const foot = useRef<HTMLDivElement>(null);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  // A new list makes a new observer: an end that is still in sight then reports again, also where a page left the list no longer.
  useEffect(() => {
    if (!foot.current || items.length === 0) return;
    const watch = new IntersectionObserver(
      (seen) => {
        // A busy page receives several changes at once, oldest first: the last is the current state.
        if (seen.at(-1)!.isIntersecting) latestOnEnd.current?.();
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [items]);
  return (
    <section aria-label={label}>
      {stretches.map((rows, at) => (
        <Stretch
          // By its place: a row that is new at the head moves a row over each border and draws no stretch again.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${label} ${at}`}
          name={`${entry} ${label} ${at}`}
          rows={rows}
          rowPx={rowPx}
          isFirst={at === 0}
        >
          {children}
        </Stretch>
      ))}
      <div ref={foot} />
    </section>
  );
}

interface StretchProps<Item> {
  name: string;
  rows: readonly Item[];
  rowPx: number;
  isFirst: boolean;
  children: (item: Item) => ReactNode;
}

function Stretch<Item>({ name, rows, rowPx, isFirst, children }: StretchProps<Item>) {
  const element = useRef<HTMLUListElement>(null);
  const { length } = rows;
  const [drawn, setDrawn] = useState(isFirst ? length : 0);
  const latest = useRef({ length, drawn, isNear: isFirst });
  const draw = useCallback((): boolean => {
    const { current } = latest;
    current.drawn = Math.min(current.length, current.drawn + Math.max(1, Math.round(stepPx / rowPx)));
    setDrawn(current.drawn);
    return current.drawn === current.length;
  }, [rowPx]);
  useLayoutEffect(() => {
    const { current } = latest;
    current.length = length;
    // A page that arrives fills up the last stretch of the one before.
    if (current.isNear && current.drawn < length) drawSoon(draw);
  }, [length, draw]);
  // In the frame that draws it, like the scroll position that useScrollKeeping keeps: back needs both of one moment.
  useEffect(() => {
    const list = element.current!;
    const sizes = new ResizeObserver(() => {
      // None while its screen is hidden.
      if (list.offsetHeight > 0) measured.set(name, { rows: latest.current.length, px: list.offsetHeight });
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [name]);
  useEffect(() => {
    const list = element.current!;
    const { current } = latest;
    const watch = new IntersectionObserver(
      (seen) => {
        const { isIntersecting, boundingClientRect } = seen.at(-1)!;
        current.isNear = isIntersecting;
        if (!isIntersecting) {
          waiting.delete(draw);
          // Its room stays what it was.
          current.drawn = 0;
          setDrawn(0);
        } else if (current.drawn < current.length) {
          const isOnScreen = boundingClientRect.bottom > 0 && boundingClientRect.top < window.innerHeight;
          if (isOnScreen) while (!draw());
          else drawSoon(draw);
        }
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(list);
    return () => {
      watch.disconnect();
      waiting.delete(draw);
    };
  }, [draw]);
  return (
    <ul
      ref={element}
      className={stretch}
      data-rows={length}
      data-far={drawn === 0 ? '' : undefined}
      aria-hidden={drawn === 0 || undefined}
      style={drawn < length ? { minHeight: roomOf(name, length, rowPx) } : undefined}
    >
      {rows.slice(0, drawn).map(children)}
    </ul>
  );
}

function roomOf(name: string, rows: number, rowPx: number): number {
  const known = measured.get(name);
  return known ? (known.px / known.rows) * rows : rows * rowPx;
}
