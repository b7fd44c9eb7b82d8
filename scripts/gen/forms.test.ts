// A form of a call is one that the site can draw: it is built without what flat forms never reach.
import { expect, test } from 'vitest';
import { checkFlat } from './forms.ts';
import type { Schema } from './jsonSchema.ts';

const request: Schema = {
  type: 'object',
  required: ['account'],
  additionalProperties: false,
  properties: {
    account: { type: 'string', pattern: '^a' },
    count: { type: 'integer' },
    isOn: { type: 'boolean' },
  },
};

test('a flat object is taken', () => {
  expect(() => checkFlat(request, 'x.json')).not.toThrow();
});

test.each<[string, Schema]>([
  ['it is array', { properties: { it: { type: 'array', items: { type: 'string' } } } }],
  ['it is object', { properties: { it: { type: 'object' } } }],
  ['it is undefined', { properties: { it: { oneOf: [{ type: 'string' }] } } }],
  ['without oneOf', { oneOf: [{ required: ['account'] }] }],
  ['without allOf', { allOf: [] }],
  ['"additionalProperties": false', { additionalProperties: true }],
])('%s is refused by its file and reason', (reason, more) => {
  expect(() => checkFlat({ ...request, ...more }, 'schemas/call/a/b.json')).toThrow(
    new RegExp(`^schemas/call/a/b\\.json: .*${reason}`),
  );
});
