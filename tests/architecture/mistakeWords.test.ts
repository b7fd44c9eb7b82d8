// Back office and commands say in Chinese whatever the checkers of content and of station files say: every sentence of its rules has a Chinese form, and none stands there for nothing.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { rules } from '#content/checks/rules.generated.ts';
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import type { ContentSet } from '#content/contentSet.ts';
import { readContents } from '#content/readContent.ts';
import { mistakeIn } from '#server/office/content/mistakes.ts';
import { rules as stationRules } from '#station/checks/rules.generated.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { readStation } from '#station/read/readStation.ts';
import chinese from '#texts/mistakes/zh-CN.json' with { type: 'json' };
import { isGenerated, isTest, root, sourcesOf } from './sources.ts';

const hasChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text);
/** English that is left: words beside each other in small letters, outside quotation marks. */
const englishIn = (text: string): string | undefined =>
  /[a-z]{2,} [a-z]{2,}/.exec(text.replaceAll(/"[^"]*"|“[^”]*”/g, ''))?.[0];

/** Parts of sentences, which stand in the forms of whole ones, and sentences whose parts have no sign between them: examples and the office’s own tests have them whole. */
const parts = new Set([
  ' at credit odds',
  ' each day',
  ', at every deposit',
  '; the fair value is 9',
  ' and others',
  ', and not for cardNo',
  ' and no ',
  ' It can be 9.',
  ' This 9 controls: 9',
  'pay method',
  'A gift',
  'The station',
  'at least',
  'at the top of the file',
  'to the line of the agent',
  'as a rebate',
  'as the share of a friend',
  'by odds above the default',
  'what the default is',
  'what the profile 9 has',
  '9 chances a day of 9 yuan on average',
  '9, with no bet on it',
  'Every 9 is closed.',
  '9 9 at 9 gives back 9 % of what is staked9, the default 9.',
  'The form asks for 9 twice9.',
  'The name says 99, it 9.',
  '9 has 9 9; it can have 9.',
  '9 has no 9 9.',
  '9 cannot be 9.9',
  '9 is 9.',
  'The host9 9 9 to 9.',
  'There is no 9 9.',
  '9 damaged: the file was not saved as UTF-8.',
]);

/** The texts of a source that say something to people, with a figure where they name something. */
function* sentences(source: string): Generator<string> {
  const plain = source
    .replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    .replaceAll(/^\s*(?:page|good|bad|beside)(?::|\s*=).*$/gm, '')
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '9');
  for (const [, single, template] of plain.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)) {
    const text = (single ?? template)!.replaceAll("\\'", "'");
    if (/[A-Za-z]{2,} |[A-Za-z]{2,}\. [A-Z]/.test(text) && !/[{}"<]/.test(text)) yield text;
  }
}

const kind: ContentKind = 'deposit-offers';
/** What a source speaks of: a kind of content, or a station file. */
const kindOf = (file: string): ContentKind | undefined =>
  file.startsWith('src/station/') ? undefined : kind;

describe('what the checker says', async () => {
  const files = (await sourcesOf(['src/content/checks', 'src/station/checks'], ['.ts']))
    .filter(({ file }) => !isGenerated(file) && !isTest(file))
    .concat(
      await Promise.all(
        ['src/content/worstCost.ts', 'src/content/readContent.ts', 'src/content/activityTerms.ts'].map(
          async (file) => ({ file, text: await readFile(`${root}/${file}`, 'utf8') }),
        ),
      ),
    );
  const said = files.flatMap(({ file, text }) => [...sentences(text)].map((one) => ({ file, one })));

  it('is read out of the rules', () => {
    expect(said.length).toBeGreaterThan(150);
  });

  it('has a Chinese form, sentence for sentence (src/texts/mistakes/zh-CN.json)', () => {
    const missing = said.filter(
      ({ file, one }) => !parts.has(one) && !hasChinese(mistakeIn('zh-CN', kindOf(file), one)),
    );
    expect(missing.map(({ file, one }) => `${file}: ${one}`)).toEqual([]);
  });

  it('names the same things in both languages', () => {
    const placesOf = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();
    const differing = Object.entries(chinese).filter(
      ([english, words]) => String(placesOf(english)) !== String(placesOf(words)),
    );
    expect(differing).toEqual([]);
  });

  it.each(rules)('$name: its example is explained in Chinese alone', ({ kinds: [first], bad, around }) => {
    const texts = [{ kind: first, fileName: `${first}.json`, text: bad }];
    const pictures = around?.pictures;
    const [reading] = readContents(texts, {
      beside: (around?.beside ?? {}) as ContentSet,
      ...(around?.now && { now: new Date(around.now) }),
      ...(pictures && { hasPicture: (name: string) => pictures.includes(name) }),
    });
    for (const { message, consequence, fix } of reading!.diagnostics)
      for (const sentence of [message, consequence, ...(fix ? [fix.description] : [])]) {
        const words = mistakeIn('zh-CN', first, sentence);
        expect([sentence, hasChinese(words), englishIn(words)]).toEqual([sentence, true, undefined]);
      }
  });

  it.each(stationRules)('$name: its example in a station file is explained in Chinese alone', (rule) => {
    const { bad, beside = '' } = rule as { bad: string; beside?: string };
    // Files of one folder, but that two of one code come from two.
    const named = (text: string, folder: string) =>
      readStation(text, `${folder}/demo.json`, { hasAsset: () => false });
    const readings = [
      named(bad, 'b'),
      ...(beside ? [readStation(beside, beside.includes('"demo"') ? 'a/demo.json' : 'another.json')] : []),
    ];
    const found = [...readings[0]!.diagnostics, ...checkAcrossFiles(readings).diagnostics];
    expect(found.length).toBeGreaterThan(0);
    for (const { message, consequence, fix } of found)
      for (const sentence of [message, consequence, ...(fix ? [fix.description] : [])]) {
        const words = mistakeIn('zh-CN', undefined, sentence);
        expect([sentence, hasChinese(words), englishIn(words)]).toEqual([sentence, true, undefined]);
      }
  });

  it('is said of fields by their title', () => {
    expect(
      mistakeIn('zh-CN', 'deposit-offers', 'items[3].giftPercent is 3000; it can be at most 1000.'),
    ).toBe('“赠送比例（%）”为3000，应为最多1000。');
  });

  it.each([
    ['activities', 'items[0].terms: is missing: give an object with sectors, total.'],
    ['withdrawal-rules', 'Withdrawals are closed.'],
    ['pay-methods', 'Every pay method is closed.'],
    ['lotteries', 'Every lottery is closed.'],
    ['card-types', 'The form asks for cardNo twice, and not for cardNo.'],
    ['deposit-offers', 'The name says 30%, it has no such figure.'],
    ['deposit-offers', 'The name says 30%, it gives 20%.'],
    [
      'lotteries',
      'dragon tiger at 3 gives back 150 % of what is staked; the fair value is 2, the default 1.9.',
    ],
    ['banners', 'items has 40 entries; it can have no more than 20.'],
    ['banners', 'items[0] has no field "titel".'],
    ['banners', 'items[0].place cannot be "homee". It can be home or play.'],
    ['banners', 'items[0].open expects true or false, not a text.'],
    [undefined, 'The hosts "a.example", "b.example" belong to stations/w147.json, which is the older file.'],
    [undefined, 'The host "a.example" belongs to stations/w147.json, which had it first in git.'],
    [undefined, 'There is no action "action:servce".'],
    [undefined, 'There is no screen "/aboutThem".'],
    [undefined, '3 characters are damaged: the file was not saved as UTF-8.'],
    [undefined, 'account and password are not among the fields, and asked for all the same.'],
    [undefined, 'signIn, wheel are named, but /moreActive and /activeDetail are switched off.'],
    [undefined, '"/appDown" is in the tab bar, but routes.off switches it off.'],
  ] as const)('of %s in Chinese alone: %s', (of, sentence) => {
    const words = mistakeIn('zh-CN', of, sentence);
    expect([hasChinese(words), englishIn(words)]).toEqual([true, undefined]);
  });

  it('stays English for who reads English, and where nothing is known', () => {
    expect(mistakeIn('en', kind, 'Level 1 is missing.')).toBe('Level 1 is missing.');
    expect(mistakeIn('zh-CN', kind, 'Something else went wrong')).toBe('Something else went wrong');
    expect(contentKinds.map((one) => mistakeIn('zh-CN', one, 'Level 1 is missing.'))).not.toContain(
      'Level 1 is missing.',
    );
  });
});
