// Facts of a call, a state or a family have one home, and that whoever else needs one takes it from there.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutComments } from '#scripts/test/imports.ts';
import { isGenerated, isTest, root, type Source, sourcesOf } from './sources.ts';

const product = (await sourcesOf(['src'], ['.ts', '.tsx'])).filter(
  ({ file }) => !isTest(file) && !isGenerated(file),
);

const found = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => {
    const hit = pattern.exec(withoutComments(text));
    return hit ? [`${file}: ${hit[0]}`] : [];
  });

describe('limits of a request', () => {
  /** A length that is written down beside the contract, or a number where a limit of it belongs. */
  const ownLimit = /\{ least: \d+, most: \d+ \}|\bclean(?:Text|Post)\([^;]*, \{? ?(?:least: )?\d+ ?\}?\)/;
  const writing = product.filter(({ file }) =>
    /^src\/(?:areas|server\/(?:forum|messages|call))\//.test(file),
  );

  it('are those that the contract generates, in the browser and on the server', () => {
    expect(writing.length).toBeGreaterThan(300);
    expect(found(writing, ownLimit)).toEqual([]);
  });

  it.each([
    'const title = { least: 4, most: 40 };',
    "const content = cleanText(advice.content, 'content', 5);",
    "const title = await cleanPost(db, article.title, 'title', { least: 4 });",
  ])('are seen where they are written again: %s', (text) => {
    expect(found([{ file: 'src/areas/planted.ts', text }], ownLimit)).toHaveLength(1);
  });
});

describe('the pattern of a nickname', () => {
  it('is, where a sheet does without the form of the call, that of the call', () => {
    const schema = JSON.parse(readFileSync(path.join(root, 'schemas/call/account/setNickName.json'), 'utf8'));
    const written = product.flatMap(({ text }) => /const good = \/(\^.+\$)\/;/.exec(text)?.[1] ?? []);
    expect(written).toEqual([schema.request.properties.nickName.pattern]);
  });
});

interface States {
  title: string;
  names: ReadonlyMap<number, string>;
}

function statesOf(entity: string): States {
  const {
    title,
    enum: values,
    'x-enum-varnames': names,
  } = JSON.parse(readFileSync(path.join(root, `schemas/entity/${entity}-status.json`), 'utf8'));
  return { title, names: new Map(values.map((value: number, at: number) => [value, names[at]])) };
}

/** The states of each table whose status is a number. */
const tables: Readonly<Record<string, States>> = {
  bet_order: statesOf('bet'),
  withdrawal: statesOf('withdrawal'),
  deposit_order: statesOf('deposit'),
  activity_award: statesOf('award'),
  donation: statesOf('application'),
  direct_charge: statesOf('application'),
};

const withoutSqlLines = (text: string): string => text.replaceAll(/^\s*--.*$/gm, '');

/** Numbers behind a status that have no name, or not their own. */
function wrongStates({ file, text }: Source): string[] {
  const sql = withoutSqlLines(text);
  const named = Object.entries(tables).filter(([table]) => new RegExp(`\\b${table}`).test(`${sql} ${file}`));
  const known = (named.length > 0 ? named : Object.entries(tables)).map(([, states]) => states);
  const compared = [
    ...sql.matchAll(/\bstatus\s*(?:=|<>|!=|(?:NOT )?IN)\s*\(?((?:\d+(?: \/\* \w+ \*\/)?(?:, )?)+)/gi),
    ...sql.matchAll(/\bWHEN (\d+(?: \/\* \w+ \*\/)?) THEN (?=NEW\.status)/g),
    ...sql.matchAll(/\bTHEN (\d+(?: \/\* \w+ \*\/)?) ELSE (\d+(?: \/\* \w+ \*\/)?) END(?:::\w+)? AS status/g),
  ].flatMap(([, ...lists]) => lists.filter((list) => list !== undefined));
  return compared.flatMap((list) =>
    [...list.matchAll(/(\d+)(?: \/\* (\w+) \*\/)?/g)]
      .filter(
        ([, number, name]) =>
          !known.some(({ names }) => name !== undefined && names.get(Number(number)) === name),
      )
      .map(([hit]) => `${file}: ${hit}`),
  );
}

describe('states in SQL', () => {
  const files = globSync(['src/server/db/functions/*.sql', 'src/server/db/triggers/*.sql'], { cwd: root });
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

  it('carry the name that the contract has for their number', () => {
    expect(sources.length).toBeGreaterThan(90);
    expect(sources.flatMap(wrongStates)).toEqual([]);
    const count = sources.flatMap(({ text }) => [...text.matchAll(/\d \/\* \w+ \*\//g)]).length;
    expect(count).toBeGreaterThan(60);
  });

  it.each([
    ["SELECT FROM bet_order o WHERE o.status = 1 AND o.book = 'real'", '1'],
    ['SELECT FROM bet_order o WHERE o.status = 4 /* waiting */', '4 /* waiting */'],
    ['SELECT FROM bet_order WHERE status IN (2 /* won */, 3)', '3'],
    ['SELECT FROM withdrawal WHERE status <> 2 /* won */', '2 /* won */'],
    ['CASE OLD.status WHEN 1 THEN NEW.status IN (2 /* paid */)', '1'],
    ['INSERT INTO activity_award SELECT CASE WHEN x THEN 1 ELSE 2 /* given */ END AS status', '1'],
  ])('are seen where one is bare or has the name of another: %s', (text, hit) => {
    expect(wrongStates({ file: 'planted.sql', text })).toEqual([`planted.sql: ${hit}`]);
  });
});

describe('what is Mark Six', () => {
  /** The family of a play or lottery, asked for to find out the category of its bets. */
  const decided = /startsWith\('lhc|LIKE 'lhc|(?:family|\.code) === 'lhc' \?/;
  const homes = new Set([
    'src/lottery/covering/shares.ts',
    // How it is drawn, shown and proved, which is the family's own.
    ...product
      .map(({ file }) => file)
      .filter((file) => /^src\/lottery\/(?:oracle|statistics|family)\//.test(file)),
  ]);

  it('is decided by categoryOfFamily() alone', () => {
    const others = product.filter(
      ({ file }) => /^src\/(?:server|rules|lottery|content)\//.test(file) && !homes.has(file),
    );
    expect(found(others, decided)).toEqual([]);
    expect(
      globSync('src/server/db/functions/*.sql', { cwd: root }).filter((file) =>
        /\b140\b[^\n]*\bTHEN 2\b/.test(readFileSync(path.join(root, file), 'utf8')),
      ),
    ).toEqual(['src/server/db/functions/bet_category.sql']);
  });

  it.each([
    "export const isMarkSix = (code: string) => code.startsWith('lhc_');",
    "const kind = terms.family.code === 'lhc' ? 140 : 130;",
    "sql`CASE WHEN o.play_code LIKE 'lhc\\\\_%' THEN 'lhc' END`",
  ])('is seen where it is decided again: %s', (text) => {
    expect(found([{ file: 'src/server/planted.ts', text }], decided)).toHaveLength(1);
  });
});

describe('connections to the database', () => {
  /** One that breaks while nobody listens ends the process, or a whole run of tests. */
  const ownPool = /\bnew (?:pg\.)?Pool\(/;

  it('are opened in pools by openPool() alone, which listens to each', async () => {
    const all = (await sourcesOf(['src', 'scripts', 'tests'], ['.ts'])).filter(
      ({ file }) => !isGenerated(file) && file !== 'tests/architecture/oneHome.test.ts',
    );
    expect(found(all, ownPool)).toEqual(['src/server/db/pool.ts: new pg.Pool(']);
  });
});
