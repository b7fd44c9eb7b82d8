// The rule that a station file begins with its first visible character.
import type { SyntaxIssue, TextRule } from '../rule.ts';

export const byteOrderMark: TextRule & { detect(text: string): SyntaxIssue | undefined } = {
  name: 'byte-order-mark',
  severity: 'warning',
  page: 'The file begins with a byte order mark, an invisible character that some editors for Windows write. This program reads over it, others do not. Save the file as UTF-8 without it.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '\ufeff{ "code": "demo", "name": "Demo" }',
  consequence: 'Programs that do not expect it refuse the file.',
  detect(text) {
    if (text.charCodeAt(0) !== 0xfeff) return undefined;
    return {
      rule: byteOrderMark,
      start: 0,
      end: 1,
      message: 'The file begins with a byte order mark, an invisible character.',
      fix: { description: 'Remove it', safe: true, edits: [{ start: 0, end: 1, newText: '' }] },
    };
  },
};
