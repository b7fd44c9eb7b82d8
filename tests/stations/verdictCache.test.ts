// The cache of `station check` between two runs: the same verdicts, and none that is out of date.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verdictOn } from '#scripts/station/files.ts';
import { openVerdictCache } from '#scripts/station/verdictCache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'station-cache-'));
const caches = path.join(folder, 'caches');
const logo = path.join(folder, 'logo/s1.svg');
const files = Array.from({ length: 120 }, (_, at) => path.join(folder, `s${at}.json`));
const stationText = (at: number): string =>
  JSON.stringify({
    code: `s${at}`,
    name: at === 2 ? 7 : `Station ${at}`,
    ...(at === 1 && { theme: { logo: '/logo/s1.svg' } }),
  });
/** Long enough after the files were written. */
const later = (): number => Date.now() + 60_000;

function run(nowMs = later()): { reused: number; messages: string[] } {
  const cache = openVerdictCache(files, caches, nowMs);
  let reused = 0;
  const messages: string[] = [];
  for (const file of files) {
    const known = cache.get(file);
    const verdict = known ?? verdictOn(file);
    if (known) reused += 1;
    else cache.set(file, verdict);
    messages.push(...verdict.diagnostics.map((one) => `${one.file}:${one.range.start.line} ${one.rule}`));
  }
  cache.save();
  return { reused, messages };
}

beforeAll(() => {
  mkdirSync(path.dirname(logo));
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [at, file] of files.entries()) writeFileSync(file, stationText(at));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the verdict cache of station check', () => {
  test('returns the same verdicts again, faults included, without reading a file', () => {
    const first = run();
    expect(first.reused).toBe(0);
    expect(first.messages).toHaveLength(1);
    expect(run()).toEqual({ reused: files.length, messages: first.messages });
  });

  test('drops a file that changed, even if its length stayed the same', () => {
    run();
    writeFileSync(files[5]!, stationText(5).replace('"name"', '"nane"'));
    const after = run();
    expect(after.reused).toBe(files.length - 1);
    expect(after.messages).toHaveLength(2);
    writeFileSync(files[5]!, stationText(5));
    expect(run().messages).toHaveLength(1);
  });

  test('drops a file whose picture is gone', () => {
    run();
    rmSync(logo);
    expect(run().messages.some((message) => message.endsWith('missing-asset'))).toBe(true);
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(run().messages).toHaveLength(1);
  });

  test('keeps nothing of a file so young that its next change might bear the same stamp', () => {
    rmSync(caches, { recursive: true });
    for (const [at, file] of files.entries()) writeFileSync(file, stationText(at));
    run(Date.now());
    expect(run().reused).toBe(0);
  });

  test('works without the cache where that is damaged', () => {
    run();
    for (const name of readdirSync(caches)) writeFileSync(path.join(caches, name), '{"version":');
    expect(run()).toMatchObject({ reused: 0, messages: [expect.any(String)] });
    expect(run().reused).toBe(files.length);
  });
});
