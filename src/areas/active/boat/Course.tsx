// The river: the boat, which rows from the start to where it lies and on from there, and a flag at every step.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { wantsLessMotion } from '#kit/picture/motion.ts';

const box = css`
  position: relative;
  overflow: hidden;
  height: 12.5rem;
  border-radius: var(--radius);
  background: linear-gradient(#bfe6f2, #8fd0e3 34%, #2f8fb3 34%, #1d6b92);
  filter: var(--picture);
  svg {
    position: absolute;
  }
`;
const hills = css`
  top: 1.25rem;
  left: 0;
  width: 100%;
`;
const waves = css`
  left: 0;
  width: 200%;
  max-width: none;
  animation: waves-drift 9s linear infinite;
  &:nth-of-type(2) {
    top: 4.5rem;
    opacity: 0.5;
    animation-duration: 14s;
  }
  &:nth-of-type(3) {
    top: 7.5rem;
    opacity: 0.35;
  }
  &:nth-of-type(4) {
    bottom: 0.25rem;
    opacity: 0.65;
  }
  @keyframes waves-drift {
    to {
      transform: translate3d(-50%, 0, 0);
    }
  }
`;
const lane = css`
  position: absolute;
  right: 2.25rem;
  bottom: 2.5rem;
  left: 6.5rem;
  height: 6rem;
  > svg {
    bottom: 0.5rem;
    width: 1rem;
    transform: translateX(-50%);
  }
`;
/** As wide as the lane: moving it by its own share needs no layout. */
const mover = css`
  position: absolute;
  inset: 0;
  transition: transform 1600ms ease-in-out;
`;
const boat = css`
  position: absolute;
  bottom: -0.5rem;
  left: -6.25rem;
  width: 8rem;
  animation: boat-bob 1400ms ease-in-out infinite alternate;
  svg {
    position: static;
    width: 100%;
    overflow: visible;
  }
  @keyframes boat-bob {
    from {
      transform: translateY(-1px) rotate(-1deg);
    }
    to {
      transform: translateY(3px) rotate(1deg);
    }
  }
`;
const paddle = css`
  transform-box: fill-box;
  transform-origin: 50% 0;
  animation: paddle-stroke 700ms ease-in-out infinite alternate;
  @keyframes paddle-stroke {
    from {
      transform: rotate(34deg);
    }
    to {
      transform: rotate(-30deg);
    }
  }
`;

export interface CourseProps {
  /** Where the boat lies, 0 to 1. */
  share: number;
  flags: readonly { at: number; isReached: boolean }[];
  label: string;
}

const Waves = () => (
  <svg
    className={waves}
    viewBox="0 0 800 20"
    fill="none"
    stroke="#dff4fa"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: 16 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed ornament
      <path key={index} d="M6 12q9-9 18 0t18 0" transform={`translate(${index * 50} ${(index % 2) * 4})`} />
    ))}
  </svg>
);

export function Course({ share, flags, label }: CourseProps) {
  // Drawn at the start once, so that there is a way to row; with less motion it lies where it is.
  const [at, setAt] = useState(() => (wantsLessMotion() ? share : 0));
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAt(share));
    return () => cancelAnimationFrame(frame);
  }, [share]);
  return (
    <div className={box} role="img" aria-label={label}>
      <svg className={hills} viewBox="0 0 375 50" aria-hidden="true" focusable="false">
        <path d="M0 50V34q40-30 84-6 34-26 76 0 40-34 96-2 44-20 119 6v18z" fill="#6fb58f" opacity="0.75" />
      </svg>
      <Waves />
      <Waves />
      <div className={lane}>
        {flags.map(({ at: place, isReached }) => (
          <svg
            key={place}
            viewBox="0 0 16 40"
            style={{ left: `${place * 100}%` }}
            aria-hidden="true"
            focusable="false"
          >
            <path d="M3 2v38" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
            <path d="M3 3h12l-4 5 4 5H3z" fill={isReached ? '#f4c463' : '#e9f2f5'} />
          </svg>
        ))}
        <div className={mover} style={{ transform: `translate3d(${at * 100}%, 0, 0)` }}>
          <div className={boat}>
            <svg viewBox="0 0 160 84" fill="none" aria-hidden="true" focusable="false">
              {/* The mast with its banner, the drummer, and four who row. */}
              <path d="M30 20v36" stroke="#7d1513" strokeWidth="2.5" />
              <path d="M30 20h-22l5 7-5 7h22z" fill="#d8222b" />
              {[52, 70, 88, 106].map((x) => (
                <g key={x}>
                  <circle cx={x} cy="40" r="5" fill="#f3c9a0" />
                  <path d={`M${x - 5} 39q5-8 10 0z`} fill="#d8222b" />
                  <path d={`M${x - 5} 60q0-14 5-14t5 14z`} fill="#f4c463" />
                  <path
                    className={paddle}
                    d={`M${x + 2} 50v24`}
                    stroke="#8a5a1a"
                    strokeWidth="3"
                    strokeLinecap="round"
                  />
                </g>
              ))}
              <path d="M8 52q6 22 30 22h78q24 0 32-22-18 8-36 8H42Q22 60 8 52z" fill="#c2302a" />
              <path
                d="M14 60q10 9 28 9h74q16 0 26-8"
                stroke="#f4c463"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
              <path d="M8 52q-8-8-4-20 2 10 12 14z" fill="#2f8f5b" />
              {/* The head of the dragon. */}
              <path
                d="M140 56q-2-20 8-28-2-8 2-12 2 6 6 7 10 2 8 14-8-2-8 4 6 0 6 4-12 2-12 12z"
                fill="#2f8f5b"
              />
              <circle cx="153" cy="31" r="2.4" fill="#fff" />
              <circle cx="153.600" cy="31" r="1.2" fill="#1c1206" />
              <path
                d="M147 26q-6-2-10 4M148 22q-4-6-10-4"
                stroke="#f4c463"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </div>
        </div>
      </div>
      <Waves />
    </div>
  );
}
