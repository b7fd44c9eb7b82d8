// A symbol of the reels as an SVG picture: the emblem of a cover by itself, close up.
import { emblems } from './emblems.ts';
import { sharedPaints } from './paint.ts';

/** What is seen of an emblem; those that are wider than the others are seen whole. */
const closeUp = '22 14 196 196';
const whole = '4 0 232 232';
const wide = new Set(
  'koi treasure longship pyramid palm camel gate wave bun bowl jellyfish turtle crab trident butterfly'.split(
    ' ',
  ),
);

/** Throws for a motif without an emblem. */
export function drawSymbol(motif: string): string {
  if (!Object.hasOwn(emblems, motif)) throw new Error(`There is no emblem ${motif}.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wide.has(motif) ? whole : closeUp}"><defs>${sharedPaints}</defs>${emblems[motif]!()}</svg>`;
}
