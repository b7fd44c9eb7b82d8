// The rule that a station file is named after the station's code.
import { isStationCode } from '../../read/schemaPlace.ts';
import type { MeaningRule } from '../rule.ts';

export const codeMatchesFile: MeaningRule = {
  name: 'code-matches-file',
  severity: 'error',
  page: 'A station file is named after its code: <code>.json. Accounts, money and sessions are kept under the code, so a copied file whose code was not changed would open another station under the same name. Rename the file or change the code.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "other", "name": "Demo" }',
  reads: ['code'],
  appliesTo: ({ file, fileName }) => fileName !== `${file.code}.json`,
  *check({ file, fileName }) {
    // What is not from a file has no name to compare with.
    if (!/\.json$/i.test(fileName)) return;
    const wanted = fileName.replace(/\.json$/i, '');
    if (file.code === wanted) return;
    const isCode = isStationCode(wanted);
    yield {
      path: ['code'],
      at: 'value',
      message: `The file is named ${fileName}, but its code is "${file.code}".`,
      consequence: `Neither ${wanted} nor ${file.code} is served from this file.`,
      suggestions: isCode ? [wanted] : [],
      fix: isCode
        ? {
            description: `Write ${JSON.stringify(wanted)}, the name of the file`,
            safe: false,
            changes: [{ kind: 'set', path: ['code'], value: wanted }],
          }
        : undefined,
    };
  },
};
