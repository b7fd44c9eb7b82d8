// The red packet: how it hangs, rains while one is open, and opens on what it holds.
import { css } from '@linaria/core';

const box = css`
  position: relative;
  height: 13.5rem;
  filter: var(--picture);
`;
const rain = css`
  position: absolute;
  inset: -5rem 0 0;
  overflow: hidden;
  pointer-events: none;
  svg {
    position: absolute;
    top: 0;
    width: 1.75rem;
    animation: packet-fall 3600ms linear infinite;
  }
  /* Packets that do not fall would stand in a row over the time that is left. */
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  /* The time that is left stands above the middle: there they come out from behind the packet. */
  svg[data-middle] {
    animation-name: packet-fall-middle;
  }
  @keyframes packet-fall-middle {
    from,
    36% {
      opacity: 0;
      transform: translate3d(0.25rem, 5.5rem, 0) rotate(-2deg);
    }
    46%,
    76% {
      opacity: 1;
    }
    90%,
    to {
      opacity: 0;
      transform: translate3d(0.75rem, 17.5rem, 0) rotate(18deg);
    }
  }
  @keyframes packet-fall {
    /* From below the line that says how long it lasts and holds the switch of the sound. */
    from {
      opacity: 0;
      transform: translate3d(0, 3.5rem, 0) rotate(-12deg);
    }
    12%,
    76% {
      opacity: 1;
    }
    90%,
    to {
      opacity: 0;
      transform: translate3d(0.75rem, 17.5rem, 0) rotate(18deg);
    }
  }
`;
const body = css`
  position: absolute;
  left: 50%;
  width: 9.25rem;
  height: 12.5rem;
  margin-left: -4.625rem;
  perspective: 40rem;
  &[data-raining]:not([data-open]) {
    animation: packet-hang 1100ms ease-in-out infinite alternate;
  }
  @keyframes packet-hang {
    from {
      transform: rotate(-2.5deg) scale(0.985);
    }
    to {
      transform: rotate(2.5deg) scale(1.015);
    }
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;
const note = css`
  position: absolute;
  right: 8%;
  left: 8%;
  top: 8%;
  display: grid;
  place-items: center;
  height: 56%;
  border-radius: 0.375rem;
  background: linear-gradient(#fffaf0, #ffedc4);
  color: #a8131d;
  font-size: 1.375rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
  opacity: 0;
  &[data-open] {
    opacity: 1;
    transform: translateY(-34%);
    transition:
      transform 620ms cubic-bezier(0.2, 1.2, 0.4, 1) 380ms,
      opacity 120ms 320ms;
  }
`;
const flap = css`
  transform-origin: 50% 0;
  transition: transform 380ms ease-in;
  &[data-open] {
    transform: rotateX(178deg);
  }
`;
const seal = css`
  position: absolute;
  top: 43%;
  left: 50%;
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  margin-left: -1.625rem;
  border: 2px solid #fff0c4;
  border-radius: 50%;
  background: radial-gradient(circle at 40% 32%, #ffe9a8, #f0b23c);
  color: #8f1219;
  font-size: 1.5rem;
  font-weight: 700;
  transition:
    opacity 160ms,
    transform 160ms;
  &[data-open] {
    opacity: 0;
    transform: scale(1.4);
  }
`;

/** Left in percent, seconds late, share of the full size. */
const drops: readonly (readonly [left: number, late: number, size: number])[] = [
  [3, 0, 0.9],
  [14, 1.4, 0.7],
  [24, 2.5, 1],
  [35, 0.8, 0.65],
  [47, 1.9, 0.8],
  [58, 3.1, 0.7],
  [67, 0.4, 1],
  [77, 2.2, 0.75],
  [86, 1.1, 0.9],
  [93, 2.9, 0.7],
];

/** Between these, in percent, stands the time that is left. */
const middle = [18, 76] as const;

const Drop = ({ left, late, size }: { left: number; late: number; size: number }) => (
  <svg
    viewBox="0 0 28 38"
    data-middle={(left > middle[0] && left < middle[1]) || undefined}
    style={{ left: `${left}%`, width: `${1.75 * size}rem`, animationDelay: `-${late}s` }}
    aria-hidden="true"
    focusable="false"
  >
    <rect width="28" height="38" rx="4" fill="#e23a35" />
    <path d="M0 4a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v9q-14 9-28 0z" fill="#f0594a" />
    <circle cx="14" cy="18" r="5" fill="#ffd877" />
  </svg>
);

export interface PacketProps {
  isRaining: boolean;
  isOpen: boolean;
  /** On the note inside. */
  amount: string;
  /** The one character on the seal. */
  seal: string;
}

export function Packet({ isRaining, isOpen, amount, seal: sealText }: PacketProps) {
  const open = isOpen || undefined;
  return (
    <div className={box} aria-hidden="true">
      {isRaining && !isOpen && (
        <div className={rain}>
          {drops.map(([left, late, size]) => (
            <Drop key={left} left={left} late={late} size={size} />
          ))}
        </div>
      )}
      <div className={body} data-raining={isRaining || undefined} data-open={open}>
        <svg viewBox="0 0 148 200" aria-hidden="true" focusable="false">
          <rect width="148" height="200" rx="12" fill="#9c121b" />
        </svg>
        <div className={note} data-open={open}>
          {amount}
        </div>
        <svg viewBox="0 0 148 200" aria-hidden="true" focusable="false">
          <path d="M0 62q74 58 148 0v126a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="#d8262c" />
          <path d="M0 62q74 58 148 0" fill="none" stroke="#f4c463" strokeWidth="2" />
          <path
            d="M22 178c14 0 14-16 2-16M126 178c-14 0-14-16-2-16M40 186h68"
            fill="none"
            stroke="#f4c463"
            strokeWidth="2"
            strokeLinecap="round"
            opacity="0.7"
          />
        </svg>
        <svg className={flap} data-open={open} viewBox="0 0 148 200" aria-hidden="true" focusable="false">
          <path d="M12 0h124a12 12 0 0 1 12 12v54q-74 58-148 0V12A12 12 0 0 1 12 0z" fill="#e8403a" />
          <path d="M0 66q74 58 148 0" fill="none" stroke="#f4c463" strokeWidth="2.5" />
        </svg>
        <span className={seal} data-open={open}>
          {sealText}
        </span>
      </div>
    </div>
  );
}
