// The crash test: a small run adds up, and a wrong flag gets a message.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { randomFrom } from '#scripts/crash-test/random.ts';

const root = path.resolve(import.meta.dirname, '../..');

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/crashTest.ts'), ...args],
    { encoding: 'utf8', timeout: 280_000 },
  );

test('through kills of servers on one database, of the database and the counterparties, everything adds up', () => {
  const flags = ['--ops', '200', '--kills', '1', '--seed', '7', '--clients', '16', '--servers', '2'];
  const { status, stdout, stderr } = run(...flags);
  // The first line of a failure is what a run shows of it: what does not hold, or how it ended.
  const [, faults] = /faults\n.*?\n\n(.*)$/s.exec(stdout) ?? [];
  expect(stdout, (faults ?? stderr).trim().split('\n').slice(-12).join(' | ')).toContain(
    'Everything adds up.',
  );
  expect(stdout).toContain(
    'at 2 servers, 1 kills of the server and 1 of the database, 14 of the counterparties',
  );
  expect(stderr).toContain('--seed 7 asks for the same again');
  expect(status).toBe(0);
}, 300_000);

test.each([
  [[], '--ops is missing'],
  [['--ops', 'many', '--kills', '2'], '--ops is a whole number from 1 to 10000000, not "many".'],
  [['--ops', '10', '--kills', '-1'], "'--kills' argument is ambiguous"],
  [['--ops', '10', '--kills', '2', '--clients', '0'], '--clients is a whole number from 1 to 256, not "0".'],
  [['--ops', '2', '--kills', '20'], 'cannot be spread among them'],
  [['--ops', '2', '--kills', '1', '--speed', '9'], "Unknown option '--speed'"],
])('%j is refused with a sentence', (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run crash-test --');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('a seed produces the same requests again, and each player has its own random numbers', () => {
  const draws = (seed: number, stream: number) => {
    const random = randomFrom(seed, stream);
    return Array.from({ length: 50 }, () => random.below(1_000));
  };
  expect(draws(7, 1)).toEqual(draws(7, 1));
  expect(draws(7, 1)).not.toEqual(draws(7, 2));
  expect(draws(7, 1)).not.toEqual(draws(8, 1));
  expect(Math.min(...draws(7, 1), ...draws(8, 2))).toBeLessThan(200);
});
