// Applying the fixes of a file, one round after another, until none is left.
import type { Diagnostic, Edit, Position } from './diagnostic.ts';
import { type ReadOptions, readStation } from './readStation.ts';

export interface Fixed {
  text: string;
  /** What was applied, in order; ranges are of the text at that moment. */
  applied: Diagnostic[];
  /** What is still wrong. */
  left: Diagnostic[];
}

/** Rounds after which a file that is still not settled is left as it is; each round applies every fix that does not touch another. */
const mostRounds = 20;

/** Turns lines and columns of a text back into offsets. */
function offsetsOf(text: string): (position: Position) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ line, column }) => starts[line - 1]! + column - 1;
}

/** A text with edits made. Edits of one call must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const offset = offsetsOf(text);
  let out = text;
  const places = edits.map(({ range, newText }) => ({
    start: offset(range.start),
    end: offset(range.end),
    newText,
  }));
  for (const { start, end, newText } of places.sort((a, b) => b.start - a.start || b.end - a.end))
    out = out.slice(0, start) + newText + out.slice(end);
  return out;
}

/**
 * Applies the certain fixes of a file, with `unsafe` the others as well. A round that would leave the file with more
 * errors than before is not kept, so fixing twice changes nothing more.
 */
export function applyFixes(
  text: string,
  fileName: string,
  { unsafe, ...options }: ReadOptions & { unsafe?: boolean | undefined } = {},
): Fixed {
  return applyFixesOf(text, (now) => readStation(now, fileName, options).diagnostics, unsafe);
}

/** The same for a file of any kind: `read` says what is wrong with a text. */
export function applyFixesOf(
  text: string,
  read: (text: string) => readonly Diagnostic[],
  unsafe = false,
): Fixed {
  const applied: Diagnostic[] = [];
  let now = text;
  let diagnostics = read(now);
  const seen = new Set([text]);
  const refusedFixes = new Set<string>();
  for (let round = 0; round < mostRounds; round++) {
    const chosen: Diagnostic[] = [];
    const edits: Edit[] = [];
    const offset = offsetsOf(now);
    const taken: [number, number][] = [];
    for (const one of diagnostics) {
      if (!one.fix || !(one.fix.safe || unsafe) || refusedFixes.has(identityOf(one))) continue;
      const places = one.fix.edits.map((edit): [number, number] => [
        offset(edit.range.start),
        offset(edit.range.end),
      ]);
      if (places.some(([start, end]) => taken.some(([from, to]) => start <= to && from <= end))) continue;
      taken.push(...places);
      edits.push(...one.fix.edits);
      chosen.push(one);
    }
    if (chosen.length === 0) break;
    const next = applyEdits(now, edits);
    const after = read(next);
    if (seen.has(next) || isWorse(after, diagnostics)) {
      // One of them does harm: they are tried one by one, the harmful one not again in this text.
      const [first, ...others] = chosen;
      refusedFixes.add(identityOf(others.length === 0 ? first! : chosen.at(-1)!));
      continue;
    }
    seen.add(next);
    // What does harm in one text may be right in another, and would be found so by whoever fixes again.
    refusedFixes.clear();
    applied.push(...chosen);
    now = next;
    diagnostics = after;
  }
  return { text: now, applied, left: [...diagnostics] };
}

const identityOf = (one: Diagnostic): string => `${one.rule} ${one.path} ${one.message}`;

/** Whether a text can be read less, or as well with more wrong in it. A text that could not be read hides what else is wrong. */
function isWorse(after: readonly Diagnostic[], before: readonly Diagnostic[]): boolean {
  const syntaxErrors = (list: readonly Diagnostic[]): number =>
    list.filter((one) => one.rule === 'syntax').length;
  if (syntaxErrors(before) > 0) return syntaxErrors(after) > syntaxErrors(before);
  const errors = (list: readonly Diagnostic[]): number =>
    list.filter((one) => one.severity === 'error').length;
  return (
    syntaxErrors(after) > 0 ||
    errors(after) > errors(before) ||
    (errors(after) === errors(before) && after.length > before.length)
  );
}
