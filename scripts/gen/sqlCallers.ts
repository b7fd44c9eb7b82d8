// The page src/server/db/functions/README.md: what each SQL function does, and who calls it, read from the code that does so.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const database = 'src/server/db';
export const callersFile = `${database}/functions/README.md`;

interface Text {
  /** Path below the root. */
  file: string;
  /** Without comments, which may name a function that they do not call. */
  code: string;
}

async function textsBelow(root: string, folder: string, ending: RegExp, comment: RegExp): Promise<Text[]> {
  const files = (await readdir(path.join(root, folder), { recursive: true }))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => ending.test(file))
    .sort();
  return await Promise.all(
    files.map(async (file) => ({
      file,
      code: (await readFile(path.join(root, file), 'utf8')).replace(comment, ''),
    })),
  );
}

/** The first sentence of the comment that a file opens with. */
export function firstSentence(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !/^-- \S/.test(line));
  const comment = lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join(' ');
  return /^.*?[.:](?= |$)/.exec(comment)?.[0].replace(/:$/, '.') ?? comment;
}

/** A function whose comment says so is kept for servers that are replaced one after the other. */
const isOfReleaseBefore = (text: string): boolean => /^-- .*\bThe release before calls it\b/m.test(text);

const nameOf = (file: string): string => path.posix.basename(file, '.sql');

/** Who calls a function: the places where its name stands before a bracket, or quoted in a list of names, but for its own file. */
export function callersOf(name: string, texts: readonly Text[]): string[] {
  const call = new RegExp(`\\b${name}\\s*\\(|^\\s*'${name}',$`, 'm');
  const found = texts.filter(
    ({ file, code }) => file !== `${database}/functions/${name}.sql` && call.test(code),
  );
  const inFolder = (folder: string): string[] =>
    found.filter(({ file }) => file.startsWith(`${database}/${folder}/`)).map(({ file }) => nameOf(file));
  const named = (kind: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`${kind} ${names.map((each) => `\`${each}\``).join(', ')}`];
  return [
    ...found
      .filter(({ file }) => !file.startsWith(`${database}/`) || file.endsWith('.ts'))
      .map(({ file }) => `\`${file}\``),
    ...named('functions', inFolder('functions')),
    ...named('triggers on', inFolder('triggers')),
    // Policies, columns and what fills a new table; a migration by its number alone.
    ...named(
      'migrations',
      inFolder('migrations').map((file) => file.split('_')[0]!),
    ),
  ];
}

/** The page, or undefined where there are no functions: in a copy that only generates. */
export async function generateCallers(root: string): Promise<string | undefined> {
  if (!existsSync(path.join(root, database, 'functions'))) return undefined;
  const program = /^(?!.*\.(?:test|generated)\.).*\.ts$/;
  // A comment of a line begins it or follows a blank: the // of an address is none.
  const inProgram = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
  const texts = (
    await Promise.all([
      textsBelow(root, 'src/server', program, inProgram),
      // A planted fault quotes what it breaks.
      textsBelow(root, 'scripts', /^(?!scripts\/planted\/)(?!.*\.(?:test|generated)\.).*\.ts$/, inProgram),
      ...['functions', 'triggers', 'migrations'].map((folder) =>
        textsBelow(root, `${database}/${folder}`, /\.sql$/, /--[^\n]*/g),
      ),
    ])
  ).flat();
  // What nothing but an operator calls.
  const typed = await textsBelow(root, 'docs', /^docs\/operation\.md$/, /<!--[\s\S]*?-->/g);
  const files = (await readdir(path.join(root, database, 'functions')))
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const rows = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, database, 'functions', file), 'utf8');
      const does = firstSentence(text).replaceAll('|', '\\|');
      const programs = callersOf(nameOf(file), texts);
      const callers = programs.length > 0 ? programs : callersOf(nameOf(file), typed);
      if (isOfReleaseBefore(text)) callers.push('the release before');
      return `| [\`${nameOf(file)}\`](${file}) | ${does} | ${callers.join('; ')} |`;
    }),
  );
  return [
    '# SQL functions, and who calls them',
    '',
    'Written by `npm run gen`; `tests/architecture/sqlCallers.test.ts` fails where it is out of date. What a function does today is its file, applied again at start when it has changed. Functions run with the rights of who calls them, unless their file says `SECURITY DEFINER`.',
    '',
    '| function | does | called by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

export async function writeCallers(root: string): Promise<void> {
  const page = await generateCallers(root);
  const file = path.join(root, callersFile);
  if (page === undefined || (await readFile(file, 'utf8').catch(() => null)) === page) return;
  await writeFile(file, page);
  console.error(`Written: ${callersFile}.`);
}
