// Owns the page of the rule that a station file is of a version this program reads; the reader keeps it.
import type { Rule } from '../rule.ts';

export const newerVersion: Rule = {
  name: 'newer-version',
  severity: 'error',
  page: 'schemaVersion is higher than what this program knows: the file was written for a newer release. Upgrade the program, or write the file in the version named.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "schemaVersion": 2, "code": "demo", "name": "Demo" }',
};
