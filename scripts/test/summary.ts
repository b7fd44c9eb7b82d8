// The last words of a test run: a row for each step, every failure once more, and the totals alone on the last line.

export interface StepOutcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Processor time of the step's processes, where the system counts it. */
  processorSeconds?: number | undefined;
  /** `file: title: reason`, a line each. */
  failures: readonly string[];
}

const sum = (outcomes: readonly StepOutcome[], of: 'passed' | 'failed'): number =>
  outcomes.reduce((total, outcome) => total + outcome[of], 0);

const right = (value: string | number, width: number): string => String(value).padStart(width);

function row({ name, passed, failed, seconds, processorSeconds }: StepOutcome): string {
  const state = failed === 0 ? 'good  ' : 'FAILED';
  const processor =
    processorSeconds === undefined ? '' : `${right(processorSeconds.toFixed(0), 7)} s of processor`;
  return `  ${state} ${name.padEnd(28)}${right(passed, 6)} passed${right(failed, 5)} failed${right(seconds.toFixed(1), 8)} s${processor}`;
}

/** Failures stand here again, where a log that was cut short still has them. The last line is read by machines. */
export const summaryOf = (outcomes: readonly StepOutcome[]): string =>
  [
    'Summary',
    ...outcomes.map(row),
    ...outcomes.flatMap(({ failures }) => failures.map((failure) => `  FAILED ${failure}`)),
    `${sum(outcomes, 'passed')} passed, ${sum(outcomes, 'failed')} failed`,
  ].join('\n');

export const isGood = (outcomes: readonly StepOutcome[]): boolean => sum(outcomes, 'failed') === 0;

/** One line of life: how far the steps under way are. */
export const lifeOf = (
  seconds: number,
  steps: readonly { name: string; planned: number; files: number; failed: number }[],
): string =>
  `  ... ${seconds.toFixed(0)} s: ${steps
    .map(
      ({ name, planned, files, failed }) =>
        `${name}${planned > 0 ? ` ${files} of ${planned} files` : ''}${failed > 0 ? `, ${failed} FAILED` : ''}`,
    )
    .join('; ')}`;
