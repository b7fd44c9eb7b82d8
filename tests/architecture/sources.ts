// How the tests of the architecture read the sources: files with their text, and what kind each is.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Source {
  /** Path below the root, with slashes. */
  file: string;
  text: string;
}

/** Every file of these folders with one of these endings. */
export async function sourcesOf(folders: readonly string[], endings: readonly string[]): Promise<Source[]> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        ),
    ),
  );
  const files = lists.flat().sort();
  return await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
export const isGenerated = (file: string): boolean => /\.generated\.ts$/.test(file);

export const isThere = (file: string): boolean => existsSync(path.join(root, file));
