// The mark of a lottery: its family by colour and shape, the lottery itself by the sign on it and a tone of its own.
import { css } from '@linaria/core';
import type { FamilyCode } from '#contract/entities.generated.ts';

/**
 * Two near tones of each family; darkened they are two more. They belong to the games, not to a skin: players know
 * families by them on every site. White reads on each.
 */
export const familyTones: Record<FamilyCode, readonly [string, string]> = {
  ssc: ['#c8242f', '#b8480f'],
  pk10: ['#a96400', '#7f6c00'],
  k3: ['#1b7f45', '#567a10'],
  x115: ['#1d6fc4', '#0b769c'],
  lhc: ['#7b3fb5', '#a3349c'],
  pc28: ['#0b7f84', '#2c7a5e'],
  kl10: ['#c43b80', '#b5495a'],
  fc3d: ['#4a5ad0', '#56688f'],
  kl8: ['#a85a22', '#8f5b4a'],
};

/** Which of the four tones of its family. The divisors were found by trial: with them neighbours of one family differ on every home page (LotteryMark.test.ts). */
export const toneOf = (lotCode: string): number => ((Number.parseInt(lotCode, 36) % 344) % 41) % 4;

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--mark);
  height: var(--mark);
  border-radius: 50%;
  background:
    radial-gradient(circle at 30% 20%, rgb(255 255 255 / 45%), transparent 46%),
    radial-gradient(circle at 50% 50%, transparent 52%, rgb(0 0 0 / 26%) 74%), var(--ball);
  color: #fff;
  filter: var(--picture);
  font-size: calc(var(--mark) * 0.36);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1;
  text-shadow: 0 1px 2px rgb(0 0 0 / 35%);
  /* Racers and dice are no balls; dice have their points behind the sign. */
  &[data-family='pk10'],
  &[data-family='k3'] {
    border-radius: 26%;
  }
  &[data-family='k3'] {
    background:
      radial-gradient(circle at 18% 18%, rgb(255 255 255 / 70%) 8%, transparent 9%),
      radial-gradient(circle at 82% 18%, rgb(255 255 255 / 70%) 8%, transparent 9%),
      radial-gradient(circle at 18% 82%, rgb(255 255 255 / 70%) 8%, transparent 9%),
      radial-gradient(circle at 82% 82%, rgb(255 255 255 / 70%) 8%, transparent 9%), var(--ball);
  }
  /* A stripe, as a racer wears it. */
  &[data-family='pk10'] {
    background: linear-gradient(115deg, transparent 40%, rgb(255 255 255 / 26%) 40% 56%, transparent 56%),
      var(--ball);
  }
  &[data-family='pc28'],
  &[data-family='x115'],
  &[data-family='fc3d'] {
    box-shadow: inset 0 0 0 calc(var(--mark) * 0.07) rgb(255 255 255 / 45%);
  }
`;

export interface LotteryMarkProps {
  lottery: { lotCode: string; lotName: string; mark: string; family: FamilyCode };
  /** A CSS length. */
  size: string;
}

/** Decoration: the lottery's name stands beside it. */
export function LotteryMark({ lottery: { lotCode, lotName, mark: sign, family }, size }: LotteryMarkProps) {
  const tone = toneOf(lotCode);
  const ground = familyTones[family][tone % 2];
  const ball = tone > 1 ? `color-mix(in srgb,${ground},#000 34%)` : ground;
  return (
    <span
      className={mark}
      data-family={family}
      style={{ '--mark': size, '--ball': ball } as object}
      aria-hidden="true"
    >
      {sign || [...lotName].slice(0, 2).join('')}
    </span>
  );
}
