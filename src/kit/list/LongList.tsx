// Owns lists of thousands of rows: only the stretches near the screen are drawn, the others keep their room; the end asks for more.
import { css } from '@linaria/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Rows drawn or left out together. */
const stretchRows = 40;
/** How far outside the screen rows are there already. */
const nearPx = 1200;

const stretch = css`
  overflow-anchor: auto;
  &[data-far] {
    visibility: hidden;
  }
`;

/** Heights in px that stretches had, by their list and first row: back finds a list as high as it was left. */
const measured = new Map<string, number>();

/** A busy page receives several changes at once, oldest first: the last is the current state. */
const isInSight = (seen: readonly IntersectionObserverEntry[]): boolean =>
  seen.at(-1)?.isIntersecting ?? false;

export interface LongListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height of a row in CSS pixels, about: the room of rows that were never seen. */
  rowPx: number;
  label: string;
  /** The end comes near: more may be asked for. Called once for each length of the list. */
  onEnd?: () => void;
  /** An <li>. */
  children: (item: Item) => ReactNode;
}

export function LongList<Item>({ items, keyOf, rowPx, label, onEnd, children }: LongListProps<Item>) {
  const stretches = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / stretchRows) }, (_, at) =>
        items.slice(at * stretchRows, (at + 1) * stretchRows),
      ),
    [items],
  );
  const foot = useRef<HTMLDivElement>(null);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  const { length } = items;
  // A new length makes a new observer: one that is still in sight then reports again.
  useEffect(() => {
    if (!foot.current || length === 0) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (isInSight(seen)) latestOnEnd.current?.();
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [length]);
  return (
    <section aria-label={label}>
      {stretches.map((rows, at) => (
        <Stretch
          key={keyOf(rows[0]!)}
          name={`${label} ${keyOf(rows[0]!)} ${rows.length}`}
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
  const [isNear, setNear] = useState(isFirst);
  const [heightPx, setHeight] = useState(measured.get(name) ?? rows.length * rowPx);
  useLayoutEffect(() => {
    const list = element.current!;
    return () => {
      if (list.childElementCount > 0 && list.offsetHeight > 0) measured.set(name, list.offsetHeight);
    };
  }, [name]);
  useEffect(() => {
    const list = element.current!;
    const watch = new IntersectionObserver(
      (seen) => {
        const near = isInSight(seen);
        // Measured as it goes out of sight: its room stays what it was.
        if (!near && list.childElementCount > 0) {
          setHeight(list.offsetHeight);
          measured.set(name, list.offsetHeight);
        }
        setNear(near);
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(list);
    return () => watch.disconnect();
  }, [name]);
  return (
    <ul
      ref={element}
      className={stretch}
      data-far={isNear ? undefined : ''}
      {...(!isNear && { style: { height: heightPx }, 'aria-hidden': true })}
    >
      {isNear && rows.map(children)}
    </ul>
  );
}
