// What the reader has to know of a kind of file: its schema, its rules, and how sentences speak of it.
import type { MeaningRule, SchemaFormat } from '../checks/rule.ts';
import type { Path, Severity } from './diagnostic.ts';

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
