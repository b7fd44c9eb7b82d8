// The engine agrees with ajv, never crashes, and fixes texts without damaging them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStationFile } from '#contract/station.validate.generated.ts';
import { applyFixes } from '#station/read/applyFixes.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { findNode, hasUnsafeKeys, parseTolerantJson, plainValue } from '#station/read/json/tolerantJson.ts';
import { readStation, stationFormat } from '#station/read/readStation.ts';
import { checkSchema } from '#station/read/schemaCheck.ts';

const known = [
  'code',
  'name',
  'theme',
  'skin',
  'brand',
  'menus',
  'tabBar',
  'names',
  'onOff',
  'trialOpen',
  'locale',
  'routes',
  'off',
  'hosts',
  'frontConfig',
  'bonusPercent',
  'zh-CN',
  'en',
  'ThemeRed',
  'member',
  'items',
  'title',
  '__proto__',
  'constructor',
  'toString',
  'x',
];
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(
      'demo',
      'ThemeRed',
      '/index',
      '/appDown',
      '#aabbcc',
      'en',
      '',
      true,
      false,
      null,
      0,
      3,
      -1,
      1.5,
      1e9,
    ),
    fc.string(),
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 6 })), tie('value')), {
      maxLength: 6,
    })
    .map((entries) => {
      const made: Record<string, unknown> = {};
      for (const [key, value] of entries)
        Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
      return made;
    }),
}));

test('what the walker finds wrong is what the compiled validator refuses, and nothing else', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const text = JSON.stringify(value) ?? 'null';
      const parsed: unknown = JSON.parse(text);
      const { root } = parseTolerantJson(text);
      const { findings } = checkSchema(root!, stationFormat);
      if (findings.length === 0) expect(isStationFile(parsed)).toBe(true);
      else if (!findings.every((one) => one.rule === 'prototype-key'))
        expect(isStationFile(parsed)).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

test('a text is read as JSON.parse reads it, with every value where it stands', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2, '\t'), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      const { root, issues, isIncomplete } = parseTolerantJson(text);
      expect(issues).toEqual([]);
      expect(isIncomplete).toBe(false);
      expect(plainValue(root!)).toEqual(JSON.parse(text));
      expect(hasUnsafeKeys(text, JSON.parse(text))).toBe(
        /"(__proto__|constructor|prototype)"\s*:/.test(text),
      );
      for (const path of [[], ['a'], [0]] as const) {
        const found = findNode(root!, path);
        if (found)
          expect(JSON.parse(text.slice(found.node.start, found.node.end))).toEqual(plainValue(found.node));
      }
    }),
    { numRuns: 1000 },
  );
});

test('a syntax fault is found exactly where JSON.parse refuses the text', () => {
  const base = JSON.stringify(
    { code: 'demo', name: { 'zh-CN': 'n"\\' }, hosts: ['a.b', 'c'], frontConfig: { bonusPercent: 3.5 } },
    null,
    2,
  );
  fc.assert(
    fc.property(
      fc.nat(base.length - 1),
      fc.constantFrom(
        '',
        ',',
        '"',
        '}',
        ']',
        '{',
        ':',
        "'",
        '\\',
        '\n',
        '\uff0c',
        'x',
        '0',
        '//',
        '\u3000',
        '\u0001',
      ),
      fc.nat(2),
      (at, put, cut) => {
        const text = base.slice(0, at) + put + base.slice(at + cut);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const { issues } = parseTolerantJson(text);
        expect(issues.filter((issue) => issue.rule.name === 'syntax').length > 0).toBe(!isJson);
      },
    ),
    { numRuns: 5000 },
  );
});

test('a fixed text is JSON: every certain fix of a syntax fault can be applied', () => {
  for (const [broken, whole] of [
    ['{ "code": "demo", "name": "Demo", }', '{ "code": "demo", "name": "Demo" }'],
    ['{ "code": "demo" "name": "Demo" }', '{ "code": "demo", "name": "Demo" }'],
    ['{ code: "demo", "name": "Demo" }', '{ "code": "demo", "name": "Demo" }'],
    ['{ \'code\': \'demo\', "name": "Demo" }', '{ "code": "demo", "name": "Demo" }'],
    [
      '{ \u201ccode\u201d\uff1a \u201cdemo\u201d\uff0c "name": "Demo" }',
      '{ "code": "demo", "name": "Demo" }',
    ],
    ['{ "code": demo, "name": "Demo" }', '{ "code": "demo", "name": "Demo" }'],
    ['{ "code": "demo", // our own\n  "name": "Demo" }', '{ "code": "demo",\n  "name": "Demo" }'],
    [
      '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": False } }',
      '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": false } }',
    ],
    ['{\n  "code": "demo,\n  "name": "Demo"\n}', '{\n  "code": "demo",\n  "name": "Demo"\n}'],
    ['{\n  "code: "demo",\n  "name": "Demo"\n}', '{\n  "code": "demo",\n  "name": "Demo"\n}'],
    ['\ufeff{ "code": "demo", "name": "Demo" }', '{ "code": "demo", "name": "Demo" }'],
  ] as const) {
    expect(applyFixes(broken, 'demo.json').text).toBe(whole);
  }
});

test('a bare word that every object has as a property is a text like any other', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'valueOf']) {
    const { diagnostics } = readStation(`{ "code": "demo", "name": ${word} }`, 'demo.json');
    expect(diagnostics.map((one) => [one.rule, one.fix?.edits[0]?.newText])).toEqual([
      ['syntax', JSON.stringify(word)],
    ]);
  }
  const own = '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": { "toString": null } } }';
  expect(readStation(own, 'demo.json').diagnostics.map((one) => one.rule)).toEqual(['wrong-type']);
});

test('fixing keeps order, indentation and line ends, and fixing again changes nothing', () => {
  const text =
    '{\r\n\t"code": "demo",\r\n\t"nmae": "Demo",\r\n\t"skin": "ThemeBlack",\r\n\t"locale": "en-US",\r\n\t"hosts": ["A.example"]\r\n}\r\n';
  const { text: fixed, applied } = applyFixes(text, 'demo.json');
  expect(fixed).toBe(
    '{\r\n\t"code": "demo",\r\n\t"name": "Demo",\r\n\t"locale": "en",\r\n\t"hosts": ["a.example"],\r\n\t"theme": { "skin": "ThemeBlack" }\r\n}\r\n',
  );
  expect(applied).toHaveLength(4);
  expect(applyFixes(fixed, 'demo.json')).toMatchObject({ text: fixed, applied: [], left: [] });
});

test('a fix that is not certain waits to be asked for', () => {
  const text =
    '{ "code": "demo", "name": "Demo", "onOff": { "onlineServiceUrl": "" }, "menus": { "home": ["/moreActive", "action:service", "/aboutUs", "/appDown"] } }';
  expect(applyFixes(text, 'demo.json').text).toBe(text);
  const { text: fixed } = applyFixes(text, 'demo.json', { unsafe: true });
  expect(JSON.parse(fixed).menus.home).toEqual(['/moreActive', '/aboutUs', '/appDown']);
});

test('fixing never makes a file worse', () => {
  const base =
    '{\n  "code": "demo",\n  "name": { "zh-CN": "D", "en": "D" },\n  "frontConfig": { "lineDetection": true },\n  "menus": { "home": ["/moreActive"] }\n}\n';
  const weight = (list: readonly Diagnostic[]): number =>
    list.filter((one) => one.severity === 'error').length;
  fc.assert(
    fc.property(fc.nat(base.length), fc.string({ maxLength: 3 }), fc.nat(3), (at, put, cut) => {
      const text = base.slice(0, at) + put + base.slice(at + cut);
      const before = readStation(text, 'demo.json').diagnostics;
      const once = applyFixes(text, 'demo.json', { unsafe: true });
      // A text that cannot be read hides what else is wrong with it.
      if (before.every((one) => one.rule !== 'syntax'))
        expect(weight(once.left)).toBeLessThanOrEqual(weight(before));
      if (before.length > 0 && before.every((one) => one.fix?.safe))
        expect(once.applied.length).toBeGreaterThan(0);
      expect(applyFixes(once.text, 'demo.json', { unsafe: true }).applied).toEqual([]);
    }),
    {
      numRuns: 1000,
      // A fix that did harm in one text, and was right in the next.
      examples: [
        [30, '[A', 2],
        [114, '[N', 2],
      ],
    },
  );
});
