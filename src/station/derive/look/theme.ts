// What a station looks like: its skin's palette with the station's own brand colours worked in, as CSS variables, and how readable that is.
import type { Brand, StationFacts } from '#contract/station.generated.ts';
import { type Palette, paletteOf, type Skin } from './palettes.ts';

type Rgb = readonly [number, number, number];

function rgbOf(color: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`"${color}" is not a colour as #rrggbb.`);
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` (0 to 1) of `other` worked into `color`, as #rrggbb. */
export function mix(color: string, other: string, share: number): string {
  const from = rgbOf(color);
  const to = rgbOf(other);
  return `#${from
    .map((part, at) => Math.round(part + (to[at]! - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance as WCAG 2.2 has it, 0 to 1; of a colour as #rrggbb. */
export function luminance(color: string): number {
  const [r, g, b] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours as WCAG 2.2 has it, 1 to 21; both as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of text with its ground (WCAG 1.4.3). */
export const leastContrast = 4.5;

/** Every text colour with every ground it is set on; each pair must reach leastContrast. */
export const readablePairs: readonly (readonly [text: keyof Palette, ground: keyof Palette])[] = [
  ...(['surface', 'surfaceRaised', 'surfaceSunken'] as const).flatMap((ground) =>
    (['text', 'textQuiet', 'textFaint', 'brandText', 'win', 'lose', 'warn', 'danger', 'link'] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ['onBrand', 'brand'],
  ['onBrand', 'brandDeep'],
  ['brandText', 'brandQuiet'],
  ['text', 'brandQuiet'],
  ['onAccent', 'accent'],
  ['warn', 'warnQuiet'],
  ['text', 'warnQuiet'],
  ['danger', 'dangerQuiet'],
  ['onHeader', 'header'],
];

const reads = (text: string, ...grounds: string[]): boolean =>
  grounds.every((ground) => contrast(text, ground) >= leastContrast);

const white = '#ffffff';
const ink = '#1c1206';

/** White, ink or (where both fall just short) black: one of them reads on any ground. */
const inkOn = (ground: string): string => [white, ink].find((text) => reads(text, ground)) ?? '#000000';

/** The darker end of a brand's gradient, as dark as the text on it allows. */
function deepOf(brand: string, onBrand: string): string {
  const shares = contrast(white, onBrand) < 2 ? [0.3] : [0.14, 0.1, 0.06, 0.03];
  return shares.map((share) => mix(brand, ink, share)).find((deep) => reads(onBrand, deep)) ?? brand;
}

/** The colour itself where it reads on all grounds, otherwise moved towards `towards` just until it does. */
function readable(color: string, towards: string, ...grounds: string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(color, towards, share);
    if (reads(moved, ...grounds)) return moved;
  }
  return towards;
}

/**
 * The palette of a skin with a station's brand colours worked in. What the station states is taken as it is (the
 * station checker refuses what cannot be read); what depends on it and is not stated is derived.
 */
export function paletteWith(skin: Skin, own: Brand): Palette {
  const base = paletteOf(skin);
  const palette: Palette = { ...base };
  if (own.brand) {
    const brand = own.brand;
    palette.brand = brand;
    palette.onBrand = own.onBrand ?? inkOn(brand);
    palette.brandDeep = own.brandDeep ?? deepOf(brand, palette.onBrand);
    palette.brandQuiet = own.brandQuiet ?? mix(base.surfaceRaised, brand, skin === 'ThemeRed' ? 0.08 : 0.14);
    palette.brandText =
      own.brandText ??
      readable(brand, base.text, base.surface, base.surfaceRaised, base.surfaceSunken, palette.brandQuiet);
  } else {
    if (own.brandDeep) palette.brandDeep = own.brandDeep;
    if (own.onBrand) palette.onBrand = own.onBrand;
    if (own.brandText) palette.brandText = own.brandText;
    if (own.brandQuiet) palette.brandQuiet = own.brandQuiet;
  }
  if (own.accent) {
    palette.accent = own.accent;
    palette.onAccent = inkOn(own.accent);
  }
  if (skin === 'ThemeRed') {
    palette.header = palette.brand;
    palette.onHeader = palette.onBrand;
  }
  return palette;
}

/** Pairs of a station's palette that cannot be read, with their contrast. */
export function unreadablePairs(
  station: StationFacts,
  skin: Skin,
): { text: keyof Palette; ground: keyof Palette; ratio: number }[] {
  const palette = paletteWith(skin, station.theme[skin]);
  return readablePairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(palette[text], palette[ground]) }))
    .filter(({ ratio }) => ratio < leastContrast);
}

const variable = (name: string): `--${string}` =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** CSS variables of a station in a skin, for <html>: one for each colour of the palette, and the grounds of header and main button. */
export function themeTokens(station: StationFacts, skin: Skin): Record<`--${string}`, string> {
  const palette = paletteWith(skin, station.theme[skin]);
  const tokens: Record<`--${string}`, string> = {};
  for (const [name, value] of Object.entries(palette)) tokens[variable(name)] = value;
  const { brand, brandDeep } = palette;
  // The crystal: one slanting reflection of light, on the header and the main button and nowhere else.
  const fact = mix(brand, brandDeep, 0.45);
  tokens['--crystal'] =
    skin === 'ThemeRed'
      ? `linear-gradient(112deg, ${brand} 0 38%, ${mix(brand, brandDeep, 0.16)} 38% 62%, ${fact} 62%, ${brandDeep})`
      : `linear-gradient(112deg, ${brand}, ${brandDeep})`;
  tokens['--header-ground'] = skin === 'ThemeRed' ? tokens['--crystal'] : palette.header;
  tokens['--header-line'] = skin === 'ThemeRed' ? 'transparent' : palette.line;
  return tokens;
}
