// Covers of slots: an emblem in gold and enamel before rays of light, in a golden frame.
import type { Chance } from './chance.ts';
import { emblems } from './emblems.ts';
import { glow, radial, rays, sparkle } from './paint.ts';

/** Ground from the middle outwards, light behind the emblem, rays. */
const grounds = [
  ['#e8443a', '#8a1020', '#3d0410', '#ffb46b', '#ffd9a0'],
  ['#8b46e0', '#4a1690', '#1c0640', '#ff9df0', '#e2b8ff'],
  ['#18a877', '#08593f', '#03281f', '#c8ff9e', '#d6ffd0'],
  ['#2f7ef0', '#103a96', '#06153f', '#8fe3ff', '#c0e6ff'],
  ['#0fb0bd', '#075a6c', '#032a36', '#b8fff0', '#c9fbff'],
  ['#f09a2a', '#9a4a06', '#3e1b02', '#fff0a0', '#ffe7b5'],
  ['#e0428e', '#86124f', '#3a0424', '#ffc0dc', '#ffd0e6'],
  ['#5560d8', '#242a80', '#0c0e36', '#b6c0ff', '#d4daff'],
  ['#c2452a', '#6b1a10', '#2c0805', '#ffd28a', '#ffdfb4'],
] as const;

const corner = (turn: number): string =>
  `<path transform="rotate(${turn} 120 120)" d="M10 46V22Q10 10 22 10H46Q34 14 34 24Q34 34 24 34Q14 34 10 46Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="1.500"/>`;

export function slotCover(motif: string, chance: Chance): string {
  const [inner, middle, outer, light, ray] = chance.of(grounds);
  const isStill = motif === 'mountain' || motif === 'moon';
  const sparkles = Array.from({ length: 7 }, () => {
    const isLeft = chance.below(2) === 0;
    return sparkle(
      isLeft ? 22 + chance.below(48) : 170 + chance.below(48),
      24 + chance.below(180),
      3 + chance.below(7),
      '#fff8dc',
    );
  }).join('');
  return (
    `<defs>${radial('ground', [inner, middle, outer], '50%,46%', '76%')}${glow('light', light)}</defs>` +
    `<rect width="240" height="240" fill="url(#ground)"/>` +
    (isStill ? '' : rays(chance.of([12, 16, 20]), 120, 112, ray, 0.14)) +
    `<circle cx="120" cy="112" r="112" fill="url(#light)" opacity=".8"/>` +
    emblems[motif]!() +
    sparkles +
    `<rect x="5" y="5" width="230" height="230" rx="20" fill="none" stroke="url(#gold)" stroke-width="5"/>` +
    `<rect x="11" y="11" width="218" height="218" rx="15" fill="none" stroke="#ffe9a0" stroke-width="1" opacity=".6"/>` +
    [0, 90, 180, 270].map(corner).join('')
  );
}
