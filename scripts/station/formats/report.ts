// What a report is made of: the files that were read, what is wrong with them and between them, and the rules that can say so.
import type { Rule } from '#station/checks/rule.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';

export interface CheckReport {
  /** The command that checks: `station` or `content`. */
  tool: 'station' | 'content';
  rules: readonly Rule[];
  readings: readonly { fileName: string; text: string }[];
  diagnostics: readonly Diagnostic[];
}
