// The rule that a file of content is named after its kind.
import type { Rule } from '#station/checks/rule.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { nearest } from '#station/read/nearest.ts';
import { contentKinds } from './content.generated.ts';

/** The only rule about a name: its examples are names of files. */
export const unknownKind: Rule & { detect(fileName: string): Diagnostic } = {
  name: 'unknown-kind',
  severity: 'error',
  page: 'A file of content is named after its kind, such as pay-methods.json. There is no kind of this name, so the file is read by nobody. `content docs` lists the kinds.',
  good: 'pay-methods.json',
  bad: 'pay-method.json',
  detect(file) {
    const name = file.replace(/^.*[\\/]/s, '').replace(/\.json$/i, '');
    const guesses = nearest(name, contentKinds).map(({ word }) => `${word}.json`);
    const start = { line: 1, column: 1 };
    return {
      file,
      rule: unknownKind.name,
      severity: unknownKind.severity,
      range: { start, end: { line: 1, column: 2 } },
      path: '',
      message: `There is no kind of content called ${JSON.stringify(name)}.`,
      consequence: 'The file is read by nobody, and nothing of it is applied.',
      suggestions: guesses,
      fix: null,
    };
  },
};
