// No text of a player holds the others: what a pattern of the server costs grows with the length of the text, and no faster.
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { plainWords } from '#server/forum/words.ts';
import { hasLink } from '#server/messages/link.ts';
import { growsLinearly, hostileTexts, type Reader } from './hostileText.ts';
import { isGenerated, isTest, type Source, sourcesOf } from './sources.ts';

/** Patterns that look again and again, with what keeps the text of a player away from each. */
const kept: Readonly<Record<string, string>> = {
  '\\.?0+$': 'figures that this server has written',
  '<\\/?(?:a|b|i|u|em|strong|span|font|small)\\b[^>]*>': 'HTML of the station',
  '<[^>]*>': 'HTML of the station',
  '<style[^>]*>([\\s\\S]*?)<\\/style>': 'the page as it was built',
  '<noscript>[\\s\\S]*?<\\/noscript>': 'the page as it was built',
  '<!--picture-->([\\s\\S]*?)<!--\\/picture-->': 'the page as it was built',
  '<!--menu-->[\\s\\S]*?<!--\\/menu-->': 'the page as it was built',
  '<!--home-->([\\s\\S]*?)<!--\\/home-->': 'the page as it was built',
  '<!--tabs-->[\\s\\S]*?<!--\\/tabs-->': 'the page as it was built',
  '\\((.+)\\)$': 'names of fonts in a station file',
};

/** Folders whose code reads what a request brings, and where its contract and the fields of cards are. */
const [code, contract] = [
  ['src/server', 'src/values', 'src/lottery/selection', 'src/station/derive', 'src/texts'],
  ['schemas/call', 'schemas/entity', 'stations/content'],
];

interface Pattern {
  where: string;
  source: string;
  flags: string;
}

function* within(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* within(each);
}

const patternsOf = ({ file, text }: Source): Pattern[] =>
  [...within(parseSync(file, text).program)].flatMap(({ regex }) => {
    const found = regex as { pattern: string; flags: string } | undefined;
    return found ? [{ where: file, source: found.pattern, flags: found.flags }] : [];
  });

/** As ajv and the fields of cards compile them. */
const patternsOfSchema = ({ file, text }: Source): Pattern[] =>
  [...within(JSON.parse(text))].flatMap(({ pattern }) =>
    typeof pattern === 'string' && pattern !== '' ? [{ where: file, source: pattern, flags: 'u' }] : [],
  );

/** Looks on behind each match, as a split or a replacement of all does. */
function readerOf({ source, flags }: Omit<Pattern, 'where'>): Reader {
  const all = new RegExp(source, [...new Set([...flags.replace('y', ''), 'g'])].join(''));
  return (text) => {
    all.lastIndex = 0;
    for (let last = -1; all.test(text); last = all.lastIndex) if (all.lastIndex === last) all.lastIndex++;
  };
}

const slowTexts = (read: Reader, source: string): string[] =>
  hostileTexts(source)
    .filter((textOf) => !growsLinearly(read, textOf))
    .map((textOf) => textOf(24));
const isSlow = (pattern: Omit<Pattern, 'where'>): boolean =>
  hostileTexts(pattern.source).some((textOf) => !growsLinearly(readerOf(pattern), textOf));

describe('patterns over text of players', () => {
  it('cost no more for each character of a long text than of a short one', async () => {
    const sources = (await sourcesOf(code, ['.ts'])).filter(
      ({ file }) => !isTest(file) && !isGenerated(file),
    );
    const patterns = [
      ...sources.flatMap(patternsOf),
      ...(await sourcesOf(contract, ['.json'])).flatMap(patternsOfSchema),
    ];
    const different = [...new Map(patterns.map((each) => [each.source, each])).values()];
    expect(different.length).toBeGreaterThan(150);
    const isKept = ({ source }: Pattern) => Object.hasOwn(kept, source);
    expect(different.filter((each) => !isKept(each) && isSlow(each))).toEqual([]);
    expect(
      different
        .filter(isKept)
        .map(({ source }) => source)
        .toSorted(),
    ).toEqual(Object.keys(kept).toSorted());
  });

  it.each([
    ['hasLink', hasLink],
    ['plainWords', plainWords],
  ])('%s reads a long text at the speed of a short one', (_, read) => {
    expect(slowTexts(read, 'a0w .-:/。com\\u{fdfa}\\u200b')).toEqual([]);
  });

  it.each([
    ['a name before a dot', '[a-z0-9-]+\\s*[.]\\s*com'],
    ['blanks before an end', '\\s+$'],
    ['a list between blanks', '\\s*,\\s*'],
    ['a tag that is not closed', '<b>[^]*?<\\/b>'],
    ['one group in another', '^(?:[a-z]+)+$'],
    ['two ways to read a digit', '^0*\\d+$'],
  ])('%s is found to be slow', (_, source) => {
    expect(isSlow({ source, flags: 'u' })).toBe(true);
  });
});
