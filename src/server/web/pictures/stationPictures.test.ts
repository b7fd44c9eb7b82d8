// Drawings get the colours of a station, in both skins.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { themeTokens } from '#station/derive/look/theme.ts';
import { resolveStation } from '#station/station.ts';
import { inTokens } from './stationPictures.ts';

const folder = path.resolve(import.meta.dirname, '../../art');
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const drawingOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const blue = resolveStation({
  code: 'ab1',
  name: 'A',
  theme: { skin: 'ThemeBlack', ThemeBlack: { brand: '#9db4ff' }, ThemeRed: { brand: '#3b3fa6' } },
});

test('a drawing has the tokens of the own skin, and those of the other where its address names it', () => {
  expect(inTokens('<svg width="1"><path fill="var(--brand,#c2252d)"/></svg>', blue)).toBe(
    '<svg id="ThemeRed" width="1"><style>:root{--brand:#9db4ff}:root:target{--brand:#3b3fa6}</style><path fill="var(--brand,#c2252d)"/></svg>',
  );
});

test('a drawing that names no token stays as it is', () => {
  expect(inTokens('<svg width="1"><path fill="#c2252d"/></svg>', blue)).toBe(
    '<svg width="1"><path fill="#c2252d"/></svg>',
  );
});

test('what stands for the station on banners is named by tokens there are, with a colour where nobody fills them in', () => {
  const named = drawings.filter((file) => drawingOf(file).includes('var('));
  expect(named).toEqual(expect.arrayContaining(['banner-app.svg', 'banner-sign.svg']));
  const tokens = Object.keys(themeTokens(blue, 'ThemeRed'));
  for (const file of named) {
    expect(inTokens(drawingOf(file), blue)).toMatch(/^<svg id="ThemeRed" /);
    for (const [, token, fallback] of drawingOf(file).matchAll(/var\((--[\w-]+)(,#\w+)?\)/g)) {
      expect(tokens, `${file} names ${token}`).toContain(token);
      expect(fallback, `${file} has no colour for ${token}`).toBeDefined();
    }
  }
});
