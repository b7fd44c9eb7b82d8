// The face of a die: white with its pips, one and four in red as Chinese dice have them.
import { css } from '@linaria/core';

const face = css`
  flex: none;
  width: var(--ball);
  height: var(--ball);
  /* Its edge, where the die begins between two pixels. */
  overflow: visible;
  filter: var(--picture);
`;

/** Pips by the nine places of a face, row by row. */
const pips: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const redFaces = [1, 4];

/** `value` is 1 to 6. Decoration: who draws it says its value in words. */
export function Die({ value }: { value: number }) {
  const radius = value === 1 ? 4.4 : 2.7;
  return (
    <svg className={face} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="27" height="27" rx="6.5" fill="#fffdf9" stroke="#c9bcae" />
      {(pips[value - 1] ?? []).map((place) => (
        <circle
          key={place}
          cx={7 + (place % 3) * 7}
          cy={7 + Math.floor(place / 3) * 7}
          r={radius}
          fill={redFaces.includes(value) ? '#cf1f2b' : '#2a2421'}
        />
      ))}
    </svg>
  );
}
