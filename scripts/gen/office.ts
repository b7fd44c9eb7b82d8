// Generates the contract of the back office from schemas/office: types, one constant a call, the server's table, and compiled validators.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { bounded } from './bounded.ts';
import {
  ajvFor,
  boundedEntities,
  entityImports,
  importInsteadOfRequire,
  notice,
  pascal,
  readEntities,
} from './calls.ts';
import { type Resolve, type Schema, shapeOf, typeOf } from './jsonSchema.ts';

/** A call file of the office as it is written. */
export interface OfficeCallFile {
  description: string;
  roles: 'staff' | 'anyone' | string[];
  scope: 'station' | 'house';
  room: 'staff' | 'read' | 'support' | 'content' | 'money';
  repeat: 'safe' | 'intent';
  changes: boolean;
  reasonless?: true;
  needsTwo?: string;
  reads?: 'personal';
  secrets?: string[];
  request: Schema;
  response: Schema;
  example: { request: Record<string, unknown>; response: Record<string, unknown> };
}

/** Names that files of the contract have beside those of groups. */
const taken = new Set(['calls', 'requests', 'responses']);

/** All calls of the office by id, such as members/find, in order. */
export async function readOfficeCalls(root: string): Promise<Map<string, OfficeCallFile>> {
  const folder = path.join(root, 'schemas/office');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  const calls = new Map<string, OfficeCallFile>();
  for (const file of files) {
    const id = file.replaceAll(path.sep, '/').replace(/\.json$/, '');
    calls.set(id, JSON.parse(await readFile(path.join(folder, file), 'utf8')) as OfficeCallFile);
  }
  return calls;
}

/** What no schema can say of a call file. */
function faultOf(id: string, call: OfficeCallFile): string | undefined {
  if (taken.has(id.split('/')[0]!)) return 'its group has the name of a generated file';
  if (call.roles === 'anyone' && call.scope === 'station')
    return 'before a log-in nobody works for a station';
  if (call.room === 'staff' && call.scope !== 'house') return 'the room staff is for calls about no station';
  if (call.needsTwo && !call.changes) return 'what changes nothing needs no second person';
  if (call.needsTwo && call.repeat !== 'intent') return 'what may wait for a second person is an intent';
  const hasReason = call.request.required?.includes('reason') ?? false;
  if (call.changes && !call.reasonless && !hasReason) return 'a change needs a reason';
  return undefined;
}

/** Every generated file of the office's contract, by path. */
export async function generateOffice(root: string): Promise<Map<string, string>> {
  const calls = await readOfficeCalls(root);
  const entities = await readEntities(root);
  const files = new Map<string, string>();
  const meta = new Ajv2020({ strict: false, allErrors: true }).compile(
    JSON.parse(await readFile(path.join(root, 'schemas/office-call.json'), 'utf8')) as object,
  );
  for (const [id, call] of calls) {
    const faults = meta(call)
      ? [faultOf(id, call)].filter((fault) => fault !== undefined)
      : meta.errors!.map((e) => `${e.instancePath || '/'} ${e.message}`);
    if (faults.length > 0) throw new Error(`schemas/office/${id}.json: ${faults.join('; ')}`);
  }
  const states = new Set(
    [...entities.values()].filter((schema) => schema['x-enum-varnames']).map(({ title }) => title!),
  );
  const resolved =
    (names: Set<string>): Resolve =>
    (ref) => {
      const schema = entities.get(path.basename(ref, '.json'));
      if (!schema?.title) throw new Error(`${ref}: no entity with a title.`);
      names.add(schema.title);
      return { name: schema.title, schema };
    };

  const groups = Map.groupBy(calls.keys(), (id) => id.split('/')[0]!);
  for (const [group, ids] of groups) {
    const names = new Set<string>();
    let body = '';
    for (const id of ids) {
      const call = calls.get(id)!;
      const name = id.split('/')[1]!;
      const where = `schemas/office/${id}.json`;
      const type = pascal(name);
      const who = typeof call.roles === 'string' ? call.roles : call.roles.join(', ');
      body += `\nexport type ${type}Request = ${typeOf(call.request, resolved(names), `${where}#/request`)};\n`;
      body += `\nexport type ${type}Answer = ${typeOf(call.response, resolved(names), `${where}#/response`)};\n`;
      body += `\n/** POST /office/${id} (${who}). ${call.description} */\n`;
      body += `export const ${name}: OfficeCall<${type}Request, ${type}Answer> = { id: '${id}', scope: '${call.scope}'${call.repeat === 'intent' ? ', intent: true' : ''} };\n`;
    }
    files.set(
      `src/contract/office/${group}.generated.ts`,
      `${notice(`schemas/office/${group}`)}import type { OfficeCall } from '../officeCall.ts';\n${entityImports(names, states).replaceAll("'./", "'../")}${body}`,
    );
  }

  let out = `${notice('schemas/office')}import type { OfficeRow } from '../officeCall.ts';\n`;
  for (const group of groups.keys()) out += `import type * as ${group} from './${group}.generated.ts';\n`;
  out +=
    '\n/** What each call of the office is sent and answers, by id. */\nexport interface OfficeCalls {\n';
  for (const id of calls.keys()) {
    const [group, name] = id.split('/') as [string, string];
    out += `  '${id}': { request: ${group}.${pascal(name)}Request; answer: ${group}.${pascal(name)}Answer };\n`;
  }
  out += '}\n\nexport type OfficeCallId = keyof OfficeCalls;\n';
  out += '\nexport const officeCalls: Record<OfficeCallId, OfficeRow> = {\n';
  for (const [id, { roles, scope, room, repeat, changes, needsTwo, reads, secrets, response }] of calls) {
    const row = { roles, scope, room, repeat, changes, needsTwo, reads, secrets };
    const fields = Object.entries(row).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
    );
    fields.push(`answer: ${shapeOf(response, resolved(new Set()), `schemas/office/${id}.json`)}`);
    out += `  '${id}': { ${fields.join(', ')} },\n`;
  }
  files.set('src/contract/office/calls.generated.ts', `${out}};\n`);

  for (const kind of ['request', 'response'] as const) {
    const ajv = ajvFor(kind === 'request' ? boundedEntities(entities) : entities, { coerceTypes: false });
    const exportsOf: Record<string, string> = {};
    for (const [id, call] of calls) {
      const $id = `contract:/office/${id}/${kind}.json`;
      const schema: Schema = kind === 'request' ? bounded(call.request) : call.response;
      ajv.addSchema({ ...onEntities(schema), $id });
      exportsOf[id.replace('/', '_')] = $id;
    }
    files.set(
      `src/contract/office/${kind}s.generated.ts`,
      `${notice('schemas/office')}// Compiled by ajv: validators of the ${kind} of each call, named <group>_<call>.\n// @ts-nocheck\n${importInsteadOfRequire(standalone.default(ajv, exportsOf))}\n`,
    );
  }
  return files;
}

/** The same schema with its entities by their absolute names. */
function onEntities(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === '$ref' ? `contract:/entity/${path.basename(value as string)}` : value,
    ),
  ) as Schema;
}
