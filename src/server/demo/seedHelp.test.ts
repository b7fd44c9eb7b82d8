// Owns the proof that the demonstration's notices and help name only what their station has, and no figure by hand.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StationFile } from '#contract/station.generated.ts';
import { resolveStation } from '#station/station.ts';
import { figuresOf, fillIn } from './seedFigures.ts';
import { contentOf, type StationContent } from './seedHelp.ts';

const folder = path.resolve(import.meta.dirname, '../../../stations');
const stations = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => resolveStation(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as StationFile));
const contents = new Map(
  await Promise.all(stations.map(async ({ code }) => [code, await contentOf(code)] as const)),
);
const contentFor = (code: string): StationContent => contents.get(code)!;

const textsOf = ({ notices, help }: StationContent) => [
  ...notices.flatMap(({ title, content }) => [title, content]),
  ...help.flatMap(({ name, articles }) => [
    name,
    ...articles.flatMap(({ title, content, keywords }) => [
      title,
      content,
      keywords ?? { 'zh-CN': '', en: '' },
    ]),
  ]),
];

/** What may be written by hand: names, an age, the length of a password, the least of a transfer, a time zone. */
const names =
  /18周岁|under 18|18 or older|6位|6 digits|SHA-256|TRC20|ERC20|28系列|28 family|1元起|from 1 yuan|UTC\+8|<\/?h\d>/g;

describe.each(stations.map((station) => [station.code, station] as const))('%s', (code, station) => {
  test('has its own notices and a help of its own categories', () => {
    const { notices, help } = contentFor(code);
    expect(notices.length).toBeGreaterThanOrEqual(6);
    expect(notices.length).toBeLessThanOrEqual(8);
    expect(notices.filter(({ display }) => display === 'popup')).toHaveLength(1);
    expect(help.length).toBeGreaterThanOrEqual(4);
    expect(help.length).toBeLessThanOrEqual(5);
    expect(help.flatMap(({ articles }) => articles).length).toBeGreaterThanOrEqual(12);
    for (const topic of ['about', 'turnover'])
      expect(help.flatMap(({ articles }) => articles).filter((one) => one.topic === topic)).toHaveLength(1);
  });

  test.each(['zh-CN', 'en'] as const)('names only what it has (%s)', (locale) => {
    const figures = figuresOf(station, locale);
    for (const text of textsOf(contentFor(code))) {
      const filled = fillIn(text[locale], figures);
      expect(filled).not.toMatch(/[{}]|undefined|NaN/);
      // Whoever reads English reads no Chinese, in quotes neither; only the choice of language is in both.
      if (locale === 'en')
        expect(filled.replaceAll(figures.get('action.locale')!, '')).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test('states no figure by hand: each is one that the seed makes the server apply', () => {
    for (const text of textsOf(contentFor(code)))
      for (const written of Object.values(text))
        expect(written.replaceAll(/\{[^{}]*\}/g, '').replaceAll(names, '')).not.toMatch(/\d/);
  });

  test('uses only plain HTML, without links of its own', () => {
    for (const text of textsOf(contentFor(code)))
      for (const [, tag] of Object.values(text)
        .join('')
        .matchAll(/<\/?([^>]*)>/g))
        expect(['h3', 'p', 'ul', 'ol', 'li', 'strong', 'table', 'tr', 'th', 'td']).toContain(tag);
  });
});

test('no two stations have a notice or an introduction in common', () => {
  const own = stations.flatMap(({ code }) => {
    const { notices, help } = contentFor(code);
    const about = help.flatMap(({ articles }) => articles).find(({ topic }) => topic === 'about')!;
    return [...notices.map(({ content }) => content['zh-CN']), about.content['zh-CN']];
  });
  expect(own.filter((text, at) => own.indexOf(text) !== at)).toEqual([]);
});

test('a text that names what the station lacks is a fault, not a gap on the page', () => {
  const figures = figuresOf(stations.find(({ onOff }) => !onOff.trialOpen)!, 'zh-CN');
  expect(() => fillIn('{trial.money}', figures)).toThrow('{trial.money}');
});
