// The operator's own limits: what is right is used, and each mistake is one finding at its place.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import schema from '#schemas/server-settings.json' with { type: 'json' };
import { defaultSettings, type Settings } from './settings.ts';
import { readSettings, settingsGiven, settingsLines } from './settingsFile.ts';

const found = (text: string) =>
  readSettings(text, 'limits.json').diagnostics.map(
    ({ rule, range, message }) => `${range.start.line} ${rule}: ${message}`,
  );

test('a sound file gives its limits and says what differs from the defaults', () => {
  const { own, diagnostics } = readSettings(
    '{ "$schema": "schemas/server-settings.json", "smsPerPrefixADay": 500, "adviceADay": 5 }',
    'limits.json',
  );
  expect([own, diagnostics]).toEqual([{ smsPerPrefixADay: 500, adviceADay: 5 }, []]);
  expect(settingsLines(own!)).toEqual([`smsPerPrefixADay ${defaultSettings.smsPerPrefixADay} → 500`]);
  expect(readSettings('{}', 'limits.json')).toEqual({ own: {}, diagnostics: [] });
});

test('every mistake is found once, with its line', () => {
  const text = `{
  "smsPerPrefixAday": 500,
  "loginTriesAnHour": 1,
  "smsSeconds": "600",
  "withdrawalTries": 5.5,
  "adviceADay": 7
}`;
  expect(readSettings(text, 'limits.json').own).toBeUndefined();
  const lines = found(text);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^2 unknown-key: .*smsPerPrefixAday/);
  expect(lines[1]).toMatch(/^3 out-of-range: .*is 1; it can be at least 5/);
  expect(lines[2]).toMatch(/^4 wrong-type: /);
  expect(lines[3]).toMatch(/^5 wrong-type: /);
  expect(found('{ "adviceADay": 7').length).toBe(1);
  expect(found('[]')).toHaveLength(1);
});

test('SERVER_SETTINGS names the file; its mistakes are one sentence for whoever starts the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-house-settings-'));
  try {
    const file = path.join(folder, 'limits.json');
    expect(settingsGiven({})).toEqual({});
    expect(() => settingsGiven({ SERVER_SETTINGS: file })).toThrow('which cannot be read');
    writeFileSync(file, '{ "adviceADay": 9 }');
    expect(settingsGiven({ SERVER_SETTINGS: file })).toEqual({ adviceADay: 9 });
    writeFileSync(file, '{\n  "adviceADay": 900\n}');
    expect(() => settingsGiven({ SERVER_SETTINGS: file })).toThrow(
      /limits\.json:2:\d+ .*at most 100.* The server does not start/,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('every setting of the schema is one of the server, within its own bounds, and titled in both languages', () => {
  for (const [name, rule] of Object.entries(schema.properties)) {
    expect(rule['x-zh-CN'].title, name).toBeTruthy();
    if (!('minimum' in rule)) continue;
    const own = defaultSettings[name as keyof Settings];
    expect(own, name).toBeGreaterThanOrEqual(rule.minimum);
    expect(own, name).toBeLessThanOrEqual(rule.maximum);
  }
});
