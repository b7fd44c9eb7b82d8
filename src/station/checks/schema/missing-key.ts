// Owns the rule that what has no default is given.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { Path } from '../../read/diagnostic.ts';
import { placeName, resolveRef } from '../../read/schemaPlace.ts';
import type { RuleWith, SchemaFault } from '../rule.ts';

export const missingKey: RuleWith<(key: string, schema: StationSchema, path: Path) => SchemaFault> = {
  name: 'missing-key',
  severity: 'error',
  page: 'Something that has no default is not given: every station states its code and its name, every group of the member centre its title and items, every text in several languages its Chinese.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo" }',
  /** `schema` is that of the missing setting, `path` the object that lacks it. */
  detect(key, schema, path) {
    return {
      path,
      at: 'value',
      message: `${placeName(path)} lacks ${JSON.stringify(key)}. ${schema.description ?? ''}`.trim(),
      about: resolveRef(schema),
    };
  },
};
