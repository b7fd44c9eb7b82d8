// What a source says without its comments, what it imports, and which file that is.
import path from 'node:path';

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
  /** `import()`: loaded later. */
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
