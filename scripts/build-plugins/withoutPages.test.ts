// What the built office leaves out of a rule: its page and examples, and nothing else.
import { expect, test } from 'vitest';
import { withoutTexts } from './withoutPages.ts';

test('page and examples of a rule are left out, what it finds stays', () => {
  const rule = `export const one = { name: 'one', severity: 'error', page: 'Long.' + more, good: '{}', bad: \`{\${1}}\`, check() { return { page: 'own' }; } };`;
  expect(withoutTexts(rule)).toBe(
    `export const one = { name: 'one', severity: 'error', page: '', good: '', bad: '', check() { return { page: 'own' }; } };`,
  );
});
