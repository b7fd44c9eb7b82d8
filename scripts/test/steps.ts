// The steps of a test run, in which lane each runs, and what a step says while and after it runs.
import { isOfficeBuilt } from '../build/office.ts';
import { isBuilt } from '../build/site.ts';
import { type Planned, runInLanes } from './lanes.ts';
import { runNode } from './processes.ts';
import { type FileRecord, readRun } from './records.ts';
import { bin, failuresOf, runProjects, type SuiteOptions } from './suites.ts';
import { lifeOf, type StepOutcome } from './summary.ts';

interface StepRun {
  passed: number;
  failed: number;
  failures?: readonly string[];
  output?: string;
  processorSeconds?: number | undefined;
  files?: readonly FileRecord[];
}

export interface Step extends Planned {
  /** `follow` gets the file that says how far it is. */
  run(follow: (reportFile: string) => void): Promise<StepRun>;
}

const asOne = (isGood: boolean, rest: Partial<StepRun> = {}): StepRun => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  ...rest,
});

/** A program whose exit code is the result. It has no time-outs and so takes what the tests leave of the processor. */
async function program(...args: string[]): Promise<StepRun> {
  const { isGood, complaints: _, ...rest } = await runNode(args, { isBeside: true });
  return asOne(isGood, rest);
}

/** The same of a program that has nothing to say on stderr where all is well. */
async function quietProgram(...args: string[]): Promise<StepRun> {
  const { isGood, complaints, ...rest } = await runNode(args, { isBeside: true });
  return asOne(isGood && complaints === '', rest);
}

const suite =
  (projects: readonly string[], options: SuiteOptions = {}): Step['run'] =>
  async (follow) => {
    const { record, ...rest } = await runProjects(projects, options, follow);
    return { ...rest, files: record.files };
  };

export const chromium: Step = {
  name: 'Chromium',
  lane: 'beside',
  run: async () => {
    const { ensureHeadlessShell } = await import('../chromium.ts');
    return await ensureHeadlessShell().then(
      () => asOne(true),
      (error: Error) => asOne(false, { output: error.message }),
    );
  },
};

/** First in the lane of the tests, which wait for the site. */
export const types: Step = {
  name: 'Types',
  lane: 'tests',
  run: () => program(bin('typescript/bin/tsc'), '--noEmit'),
};

/** Of the whole project, or of some files. */
export const lint = (files: readonly string[] = ['.']): Step => ({
  name: 'Lint and format',
  lane: 'beside',
  run: () =>
    program(
      bin('@biomejs/biome/bin/biome'),
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...files,
    ),
});

/** Whoever builds reads sizes: advice of the bundler among them is silenced in its configuration, or followed. */
export const build: Step = {
  name: 'Build',
  lane: 'beside',
  run: async () =>
    (await isBuilt()) && (await isOfficeBuilt()) ? asOne(true) : await quietProgram('scripts/build.ts'),
};

/** One worker beside the tests of server and browser, which wait for others a fifth of their time: it takes what they leave. */
export const unit: Step = {
  name: 'Unit and architecture tests',
  lane: 'beside',
  run: suite(['unit', 'unit-isolated'], { workers: 1, isBeside: true }),
};

/** Some files of them alone: nobody is beside them. */
export const unitAlone = (files: readonly string[]): Step => ({
  ...unit,
  lane: 'tests',
  run: suite(['unit', 'unit-isolated'], { workers: 2, files }),
});

export const server = (files?: readonly string[]): Step => ({
  name: 'Server tests',
  lane: 'tests',
  // Some start the whole product, and would build the site by themselves at the same time.
  after: [build.name],
  run: suite(['server', 'server-isolated'], files && { files }),
});

/** Beside nothing but what takes the processor that they leave: a browser that gets none looks like a page that hangs. */
export const journeys = (files?: readonly string[]): Step => ({
  name: 'Browser journeys',
  lane: 'tests',
  after: [types.name, 'Lint and format'],
  needs: [chromium.name, build.name],
  run: suite(['journeys'], files && { files }),
});

const lifeEveryMs = 15_000;

/** Runs the steps in their lanes. What a step said is printed when it ends, failures of tests at once, and now and then how far everything is. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void,
): Promise<{ outcomes: StepOutcome[]; files: FileRecord[] }> {
  const begunMs = Date.now();
  const secondsSince = (ms: number): number => (Date.now() - ms) / 1000;
  const outcomes = new Map<string, StepOutcome>();
  const files: FileRecord[] = [];
  const running = new Map<string, { reportFile?: string; said: number }>();

  const look = (isDue: boolean): void => {
    const state = [...running].map(([name, under]) => {
      const record = readRun(under.reportFile ?? '');
      const failures = failuresOf(record);
      for (const failure of failures.slice(under.said)) say(`  FAILED ${failure}`);
      under.said = failures.length;
      return { name, planned: record.planned, files: record.files.length, failed: failures.length };
    });
    if (isDue && state.length > 0) say(lifeOf(secondsSince(begunMs), state));
  };
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    look(looks % 5 === 0);
  }, lifeEveryMs / 5);

  const run = async (step: Step): Promise<boolean> => {
    const stepBegunMs = Date.now();
    const under: { reportFile?: string; said: number } = { said: 0 };
    running.set(step.name, under);
    say(`Begun: ${step.name}`);
    const ended = await step
      .run((reportFile) => {
        under.reportFile = reportFile;
      })
      .catch((error: Error): StepRun => asOne(false, { output: error.stack ?? error.message }));
    running.delete(step.name);
    files.push(...(ended.files ?? []));
    const seconds = secondsSince(stepBegunMs);
    const { passed, failed, failures = [], processorSeconds, output = '' } = ended;
    outcomes.set(step.name, { name: step.name, passed, failed, failures, seconds, processorSeconds });
    const title = `[${outcomes.size}/${steps.length}] ${step.name}`;
    if (output.trim()) say(`\n${title}\n${output.trimEnd()}`);
    say(`${title}: ${failed === 0 ? 'good' : 'FAILED'}, ${seconds.toFixed(1)} s\n`);
    return failed === 0;
  };

  await runInLanes(steps, run, ({ name }, because) => {
    say(`[${outcomes.size + 1}/${steps.length}] ${name}: not run, since ${because} failed\n`);
    outcomes.set(name, {
      ...asOne(false),
      name,
      seconds: 0,
      failures: [`${name}: not run, since ${because} failed`],
    });
  });
  clearInterval(timer);
  return { outcomes: steps.map(({ name }) => outcomes.get(name)!), files };
}
