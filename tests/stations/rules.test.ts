// Every rule finds what it is for and nothing else: its own examples, and the bad files beside this test.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '#station/checks/rules.generated.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { readStation } from '#station/read/readStation.ts';

const folder = path.resolve('src/station/checks');
const bad = path.resolve('tests/stations/bad');
const read = (text: string, name = 'demo.json') => readStation(text, name, { hasAsset: () => false });

test('the list of rules is the folder of rules, in order, each under its own name', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\].*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file));
  expect(rules.map((rule) => `${rule.name}.ts`)).toEqual(files.sort());
});

describe.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  test('has a page that says what to do', () => {
    expect(rule.page.length).toBeGreaterThan(80);
  });

  test('finds nothing in its good example', () => {
    expect(read(rule.good).diagnostics).toEqual([]);
  });

  test('is the one finding of its bad example', () => {
    const readings = [read(rule.bad), ...(rule.beside ? [read(rule.beside, 'another.json')] : [])];
    // Between files that are good by themselves the one that comes first by name stays.
    readings.sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
    const found = [...readings.flatMap((one) => one.diagnostics), ...checkAcrossFiles(readings).diagnostics];
    if (name === 'duplicate-code') {
      // Two files of one code cannot have one name in one folder: the second comes from another.
      const first = read(rule.bad, 'a/demo.json');
      const second = read(rule.beside!, 'b/demo.json');
      expect(checkAcrossFiles([first, second]).diagnostics.map((one) => [one.file, one.rule])).toEqual([
        ['b/demo.json', name],
      ]);
      return;
    }
    expect(found.map((one) => one.rule)).toEqual([name]);
    expect(found[0]).toMatchObject({ severity: rule.severity });
    expect(found[0]!.message.length).toBeGreaterThan(10);
    expect(found[0]!.consequence.length).toBeGreaterThan(10);
  });
});

test.each(readdirSync(bad).sort())('%s fails by the name of the rule it breaks', (name) => {
  const text = readFileSync(path.join(bad, name), 'utf8');
  const code = /"code": "(\w+)"/.exec(text)![1];
  const rule = name.replace('.json', '');
  const fileName = rule === 'code-matches-file' ? name : `${code}.json`;
  expect(read(text, fileName).diagnostics.map((one) => one.rule)).toEqual([rule]);
});

/** What is marked by a finding, read back from the text. */
function marked(
  text: string,
  range: { start: { line: number; column: number }; end: { line: number; column: number } },
): string {
  const lines = text.split('\n');
  expect(range.start.line).toBe(range.end.line);
  return lines[range.start.line - 1]!.slice(range.start.column - 1, range.end.column - 1);
}

test.each([
  ['a misspelled key', '"frontConfig": { "lineDetectoin": true }', 'unknown-key', '"lineDetectoin"'],
  ['a value of the wrong kind', '"onOff": { "trialOpen": "no" }', 'wrong-type', '"no"'],
  ['an unknown choice', '"theme": { "skin": "Themered" }', 'unknown-value', '"Themered"'],
  ['a colour in capitals', '"theme": { "ThemeRed": { "brand": "#9C1C2C" } }', 'bad-format', '"#9C1C2C"'],
  ['an entry of a menu', '"menus": { "tabBar": ["/index", "/walet"] }', 'unknown-destination', '"/walet"'],
  ['a key given twice', '"locale": "en", "locale": "en"', 'duplicate-key', '"locale"'],
  ['a number out of bounds', '"frontConfig": { "bonusPercent": 3, "bonusAmount": -1 }', 'out-of-range', '-1'],
])('%s is marked exactly', (_, line, rule, mark) => {
  const text = `{\n  "code": "demo",\n  "name": "Demo",\n  ${line}\n}\n`;
  const { diagnostics } = read(text);
  expect(diagnostics.map((one) => one.rule)).toEqual([rule]);
  expect(marked(text, diagnostics[0]!.range)).toBe(mark);
});

test('what is as small or as large as it may be is within its bounds, whatever else is wrong in its file', () => {
  for (const offer of [
    '"bonusPercent": 100, "bonusAmount": 1000000',
    '"bonusPercent": 0, "bonusAmount": 0',
  ]) {
    const text = `{ "code": "demo", "name": "Demo", "sparkles": true, "frontConfig": { ${offer} } }`;
    const found = read(text).diagnostics.map((one) => one.rule);
    // The smallest offer is none, which is the default.
    expect(found.filter((rule) => rule !== 'equals-default')).toEqual(['unknown-key']);
  }
});

test('six mistakes in one file are six findings, each with its line and what was meant', () => {
  const text = `{
  "code": "demo",
  "nmae": "Demo",
  "theme": { "ThemeRed": { "brand": "#a12" } },
  "menus": { "home": ["/moreActve", "action:service"] },
  "frontConfig": { "personalInfoFlag": true, "bonusPercent": "3", "bonusAmount": 150 },
  "trialOpen": false
}
`;
  const { diagnostics } = read(text);
  expect(diagnostics.map((one) => [one.range.start.line, one.rule, one.suggestions[0] ?? null])).toEqual([
    [3, 'unknown-key', 'name'],
    [4, 'bad-format', '#aa1122'],
    [5, 'unknown-destination', '/moreActive'],
    [6, 'unknown-key', 'personalInfoflag'],
    [6, 'wrong-type', '3'],
    [7, 'wrong-level', 'onOff.trialOpen'],
  ]);
  expect(diagnostics.every((one) => one.fix?.safe)).toBe(true);
});
