// Owns the chest: its lid, the light that comes out, and the coins that rise from it.
import { css } from '@linaria/core';

const box = css`
  position: relative;
  width: 13rem;
  height: 11rem;
  margin: 0 auto;
  filter: var(--picture);
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  &[data-ready] {
    animation: chest-shake 1800ms ease-in-out infinite;
  }
  @keyframes chest-shake {
    0%,
    72%,
    100% {
      transform: none;
    }
    78%,
    90% {
      transform: rotate(-2deg);
    }
    84%,
    96% {
      transform: rotate(2deg);
    }
  }
`;
const lid = css`
  transform-origin: 104px 70px;
  transition: transform 520ms cubic-bezier(0.3, 1.4, 0.5, 1);
  &[data-open] {
    transform: translateY(-26px) rotate(-9deg) scaleY(0.72);
  }
`;
const light = css`
  opacity: 0;
  transform: scaleY(0.3);
  transform-origin: 104px 92px;
  transition:
    opacity 400ms 200ms,
    transform 600ms 200ms;
  &[data-open] {
    opacity: 1;
    transform: none;
  }
`;
const coin = css`
  opacity: 0;
  &[data-open] {
    animation: coin-rise 1300ms ease-out 240ms both;
  }
  @keyframes coin-rise {
    0% {
      opacity: 0;
      transform: translate3d(0, 30px, 0) scale(0.5);
    }
    25% {
      opacity: 1;
    }
    60% {
      opacity: 1;
      transform: translate3d(var(--x), -62px, 0) rotate(200deg);
    }
    100% {
      opacity: 0;
      transform: translate3d(calc(var(--x) * 1.5), 10px, 0) rotate(360deg);
    }
  }
`;

export function Chest({ isOpen, isReady }: { isOpen: boolean; isReady: boolean }) {
  const open = isOpen || undefined;
  return (
    <div className={box} data-ready={(isReady && !isOpen) || undefined} aria-hidden="true">
      <svg viewBox="0 0 208 176" aria-hidden="true" focusable="false">
        <ellipse cx="104" cy="164" rx="86" ry="10" fill="#000" opacity="0.22" />
        <g className={light} data-open={open}>
          <path d="M40 92 12 10h184l-28 82z" fill="#ffe7a0" opacity="0.45" />
          <path d="M62 92 48 0h112l-14 92z" fill="#fff6d8" opacity="0.55" />
        </g>
        <g>
          <path d="M26 84h156v66a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z" fill="#a4231f" />
          <path d="M26 84h156v16H26z" fill="#7d1513" />
          <path d="M40 84h14v76H40zM154 84h14v76h-14z" fill="#e9b13f" />
          <path d="M26 148h156v2a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z" fill="#7d1513" />
          <circle cx="47" cy="94" r="3" fill="#a8741a" />
          <circle cx="161" cy="94" r="3" fill="#a8741a" />
        </g>
        <g className={lid} data-open={open}>
          <path d="M20 84V66a40 40 0 0 1 40-40h88a40 40 0 0 1 40 40v18z" fill="#c2302a" />
          <path d="M20 70h168v16H20z" fill="#e9b13f" />
          <path d="M44 30a40 40 0 0 1 12-4v46H42V32zM152 26q8 0 14 5v41h-14z" fill="#e9b13f" />
          <path d="M64 38h78" stroke="#f07a5c" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
          <rect x="88" y="62" width="32" height="36" rx="6" fill="#ffd877" stroke="#b77e1c" strokeWidth="2" />
          <circle cx="104" cy="76" r="5" fill="#7d1513" />
          <path d="M104 78v10" stroke="#7d1513" strokeWidth="4" strokeLinecap="round" />
        </g>
        {[-58, -30, -8, 16, 40, 62].map((x, index) => (
          <g
            key={x}
            className={coin}
            data-open={open}
            style={{ '--x': `${x}px`, animationDelay: `${240 + index * 70}ms` } as React.CSSProperties}
          >
            <circle cx={104 + x / 3} cy="86" r="10" fill="#e9a92f" />
            <circle cx={104 + x / 3} cy="86" r="7.5" fill="#ffd877" />
          </g>
        ))}
      </svg>
    </div>
  );
}
