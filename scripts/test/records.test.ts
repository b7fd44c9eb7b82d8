// What a run and its workers write is read while they still write.
import { expect, test } from 'vitest';
import { runRecordOf, spentOf } from './records.ts';

test('a line that is half written is left for the next time', () => {
  const ended = { file: 'a.test.ts', passed: 2 };
  const text = `{"planned":3}\n${JSON.stringify({ ended })}\n{"errors":["x"]}\n{"ended":{"fi`;
  expect(runRecordOf(text)).toEqual({ planned: 3, files: [ended], errors: ['x'] });
});

test('what several workers spent on a file is added', () => {
  const line = (file: string, what: string, ms: number): string => `${JSON.stringify({ file, what, ms })}\n`;
  const spent = spentOf([
    line('a', 'seeding', 5) + line('a', 'browser', 1),
    line('a', 'seeding', 7) + line('b', 'seeding', 1),
  ]);
  expect(spent.get('a')).toEqual({ seeding: 12, browser: 1 });
  expect(spent.get('b')).toEqual({ seeding: 1 });
});
