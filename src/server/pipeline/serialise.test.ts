// Which fields an answer may contain.
import { expect, test } from 'vitest';
import { onlyNamed, onlyNamedPart } from './serialise.ts';

const shape = { login: 'b', list: [{ id: 'i', 'note?': 's' }] } as const;

test('a field that the contract does not name never leaves, at any depth', () => {
  const row = {
    login: true,
    password: 'x',
    list: [
      { id: 1, secret: 'y' },
      { id: 2, note: '' },
    ],
  };
  expect(onlyNamed(shape, row, 'answer')).toEqual({ login: true, list: [{ id: 1 }, { id: 2, note: '' }] });
});

test('a field that is missing is a fault that names its place', () => {
  expect(() => onlyNamed(shape, { login: true, list: [{}] }, 'auth/x')).toThrow(
    'auth/x.list[0].id is missing.',
  );
  expect(() => onlyNamed(shape, { login: true, list: {} }, 'auth/x')).toThrow('auth/x.list is no list.');
  expect(() => onlyNamed(shape, { login: { a: 1 }, list: [] }, 'auth/x')).toThrow(
    'auth/x.login is no plain value.',
  );
});

test('a refusal carries the named fields it has, and no others', () => {
  expect(onlyNamedPart(shape, { login: false, token: 'x' })).toEqual({ login: false });
});
