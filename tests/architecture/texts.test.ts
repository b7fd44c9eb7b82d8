// Owns how texts are written: full-width marks in Chinese, one word for one thing, no cut words in English.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Every string of a JSON value with its place: src/texts/en/kit.json close. */
function stringsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${place} ${key}`));
}

async function stringsIn(folder: string): Promise<[place: string, text: string][]> {
  const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.json'));
  const files = names.map((name) => `${folder}/${name}`);
  const read = async (file: string) =>
    stringsOf(JSON.parse(await readFile(path.join(root, file), 'utf8')), file);
  return (await Promise.all(files.map(read))).flat();
}

/** Contents of the demonstration are texts too: its notices and help, and what stands between quotes in the code beside them. */
async function demonstrationTexts(): Promise<[place: string, text: string][]> {
  const folder = 'src/server/demo';
  // Whoever searches may type another word for it; keywords are not shown.
  const written = (await stringsIn(`${folder}/content`)).filter(([place]) => !place.includes(' keywords '));
  const names = (await readdir(path.join(root, folder))).filter((name) => /^seed\w+\.ts$/.test(name));
  const read = async (name: string) => {
    const code = await readFile(path.join(root, folder, name), 'utf8');
    return [...code.matchAll(/'([^'\n]*)'/g)].map(([, text]): [string, string] => [
      `${folder}/${name}`,
      text!,
    ]);
  };
  return [...written, ...(await Promise.all(names.map(read))).flat()];
}

const inChinese = await stringsIn('src/texts/zh-CN');
const inEnglish = [
  ...(await stringsIn('src/texts/en')),
  ...(await stringsIn('src/server/demo/content')).filter(([place]) => place.endsWith(' en')),
];
const elsewhere = [
  ...(await stringsIn('stations')),
  ...(await stringsIn('schemas')),
  ...(await demonstrationTexts()),
];
const isChinese = ([, text]: readonly [string, string]): boolean => /\p{Script=Han}/u.test(text);
const chinese = [...inChinese, ...elsewhere.filter(isChinese)];

const findings = (texts: readonly [string, string][], wrong: RegExp): string[] =>
  texts.filter(([, text]) => wrong.test(text)).map(([place, text]) => `${place}: ${text}`);

/** The word we write, and its twins that we do not. ARCHITECTURE.md and docs/flows.md hold the words. */
const twins: [word: string, twin: RegExp][] = [
  ['推广码', /邀请码|推荐码|推荐人代码/],
  ['打码量', /流水(?!号)|打码(?!量)/],
  ['未开奖', /待开奖|等待开奖/],
  ['派奖', /派彩/],
  ['提款', /提现|取款/],
  ['存款', /充值(?!卡)/],
  ['撤单', /撤注|撤回/],
];

describe('Chinese texts', () => {
  it('are there to be read', () => {
    expect(inChinese.length).toBeGreaterThan(1_000);
    expect(chinese.length).toBeGreaterThan(inChinese.length + 50);
  });

  it('have full-width marks between characters, placeholders included', () => {
    expect(findings(chinese, /[\p{Script=Han}}][ ]?[,;:!?()][ ]?[\p{Script=Han}{]/u)).toEqual([]);
    expect(findings(chinese, /\p{Script=Han}[,;:!?)]$/u)).toEqual([]);
  });

  // A station may call a screen by another name, so the files of stations are not held to ours.
  it.each(twins)('say %s, and no other word for it', (_, twin) => {
    expect(
      findings(
        chinese.filter(([place]) => !place.startsWith('stations/')),
        twin,
      ),
    ).toEqual([]);
  });
});

describe('English texts', () => {
  it('write words in full', () => {
    expect(
      findings(inEnglish, /\b(?:Avail|bt|bts|Pend|Sm|Ev|Clr|Amt|Acct|Qty|Bal|Wdl|Dep|pls)\b|\{\w+\} d$/i),
    ).toEqual([]);
  });

  it('contain no Chinese mark', () => {
    expect(findings(inEnglish, /[，。；：！？（）、]/)).toEqual([]);
  });

  it('call one thing by one name', () => {
    expect(findings(inEnglish, /\b(?:invitation|promotion) code\b/i)).toEqual([]);
    expect(findings(inEnglish, /\bundrawn\b/i)).toEqual([]);
    expect(findings(inEnglish, /(?<!\{)\b(?:un)?sealed\b/i)).toEqual([]);
    expect(findings(inEnglish, /\bplay money\b/i)).toEqual([]);
  });
});
