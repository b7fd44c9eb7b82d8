// The log lines about stations: which came, changed and went, in what, and which file is wrong or right again.
import path from 'node:path';
import type { StationFacts } from '#contract/station.generated.ts';
import type { StationProblem, StationsInService } from '../stations.ts';

export interface StationLogLine {
  level: 'info' | 'warn';
  /** A sentence for a person at the terminal. */
  sentence: string;
  fields: Record<string, unknown>;
}

interface Change {
  path: string;
  from: unknown;
  to: unknown;
}

/** Differences that are named; a new menu alone may have dozens. */
const named = 12;

/** Every value that differs, by its path: theme.brand. Lists are compared whole. */
export function changesOf(from: unknown, to: unknown, path = ''): Change[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isObject(from) || !isObject(to)) return [{ path, from, to }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return names.flatMap((name) => changesOf(from[name], to[name], path === '' ? name : `${path}.${name}`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value || '""' : JSON.stringify(value);

type Registry = Pick<StationsInService, 'all' | 'problems' | 'onChange'>;

/** Reports what changes from now on, and what is wrong now; returns the function that stops it. */
export function logStations(stations: Registry, report: (line: StationLogLine) => void): () => void {
  let known = new Map<string, StationFacts>();
  let wrong = new Map<string, StationProblem>();
  const look = (isFirst: boolean): void => {
    const current = new Map(stations.all().map((station) => [station.code, structuredClone(station)]));
    for (const [code, station] of isFirst ? [] : current) {
      const before = known.get(code);
      const changes = before ? changesOf(before, station) : [];
      if (!before)
        report({
          level: 'info',
          sentence: `${code} is in service.`,
          fields: { station: code, event: 'added' },
        });
      else if (changes.length > 0) report(changed(code, changes));
    }
    for (const code of known.keys())
      if (!current.has(code))
        report({
          level: 'warn',
          sentence: `${code} is out of service.`,
          fields: { station: code, event: 'removed' },
        });
    const errors = new Map(
      stations
        .problems()
        .filter(({ severity }) => severity === 'error')
        .map((problem) => [`${problem.file} ${problem.rule} ${problem.message}`, problem]),
    );
    for (const [key, { file, rule, message }] of errors)
      if (!wrong.has(key))
        report({
          level: 'warn',
          sentence: `${file} is wrong (${rule}): ${message}`,
          fields: { file, rule, event: 'invalid' },
        });
    const isWrong = new Set([...errors.values()].map(({ file }) => file));
    for (const file of new Set([...wrong.values()].map((problem) => problem.file)))
      if (!isWrong.has(file)) report(rightAgain(file, current));
    known = current;
    wrong = errors;
  };
  look(true);
  return stations.onChange(() => look(false));
}

/** A file without errors has its station in service; without one it is no longer there. */
const rightAgain = (file: string, inService: ReadonlyMap<string, unknown>): StationLogLine =>
  inService.has(path.basename(file, '.json'))
    ? { level: 'info', sentence: `${file} is good again.`, fields: { file, event: 'good' } }
    : { level: 'info', sentence: `${file}, which was wrong, is removed.`, fields: { file, event: 'gone' } };

/** Files with an error, for /healthz: their stations are served as they were, or not at all. */
export function stationFileProblems({ problems }: Pick<Registry, 'problems'>): {
  kind: 'stationFile';
  name: string;
  count: number;
}[] {
  const counts = new Map<string, number>();
  for (const { file, severity } of problems())
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ kind: 'stationFile', name, count }));
}

function changed(code: string, changes: readonly Change[]): StationLogLine {
  const list = changes
    .slice(0, named)
    .map(({ path, from, to }) => `${path} ${shown(from)} to ${shown(to)}`)
    .join(', ');
  const more = changes.length > named ? `, and ${changes.length - named} more` : '';
  return {
    level: 'info',
    sentence: `${code} changed: ${list}${more}.`,
    fields: { station: code, event: 'changed', changes: changes.slice(0, named), count: changes.length },
  };
}
