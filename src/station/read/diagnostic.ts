// The form in which anything wrong with a station file is reported, to people and to programs.

/** Lines and columns count from 1; a column is a UTF-16 unit, as editors count. `end` is just past the last character. */
export interface Position {
  line: number;
  column: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface Edit {
  range: Range;
  newText: string;
}

export interface Fix {
  description: string;
  /** Certain: what the writer meant, or what changes nothing for players. */
  safe: boolean;
  edits: Edit[];
}

/** An error keeps the file out of service (duplicate-host only the host); with a warning it is served. */
export type Severity = 'error' | 'warning';

/** One mistake in one station file. */
export interface Diagnostic {
  file: string;
  rule: string;
  severity: Severity;
  range: Range;
  /** Where in the file's value, such as menus.tabBar[2]; empty for the whole file. */
  path: string;
  message: string;
  /** What it takes away from players, or does to them. */
  consequence: string;
  /** What may have been meant, at most three, best first. */
  suggestions: string[];
  fix: Fix | null;
}

/** Steps from the root of a file: keys and places in lists. */
export type Path = readonly (string | number)[];

/** A path as people write it: menus.tabBar[2]. */
export const pathText = (path: Path): string =>
  path
    .map((step, at) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w$]+$/.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join('');

/** A change of a file's value, before it is known which characters it touches. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'rename'; path: Path; to: string }
  | { kind: 'remove'; path: Path }
  | { kind: 'insert'; path: Path; value: unknown };

/** What a rule found, before it is known where in the text it lies. */
export interface Finding {
  rule: string;
  path: Path;
  /** Which part of the place at `path` is marked. */
  at: 'key' | 'value';
  message: string;
  consequence: string;
  suggestions?: readonly string[];
  fix?: { description: string; safe: boolean; changes: readonly Change[] } | undefined;
}

/** Turns offsets of a text into lines and columns. */
export function positionsOf(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
