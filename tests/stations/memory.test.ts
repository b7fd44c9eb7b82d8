// Owns the tests of what `station check` remembers between two runs: the same verdicts, and none that has grown old.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verdictOn } from '#scripts/station/files.ts';
import { openMemory } from '#scripts/station/memory.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'station-memory-'));
const memories = path.join(folder, 'memories');
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

function run(nowMs = later()): { recalled: number; messages: string[] } {
  const memory = openMemory(files, memories, nowMs);
  let recalled = 0;
  const messages: string[] = [];
  for (const file of files) {
    const known = memory.recall(file);
    const verdict = known ?? verdictOn(file);
    if (known) recalled += 1;
    else memory.keep(file, verdict);
    messages.push(...verdict.diagnostics.map((one) => `${one.file}:${one.range.start.line} ${one.rule}`));
  }
  memory.save();
  return { recalled, messages };
}

beforeAll(() => {
  mkdirSync(path.dirname(logo));
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [at, file] of files.entries()) writeFileSync(file, stationText(at));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the memory of station check', () => {
  test('gives the same verdicts again, faults included, without reading a file', () => {
    const first = run();
    expect(first.recalled).toBe(0);
    expect(first.messages).toHaveLength(1);
    expect(run()).toEqual({ recalled: files.length, messages: first.messages });
  });

  test('forgets a file that changed, be it of the same length', () => {
    run();
    writeFileSync(files[5]!, stationText(5).replace('"name"', '"nane"'));
    const after = run();
    expect(after.recalled).toBe(files.length - 1);
    expect(after.messages).toHaveLength(2);
    writeFileSync(files[5]!, stationText(5));
    expect(run().messages).toHaveLength(1);
  });

  test('forgets a file whose picture is gone', () => {
    run();
    rmSync(logo);
    expect(run().messages.some((message) => message.endsWith('missing-asset'))).toBe(true);
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(run().messages).toHaveLength(1);
  });

  test('keeps nothing of a file so young that its next change might bear the same stamp', () => {
    rmSync(memories, { recursive: true });
    for (const [at, file] of files.entries()) writeFileSync(file, stationText(at));
    run(Date.now());
    expect(run().recalled).toBe(0);
  });

  test('goes on without what was remembered where that is spoilt', () => {
    run();
    for (const name of readdirSync(memories)) writeFileSync(path.join(memories, name), '{"edition":');
    expect(run()).toMatchObject({ recalled: 0, messages: [expect.any(String)] });
    expect(run().recalled).toBe(files.length);
  });
});
