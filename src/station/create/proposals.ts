// The brand colours that are proposed for a station out of the colours of its logo: none that the checker would refuse.
import type { Skin } from '../derive/look/palettes.ts';
import { luminance, mix, unreadablePairs } from '../derive/look/theme.ts';
import { resolveStation } from '../station.ts';

export interface Proposal {
  /** As it is in the logo, and as it is in each theme, so that everything can be read; all as #rrggbb. */
  seen: string;
  colours: Readonly<Record<Skin, string>>;
}

/** How colours are moved until they can be read: darker on the light theme, lighter on the dark one. */
const towards: Readonly<Record<Skin, string>> = { ThemeRed: '#140a08', ThemeBlack: '#ffffff' };
const step = 0.05;
/** Below it a dark brand is lost on the dark ground, above it a light one on the light. */
const darkest = 0.16;
const lightest = 0.32;

const isReadable = (skin: Skin, brand: string): boolean =>
  unreadablePairs(resolveStation({ code: 'aa', name: 'A', theme: { [skin]: { brand } } }), skin).length === 0;

const isSeen = (skin: Skin, brand: string): boolean =>
  skin === 'ThemeRed' ? luminance(brand) <= lightest : luminance(brand) >= darkest;

/** A colour as the brand of a theme: itself where it can be seen and read there, else moved just until it can. */
export function brandFor(skin: Skin, colour: string): string | undefined {
  for (let share = 0; share < 1; share += step) {
    const brand = mix(colour, towards[skin], share);
    if (isSeen(skin, brand) && isReadable(skin, brand)) return brand;
  }
  return undefined;
}

/** Proposals in the order of the colours, none of them twice. */
export function proposalsOf(colours: readonly string[]): Proposal[] {
  const made = new Map<string, Proposal>();
  for (const seen of colours) {
    const [red, black] = [brandFor('ThemeRed', seen), brandFor('ThemeBlack', seen)];
    if (red === undefined || black === undefined || made.has(`${red} ${black}`)) continue;
    made.set(`${red} ${black}`, { seen, colours: { ThemeRed: red, ThemeBlack: black } });
  }
  return [...made.values()];
}
