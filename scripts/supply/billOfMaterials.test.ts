// What the product is made of: the bill names every package of the lockfile with version and integrity, every version is one version, and no package runs code when it is installed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../build/site.ts';
import { billOfMaterials, type Lockfile } from './billOfMaterials.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile & { lockfileVersion: number };
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const bill = billOfMaterials(lockfile);
const locked = Object.entries(lockfile.packages).filter(([place]) => place !== '');

describe('the bill of materials', () => {
  test('names every package of the lockfile with version and integrity, and nothing else', () => {
    expect(locked.length).toBeGreaterThan(300);
    const named = bill.components.map(({ group, name, version, hashes, ...component }) => [
      component['bom-ref'],
      `${group ? `${group}/` : ''}${name}@${version}`,
      hashes!.map(({ alg, content }) => `${alg} ${Buffer.from(content, 'hex').toString('base64')}`),
    ]);
    const wanted = locked.map(([place, { name, version, integrity }]) => [
      place,
      `${name ?? place.split('node_modules/').at(-1)}@${version}`,
      [integrity!.replace(/^sha(\d+)-/, 'SHA-$1 ')],
    ]);
    expect(named.sort()).toEqual(wanted.sort());
    expect(bill.components.find(({ name }) => name === 'core')!.purl).toMatch(/^pkg:npm\/%40[\w-]+\/core@\d/);
  });

  test('says what each needs, and everything is needed by something', () => {
    const refs = new Set(bill.components.map((component) => component['bom-ref']));
    const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect([...needed].filter((ref) => !refs.has(ref))).toEqual([]);
    expect([...refs].filter((ref) => !needed.has(ref))).toEqual([]);
    const own = bill.dependencies[0]!.dependsOn.map((ref) => ref.replace('node_modules/', ''));
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(own).toEqual(expect.arrayContaining(Object.keys(manifest[group]!)));
  });

  test('finds what lies nearest, and what is at the top', () => {
    const integrity = 'sha512-AAAA';
    const of = (dependencies?: Record<string, string>) => ({
      version: '1.0.0',
      integrity,
      ...(dependencies && { dependencies }),
    });
    const { dependencies } = billOfMaterials({
      name: 'x',
      version: '1.0.0',
      packages: {
        '': { version: '1.0.0', dependencies: { a: '1.0.0' } },
        'node_modules/a': of({ b: '2.0.0', '@s/c': '1.0.0' }),
        'node_modules/a/node_modules/b': of({ '@s/c': '1.0.0', gone: '1.0.0' }),
        'node_modules/b': of(),
        'node_modules/@s/c': of({ b: '1.0.0' }),
      },
    });
    expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
      'the project': ['node_modules/a'],
      'node_modules/a': ['node_modules/@s/c', 'node_modules/a/node_modules/b'],
      'node_modules/a/node_modules/b': ['node_modules/@s/c'],
      'node_modules/b': [],
      'node_modules/@s/c': ['node_modules/b'],
    });
  });

  test('is refused for a package that nobody can compare', () => {
    const packages = { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' } };
    expect(() => billOfMaterials({ name: 'x', version: '1.0.0', packages })).toThrow('a has no integrity');
    const weak = { ...packages, 'node_modules/a': { version: '1.0.0', integrity: 'sha1-AAAA' } };
    expect(() => billOfMaterials({ name: 'x', version: '1.0.0', packages: weak })).toThrow('no integrity');
  });
});

describe('what is installed', () => {
  const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

  test('is one version each, in package.json and in the lockfile', () => {
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies'])
      for (const [name, version] of Object.entries(manifest[group]!)) {
        expect(version, name).toMatch(exact);
        const place = lockfile.packages[`node_modules/${name}`];
        expect(place?.version, name).toBe(version);
      }
    for (const [place, { version }] of locked) expect(version, place).toMatch(exact);
  });

  test('is what the lockfile says of package.json, and comes from the registry alone, by its SHA-512', () => {
    const { dependencies, devDependencies, optionalDependencies } = lockfile.packages['']!;
    expect({ dependencies, devDependencies, optionalDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      optionalDependencies: manifest.optionalDependencies,
    });
    expect(lockfile.lockfileVersion).toBe(3);
    for (const [place, facts] of locked) {
      expect(facts.integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      // An address would be a git repository, a file or another registry.
      expect(Object.keys(facts), place).not.toContain('resolved');
      expect(Object.keys(facts), place).not.toContain('link');
    }
  });

  test('runs no code while it is installed', () => {
    const settings = read('.npmrc').split('\n');
    expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']));
  });
});
