// Owns how the server tests read the sources: files with their text, their words without comments, and what they import.
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

/** The text without its comments; what stands in quotes stays. */
export const withoutComments = (text: string): string =>
  text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, quoted?: string) => quoted ?? '',
  );

export interface Import {
  /** As written. */
  from: string;
  /** Erased before the code runs. */
  isTypeOnly: boolean;
  /** `import()`: loaded later, so it makes no circle. */
  isLazy: boolean;
}

/** What a source imports, in any of the ways there are. */
export function importsOf(text: string): Import[] {
  // What a generator writes stands in backquotes and is not imported here.
  const code = withoutComments(text).replace(/`(?:\\.|[^`\\])*`/g, '``');
  const found: Import[] = [];
  const statement = /(?:^|[;\n])\s*(import|export)\s+(type\s)?([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/g;
  for (const [, , type, names, from] of code.matchAll(statement)) {
    const listed = /^\{([^}]*)\}\s*$/
      .exec(names!.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isTypeOnly =
      type !== undefined || (listed?.length ? listed.every((name) => name.startsWith('type ')) : false);
    found.push({ from: from!, isTypeOnly, isLazy: false });
  }
  for (const [, from] of code.matchAll(/(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]/g))
    found.push({ from: from!, isTypeOnly: false, isLazy: false });
  for (const [, from] of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ from: from!, isTypeOnly: false, isLazy: true });
  return found;
}

const folders: Record<string, string> = {
  '#schemas': 'schemas',
  '#scripts': 'scripts',
  '#support': 'tests/support',
};

/** The file that an import names, by path below the root; undefined for packages and Node's own modules. */
export function fileOf(importer: string, from: string): string | undefined {
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(importer), from);
  const [, folder, rest] = /^(#[a-z]+)\/(.+)$/.exec(from) ?? [];
  return folder ? `${folders[folder] ?? `src/${folder.slice(1)}`}/${rest}` : undefined;
}

export const isThere = (file: string): boolean => existsSync(path.join(root, file));
