// The chest: its lid closed and thrown back, the light above its gold, and the coins that rise when it opens.
import { css } from '@linaria/core';
import type { CSSProperties } from 'react';
import { Body, Gold, Gradients, Lock } from './chestParts.tsx';

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
/** Seen from the front while it is closed; it lifts towards its hinge. */
const lid = css`
  transform-origin: 104px 50px;
  transition: transform 160ms ease-in;
  &[data-open] {
    transform: scaleY(0);
  }
`;
/** Its inner side, once it is thrown back. */
const thrownBack = css`
  transform: scaleY(0);
  transform-origin: 104px 74px;
  transition: transform 160ms;
  &[data-open] {
    transform: none;
    transition: transform 300ms cubic-bezier(0.3, 1.5, 0.5, 1) 150ms;
  }
`;
const shine = css`
  opacity: 0;
  transform: scale(0.6);
  transform-origin: 104px 74px;
  &[data-open] {
    opacity: 1;
    transform: none;
    transition:
      opacity 400ms 220ms,
      transform 600ms cubic-bezier(0.2, 0.9, 0.3, 1) 220ms;
  }
`;
const gold = css`
  transform: translateY(40px);
  &[data-open] {
    transform: none;
    transition: transform 420ms cubic-bezier(0.2, 1.3, 0.4, 1) 160ms;
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

const rays = [-66, -44, -22, 0, 22, 44, 66];

const star = 'q1.6 6.4 8 8-6.4 1.6-8 8-1.6-6.4-8-8 6.4-1.6 8-8z';

export function Chest({ isOpen, isReady }: { isOpen: boolean; isReady: boolean }) {
  const open = isOpen || undefined;
  return (
    <div className={box} data-ready={(isReady && !isOpen) || undefined} aria-hidden="true">
      <svg viewBox="0 0 208 176" aria-hidden="true" focusable="false">
        <Gradients />
        <ellipse cx="104" cy="164" rx="90" ry="9" fill="#000" opacity="0.24" />
        <g className={shine} data-open={open}>
          <circle cx="104" cy="58" r="104" fill="url(#chest-glow)" />
          {rays.map((degrees) => (
            <path
              key={degrees}
              d="M98 74 92-36h24l-6 110z"
              fill="url(#chest-ray)"
              transform={`rotate(${degrees} 104 74)`}
            />
          ))}
        </g>
        <g className={thrownBack} data-open={open}>
          <path d="M22 76V46a38 38 0 0 1 38-38h88a38 38 0 0 1 38 38v30z" fill="url(#chest-gold)" />
          <path d="M30 76V47a31 31 0 0 1 31-31h86a31 31 0 0 1 31 31v29z" fill="#5e0f10" />
          <path d="M30 76V60q74-26 148 0v16z" fill="#8c1717" opacity="0.6" />
          <path d="M49 18v58M159 18v58" stroke="#c98a20" strokeWidth="6" opacity="0.75" />
        </g>
        <g data-open={open} style={{ opacity: isOpen ? 1 : 0 }}>
          <path d="M24 90l6-18h148l6 18z" fill="#3d0809" />
          <g className={gold} data-open={open}>
            <Gold />
          </g>
        </g>
        <Body />
        <g className={lid} data-open={open}>
          <path d="M20 86V64a40 40 0 0 1 40-40h88a40 40 0 0 1 40 40v22z" fill="url(#chest-wood)" />
          <path d="M20 54q84-14 168 0" stroke="#6d1011" strokeWidth="1.5" fill="none" opacity="0.55" />
          <path d="M42 28q7-4 14-4v62H42zM152 24q8 0 14 4v58h-14z" fill="url(#chest-gold)" />
          <path d="M66 34h74" stroke="#ff9a7d" strokeWidth="4" strokeLinecap="round" opacity="0.65" />
          <rect x="16" y="76" width="176" height="12" rx="3" fill="url(#chest-gold)" />
        </g>
        <Lock />
        <g className={shine} data-open={open} fill="#fffbe6">
          <path d={`M48 34${star}M162 22${star}M134 40${star}`} />
        </g>
        {[-58, -30, -8, 16, 40, 62].map((x, index) => (
          <g
            key={x}
            className={coin}
            data-open={open}
            style={{ '--x': `${x}px`, animationDelay: `${240 + index * 70}ms` } as CSSProperties}
          >
            <circle cx={104 + x / 3} cy="70" r="10" fill="#d9981f" />
            <circle cx={104 + x / 3} cy="70" r="7.5" fill="#ffe08a" />
          </g>
        ))}
      </svg>
    </div>
  );
}
