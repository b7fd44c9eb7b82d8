// How the numbers of a new draw come, one by one: by transform and opacity alone, which the compositor moves.
import { css } from '@linaria/core';

export const rollMs = 1_200;
/** The last of them needs this to arrive. */
const arriveMs = 240;
/** The most numbers a family draws. */
const most = 20;

/** For the line that holds the numbers; with less motion they are there at once. */
export const rolling = css`
  @media (prefers-reduced-motion: no-preference) {
    &[data-rolls] > * {
      animation: ball-in ${arriveMs}ms cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards;
    }
    ${Array.from({ length: most }, (_, at) => `&[data-rolls] > :nth-child(${at + 1}) { animation-delay: calc(var(--step) * ${at}); }`).join('\n')}
  }
  @keyframes ball-in {
    from {
      opacity: 0;
      transform: translateY(-0.75rem) rotate(-120deg);
    }
  }
`;

/** The time from one of so many numbers to the next, for the same line. */
export const rollStep = (count: number): object => ({
  style: { '--step': `${(rollMs - arriveMs) / count}ms` },
});
