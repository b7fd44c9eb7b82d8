// A symbol of the reels as an SVG picture: the emblem of a cover by itself, close up.
import { emblems } from './emblems.ts';
import { sharedPaints } from './paint.ts';

/** Throws for a motif without an emblem. */
export function drawSymbol(motif: string): string {
  if (!Object.hasOwn(emblems, motif)) throw new Error(`There is no emblem ${motif}.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="22 14 196 196"><defs>${sharedPaints}</defs>${emblems[motif]!()}</svg>`;
}
