// What a screen may weigh: script and style of the built site, compressed, against the limits of docs/performance.md §2.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAMILY_CODES } from '#lottery/familyCodes.generated.ts';
import catalogue from '#schemas/screens.json' with { type: 'json' };
import { type Bytes, bytesOf, sum } from '#scripts/bench/figures.ts';
import type { ScreenFiles } from '#scripts/build-plugins/screenFiles.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const sizes = new Map<string, Promise<Bytes>>();
function sizeOf(file: string): Promise<Bytes> {
  const known = sizes.get(file) ?? readFile(path.join(dist, file)).then(bytesOf);
  sizes.set(file, known);
  return known;
}
const sizesOf = async (files: readonly string[]): Promise<Bytes> => sum(await Promise.all(files.map(sizeOf)));

const page = await readFile(path.join(dist, 'index.html'), 'utf8');
const screens = JSON.parse(await readFile(path.join(dist, 'screens.json'), 'utf8')) as ScreenFiles;
const named = [...page.matchAll(/(?:src|href)="\/mobile\/v5\/dist\/([^"]+)"/g)].map((found) => found[1]!);
const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]!).join('');

/** The pages a bet is made on have a gate of their own. */
const isPlay = ([screen]: readonly [string, unknown]): boolean => /^(?:credit|official)\//.test(screen);

const screensOf = (area: string) =>
  Object.entries(screens)
    .filter(([screen]) => screen.startsWith(`${area}/`))
    .map(([, files]) => files);

/** The list of all screens' files, which every page loads once, right after its first screen. */
const isScreenList = (file: string): boolean => file.startsWith('assets/screenModules.generated-');

/** What a screen brings beside the home page's files and the list of screens. */
const ownFiles = ({ scripts, styles: sheets }: ScreenFiles[string]): string[] =>
  [...scripts, ...sheets].filter(
    (file) => !screens['index/Home']!.scripts.includes(file) && !isScreenList(file),
  );

const assets = await readdir(path.join(dist, 'assets'));
/** The scripts of a name, by a hash of seven signs: other names may begin alike. */
const filesOf = (name: string): string[] =>
  assets
    .filter((file) => file.startsWith(`${name}-`) && file.length === name.length + '-1234567.js'.length)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`);
const codes = new Map<string, string>();
for (const file of assets.filter((each) => each.endsWith('.js')))
  codes.set(`assets/${file}`, await readFile(path.join(dist, 'assets', file), 'utf8'));
const lazyImport = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)/g;
const namedIn = (file: string, pattern: RegExp): string[] =>
  [...codes.get(file)!.matchAll(pattern)].map((found) => `assets/${found[1]!}`);
/** Scripts with all that they import at once. */
function below(files: readonly string[]): string[] {
  const seen = new Set(files);
  for (const file of seen)
    for (const next of namedIn(file, /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)) seen.add(next);
  return [...seen];
}
/** What each page has loaded when its screen stands: the entry and the home page's files, which most import. */
const isLoaded = (file: string): boolean =>
  named.includes(file) || screens['index/Home']!.scripts.includes(file);

describe('the first screen', () => {
  test('is the page and two scripts, and waits for no style', () => {
    const files = [...named, ...screens['index/Home']!.scripts, ...screens['index/Home']!.styles];
    expect(files.map((file) => path.extname(file))).toEqual(['.js', '.js']);
    expect(page).not.toMatch(/<link rel="stylesheet"|<script (?![^>]*type="module")[^>]*src=/);
    expect(styles).toContain('.outline');
  });

  test('weighs at most 99.5 kB brotli in script and style, those in the page included: 100 as served', async () => {
    const weight = sum([
      await sizesOf([...named, ...screens['index/Home']!.scripts]),
      bytesOf(Buffer.from(styles)),
    ]);
    expect(weight.brotli).toBeGreaterThan(50_000);
    // The colours of a station come on top, at most half a kilobyte (docs/performance.md §2).
    expect(weight.brotli).toBeLessThanOrEqual(99_500);
  });
});

describe('a later screen', () => {
  test('is found by a list of at most 4 kB gzip, which its page names and the home page does without', async () => {
    const others = Object.entries(screens).filter(([screen]) => !screen.startsWith('index/'));
    const lists = new Set(others.map(([, { scripts }]) => scripts.find(isScreenList)));
    expect(lists.size).toBe(1);
    expect(screens['index/Home']!.scripts.filter(isScreenList)).toEqual([]);
    expect((await sizeOf([...lists][0]!)).gzip).toBeLessThanOrEqual(4_000);
  });

  test('of play adds at most 60 kB brotli, the bet machine and the heaviest family included', async () => {
    const families = FAMILY_CODES.map((code) => sizesOf(filesOf(code)));
    const heaviest = Math.max(...(await Promise.all(families)).map(({ brotli }) => brotli));
    const machine = await sizesOf([...filesOf('betting'), ...filesOf('machines')]);
    expect(heaviest).toBeGreaterThan(1_000);
    expect(machine.brotli).toBeGreaterThan(5_000);
    for (const [screen, files] of Object.entries(screens).filter(isPlay)) {
      const { brotli } = await sizesOf(ownFiles(files));
      expect([screen, brotli + machine.brotli + heaviest <= 60_000]).toEqual([screen, true]);
    }
    // The boards themselves even with the mechanisms that their family brings along.
    for (const screen of ['credit/Credit', 'official/Official']) {
      const own = ownFiles(screens[screen]!);
      const withFamily = FAMILY_CODES.map(async (code) => {
        const files = new Set([...own, ...below(filesOf(code)).filter((file) => !isLoaded(file))]);
        return (await sizesOf([...files])).brotli + machine.brotli;
      });
      const weight = Math.max(...(await Promise.all(withFamily)));
      expect([screen, weight, weight <= 60_000]).toEqual([screen, weight, true]);
    }
  });

  test('weighs at most 30 kB gzip of its own, a screen with a form 52', async () => {
    for (const [screen, files] of Object.entries(screens).filter((each) => !isPlay(each))) {
      const own = ownFiles(files);
      const gate = own.some((file) => file.includes('/forms-')) ? 52_000 : 30_000;
      expect([screen, (await sizesOf(own)).gzip <= gate]).toEqual([screen, true]);
    }
  });

  test('with a form waits for at most 27 kB brotli of what draws forms', async () => {
    const own = [...new Set(Object.values(screens).flatMap(ownFiles))];
    const ofForms = own.filter((file) => /\/(?:forms|fields)-[^/]+$/.test(file));
    expect(ofForms.length).toBeGreaterThanOrEqual(2);
    expect((await sizesOf(ofForms)).brotli).toBeLessThanOrEqual(27_000);
  });

  test('of messages and advice brings at most 20 kB gzip of the area itself', async () => {
    const own = screensOf('message').flatMap(({ scripts, styles: sheets }) => [...scripts, ...sheets]);
    const files = [...new Set(own)].filter((file) => /\/center-message[-.][^/]+$/.test(file));
    expect(files.length).toBeGreaterThan(0);
    expect((await sizesOf(files)).gzip).toBeLessThanOrEqual(20_000);
  });

  test('of the help weighs at most 20 kB gzip of its own', async () => {
    const ofHelp = Object.entries(screens).filter(([screen]) => screen.startsWith('help/'));
    expect(ofHelp.length).toBeGreaterThanOrEqual(4);
    for (const [screen, files] of ofHelp)
      expect([screen, (await sizesOf(ownFiles(files))).gzip <= 20_000]).toEqual([screen, true]);
  });

  test('of an activity weighs at most 25 kB gzip of its own, its show included', async () => {
    const ofActivities = catalogue.screens
      .filter(({ area, screen }) => area === 'active' && screen.includes('/'))
      .map(({ area, screen }) => [`${area}/${screen}`, screens[`${area}/${screen}`]!] as const);
    expect(ofActivities.length).toBe(12);
    for (const [screen, files] of ofActivities) {
      const { gzip } = await sizesOf(ownFiles(files));
      expect([screen, gzip, gzip <= 25_000]).toEqual([screen, gzip, true]);
    }
  });

  test('brings no library of forms where it has no form', () => {
    for (const screen of ['index/Home', 'center/UserCenter', 'active/MoreActive', 'entry/AppDown'])
      expect(screens[screen]!.scripts.filter((file) => file.includes('/forms-'))).toEqual([]);
  });
});

describe('what comes after a screen', () => {
  /** Of each of these a page loads one file that imports the others. */
  const everywhere = () => [...filesOf('machines'), ...filesOf('Extras')];

  test('is at most 4 scripts on every page', () => {
    expect(everywhere().length).toBe(2);
    expect(below(everywhere()).filter((file) => !isLoaded(file)).length).toBeLessThanOrEqual(4);
  });

  test('carries the Chinese texts of its late parts: none is a request of its own', () => {
    const lazy = namedIn(named[0]!, lazyImport);
    expect(lazy).toContain(filesOf('Extras')[0]);
    expect(lazy.filter((file) => file.includes('extra.generated'))).toEqual([]);
  });

  test('is at most 11 scripts more on a board, none of an area of its own: its family, and all that a player may open or do there', () => {
    const families = FAMILY_CODES.flatMap(filesOf);
    for (const screen of ['credit/Credit', 'official/Official']) {
      const there = new Set([...screens[screen]!.scripts, ...below(everywhere())]);
      const lazy = [...filesOf('play'), ...filesOf('play-lottery')]
        .flatMap((file) => namedIn(file, lazyImport))
        .filter((file) => !families.includes(file));
      expect(lazy.length).toBeGreaterThan(5);
      for (const code of FAMILY_CODES) {
        const more = below([...filesOf(code), ...lazy]).filter((file) => !isLoaded(file) && !there.has(file));
        expect([screen, code, more.length <= 11]).toEqual([screen, code, true]);
        expect([screen, code, more.filter((file) => /\/pay\b/.test(file))]).toEqual([screen, code, []]);
      }
    }
  });
});

describe('the built scripts', () => {
  test('fetch no entry again: whatever loads a chunk has been loaded by it', () => {
    const lists = [...codes].filter(([, code]) => code.includes('__vite__mapDeps'));
    expect(lists.length).toBeGreaterThan(10);
    const again = lists.filter(([, code]) => named.some((file) => code.includes(`"${file}"`)));
    expect(again.map(([file]) => file)).toEqual([]);
  });

  test('name no file that is not there, and run in an order: no circle of chunks', async () => {
    const files = assets.filter((file) => file.endsWith('.js'));
    const imports = new Map<string, string[]>();
    for (const file of files) {
      const code = await readFile(path.join(dist, 'assets', file), 'utf8');
      const named = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map((found) => found[1]!);
      const lazy = named(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)/g);
      imports.set(file, named(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g));
      // The list of what comes along with each lazy chunk.
      const along = named(/["'`](?:\.\/)?assets\/([\w.-]+\.(?:js|css))["'`]/g);
      const missing = [...lazy, ...along, ...imports.get(file)!].filter((other) => !assets.includes(other));
      expect([file, missing]).toEqual([file, []]);
    }
    expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
    const below = (file: string): Set<string> => {
      const seen = new Set(imports.get(file));
      for (const each of seen) for (const next of imports.get(each) ?? []) seen.add(next);
      return seen;
    };
    expect(files.filter((file) => below(file).has(file))).toEqual([]);
  });

  test('compile no code from text: the content policy would stop it', async () => {
    const all = [...new Set([...named, ...Object.values(screens).flatMap(({ scripts }) => scripts)])];
    for (const file of all) {
      const code = await readFile(path.join(dist, file), 'utf8');
      expect([file, /\bnew Function\(|[^.\w]eval\(/.exec(code)?.[0]]).toEqual([file, undefined]);
    }
  });
});
