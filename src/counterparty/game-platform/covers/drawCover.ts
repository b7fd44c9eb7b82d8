// A cover as an SVG file, from its address: the style of its kind, its motif, its seed.
import { esportCover, sportCover } from './arenaCover.ts';
import { chanceOf, hashOf } from './chance.ts';
import { type CoverKind, coverKinds, coverSeeds, motifsOf } from './coverAddress.ts';
import { sharedPaints } from './paint.ts';
import { seaCover } from './seaCover.ts';
import { slotCover } from './slotCover.ts';
import { tableCover } from './tableCover.ts';

const styles: Readonly<Record<CoverKind, (motif: string, chance: ReturnType<typeof chanceOf>) => string>> = {
  egame: slotCover,
  chess: (motif, chance) => tableCover(motif, chance, false),
  live: (motif, chance) => tableCover(motif, chance, true),
  fish: seaCover,
  sport: sportCover,
  esport: esportCover,
};

/** The picture that a file name of coverOf() stands for; null for any other name. */
export function drawCover(file: string): string | null {
  const [, kindName, motif, seedText] = /^([a-z]+)-([a-z]+)-([a-z0-9]{1,2})\.svg$/.exec(file) ?? [];
  const kind = coverKinds.find((each) => each === kindName);
  if (!kind || !motif || !motifsOf(kind).includes(motif)) return null;
  const seed = Number.parseInt(seedText!, 36);
  if (seed >= coverSeeds || seed.toString(36) !== seedText) return null;
  const content = styles[kind](motif, chanceOf(hashOf(`${kind} ${motif} ${seed}`)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>${sharedPaints}</defs>${content}</svg>`;
}
