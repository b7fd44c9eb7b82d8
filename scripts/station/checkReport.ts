// A report of a checker in the format that was asked for, for people and for other programs.
import { language } from '../spoken.ts';
import type { CheckReport } from './formats/report.ts';

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
