// The log lines about stations.
import { expect, test } from 'vitest';
import { resolveStation } from '#station/station.ts';
import type { StationProblem } from '../stations.ts';
import { logStations, type StationLogLine, stationFileProblems } from './stationLog.ts';

/** A registry that a test changes. */
function registry() {
  let listener = (): void => {};
  const held = { stations: [resolveStation({ code: 'ab1', name: '甲' })], problems: [] as StationProblem[] };
  const lines: StationLogLine[] = [];
  const seen = {
    all: () => held.stations,
    problems: () => held.problems,
    onChange: (next: () => void) => {
      listener = next;
      return () => {};
    },
  };
  logStations(seen, (line) => lines.push(line));
  return {
    held,
    seen,
    /** What was logged for a change. */
    after(change: () => void) {
      change();
      lines.length = 0;
      listener();
      return lines.map(({ level, sentence }) => `${level} ${sentence}`);
    },
  };
}

const wrong = (message: string): StationProblem => ({
  file: 'ab1.json',
  rule: 'unknown-key',
  severity: 'error',
  message,
});

test('a wrong file that is removed is not good again', () => {
  const { held, after } = registry();
  after(() => held.problems.push(wrong('no "brnd"')));
  expect(
    after(() => {
      held.problems = [];
      held.stations = [];
    }),
  ).toEqual(['warn ab1 is out of service.', 'info ab1.json, which was wrong, is removed.']);
});

test('a change names what it was and what it is; one that changes nothing says nothing', () => {
  const { held, after } = registry();
  const [was] = held.stations;
  expect(after(() => {})).toEqual([]);
  const now = {
    ...was!,
    theme: { ...was!.theme, ThemeRed: { ...was!.theme.ThemeRed, brand: '#0b5d4f' } },
  };
  expect(after(() => (held.stations = [now]))).toEqual([
    'info ab1 changed: theme.ThemeRed.brand nothing to #0b5d4f.',
  ]);
});

test('a station that comes or goes is named', () => {
  const { held, after } = registry();
  const other = resolveStation({ code: 'cd2', name: '乙' });
  expect(after(() => held.stations.push(other))).toEqual(['info cd2 is in service.']);
  expect(after(() => (held.stations = [other]))).toEqual(['warn ab1 is out of service.']);
});

test('a wrong file is reported once, until it is good again, and counted for the health meanwhile', () => {
  const { held, seen, after } = registry();
  expect(after(() => held.problems.push(wrong('no "brnd"')))).toEqual([
    'warn ab1.json is wrong (unknown-key): no "brnd"',
  ]);
  expect(after(() => {})).toEqual([]);
  expect(after(() => held.problems.push(wrong('no "nmae"')))).toEqual([
    'warn ab1.json is wrong (unknown-key): no "nmae"',
  ]);
  expect(stationFileProblems(seen)).toEqual([{ kind: 'stationFile', name: 'ab1.json', count: 2 }]);
  expect(after(() => (held.problems = []))).toEqual(['info ab1.json is good again.']);
  expect(stationFileProblems(seen)).toEqual([]);
});
