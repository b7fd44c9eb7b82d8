// The rule that what has no default is given.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { Path } from '../../read/diagnostic.ts';
import { isStationCode, placeName, resolveRef } from '../../read/schemaPlace.ts';
import type { RuleWith, SchemaFault } from '../rule.ts';

export const missingKey: RuleWith<
  (key: string, schema: StationSchema, path: Path, fileName: string, subject: string) => SchemaFault
> = {
  name: 'missing-key',
  severity: 'error',
  page: 'Something that has no default is not given: every station states its code and its name, every group of the member centre its title and items, every text in several languages its Chinese.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo" }',
  /** `schema` is that of the missing setting, `path` the object that lacks it, `fileName` the name without its folder. */
  detect(key, schema, path, fileName, subject) {
    const code = /^(.+)\.json$/.exec(fileName)?.[1] ?? '';
    const isCode = path.length === 0 && key === 'code' && isStationCode(code);
    return {
      path,
      at: 'value',
      message: `${placeName(path, subject)} lacks ${JSON.stringify(key)}. ${schema.description ?? ''}`.trim(),
      suggestions: isCode ? [code] : [],
      about: resolveRef(schema),
      // The file is named after its code.
      fix: isCode
        ? {
            description: `Write "code": ${JSON.stringify(code)}, as the file is named`,
            safe: true,
            changes: [{ kind: 'insert', path: ['code'], value: code }],
          }
        : undefined,
    };
  },
};
