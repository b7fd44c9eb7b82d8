// The formats in which other programs read findings: SARIF 2.1.0, JUnit XML, and the annotations of GitHub.

import type { Log } from 'sarif';
import type { Diagnostic } from '#station/read/diagnostic.ts';
// Types made from SARIF's own schema: what does not fit it does not compile.
import type { CheckReport } from './report.ts';

const uriOf = (file: string): string => file.split(/[\\/]/).map(encodeURIComponent).join('/');
const region = ({ start, end }: Diagnostic['range']) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

export function sarif({ tool, rules, diagnostics }: CheckReport): string {
  const used = rules.filter((rule) => diagnostics.some((one) => one.rule === rule.name));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool,
            rules: used.map((rule) => ({
              id: rule.name,
              shortDescription: { text: rule.page.split('. ')[0]!.replace(/\.?$/, '.') },
              fullDescription: { text: rule.page },
              help: {
                text: `${rule.page}\nGood: ${rule.good.slice(0, 400)}\nBad: ${rule.bad.slice(0, 400)}\nMore: ${tool === 'station' ? `station explain ${rule.name}` : `content docs ${rule.name}`}`,
              },
              defaultConfiguration: { level: rule.severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((one) => ({
          ruleId: one.rule,
          ruleIndex: used.findIndex((rule) => rule.name === one.rule),
          level: one.severity,
          message: { text: `${one.message} ${one.consequence}` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: uriOf(one.file) }, region: region(one.range) },
              logicalLocations: one.path === '' ? [] : [{ fullyQualifiedName: one.path }],
            },
          ],
          ...(one.fix
            ? {
                fixes: [
                  {
                    description: { text: one.fix.description },
                    artifactChanges: [
                      {
                        artifactLocation: { uri: uriOf(one.file) },
                        replacements: one.fix.edits.map((edit) => ({
                          deletedRegion: region(edit.range),
                          insertedContent: { text: edit.newText },
                        })),
                      },
                    ],
                  },
                ],
              }
            : {}),
          properties: { suggestions: one.suggestions, isFixSafe: one.fix?.safe ?? null },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const xml = (text: string): string =>
  text
    // XML 1.0 has no way to write these at all.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function junit({ tool, readings, diagnostics }: CheckReport): string {
  const cases = readings.map((reading) => {
    const own = diagnostics.filter((one) => one.file === reading.fileName);
    const name = `<testcase classname="${tool}" name="${xml(reading.fileName)}"`;
    if (own.length === 0) return `    ${name}/>`;
    const failures = own.map(
      (one) =>
        `      <failure type="${one.rule}" message="${xml(`${one.range.start.line}:${one.range.start.column} ${one.message}`)}">${xml(
          [
            one.consequence,
            ...(one.suggestions.length > 0 ? [`Did you mean ${one.suggestions.join(', ')}?`] : []),
            ...(one.fix ? [`Fix: ${one.fix.description}`] : []),
          ].join('\n'),
        )}</failure>`,
    );
    return `    ${name}>\n${failures.join('\n')}\n    </testcase>`;
  });
  const failed = new Set(diagnostics.map((one) => one.file)).size;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="${tool} check" tests="${readings.length}" failures="${failed}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`;
}

export function github({ diagnostics }: CheckReport): string {
  const value = (text: string): string =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string): string => value(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return diagnostics
    .map(
      (one) =>
        `::${one.severity} file=${property(one.file)},line=${one.range.start.line},col=${one.range.start.column},endLine=${one.range.end.line},endColumn=${one.range.end.column},title=${property(one.rule)}::${value(`${one.message} ${one.consequence}`)}\n`,
    )
    .join('');
}
