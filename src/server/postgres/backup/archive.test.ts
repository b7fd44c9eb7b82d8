// The archive of a backup is a tar like any other: another program reads what is written here, what it writes is read here, and nothing damaged is taken for whole.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { test as base, expect } from 'vitest';
import { readArchive, sha256Of, writeArchive } from './archive.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture of vitest names what it needs here.
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lottery-archive-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** Content of these lengths, at and around the ends of blocks and of pieces. */
const lengths = [0, 1, 511, 512, 513, 1 << 20, (1 << 20) + 1];
const contentOf = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 31 + length) % 251));
const nameOf = (length: number): string => `base/16384/${length}`;

async function written(folder: string): Promise<string> {
  const file = path.join(folder, 'backup.tar.zst');
  const archive = writeArchive(file);
  await archive.addFolder('base');
  await archive.addFolder('base/16384');
  for (const length of lengths) {
    const from = path.join(folder, `from-${length}`);
    await writeFile(from, contentOf(length));
    await archive.addFile(nameOf(length), from);
  }
  await archive.addFile('base/16384/gone', path.join(folder, 'gone'));
  await archive.addBytes('backup_label', Buffer.from('label\n'));
  expect(await archive.close()).toBe(await sha256Of(file));
  return file;
}

async function contentsOf(file: string): Promise<Map<string, Buffer | 'folder'>> {
  const found = new Map<string, Buffer | 'folder'>();
  for await (const entry of readArchive(file)) {
    const pieces: Buffer[] = [];
    for await (const piece of entry.pieces()) pieces.push(piece);
    found.set(entry.name, entry.isFolder ? 'folder' : Buffer.concat(pieces));
  }
  return found;
}

/** The tar of the system. */
function tar(words: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync('tar', words, { input, maxBuffer: 1 << 26 });
  expect([status, String(stderr), error]).toEqual([0, '', undefined]);
  return stdout;
}

test('the tar of the system unpacks what is written here, byte for byte', async ({ folder }) => {
  const file = await written(folder);
  const to = path.join(folder, 'to');
  await mkdir(to);
  tar(['-xf', '-', '-C', to], zstdDecompressSync(await readFile(file)));
  for (const length of lengths)
    expect((await readFile(path.join(to, nameOf(length)))).equals(contentOf(length))).toBe(true);
  expect(await readFile(path.join(to, 'backup_label'), 'utf8')).toBe('label\n');
});

test('what the tar of the system writes is read here, as what is written here', async ({ folder }) => {
  const own = await contentsOf(await written(folder));
  expect([...own.keys()]).toEqual(['base', 'base/16384', ...lengths.map(nameOf), 'backup_label']);
  const tree = path.join(folder, 'tree');
  await mkdir(path.join(tree, 'base/16384'), { recursive: true });
  for (const length of lengths) await writeFile(path.join(tree, nameOf(length)), contentOf(length));
  const file = path.join(folder, 'foreign.tar.zst');
  await writeFile(file, zstdCompressSync(tar(['--format=ustar', '-cf', '-', '-C', tree, 'base'])));
  const foreign = await contentsOf(file);
  own.delete('backup_label');
  expect([...foreign.keys()].sort()).toEqual([...own.keys()].sort());
  for (const [name, content] of own) expect([name, foreign.get(name)]).toEqual([name, content]);
});

test('an archive that is cut off anywhere, or damaged in a header, is refused', async ({ folder }) => {
  const whole = zstdDecompressSync(await readFile(await written(folder)));
  const file = path.join(folder, 'damaged.tar.zst');
  const outcome = async (bytes: Buffer): Promise<string> => {
    await writeFile(file, zstdCompressSync(bytes));
    return contentsOf(file).then(
      () => 'read',
      (error: Error) => error.message,
    );
  };
  expect(await outcome(whole)).toBe('read');
  for (const length of [0, 1, 511, 512, 1024, 1500, 5000, whole.length - 1025])
    expect([length, await outcome(whole.subarray(0, length))]).toEqual([length, `${file} ends early.`]);
  for (const at of [0, 100, 124, 156]) {
    const damaged = Buffer.from(whole);
    damaged[at]! ^= 1;
    expect([at, await outcome(damaged)]).toEqual([at, `${file} is no archive of a backup.`]);
  }
});

test('a name or a file that a header has no room for is refused', async ({ folder }) => {
  const archive = writeArchive(path.join(folder, 'backup.tar.zst'));
  expect(() => archive.addFolder('a'.repeat(99))).toThrow('is too long a name');
  const large = path.join(folder, 'large');
  await writeFile(large, '');
  await truncate(large, 8 ** 11);
  await expect(archive.addFile('large', large)).rejects.toThrow('is too large a file');
  await archive.close();
});

test('nobody but its owner reads a backup', async ({ folder }) => {
  expect((await stat(await written(folder))).mode & 0o777).toBe(0o600);
});
