// Owns the page of the rule that a station file is UTF-8; the reader keeps it.
import type { Rule } from '../rule.ts';

export const badEncoding: Rule = {
  name: 'bad-encoding',
  severity: 'error',
  page: 'The file holds the replacement character, which stands where bytes were not UTF-8: it was saved in another encoding (GBK, most often), and names in it are spoilt. Save the file as UTF-8 and write the spoilt text again.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "De\ufffd" }',
};
