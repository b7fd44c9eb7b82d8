// What a report is made of: the files that were read, what is wrong with them and between them, and the rules that can say so.
import type { Rule } from '#station/checks/rule.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { language } from '../spoken.ts';

export interface CheckReport {
  /** The command that checks: `station` or `content`. */
  tool: 'station' | 'content';
  rules: readonly Rule[];
  readings: readonly { fileName: string; text: string }[];
  diagnostics: readonly Diagnostic[];
}

export const formats = ['pretty', 'concise', 'json', 'sarif', 'junit', 'github'] as const;
export type Format = (typeof formats)[number];

/** A report in a format, as a text. */
export async function reportIn(checked: CheckReport, format: Format): Promise<string> {
  if (format === 'json')
    return `${JSON.stringify({ version: 1, checked: checked.readings.length, diagnostics: checked.diagnostics }, null, 2)}\n`;
  if (format === 'pretty' || format === 'concise') {
    const said = language() === 'en' ? checked : (await import('./formats/inChinese.ts')).inChinese(checked);
    return (await import('./formats/textFormats.ts'))[format](said);
  }
  return (await import('./formats/machineFormats.ts'))[format](checked);
}
