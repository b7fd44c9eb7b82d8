// The row of pictures of which one is seen: scrolled by the finger, turned automatically until somebody touches it.
import { css } from '@linaria/core';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { useTurning, wantsLessMotion } from './motion.ts';

const frame = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius);
`;

const track = css`
  display: flex;
  /* Widths are fractions of a pixel: without a gap, an edge of the neighbour shows. */
  gap: var(--space-2);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

const slide = css`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: center;
  scroll-snap-stop: always;
`;

const dots = css`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  /* Under the words: at the middle and the right is what the pictures show. */
  justify-content: flex-start;
  padding-left: 0.5rem;
  pointer-events: none;
  & > button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    pointer-events: auto;
  }
  & > button::before {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 0.1875rem;
    background: #fff;
    box-shadow: 0 0 2px rgb(0 0 0 / 45%);
    opacity: 0.6;
    transition:
      width 160ms,
      opacity 160ms;
  }
  & > button[aria-current]::before {
    width: 0.875rem;
    opacity: 1;
  }
`;

export interface CarouselProps<Item extends { id: string | number }> {
  /** What the row is, for those who listen. */
  label: string;
  items: readonly Item[];
  /** A slide; its height must be fixed by a ratio (see Picture), so that nothing jumps. */
  render: (item: Item, at: number) => ReactNode;
  /** Turns by itself after so long; 4000 where not given, 0 never. */
  intervalMs?: number;
}

export function Carousel<Item extends { id: string | number }>(props: CarouselProps<Item>) {
  const { label, items, render, intervalMs = 4000 } = props;
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  /** Stays so once the player has swiped: what they look at must not move away again. */
  const [isHeld, setHeld] = useState(false);
  const count = items.length;
  const go = (to: number): void => {
    const track = row.current;
    const slide = track?.children[to];
    if (!track || !slide) return;
    track.scrollTo({
      left: track.scrollLeft + slide.getBoundingClientRect().left - track.getBoundingClientRect().left,
      // From the last slide to the first at once: a smooth scroll would rewind through all of them.
      behavior: wantsLessMotion() || Math.abs(to - at) > 1 ? 'instant' : 'smooth',
    });
  };
  useTurning(() => go((at + 1) % count), intervalMs, intervalMs > 0 && count > 1 && !isHeld);
  const hold = (): void => setHeld(true);
  return (
    <section
      className={frame}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerDown={hold}
      onPointerEnter={hold}
      onFocus={hold}
    >
      <div
        ref={row}
        className={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setAt(Math.round((currentTarget.scrollLeft / Math.max(1, currentTarget.scrollWidth)) * count))
        }
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group that no fieldset describes
          <div
            key={item.id}
            className={slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('kit.carousel.slide', { at: index + 1, count })}
            // What is out of sight is not for the keyboard.
            inert={index !== at && isHeld ? true : undefined}
          >
            {render(item, index)}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={dots}>
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              aria-label={t('kit.carousel.goTo', { at: index + 1 })}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => go(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
