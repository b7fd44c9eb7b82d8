// What is concluded from login and guest alone.
import { expect, test } from 'vitest';
import { completeVisitor, nobody } from './session.machine.ts';

test.each([
  [{ login: false, guest: true }, 'guest', ''],
  [{ login: true, guest: false }, 'member', 'member'],
  [{ login: true, guest: true }, 'trial', 'trial'],
  [{ login: true, guest: false, role: 'agent', account: 'a1' }, 'agent', 'a1'],
] as const)('%j is a %s', (said, role, account) => {
  expect(completeVisitor({ ...nobody, ...said })).toMatchObject({ role, account });
});
