// Support, content and office say nothing that stands in their code, where every sentence is a text in both languages, and that the command line of support does no work of its own.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const commandLine = globSync(['scripts/support.ts', 'scripts/support/**/*.ts'], { cwd: root });
const files = [
  ...commandLine,
  ...globSync('src/server/support/**/*.ts', { cwd: root }),
  'src/server/activities/standing.ts',
];
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What stands between quotes and has three words in a row; comments, SQL and the names of tables in it are for no operator. */
function sentencesIn(code: string): string[] {
  const said = code.replaceAll(/sql(?:<[^`]*>)?`[^`]*`|^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...said.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , text]) => text!)
    .filter((text) => !/^[\w.]+ as \w+$/.test(text))
    .filter((text) => /[A-Za-z]{2,},? [a-z]+ [a-z]+/.test(text.replaceAll(/\$\{[^}]*\}/g, '')));
}

test('support speaks by texts alone', () => {
  const found = files.flatMap((file) => sentencesIn(textOf(file)).map((text) => `${file}: ${text}`));
  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

test('content and office speak by texts alone, and station where it checks, explains and probes, but for their reference, which has both languages beside each other', () => {
  const own = globSync(
    [
      'scripts/commandTable.ts',
      'scripts/content/**/*.ts',
      'scripts/office/**/*.ts',
      'scripts/station/{backend,commandLine,files}.ts',
      'scripts/station/{counterparty,explain}/*.ts',
      'scripts/station/formats/{inChinese,probeFormats,textFormats}.ts',
      'scripts/station/commands/{counterparty,explain,fix,probe}.ts',
    ],
    { cwd: root },
  ).filter((file) => !/\.test\.ts$|content\/commands\/docs\.ts$/.test(file));
  const found = own.flatMap((file) =>
    sentencesIn(textOf(file).replaceAll(/^ +usage: .*$/gm, '')).map((text) => `${file}: ${text}`),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

/** A query, by Kysely or as text. */
const query =
  /\bsql(?:<[^`]*>)?`|from 'kysely'|\.(?:selectFrom|updateTable|insertInto|deleteFrom|query|executeQuery)\(/;

test('the command line of support asks the server for its work, and the database for nothing', () => {
  expect(commandLine.length).toBeGreaterThan(15);
  expect(commandLine.filter((file) => query.test(textOf(file)))).toEqual([]);
  for (const planted of [
    "await db.selectFrom('account').execute()",
    'await sql`SELECT 1`.execute(db)',
    "await pool.query('SELECT 1')",
  ])
    expect(planted).toMatch(query);
});

test('what support can do is on its command line, each of it once or more', () => {
  const table = textOf('src/server/support/commands.ts');
  const names = [...table.matchAll(/^ {2}(\w+): (?:looks|changes)\(/gm)].map(([, name]) => name!);
  const asked = commandLine.map(textOf).join('\n');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !asked.includes(`'${name}'`))).toEqual([]);
});
