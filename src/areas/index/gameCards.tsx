// The look of game cards: compact ones in three columns, or large ones in two.
import { css } from '@linaria/core';
import { Skeleton } from '#kit/page/Skeleton.tsx';

/** Three compact columns; with data-columns="2" two columns of large cards. */
export const cards = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-2) var(--space-3) var(--space-3);
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
  }
  > li {
    position: relative;
    min-width: 0;
  }
  /* The skeleton, while nobody knows how many there are; the cards are as high as their rows. */
  &:is(div) {
    min-height: 20rem;
  }
`;
export const card = css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 0.375rem;
  width: 100%;
  height: 100%;
  min-height: 7.25rem;
  /* Above the picture is as much as a mark in the corner is high. */
  padding: max(1rem, 16px) var(--space-1) var(--space-2);
  border-radius: var(--radius);
  background: var(--surface);
  text-align: center;
  > span:last-of-type {
    display: grid;
    width: 100%;
    font-weight: 500;
    line-height: 1.35;
    text-wrap: balance;
  }
  /* A caption is as high as the countdown that takes its place, or every row would grow below who reads. */
  > span:has([data-draw]) {
    grid-template-rows: auto minmax(1.35em, auto);
  }
  /* Names are whole, on as many lines as they take; English ones are longer. */
  &:lang(en) {
    font-size: var(--font-small);
    letter-spacing: -0.01em;
  }
  small {
    color: var(--text-faint);
    font-size: var(--font-caption);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  /* The last draw comes after the cards: its line is there. */
  [data-draw] {
    min-height: 1.35em;
    /* Five numbers of two figures stand in a third of the narrowest phone. */
    word-spacing: clamp(0px, (100vw - 340px) / 10, 0.15em);
    white-space: nowrap;
  }
  time {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    &[data-state='soon'] {
      color: var(--danger);
    }
    &[data-state='sealed'] {
      color: var(--text-quiet);
    }
  }
  [data-columns='2'] & {
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    gap: var(--space-2);
    min-height: 4.5rem;
    padding: max(1rem, 16px) var(--space-2) var(--space-2);
    /* Six characters in one line, 375 px wide. */
    font-size: 0.9375rem;
    text-align: left;
    &:lang(en) {
      font-size: var(--font-body);
    }
  }
  &[data-closed] > * {
    opacity: 0.75;
  }
`;
/** The picture of a platform's game. */
export const cover = css`
  width: 5rem;
  border-radius: 0.75rem;
`;
/** The way to all of them. */
export const more = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  width: 100%;
  min-height: var(--target);
  padding-bottom: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
  &:is(button) > svg {
    transform: rotate(90deg);
  }
`;
/** A mark in the card's corner. */
export const corner = css`
  position: absolute;
  top: 0;
  right: 0;
  padding: 0 0.375rem;
  border-radius: 0 var(--radius) 0 var(--radius);
  background: var(--brand);
  color: var(--on-brand);
  font-size: max(0.625rem, 10px);
  line-height: 1.6;
  &[data-quiet] {
    background: var(--surface-sunken);
    color: var(--text-quiet);
  }
`;

export function CardsSkeleton({ columns = 3 }: { columns?: 2 | 3 }) {
  return (
    <div className={cards} data-columns={columns}>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <Skeleton key={at} height={columns === 3 ? '7.25rem' : '5rem'} />
      ))}
    </div>
  );
}
