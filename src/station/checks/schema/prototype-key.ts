// The rule that no key reaches for a prototype.
import type { KeyPlace, RuleWith, SchemaFault } from '../rule.ts';

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

export const prototypeKey: RuleWith<(place: KeyPlace) => SchemaFault | undefined> = {
  name: 'prototype-key',
  severity: 'error',
  page: 'The keys __proto__, constructor and prototype are no settings. Careless programs let them change objects everywhere, so a file with one is refused whole.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", "__proto__": { "admin": true } }',
  detect({ member, path }) {
    if (!prototypeKeys.has(member.key)) return undefined;
    const here = [...path, member.key];
    return {
      path: here,
      at: 'key',
      message: `${JSON.stringify(member.key)} is not a setting, and in many programs a way to break in.`,
      fix: { description: 'Remove it', safe: false, changes: [{ kind: 'remove', path: here }] },
    };
  },
};
