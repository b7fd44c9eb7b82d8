// The picture of a prize before slow rays: an ingot for money, coins with a star for points, a box for goods.
import { css } from '@linaria/core';
import type { ActivityPrize } from '#contract/entities.generated.ts';

const burst = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 6.5rem;
  height: 6.5rem;
  filter: var(--picture);
  > svg {
    grid-area: 1 / 1;
  }
  > svg:first-child {
    width: 100%;
    animation: rays-turn 16s linear infinite;
  }
  > svg:last-child {
    width: 62%;
    animation: prize-rise 420ms cubic-bezier(0.2, 1.5, 0.4, 1) both;
  }
  @keyframes rays-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes prize-rise {
    from {
      opacity: 0;
      transform: translateY(30%) scale(0.6);
    }
  }
`;

const rays = Array.from({ length: 12 }, (_, index) => index * 30);

const Ingot = () => (
  <>
    <path
      d="M4 16c4 6 8 8 12 8 2-12 30-12 32 0 4 0 8-2 12-8 2 16-6 28-14 28H18C10 44 2 32 4 16z"
      fill="#f2b53c"
    />
    <path d="M16 24c2-12 30-12 32 0-8 6-24 6-32 0z" fill="#ffe08a" />
    <path d="M14 34c10 5 26 5 36 0" stroke="#c98a14" strokeWidth="2" fill="none" strokeLinecap="round" />
  </>
);

const Coins = () => (
  <>
    <path d="M8 36v5c0 4 11 7 24 7s24-3 24-7v-5z" fill="#c98a14" />
    <ellipse cx="32" cy="36" rx="24" ry="7" fill="#f2b53c" />
    <circle cx="32" cy="19" r="19" fill="#e0a02c" />
    <circle cx="32" cy="19" r="15" fill="#ffe08a" />
    <path d="m32 8 3.3 6.8 7.5 1-5.5 5.2 1.4 7.4-6.7-3.6-6.7 3.6 1.4-7.4-5.5-5.2 7.5-1z" fill="#c98a14" />
  </>
);

const Present = () => (
  <>
    <path d="M10 22h44v22a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill="#d3343a" />
    <rect x="6" y="13" width="52" height="11" rx="3" fill="#e8514c" />
    <path d="M28 13h8v35h-8z" fill="#ffe08a" />
    <path
      d="M32 13C22 13 16 9 18 4s12-3 14 9c2-12 12-14 14-9s-4 9-14 9z"
      fill="none"
      stroke="#f2b53c"
      strokeWidth="3.5"
      strokeLinejoin="round"
    />
  </>
);

const pictures = { cash: Ingot, points: Coins, goods: Present } as const;

export function PrizePicture({ kind }: { kind: keyof typeof pictures & ActivityPrize['kind'] }) {
  const Prize = pictures[kind];
  return (
    <div className={burst} aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {rays.map((degrees) => (
          <path
            key={degrees}
            d="M50 50 45 2h10z"
            fill="#f4c463"
            opacity="0.45"
            transform={`rotate(${degrees} 50 50)`}
          />
        ))}
      </svg>
      <svg viewBox="0 0 64 48" data-prize={kind} aria-hidden="true" focusable="false">
        <Prize />
      </svg>
    </div>
  );
}
