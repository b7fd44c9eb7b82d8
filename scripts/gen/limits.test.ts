import { expect, test } from 'vitest';
import type { Schema } from './jsonSchema.ts';
import { limitsOf } from './limits.ts';

const request = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });

test('limits are those of the texts and numbers that have some', () => {
  expect(
    limitsOf(
      'send',
      request({
        title: { type: 'string', minLength: 2, maxLength: 30 },
        account: { type: 'string', maxLength: 20 },
        group: { type: 'integer', minimum: 1, maximum: 9 },
        page: { type: 'integer', minimum: 1 },
        kind: { type: 'string', enum: ['a'] },
        day: { $ref: '../../entity/day.json' },
      }),
    ),
  ).toBe(`
/** Characters of its texts, bounds of its numbers. */
export const sendLimits = {
  title: { least: 2, most: 30 },
  account: { least: 0, most: 20 },
  group: { least: 1, most: 9 },
} as const;
`);
  expect(limitsOf('list', request({ day: { type: 'string' } }))).toBe('');
});
