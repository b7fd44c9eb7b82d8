// Owns what a rule about stations is: its name, its page, and what it looks at.
import type { StationFile } from '#contract/station.generated.ts';
import type { Finding, Path, Severity } from './diagnostic.ts';
import type { Station } from './station.ts';

/** What a rule is given: a file that fits the schema, and what it comes to. */
export interface Case {
  /** Name of the file without its folder. */
  fileName: string;
  file: StationFile;
  /** The file as JSON, for rules that look for signs before they look closer. */
  text: string;
  station: Station;
  /** Whether a picture such as /logo/demo.svg is there; not given where nobody can tell. */
  hasAsset?: ((path: string) => boolean) | undefined;
}

/** A finding of a rule itself; the reader adds the rule's name. */
export type Found = Omit<Finding, 'rule'>;

export interface Rule {
  /** Stable code, and the name of its file. */
  name: string;
  severity: Severity;
  /** One paragraph: what is wrong, why it matters, what to do. */
  page: string;
  /** A station file that keeps the rule and one that breaks it and no other; both named demo.json. */
  good: string;
  bad: string;
  /** The other file (another.json) that a rule between files needs for its bad example. */
  beside?: string;
  /** Places it judges, such as menus.tabBar: where one of them is broken already, it keeps quiet. */
  reads?: readonly string[];
  /** Rules whose findings may be the only cause of its own: then it keeps quiet. */
  quietAfter?: readonly string[];
  /** Whether there is anything in the file for it to look at; cheap, since nearly every file is asked. */
  concerns?(given: Case): boolean;
  /** What it finds in one file; a rule without it is kept by the reader or between files. */
  check?(given: Case): Iterable<Found>;
}

/** Whether two paths lie on one line: one is the other or holds it. */
export const overlap = (one: Path, other: Path): boolean =>
  one.every((step, at) => at >= other.length || String(step) === String(other[at]));
