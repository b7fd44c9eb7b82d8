// Owns the mark of a lottery: a lottery ball in its family's colour, saying what the family draws.
import { css } from '@linaria/core';
import type { FamilyCode } from '#contract/entities.generated.ts';

/** Colours and figures belong to the games, not to a skin: players know families by them on every site. */
const families: Record<FamilyCode, { ball: string; says: string }> = {
  ssc: { ball: '#c8242f', says: '5' },
  pk10: { ball: '#e08a00', says: 'PK' },
  k3: { ball: '#1f8f4e', says: '' },
  x115: { ball: '#1d6fc4', says: '11' },
  lhc: { ball: '#7b3fb5', says: '49' },
  pc28: { ball: '#0f8f94', says: '28' },
  kl10: { ball: '#d1478c', says: '10' },
  fc3d: { ball: '#4a5ad0', says: '3D' },
  kl8: { ball: '#b4652a', says: '8' },
};

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--mark);
  height: var(--mark);
  border-radius: 50%;
  background:
    radial-gradient(circle at 34% 26%, rgb(255 255 255 / 62%), transparent 42%),
    radial-gradient(circle at 50% 50%, transparent 52%, rgb(0 0 0 / 26%) 74%), var(--ball);
  filter: var(--picture);
  > span {
    display: grid;
    place-items: center;
    width: 58%;
    height: 58%;
    border-radius: 50%;
    background: #fff;
    color: color-mix(in srgb, var(--ball) 74%, #000);
    font-size: calc(var(--mark) * 0.32);
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1;
  }
  svg {
    width: 58%;
    height: 58%;
  }
`;
const dice = (
  <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" focusable="false">
    <circle cx="2.4" cy="2.4" r="1.7" />
    <circle cx="9.6" cy="2.4" r="1.7" />
    <circle cx="6" cy="6" r="1.7" />
    <circle cx="2.4" cy="9.6" r="1.7" />
    <circle cx="9.6" cy="9.6" r="1.7" />
  </svg>
);

/** Decoration: the lottery's name stands beside it. `size` is a CSS length. */
export function LotteryMark({ family, size }: { family: FamilyCode; size: string }) {
  const { ball, says } = families[family];
  return (
    <span className={mark} style={{ '--mark': size, '--ball': ball } as object} aria-hidden="true">
      <span>{says || dice}</span>
    </span>
  );
}
