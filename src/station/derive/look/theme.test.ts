// What is written can be read, in both skins and with a station's own colours.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Brand, StationFacts } from '#contract/station.generated.ts';
import { paletteOf, type Skin } from './palettes.ts';
import {
  contrast,
  leastContrast,
  mix,
  paletteWith,
  readablePairs,
  themeTokens,
  unreadablePairs,
} from './theme.ts';

const skins: Skin[] = ['ThemeRed', 'ThemeBlack'];
const stationWith = (brand: Brand, skin: Skin = 'ThemeRed'): StationFacts =>
  ({ theme: { skin, logo: '', ThemeRed: brand, ThemeBlack: brand } }) as unknown as StationFacts;

for (const skin of skins) {
  test.each(readablePairs)(`in ${skin}, %s on %s reaches 4.5:1`, (text, ground) => {
    const palette = paletteOf(skin);
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(leastContrast);
  });
}

test('contrast is that of WCAG: 21 for black on white, the same both ways, 1 with itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  expect(contrast('#b3161f', '#b3161f')).toBe(1);
});

test('what is no colour is refused by name', () => {
  expect(() => contrast('red', '#ffffff')).toThrow('"red"');
  expect(() => mix('#fff', '#ffffff', 0.5)).toThrow('"#fff"');
});

test("a station's own colours are taken as they are", () => {
  const own: Brand = {
    brand: '#0b5d3b',
    brandDeep: '#063d27',
    onBrand: '#fefefe',
    brandText: '#0a5536',
    brandQuiet: '#e8f4ee',
    accent: '#c08a20',
  };
  expect(paletteWith('ThemeRed', own)).toMatchObject(own);
});

test('where only the brand is given, what hangs on it is derived and all can be read', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, fc.constantFrom(...skins), (brand, skin) => {
      const palette = paletteWith(skin, { brand });
      expect(contrast(palette.onBrand, brand)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrast(palette.onBrand, palette.brandDeep)).toBeGreaterThanOrEqual(leastContrast);
      for (const ground of ['surface', 'surfaceRaised', 'surfaceSunken', 'brandQuiet'] as const)
        expect(contrast(palette.brandText, palette[ground])).toBeGreaterThanOrEqual(leastContrast);
    }),
    { numRuns: 2000 },
  );
});

test('colours that cannot be read are named with their contrast', () => {
  const found = unreadablePairs(stationWith({ brand: '#ffd400', onBrand: '#ffffff' }), 'ThemeRed');
  expect(found.map(({ text, ground }) => `${text} on ${ground}`)).toContain('onBrand on brand');
  expect(found.every(({ ratio }) => ratio < leastContrast)).toBe(true);
  expect(unreadablePairs(stationWith({}), 'ThemeRed')).toEqual([]);
  expect(unreadablePairs(stationWith({}), 'ThemeBlack')).toEqual([]);
});

test('tokens are CSS variables in small letters, the crystal of the header among them', () => {
  const tokens = themeTokens(stationWith({ brand: '#0b5d3b' }), 'ThemeRed');
  expect(tokens['--brand']).toBe('#0b5d3b');
  expect(tokens['--on-brand']).toBe('#ffffff');
  expect(tokens['--surface-raised']).toBe('#ffffff');
  expect(tokens['--header-ground']).toContain('#0b5d3b');
  expect(themeTokens(stationWith({}), 'ThemeBlack')['--header-ground']).toBe(
    paletteOf('ThemeBlack').surfaceRaised,
  );
  for (const name of Object.keys(tokens)) expect(name).toMatch(/^--[a-z]+(-[a-z]+)*$/);
});
