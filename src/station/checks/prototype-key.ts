// Owns the page of the rule that no key reaches for prototypes; the reader keeps it.
import type { Rule } from '../rule.ts';

export const prototypeKey: Rule = {
  name: 'prototype-key',
  severity: 'error',
  page: 'The keys __proto__, constructor and prototype are no settings. Careless programs let them change objects everywhere, so a file with one is refused whole.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", "__proto__": { "admin": true } }',
};
