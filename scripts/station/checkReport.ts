// Owns what a report is made of: the files that were read, and what is wrong with them and between them.
import type { Diagnostic } from '#station/read/diagnostic.ts';
import type { Reading } from '#station/read/readStation.ts';

export interface CheckReport {
  readings: readonly Reading[];
  diagnostics: readonly Diagnostic[];
}
