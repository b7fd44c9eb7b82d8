// What a rule about a file is: its name, its page, and the shapes in which each kind of rule reports what it finds.

import type { StationFile } from '#contract/station.generated.ts';
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { Finding, Path, Severity } from '../read/diagnostic.ts';
import type { JsonMember, JsonNode, TextEdit, TextPlace } from '../read/json/jsonTree.ts';
import type { Station } from '../station.ts';

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
}

/** A rule with its own `detect`, called by the code that walks that part of a file. */
export type RuleWith<Detect> = Rule & { detect: Detect };

/** A rule about the text itself, before it is a value: size, encoding, JSON. */
export interface TextRule extends Rule {
  consequence: string;
}

/** A fault of the text, such as a missing comma. */
export interface SyntaxIssue extends TextPlace {
  rule: TextRule;
  message: string;
  /** Key of the place, where it has one. */
  key?: string;
  fix?: { description: string; safe: boolean; edits: TextEdit[] };
}

/** What a rule of the schema finds at a place; the schema walker adds the rule's name and the consequence. */
export interface SchemaFault extends Omit<Finding, 'rule' | 'consequence'> {
  /** In place of the usual one: that the file is kept out of service. */
  consequence?: string;
  /** The setting that was meant, where it is another than the one at the place. */
  about?: StationSchema | undefined;
  /** What was meant for certain: the rest of the file is judged as if it were written. */
  repaired?: string | number | boolean | undefined;
}

/** A rule about a value and its schema. */
export interface SchemaRule extends Rule {
  detect(place: SchemaPlace): SchemaFault | undefined;
}

/** A place of a file together with its schema. */
export interface SchemaPlace {
  node: JsonNode;
  /** With its $ref resolved. */
  schema: StationSchema;
  /** As it stands in the schema, where a $ref may name a definition. */
  reference: StationSchema;
  path: Path;
  /** Of the whole file. */
  format: SchemaFormat;
}

/** A key with the object that holds it. */
export interface KeyPlace {
  object: JsonNode;
  member: JsonMember;
  /** Of the object. */
  schema: StationSchema;
  /** Of the object. */
  path: Path;
  /** The whole file, as far as it is repaired. */
  root: JsonNode;
  format: SchemaFormat;
  /** Whether a value would fit a schema. */
  fits(node: JsonNode, schema: StationSchema): boolean;
}

/** What comparing a value with a schema needs. */
export interface SchemaFormat {
  schema: StationSchema;
  /** The whole file as the subject of a sentence. */
  subject: string;
  /** What an entry of an object is called. */
  noun: 'setting' | 'field';
  /** What a file with a fault of form means for players. */
  consequence: string;
  /** Each number stands for itself: a wrong one is not taken for the value of another. */
  hasLoneNumbers?: true;
  /** Run in this order on texts, numbers and flags; the first that finds a fault reports it. */
  scalarRules: readonly SchemaRule[];
  /** The same for lists. */
  listRules: readonly SchemaRule[];
  /** Finds the object that an unknown key belongs to, where a key says which one. */
  elsewhere?: RuleWith<(place: KeyPlace) => (SchemaFault & { invalidPaths: Path[] }) | undefined>;
}

/** What a rule about meaning receives: a file that fits the schema, and the station it makes. */
export interface RuleInput {
  /** Name of the file without its folder. */
  fileName: string;
  file: StationFile;
  /** The file as JSON, for rules that look for signs before they look closer. */
  text: string;
  station: Station;
  /** Whether a picture such as /logo/demo.svg exists; not given where nobody can know. */
  hasAsset?: ((path: string) => boolean) | undefined;
}

/** A finding of a rule itself; the reader adds the rule's name. */
export type RuleFinding = Omit<Finding, 'rule'>;

/** A rule about what a file means, once it fits the schema. */
export interface MeaningRule<Input = RuleInput> extends Rule {
  /** Places it judges, such as menus.tabBar or items.*.terms: where one of them is invalid already, the rule does not run. */
  reads?: readonly string[];
  /** Rules whose findings may be the only cause of its own: then its own are dropped. */
  quietAfter?: readonly string[];
  /** Whether there is anything in the file for it to look at; cheap, since it runs on nearly every file. */
  appliesTo?(input: Input): boolean;
  check(input: Input): Iterable<RuleFinding>;
}

/** A rule about two files that claim the same thing; `owner` is the file that keeps it, and why. */
export interface CrossFileRule extends Rule {
  consequence: string;
  message(claims: readonly string[], owner: string): string;
}

/** Whether two paths lie on one line: one is the other or contains it. A star in the second is each entry of a list. */
export const pathsOverlap = (one: Path, other: Path): boolean =>
  one.every((step, at) => at >= other.length || other[at] === '*' || String(step) === String(other[at]));
