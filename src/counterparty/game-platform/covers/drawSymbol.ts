// Owns a symbol of the reels as an SVG file: the emblem of a cover by itself, close up.
import { emblems } from './emblems.ts';
import { sharedPaints } from './paint.ts';

export const symbolFolder = '/art/symbol/';

/** The picture that a file name such as `dragon.svg` stands for; null for any other name. */
export function drawSymbol(file: string): string | null {
  const motif = /^([a-z]+)\.svg$/.exec(file)?.[1];
  if (!motif || !Object.hasOwn(emblems, motif)) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="22 14 196 196"><defs>${sharedPaints}</defs>${emblems[motif]!()}</svg>`;
}
