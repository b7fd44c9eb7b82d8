// What the back office weighs, and that no byte of it is in the players' site.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ChunkModules } from '#scripts/build-plugins/chunkModules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const office = path.join(root, 'dist-office');
const weightOf = async (files: readonly string[]): Promise<number> => {
  const bodies = await Promise.all(files.map((file) => readFile(path.join(office, `${file}.br`))));
  return bodies.reduce((sum, body) => sum + body.length, 0);
};

/** kB brotli of what is fetched before somebody is logged in, of all there is but the studio, and of the studio. */
const firstMost = 150_000;
const wholeMost = 350_000;
const studioMost = 170_000;
/** And of making a station, and of changing many, which are fetched by whoever does. */
const makingMost = 40_000;

/** The scripts of the studio, with the editor and the checker that only it has, and what its first preview begins with. */
const studio = ['Studio', 'StudioPages', 'opening'];
const making = 'Making';
const nameOf = (file: string): string => /^assets\/(.+)-[\w-]{7}\.(?:js|css)$/.exec(file)?.[1] ?? file;

test('its first page and all of it keep within their weight', async () => {
  const page = await readFile(path.join(office, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  expect(first.length).toBeGreaterThan(1);
  const all = (await readdir(path.join(office, 'assets')))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `assets/${file}`);
  expect(await weightOf([...first, 'index.html'])).toBeLessThanOrEqual(firstMost);
  const isOfStudio = (file: string) => studio.includes(nameOf(file));
  expect(all.filter(isOfStudio).length).toBeGreaterThanOrEqual(studio.length);
  const isOfMaking = (file: string) => nameOf(file) === making;
  expect(
    await weightOf([...all.filter((file) => !isOfStudio(file) && !isOfMaking(file)), 'index.html']),
  ).toBeLessThanOrEqual(wholeMost);
  expect(all.filter(isOfMaking).length).toBeGreaterThanOrEqual(1);
  expect(await weightOf(all.filter(isOfMaking))).toBeLessThanOrEqual(makingMost);
  expect(await weightOf(all.filter(isOfStudio))).toBeLessThanOrEqual(studioMost);
});

test('the page of a desk is the one of the office with the frame of its preview, and names the scripts of the studio', async () => {
  const [page, desk] = await Promise.all(
    ['index.html', 'desk.html'].map((file) => readFile(path.join(office, file), 'utf8')),
  );
  const named = [...desk!.matchAll(/<link rel="modulepreload" crossorigin href="\/(assets\/[^"]+\.js)">/g)];
  expect(named.map(([, file]) => nameOf(file!))).toEqual(expect.arrayContaining(['Inside', ...studio]));
  const added =
    /\s*<iframe class="office-ahead" sandbox="allow-scripts allow-forms" src="\/index"><\/iframe>/;
  expect(desk).toMatch(added);
  const ofBoth = (html: string): string =>
    html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '').replace(/\s+/g, ' ');
  expect(ofBoth(desk!.replace(added, ''))).toBe(ofBoth(page!));
});

test('whoever does not come to the studio fetches nothing of it', async () => {
  const made = JSON.parse(await readFile(path.join(office, '.modules'), 'utf8')) as ChunkModules;
  const isOfStudio = ({ module }: ChunkModules[string][number]) =>
    /^rooms\/studio\/|^@(?:codemirror|lezer)\/|^\.\.\/station\/(?:read|checks)\//.test(module);
  const files = Object.entries(made).flatMap(([file, modules]) => (modules.some(isOfStudio) ? [file] : []));
  expect(files.map(nameOf).toSorted()).toEqual([making, ...studio]);
});

test('no module of it, and none of its component library, is in the site of players', async () => {
  const made = JSON.parse(await readFile(path.join(root, 'dist/.modules'), 'utf8')) as ChunkModules;
  const modules = Object.values(made).flatMap((chunk) => chunk.map(({ module }) => module));
  expect(modules.length).toBeGreaterThan(500);
  const strangers = modules.filter((module) =>
    /^src\/office\/|^src\/contract\/office|\/office[^/]*\.generated\.ts$|^(?:antd|@ant-design|@rc-component|@rjsf\/antd)\//.test(
      module,
    ),
  );
  expect(strangers).toEqual([]);
});
