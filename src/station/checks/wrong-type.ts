// Owns the page of the rule that a value is of the kind its setting wants; the reader keeps it.
import type { Rule } from '../rule.ts';

export const wrongType: Rule = {
  name: 'wrong-type',
  severity: 'error',
  page: 'The value is of another kind than the setting wants: a text where a number or true/false belongs, one entry where a list belongs. Numbers, true and false stand without quotation marks.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": false } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": "false" } }',
};
