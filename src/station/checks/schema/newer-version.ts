// The rule that a file is of a version this program knows.
import type { SchemaRule } from '../rule.ts';

export const newerVersion: SchemaRule = {
  name: 'newer-version',
  severity: 'error',
  page: 'schemaVersion is higher than what this program knows: the file was written for a newer release. Upgrade the program, or write the file in the version named.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "schemaVersion": 2, "code": "demo", "name": "Demo" }',
  detect({ node, schema, path }) {
    const { const: known } = schema;
    if (typeof known !== 'number' || typeof node.value !== 'number' || node.value <= known) return undefined;
    return {
      path,
      at: 'value',
      message: `The file is of version ${node.value}; this program reads up to version ${known}. Upgrade it, or write the file in version ${known}.`,
    };
  },
};
