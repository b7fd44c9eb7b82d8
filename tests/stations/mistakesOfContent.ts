// How single mistakes in files of content are made from the demonstration, judged and counted.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { ContentKind } from '#content/content.generated.ts';
import { around, base, baseText, readWith } from '#scripts/mistakes/demonstration.ts';
import { applyFixesOf } from '#station/read/applyFixes.ts';

export { around, base, baseText, readWith };

export interface Mistake {
  what: string;
  kind: ContentKind;
  text: string;
  rule: string;
  line: number;
  isFixed: boolean;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

export interface Where {
  /** The mistake is made behind this text. */
  after?: string;
  /** Text of the line of the finding, where it is not that of the mistake; the first behind `after`, or the last before the mistake. */
  at?: string;
  above?: string;
}

type Change = readonly [from: string, to: string];

/** One change of a text: `from`, behind `after`, becomes `to`. `rule` ends in + where a fix is offered. */
export function changed(
  before: string,
  what: string,
  [from, to]: Change,
  rule: string,
  { after = '', at, above }: Where = {},
): Omit<Mistake, 'kind'> {
  const begin = before.indexOf(after);
  const start = before.indexOf(from, begin);
  if (begin < 0 || start < 0) throw new Error(`${what}: the file has no ${from} behind ${after}`);
  const text = before.slice(0, start) + to + before.slice(start + from.length);
  let same = 0;
  while (before[start + same] === to[same] && same < to.length && same < from.length - 1) same++;
  const place = at ? text.indexOf(at, begin) : above ? text.lastIndexOf(above, start) : start + same;
  return { what, text, rule: rule.replace('+', ''), line: lineAt(text, place), isFixed: rule.endsWith('+') };
}

/** One change of a file of the demonstration. */
export const mistake = (
  what: string,
  kind: ContentKind,
  change: Change,
  rule: string,
  where?: Where,
): Mistake => ({ kind, ...changed(baseText.get(kind)!, what, change, rule, where) });

export const whole = (what: string, kind: ContentKind, text: string, rule: string, line = 1): Mistake => ({
  what,
  kind,
  text,
  rule: rule.replace('+', ''),
  line,
  isFixed: rule.endsWith('+'),
});

export const textOf = (kind: ContentKind): string => baseText.get(kind)!;

/** Everything of a list closed. */
export const closed = (kind: ContentKind): Mistake =>
  whole(
    `every entry of ${kind} closed`,
    kind,
    textOf(kind)
      .replaceAll(/,\n {6}"open": false/g, '')
      .replaceAll(/^ {6}"key": /gm, '      "open": false,\n      "key": '),
    'all-closed+',
    3,
  );

/** How many of a table were found, found once and in the right line, and have a fix; `as it was` where the fix restores the file. */
type Counts = Record<'mistakes' | 'found' | 'once' | 'right line' | 'with a fix' | 'as it was', number>;

/** Makes every mistake of these lists, asserts its one finding, its line and whether a fix leaves the set clean; gives how many were found, once the tests have run. */
export function judged(lists: readonly (readonly [of: string, mistakes: readonly Mistake[]])[]): Counts {
  const counts = { mistakes: 0, found: 0, once: 0, 'right line': 0, 'with a fix': 0, 'as it was': 0 };
  describe.each(lists)('mistakes of %s', (_, mistakes) => {
    test.each(mistakes.map((one) => [`${one.what} (${one.kind})`, one] as const))('%s', (__, one) => {
      const { kind, text, rule, line, isFixed } = one;
      const found = readWith(kind, text);
      const own = found.filter((each) => each.file === `${kind}.json`);
      const fixed = applyFixesOf(text, (now) => readWith(kind, now), true);
      const hasFix = found.length > 0 && fixed.left.length === 0;
      const isAsItWas = hasFix && isDeepStrictEqual(JSON.parse(fixed.text), JSON.parse(baseText.get(kind)!));
      counts.mistakes++;
      counts.found += own.length > 0 ? 1 : 0;
      counts.once += found.length === 1 ? 1 : 0;
      counts['right line'] += own.some((each) => each.range.start.line === line) ? 1 : 0;
      counts['with a fix'] += hasFix ? 1 : 0;
      counts['as it was'] += isAsItWas ? 1 : 0;
      expect(found.map((each) => `${each.file}:${each.range.start.line} ${each.rule}`)).toEqual([
        `${kind}.json:${line} ${rule}`,
      ]);
      expect(hasFix).toBe(isFixed);
    });
  });
  return counts;
}
