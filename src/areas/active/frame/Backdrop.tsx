// The ornaments behind every stage: two lanterns that sway and clouds in the old manner.
import { css } from '@linaria/core';

const ornaments = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  svg {
    position: absolute;
  }
`;
const lantern = css`
  top: -0.5rem;
  left: 0.35rem;
  width: 2.6rem;
  filter: var(--picture);
  transform-origin: 50% 0;
  animation: lantern-sway 3600ms ease-in-out infinite alternate;
  & + & {
    right: 0.35rem;
    left: auto;
    animation-delay: -1800ms;
  }
  @keyframes lantern-sway {
    from {
      transform: rotate(-5deg);
    }
    to {
      transform: rotate(5deg);
    }
  }
`;
const clouds = css`
  right: 0;
  bottom: -0.25rem;
  left: 0;
  width: 100%;
  color: var(--accent);
  opacity: 0.28;
  html[data-skin='ThemeBlack'] & {
    color: var(--brand);
    opacity: 0.18;
  }
`;

const Lantern = () => (
  <svg className={lantern} viewBox="0 0 52 96" fill="none" aria-hidden="true" focusable="false">
    <path d="M26 0v20" stroke="#f4c463" strokeWidth="1.6" />
    <rect x="17" y="19" width="18" height="5" rx="2" fill="#f4c463" />
    <ellipse cx="26" cy="42" rx="22" ry="19" fill="#d8222b" />
    <path
      d="M26 23v38M16 25.500c-5 5-7 11-7 16.500s2 11.500 7 16.500M36 25.500c5 5 7 11 7 16.500s-2 11.500-7 16.500"
      stroke="#f07a5c"
      strokeWidth="1.4"
    />
    <rect x="17" y="60" width="18" height="5" rx="2" fill="#f4c463" />
    <path d="M21 65v14M26 65v20M31 65v14" stroke="#f4c463" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);

export function Backdrop() {
  return (
    <div className={ornaments} aria-hidden="true">
      <Lantern />
      <Lantern />
      <svg
        className={clouds}
        viewBox="0 0 375 60"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M-6 50h70c14 0 14-20 0-20-2-14-24-14-26 0 10-2 12 12 2 12-8 0-8-10-2-12M96 54h62c12 0 12-17 0-17-2-12-20-12-22 0 8-2 10 10 2 10-7 0-7-8-2-10" />
        <path d="M214 50h66c14 0 14-20 0-20-2-14-24-14-26 0 10-2 12 12 2 12-8 0-8-10-2-12M316 55h80M330 55c14 0 14-18 0-18-2-12-20-12-22 0" />
      </svg>
    </div>
  );
}
