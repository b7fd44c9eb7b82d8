// What the reader has to know of a kind of file: its schema, its rules, and how sentences speak of it.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { KeyPlace, MeaningRule, RuleWith, SchemaFault, SchemaRule } from '../checks/rule.ts';
import type { Path, Severity } from './diagnostic.ts';

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

/** A kind of file: `Input` is what its rules of meaning receive. */
export interface FileFormat<Input> extends SchemaFormat {
  /** The schema by its path, for a file that is refused without a reason. */
  schemaPath: string;
  /** The compiled verdict. */
  isFile(value: unknown): boolean;
  rules: readonly MeaningRule<Input>[];
  severityOf(rule: string): Severity;
  /** Gives a value that lacks what is reported already what the rules need to judge the rest. */
  completed(value: unknown, name: string): { value: unknown; guessed: readonly Path[] };
  inputOf(value: unknown, text: string, name: string): Input;
}
