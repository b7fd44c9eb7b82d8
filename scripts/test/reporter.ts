// What a run of vitest reports to the command that started it: a line of JSON for each test file as it ends, with its whole time, hooks and imports included.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type FileRecord, type RunLine, reportFileVariable } from './records.ts';

const lineOf = (message: string): string => stripVTControlCharacters(message.split('\n', 1)[0]!);

/** What failed, on one line: the first of the message, the last of a browser's log of the call, and the line of the test. */
function reasonOf(module: TestModule, test: TestCase): string {
  const error = test.result().errors?.[0];
  const message = stripVTControlCharacters(error?.message ?? '');
  const log = message.split('Call log:\n')[1]?.trimEnd().split('\n').at(-1)?.trim().replace(/^- /, '');
  const place = error?.stacks?.find(({ file }) => file === module.moduleId);
  return [lineOf(message), log, place && `line ${place.line}`].filter(Boolean).join(' · ');
}

function recordOf(module: TestModule): FileRecord {
  const spent = module.diagnostic();
  const importingMs = spent.environmentSetupDuration + spent.prepareDuration + spent.setupDuration;
  const failed = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${reasonOf(module, test)}`,
  );
  const broken = module.errors().map(({ message }) => lineOf(message));
  // A hook of a group within the file: its tests were skipped, and none of them says so.
  for (const suite of module.children.allSuites())
    broken.push(...suite.errors().map(({ message }) => `${suite.fullName}: ${lineOf(message)}`));
  return {
    file: path.relative(process.cwd(), module.moduleId).replaceAll(path.sep, '/'),
    project: module.project.name,
    importingMs: importingMs + spent.collectDuration,
    runningMs: spent.duration,
    passed: [...module.children.allTests('passed')].length,
    failed: failed.length,
    failures: [...failed, ...broken],
  };
}

export default class LineReporter implements Reporter {
  private say(line: RunLine): void {
    appendFileSync(process.env[reportFileVariable]!, `${JSON.stringify(line)}\n`);
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.say({ planned: files.length });
  }

  onTestModuleEnd(module: TestModule): void {
    this.say({ ended: recordOf(module) });
  }

  onTestRunEnd(_: unknown, errors: readonly { message: string }[]): void {
    this.say({ errors: errors.map(({ message }) => lineOf(message)) });
  }
}
