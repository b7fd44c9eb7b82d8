// What each script of the built site may weigh: where one is too heavy, the test names the imports that brought its bytes.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf } from '#scripts/bench/figures.ts';
import { broughtBy, type ChunkModules } from '#scripts/build-plugins/chunkModules.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const made = JSON.parse(await readFile(path.join(dist, '.modules'), 'utf8')) as ChunkModules;

/** Nobody waits for a script above this, but for the entry, most of which is one file of React. */
const limitOfAll = 30_000;
/** A script that is not listed below; kB brotli like all of them. */
const limitOfOthers = 7_500;
const limits: Readonly<Record<string, number>> = {
  index: 86_000,
  Index: 7_600,
  Extras: 9_000,
  machines: 15_000,
  // On a plain static host, where the browser itself reads the station's file.
  readStation: 30_000,
  forms: 26_000,
  Official: 12_500,
  Credit: 12_500,
  play: 9_000,
  // What a board does beside betting: nobody waits for it to choose or to bet.
  'play-late': 13_000,
  purify: 11_000,
};

/** The name of a script without the hash of seven signs. */
const nameOf = (file: string): string => path.basename(file).slice(0, -'-1234567.js'.length);

/**
 * A script whose imports carry hashes that follow from their names alone: those of the build change with every script, and by chance a dozen
 * bytes compress better or worse.
 */
const withSteadyHashes = (code: string): string =>
  code.replaceAll(
    /([\w.]+)-[\w-]{7}\.js(?=["'`])/g,
    (_, name: string) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 7)}.js`,
  );

test('no script is heavier than its limit', async () => {
  const files = (await readdir(path.join(dist, 'assets'))).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  const names = new Set(files.map(nameOf));
  expect(Object.keys(limits).filter((name) => !names.has(name))).toEqual([]);
  const tooHeavy: string[] = [];
  for (const file of files) {
    const limit = limits[nameOf(file)] ?? limitOfOthers;
    const body = await readFile(path.join(dist, 'assets', file));
    // What is small before it is compressed needs no look.
    if (body.length <= limit) continue;
    const { brotli } = bytesOf(Buffer.from(withSteadyHashes(body.toString())));
    if (brotli > limit)
      tooHeavy.push(
        `${file}: ${brotli} bytes of ${limit}\n  ${broughtBy(made, `assets/${file}`).join('\n  ')}`,
      );
  }
  expect(tooHeavy).toEqual([]);
});

test('no limit but the one of the entry is above what anybody waits for', () => {
  const above = Object.entries(limits).filter(([, limit]) => limit > limitOfAll);
  expect(above.map(([name]) => name)).toEqual(['index']);
});
