// Owns what the back office weighs, and that no byte of it is in the players' site.
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

/** kB brotli of what is fetched before somebody is logged in, and of all there is. */
const firstMost = 150_000;
const wholeMost = 350_000;

test('its first page and all of it keep within their weight', async () => {
  const page = await readFile(path.join(office, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  expect(first.length).toBeGreaterThan(1);
  const all = (await readdir(path.join(office, 'assets')))
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `assets/${file}`);
  expect(await weightOf([...first, 'index.html'])).toBeLessThanOrEqual(firstMost);
  expect(await weightOf([...all, 'index.html'])).toBeLessThanOrEqual(wholeMost);
});

test('no module of it, and none of its component library, is in the site of players', async () => {
  const made = JSON.parse(await readFile(path.join(root, 'dist/.modules'), 'utf8')) as ChunkModules;
  const modules = Object.values(made).flatMap((chunk) => chunk.map(({ module }) => module));
  expect(modules.length).toBeGreaterThan(500);
  const strangers = modules.filter((module) =>
    /^src\/office\/|^src\/contract\/office|\/office[^/]*\.generated\.ts$|^(?:antd|@ant-design|@rc-component|@rjsf\/antd|@simplewebauthn)\//.test(
      module,
    ),
  );
  expect(strangers).toEqual([]);
});
