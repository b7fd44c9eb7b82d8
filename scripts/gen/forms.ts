// Generates what a form needs of its call: the request's schema, and a validator that loads nothing and evaluates no code.
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats/dist/formats.js';
import { type CallFile, readCalls, readEntities } from './calls.ts';
import type { Schema } from './jsonSchema.ts';

const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The schema with what it refers to written out, since a form's library reads only this one, and without descriptions, which no player reads. */
function inlined(schema: Schema, entities: Map<string, Schema>): Schema {
  if (schema.$ref !== undefined) {
    const name = /([\w-]+)\.json$/.exec(schema.$ref)?.[1] ?? '';
    const entity = entities.get(name);
    if (!entity) throw new Error(`schemas/entity/${name}.json is not there (asked for by ${schema.$ref}).`);
    return inlined(entity, entities);
  }
  const { description: _, 'x-enum-varnames': __, ...rest } = schema;
  return {
    ...rest,
    ...(schema.items && { items: inlined(schema.items, entities) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [key, inlined(value, entities)]),
      ),
    }),
  };
}

/** Throws where a request is no flat object: the site is built without what its forms' library does for others (scripts/build-plugins/flatForms.ts). `where` names its file. */
export function checkFlat(schema: Schema, where: string): void {
  const keywords = new Set(['type', 'required', 'properties', 'additionalProperties']);
  const more = Object.keys(schema).filter((key) => !keywords.has(key));
  if (more.length > 0)
    throw new Error(`${where}: a form's request is a plain object, without ${more.join(', ')}.`);
  if (schema.additionalProperties !== false)
    throw new Error(`${where}: a form's request says "additionalProperties": false.`);
  const flat = ['string', 'integer', 'number', 'boolean'];
  for (const [name, { type }] of Object.entries(schema.properties ?? {}))
    if (!flat.includes(String(type)))
      throw new Error(`${where}: ${name} is ${type}; a form has only properties of ${flat.join(', ')}.`);
}

/** What ajv's code would import: the one part there is written out, so that a form's module imports nothing at run time. */
function withoutImports(code: string, where: string): string {
  const body = code.replaceAll(
    'require("ajv/dist/runtime/ucs2length").default',
    '(text) => [...text].length',
  );
  const left = /require\("([^"]+)"\)/.exec(body);
  if (left)
    throw new Error(
      `${where}: its validator would import ${left[1]}, which scripts/gen/forms.ts does not know.`,
    );
  return body;
}

/** src/contract/forms/<group>.<call>.generated.ts of every call that says `"form": true`, by path. */
export async function generateForms(root: string): Promise<Map<string, string>> {
  const entities = await readEntities(root);
  const files = new Map<string, string>();
  for (const [id, call] of await readCalls(root)) {
    if (!(call as CallFile & { form?: boolean }).form) continue;
    const [group, name] = id.split('/') as [string, string];
    const request = inlined(call.request, entities);
    checkFlat(request, `schemas/call/${id}.json`);
    const schema = { ...request, $id: `contract:/form/${id}.json` };
    const ajv = new Ajv2020({
      strict: true,
      allErrors: true,
      code: { source: true, esm: true, lines: true },
      formats: { email: formats.fullFormats.email as RegExp },
    });
    ajv.addSchema(schema);
    const code = withoutImports(standalone.default(ajv, { check: schema.$id }), `schemas/call/${id}.json`)
      .replace('export const check = ', 'const check = ')
      .replace('"use strict";\n', '');
    const requestType = `${pascal(name)}Request`;
    files.set(
      `src/contract/forms/${group}.${name}.generated.ts`,
      `// Generated from schemas/call/${id}.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { ${requestType} } from '../${group}.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of ${id}. */
export const schema: FormSchema = ${JSON.stringify(schema)};

${code}
/** Compiled by ajv. */
export const validator: FormValidator<${requestType}> = check;
`,
    );
  }
  return files;
}
