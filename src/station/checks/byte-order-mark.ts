// Owns the page of the rule that a station file begins with its first bracket; the reader keeps it.
import type { Rule } from '../rule.ts';

export const byteOrderMark: Rule = {
  name: 'byte-order-mark',
  severity: 'warning',
  page: 'The file begins with a byte order mark, an invisible character that some editors for Windows write. This program reads over it, others do not. Save the file as UTF-8 without it.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '\ufeff{ "code": "demo", "name": "Demo" }',
};
