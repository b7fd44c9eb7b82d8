// How many of a list of mistakes a checker finds, finds once, in the right line, and offers a fix for.
import { applyFixesOf } from '#station/read/applyFixes.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { Mistake } from './mistakes.ts';

export interface Verdict extends Mistake {
  found: readonly Diagnostic[];
  isFound: boolean;
  isOnce: boolean;
  isInLine: boolean;
  isFixed: boolean;
}

/** A mistake is fixed where the fixes that are offered leave nothing to say of the file. */
export function judge(
  mistakes: readonly Mistake[],
  read: (kind: string, text: string) => Diagnostic[],
  fileOf: (kind: string) => string,
): Verdict[] {
  return mistakes.map((one) => {
    const found = read(one.kind, one.text);
    const own = found.filter(({ file }) => file === fileOf(one.kind));
    const { left } = applyFixesOf(one.text, (text) => read(one.kind, text), true);
    return {
      ...one,
      found,
      isFound: found.length > 0,
      isOnce: found.length === 1,
      isInLine: own.some(({ range }) => one.lines.includes(range.start.line)),
      isFixed: found.length > 0 && left.length === 0,
    };
  });
}

export interface Rates {
  mistakes: number;
  found: number;
  once: number;
  rightLine: number;
  fixed: number;
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** In percent of the mistakes. */
export function ratesOf(verdicts: readonly Verdict[]): Rates {
  const share = (test: (one: Verdict) => boolean) => percent(verdicts.filter(test).length, verdicts.length);
  return {
    mistakes: verdicts.length,
    found: share(({ isFound }) => isFound),
    once: share(({ isOnce }) => isOnce),
    rightLine: share(({ isInLine }) => isInLine),
    fixed: share(({ isFixed }) => isFixed),
  };
}

/** What a mistake is and what was said of it, for whoever improves the rules. */
export function said({ group, slip, kind, path, lines, text, found, ...one }: Verdict): string {
  const marks = [
    one.isFound || 'UNSEEN',
    one.isOnce || 'NOT ONCE',
    one.isInLine || 'OTHER LINE',
    one.isFixed || 'NO FIX',
  ].filter((mark) => mark !== true);
  const line = text.split('\n')[lines[0]! - 1]?.trim().slice(0, 160) ?? '';
  const findings = found.map(
    ({ file, range, rule, message }) => `${file}:${range.start.line} ${rule}: ${message}`,
  );
  return [`[${marks.join(', ')}] ${group}: ${slip} (${kind} ${path})`, line, ...findings].join('\n    ');
}
