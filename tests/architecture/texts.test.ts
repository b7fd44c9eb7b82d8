// How texts are written: one word for one thing in both languages, full-width marks in Chinese, no cut words in English, full stops alike.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { chineseTwins, englishTwins, type Twin } from './twins.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Text = readonly [place: string, text: string];

/** Every string of a JSON value with its place: src/texts/en/kit.json close. */
function stringsOf(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${place} ${key}`));
}

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
}

/** Whoever searches may type another word for it; keywords are not shown. */
const isShown = ([place]: Text): boolean => !place.includes(' keywords ');

async function stringsIn(folder: string): Promise<Text[]> {
  const read = async (file: string) =>
    stringsOf(JSON.parse(await readFile(path.join(root, file), 'utf8')), file);
  return (await Promise.all((await filesIn(folder, '.json')).map(read))).flat().filter(isShown);
}

/** What stands between quotes in code: names of plays, and what seeds write. */
async function quotedIn(files: readonly string[]): Promise<Text[]> {
  const read = async (file: string) => {
    const code = await readFile(path.join(root, file), 'utf8');
    return [...code.matchAll(/'([^'\n]*)'/g)].map(([, text]): Text => [file, text!]);
  };
  return (await Promise.all(files.map(read))).flat();
}

/** Seeds of what members do and write. What the operator writes is in stations/content and read there. */
const seeds = (await filesIn('src/server/demo', '.ts')).filter((file) =>
  /\/(?:seed(?:Messages|Team)|forum\/\w+)\.ts$/.test(file),
);

const isChinese = ([, text]: Text): boolean => /\p{Script=Han}/u.test(text);
const isEnglish = ([place, text]: Text): boolean => place.endsWith(' en') && !isChinese([place, text]);

const inChinese = await stringsIn('src/texts/zh-CN');
const inEnglish = await stringsIn('src/texts/en');
const elsewhere = [...(await stringsIn('stations')), ...(await stringsIn('schemas'))];
const plays = (await quotedIn(await filesIn('src/lottery/family', '.ts'))).filter(isChinese);
const seeded = [...(await quotedIn(seeds)), ...(await stringsIn('src/server/demo/forum'))].filter(isChinese);
const playsInEnglish = (await quotedIn(['src/texts/englishPlays.ts'])).filter((text) => !isChinese(text));

const shownInChinese = [...inChinese, ...elsewhere.filter(isChinese), ...plays];
const chinese = [...shownInChinese, ...seeded];
const english = [...inEnglish, ...elsewhere.filter(isEnglish), ...playsInEnglish];

const findings = (texts: readonly Text[], wrong: RegExp): string[] =>
  texts.filter(([, text]) => wrong.test(text)).map(([place, text]) => `${place}: ${text}`);

/** A placeholder's name is no word: {period}, or {count, plural, one {# draw} other {# draws}}. */
const withoutPlaceholders = ([place, text]: Text): Text => [place, text.replaceAll(/\{[\w./:-]+/g, '{')];
const readByPlayers = english.map(withoutPlaceholders);

/** A station may call a screen by another name, so what its own file says is not held to our words. */
const isOwnFile = ([place]: Text): boolean => /^stations\/\w+\.json /.test(place);

const twinsIn = (texts: readonly Text[], { never, membersMay }: Twin): string[] =>
  findings(
    texts.filter((text) => !isOwnFile(text) && !(membersMay && text[0].startsWith('src/server/demo/'))),
    never,
  );

describe('Chinese texts', () => {
  it('are there to be read', () => {
    expect(inChinese.length).toBeGreaterThan(1_000);
    for (const texts of [plays, seeded]) expect(texts.length).toBeGreaterThan(50);
    expect(chinese.filter(([place]) => place.startsWith('stations/content/')).length).toBeGreaterThan(500);
  });

  it('have full-width marks between characters, placeholders included', () => {
    expect(findings(chinese, /[\p{Script=Han}}][ ]?[,;:!?()][ ]?[\p{Script=Han}{]/u)).toEqual([]);
    expect(findings(chinese, /\p{Script=Han}[,;:!?)]$/u)).toEqual([]);
  });

  it('have no blank at a full-width mark', () => {
    expect(findings(shownInChinese, / [，。；：！？、）]|[，。；：！？、（] /)).toEqual([]);
  });

  it('have no blank between a figure and the character that counts it', () => {
    const pagesOfPlayers = chinese.filter(
      ([place]) =>
        !/^src\/texts\/zh-CN\/web\.json (?!game\.)/.test(place) &&
        !place.startsWith('schemas/') &&
        !/ game\.match$/.test(place),
    );
    expect(findings(pagesOfPlayers, /(?:[\d%‰]|\{[\w.-]+\}%?) (?!至)\p{Script=Han}/u)).toEqual([]);
  });

  it.each(chineseTwins)('say $use, and no other word for it: $why', (twin) => {
    expect(twinsIn(chinese, twin)).toEqual([]);
  });
});

describe('English texts', () => {
  it('are there to be read', () => {
    expect(inEnglish.length).toBeGreaterThan(1_000);
    expect(playsInEnglish.length).toBeGreaterThan(100);
    expect(english.filter(([place]) => place.startsWith('stations/content/')).length).toBeGreaterThan(500);
  });

  it('write words in full', () => {
    expect(
      findings(inEnglish, /\b(?:Avail|bt|bts|Pend|Sm|Ev|Clr|Amt|Acct|Qty|Bal|Wdl|Dep|pls)\b|\{\w+\} d$/i),
    ).toEqual([]);
  });

  it('contain no Chinese mark, no straight apostrophe and no double blank', () => {
    expect(findings(english, /[，。；：！？（）、]/)).toEqual([]);
    expect(findings(english, /\w'\w|\w' /)).toEqual([]);
    expect(findings(english, / {2}/)).toEqual([]);
  });

  it.each(englishTwins)('say $use, and no other word for it: $why', (twin) => {
    expect(twinsIn(readByPlayers, twin)).toEqual([]);
  });
});

test('a text ends with a full stop in both languages or in neither', () => {
  const said = new Map(inEnglish.map(([place, text]) => [place.replace('/en/', '/zh-CN/'), text]));
  // A question ends as its language wants it.
  const ends = (text: string): boolean | 'question' =>
    /[?？]$/.test(text) ? 'question' : /[.。](?:<\/p>)?\s*$/.test(text);
  expect(
    inChinese
      .map(([place, text]) => ({ place, text, saidInEnglish: said.get(place) ?? '' }))
      .filter(({ text, saidInEnglish }) => {
        const both = [ends(text), ends(saidInEnglish)];
        return !both.includes('question') && both[0] !== both[1];
      })
      .map(({ place, text, saidInEnglish }) => `${place}: ${text} | ${saidInEnglish}`),
  ).toEqual([]);
});

test.each([
  ['优惠礼金已到账', chineseTwins],
  ['账号已登陆', chineseTwins],
  ['请确认期次', chineseTwins],
  ['你的余额不足', chineseTwins],
  ['Bet on this period', englishTwins],
  ['Your gift has arrived', englishTwins],
  ['Choose a way to pay', englishTwins],
] as const)('a planted word is found: %s', (text, twins) => {
  expect(twins.flatMap((twin) => twinsIn([['planted', text]], twin))).toHaveLength(1);
});
