// Owns the page of the rule that two settings do not hold what belongs to the other; the reader keeps it.
import type { Rule } from '../rule.ts';

export const swappedValues: Rule = {
  name: 'swapped-values',
  severity: 'error',
  page: 'Two settings of one object hold values that each fit only the other: they were filled in the wrong way round. The fix swaps them.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "lineDetection": true, "lineDetectionTxt": "Speed" } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "lineDetection": "Speed", "lineDetectionTxt": true } }',
};
