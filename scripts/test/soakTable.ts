// The last words of a soak: how long each run took, and in which runs each test failed.

export interface SoakRun {
  seconds: number;
  passed: number;
  failed: number;
  /** `file: title: reason`, a line each. */
  failures: readonly string[];
}

/** Without the reason, which differs from run to run. */
const testOf = (failure: string): string => failure.split(': ').slice(0, 2).join(': ');

/** Tests that failed, the most frequent first, each with its runs and its first reason. */
function failuresTable(runs: readonly SoakRun[]): string[] {
  const found = new Map<string, { runs: number[]; reason: string }>();
  for (const [at, { failures }] of runs.entries())
    for (const failure of failures) {
      const test = testOf(failure);
      const reason = failure.slice(test.length).replace(/^: /, '');
      const known = found.get(test) ?? { runs: [], reason };
      if (known.runs.at(-1) !== at + 1) known.runs.push(at + 1);
      found.set(test, known);
    }
  return [...found]
    .sort(([, one], [, other]) => other.runs.length - one.runs.length)
    .map(
      ([test, { runs: own, reason }]) =>
        `  ${String(own.length).padStart(3)} of ${runs.length} ${test} (run ${own.join(', ')})${reason && `: ${reason}`}`,
    );
}

export function soakTable(runs: readonly SoakRun[]): string {
  const failed = runs.filter((run) => run.failed > 0).length;
  const table = failuresTable(runs);
  return [
    'Runs',
    ...runs.map(
      (run, at) =>
        `  ${run.failed === 0 ? 'good  ' : 'FAILED'} ${String(at + 1).padStart(3)} ${run.seconds.toFixed(0).padStart(6)} s ${String(run.passed).padStart(5)} passed ${String(run.failed).padStart(4)} failed`,
    ),
    ...(table.length > 0 ? ['Failures', ...table] : []),
    `${runs.length - failed} runs good, ${failed} failed`,
  ].join('\n');
}
