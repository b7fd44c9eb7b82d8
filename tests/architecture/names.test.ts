// The server rules that are about words: names of files, what may not be written in a source, and how a source begins.
import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutComments } from '#scripts/test/imports.ts';
import { isGenerated, isTest, isThere, root, type Source, sourcesOf } from './sources.ts';

const code = await sourcesOf(['src', 'scripts', 'tests'], ['.ts', '.tsx']);
const src = await sourcesOf(['src'], ['.ts', '.tsx', '.json', '.css', '.html', '.js', '.sql', '.svg']);
const written = code.filter(({ file }) => !isGenerated(file));
const product = written.filter(({ file }) => file.startsWith('src/') && !isTest(file));

const banned = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'manager', 'new', 'legacy'];
const sayNothing = (file: string): boolean =>
  file.split('/').some((part) => banned.includes(part.split('.')[0]!.toLowerCase()));

/** lottery, the rules and the seeds hold Chinese data, texts hold the words; everything else asks for a text by its id. */
const maySpeakChinese = (file: string): boolean =>
  /^src\/(?:lottery|rules|texts)\/|^src\/server\/demo\/(?:\w+\/)?seed/.test(file);
const speaksChinese = ({ text }: Pick<Source, 'text'>): boolean =>
  /\p{Script=Han}/u.test(withoutComments(text));

const found = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => {
    const hit = pattern.exec(withoutComments(text));
    return hit ? [`${file}: ${hit[0]}`] : [];
  });

/** Only the full form, such as `${day}T00:00:00+08:00`, is read the same everywhere. */
const unsafeDate = /(?:new Date|\bDate\.parse)\(\s*['"`](?![^'"`\n]*T)/;

/** The comment a file opens with, as one text. */
const opening = (text: string): string => {
  const lines = text.replace(/^#![^\n]*\n/, '').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => line.replace(/^\/\/\s?/, ''))
    .join(' ')
    .trim();
};

/** A sentence that begins with a capital, a word of play in Chinese, or a path or command as it is written. */
const opensWell = /^(?:[^a-z\s]|[\w.-]+\/).{10,}[.:]$/s;
/** Whose path says what they are: a test by its titles, a handler by the description of its call. */
const needsNoOpening = (file: string): boolean =>
  isTest(file) || /^src\/server\/(?:office\/)?call\//.test(file);

describe('names of files and folders', () => {
  it('say something', () => {
    expect(code.map(({ file }) => file).filter(sayNothing)).toEqual([]);
    expect(['src/kit/utils.ts', 'src/common/a.ts', 'tests/helpers/b.ts'].filter(sayNothing)).toHaveLength(3);
  });

  it('have no suffix but .machine, .test and .generated', () => {
    const odd = code
      .map(({ file }) => path.posix.basename(file))
      .filter((name) => !/^[\w-]+(?:\.machine)?(?:\.test)?\.tsx?$|\.generated\.ts$/.test(name));
    expect(odd).toEqual([]);
  });

  it('are kebab-case for folders, and PascalCase for components, which export what they are named after', () => {
    const folders = new Set(code.flatMap(({ file }) => file.split('/').slice(0, -1)));
    // A folder of texts is called what its language is called everywhere else.
    folders.delete('zh-CN');
    expect([...folders].filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
    const unlike = product.filter(({ file, text }) => {
      const name = /\/([A-Z]\w*)\.tsx$/.exec(file)?.[1];
      // A file may hold a family: ListGroup and ListRow in List.tsx, CallForm in Form.tsx.
      return name && !new RegExp(`^export (?:function|const|class) \\w*${name}`, 'im').test(text);
    });
    expect(unlike.map(({ file }) => file)).toEqual([]);
  });
});

/** Files whose name is a code from outside: a rule's code, a callback's path, a call's name beside its group. */
const namedByCode = /^src\/(?:(?:station|content)\/checks|server\/callback)\/|\.generated\.ts$/;
/** camelCase or PascalCase, with the suffixes of the test before. */
const isCamel = (file: string): boolean =>
  namedByCode.test(file) || /^[A-Za-z][A-Za-z0-9]*(?:\.[a-z]+)*$/.test(path.posix.basename(file));

describe('casing', () => {
  it('of code is camelCase, PascalCase for components', () => {
    expect(code.map(({ file }) => file).filter((file) => !isCamel(file))).toEqual([]);
    expect(['src/kit/two-words.ts', 'src/kit/two_words.test.ts', 'src/kit/1st.ts'].filter(isCamel)).toEqual(
      [],
    );
    expect(isCamel('src/station/checks/one-rule.ts')).toBe(true);
    expect(isCamel('src/content/checks/one-rule.ts')).toBe(true);
  });
});

/** Folders that hold one file for each entry of a list that is known by name; so their number says nothing. */
const listFolders: readonly (readonly [RegExp, reason: string])[] = [
  [/^src\/server\/call\//, 'a call group mirrors schemas/call/<group>'],
  [/^src\/(?:station|content)\/checks$/, 'one file for each rule code that "check" reports'],
  [/^src\/server\/db\/(?:migrations|functions|triggers)$/, 'one file for each migration, function or table'],
  [/^src\/texts\/(?:zh-CN|en)$/, 'one file for each text area'],
];
/** Above this nobody takes a folder in at a glance. */
const mostFiles = 16;

const crowdedFolders = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > mostFiles && !listFolders.some(([list]) => list.test(folder)))
    .map(([folder, count]) => `${folder}: ${count}`);
};

describe('folders below src', () => {
  it(`hold at most ${mostFiles} loose files`, () => {
    const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
      cwd: root,
      encoding: 'utf8',
    });
    const files = [...new Set(stdout.split('\n'))].filter(
      (file) => file !== '' && !isTest(file) && isThere(file),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(crowdedFolders(files)).toEqual([]);
    const many = Array.from({ length: mostFiles + 1 }, (_, at) => `a${at}.ts`);
    expect(crowdedFolders(many.map((name) => `src/kit/${name}`))).toEqual(['src/kit: 17']);
    expect(crowdedFolders(many.map((name) => `src/server/call/auth/${name}`))).toEqual([]);
  });
});

describe('sources', () => {
  it('know no station', async () => {
    const codes = (await readdir(path.join(root, 'stations')))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
    expect(codes.length).toBeGreaterThanOrEqual(9);
    const pattern = new RegExp(`\\b(?:${codes.join('|')})\\b`);
    const hits = src.flatMap(({ file, text }) => {
      const hit = pattern.exec(text);
      return hit ? [`${file}: ${hit[0]}`] : [];
    });
    expect(hits).toEqual([]);
  });

  it('hold no Chinese where a text belongs', () => {
    const speaking = product.filter(({ file, text }) => !maySpeakChinese(file) && speaksChinese({ text }));
    expect(speaking.map(({ file }) => file)).toEqual([]);
    expect(speaksChinese({ text: `const a = 'https://x'; const b = '登录';` })).toBe(true);
    expect(speaksChinese({ text: `const a = 1; // 登录\n/* 注册 */` })).toBe(false);
  });

  it('leave chance to the system', () => {
    expect(found(product, /\bMath\.random\b/)).toEqual([]);
    expect(found([{ file: 'a', text: 'x = Math.random()' }], /\bMath\.random\b/)).toHaveLength(1);
  });

  it('never have a date read from a text by guess', () => {
    expect(found(product, unsafeDate)).toEqual([]);
    expect(found([{ file: 'a', text: `new Date('2026-11-20 12:00:00')` }], unsafeDate)).toHaveLength(1);
  });

  it('open with a sentence about what they hold or do, without a formula', () => {
    const silent = written.filter(
      ({ file, text }) => !needsNoOpening(file) && !opensWell.test(opening(text)),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
    expect(written.filter(({ text }) => /^Owns\b/.test(opening(text))).map(({ file }) => file)).toEqual([]);
    expect(opening('// The rules of a thing,\n// and another.\n\nimport x')).toBe(
      'The rules of a thing, and another.',
    );
    for (const sentence of ['`npm run gen`: writes all that is generated.', 'dist/screens.json: the list.'])
      expect(sentence).toMatch(opensWell);
    for (const sentence of ['', 'the rules of a thing.', 'The rules of a thing'])
      expect(sentence).not.toMatch(opensWell);
  });

  it('owe nothing: no reminder to do it later, and nothing that waits', () => {
    expect(found(product, /coming soon|not implemented|placeholder content/i)).toEqual([]);
    const owed = written.filter(({ text }) => /\b(?:TODO|FIXME|XXX)\b/.test(text)).map(({ file }) => file);
    expect(owed.filter((file) => file !== 'tests/architecture/names.test.ts')).toEqual([]);
  });

  it('stay short: a component past 250 lines is two', () => {
    const long = product.filter(({ file, text }) => file.endsWith('.tsx') && text.split('\n').length > 251);
    expect(long.map(({ file, text }) => `${file}: ${text.split('\n').length}`)).toEqual([]);
  });
});
