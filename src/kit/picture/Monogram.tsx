// The mark of a station that has no logo: the first sign of its name, cut into a crystal of its brand colours.
import { useId } from 'react';
import { facetOf, initialsOf } from '#texts/monogram.ts';

export interface MonogramProps {
  name: string;
  /** Edge as a CSS length. */
  size?: string;
}

/** Decoration: the name stands beside it. */
export function Monogram({ name, size = '2.5rem' }: MonogramProps) {
  const id = useId();
  const initials = initialsOf(name);
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="var(--brand)" />
        <stop offset="1" stopColor="var(--brand-deep)" />
      </linearGradient>
      <clipPath id={`${id}c`}>
        <rect width="48" height="48" rx="12" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 0h48v48H0z" fill={`url(#${id}g)`} />
        <path d={facetOf(name)} fill="var(--on-brand)" opacity="0.1" />
      </g>
      <rect
        x="2.5"
        y="2.5"
        width="43"
        height="43"
        rx="9.5"
        fill="none"
        stroke="var(--on-brand)"
        strokeOpacity="0.38"
      />
      <text
        x="24"
        y="25"
        fill="var(--on-brand)"
        fontSize={initials.length > 1 ? 19 : 25}
        fontWeight="600"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initials}
      </text>
    </svg>
  );
}
