// Generates validators of what form fields hold that travel as JSON text: those with a contentSchema.
import standalone from 'ajv/dist/standalone/index.js';
import { bounded } from './bounded.ts';
import { ajvFor, boundedEntities, importInsteadOfRequire, readCalls, readEntities } from './calls.ts';

/** src/contract/contents.generated.ts, with a validator <group>_<call>_<field> of each such field. */
export async function generateContents(root: string): Promise<Map<string, string>> {
  // The first error is enough: a slip has up to 200 items.
  const ajv = ajvFor(boundedEntities(await readEntities(root)), { coerceTypes: false, allErrors: false });
  const exportsOf: Record<string, string> = {};
  for (const [id, call] of await readCalls(root)) {
    for (const [field, { contentSchema }] of Object.entries(call.request.properties ?? {})) {
      if (!contentSchema) continue;
      const $id = `contract:/call/${id}.${field}.json`;
      ajv.addSchema({ ...bounded(contentSchema), $id });
      exportsOf[`${id.replace('/', '_')}_${field}`] = $id;
    }
  }
  const code = importInsteadOfRequire(standalone.default(ajv, exportsOf));
  return new Map([
    [
      'src/contract/contents.generated.ts',
      `// Generated from schemas/call by "npm run gen". Do not edit.\n// Compiled by ajv: validators of the JSON texts in form fields, named <group>_<call>_<field>.\n// @ts-nocheck\n${code}\n`,
    ],
  ]);
}
