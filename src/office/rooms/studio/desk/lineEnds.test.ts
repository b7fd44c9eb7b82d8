// The bytes of a file come back as they were, whatever its lines end with.
import { expect, test } from 'vitest';
import { lineEndsOf } from './lineEnds.ts';

test.each(['{\n}\n', '{\r\n}\r\n', '{\r\n}\n', '{}', '{\r}\n'])('%j comes back as it was', (text) => {
  const { inEditor, inFile } = lineEndsOf(text);
  expect(inFile(inEditor(text))).toBe(text);
});

test('a line that is written into a file of Windows ends as the others', () => {
  const { inEditor, inFile } = lineEndsOf('{\r\n}\r\n');
  expect(inFile(inEditor('{\r\n}\r\n').replace('{\n', '{\n "a": 1\n'))).toBe('{\r\n "a": 1\r\n}\r\n');
});
