// Generates the contract of backend calls: types, one constant a call, the server's table, and compiled validators.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { bounded } from './bounded.ts';
import { type Resolve, type Schema, shapeOf, typeOf } from './jsonSchema.ts';
import { limitsOf } from './limits.ts';

/** A call file as it is written. */
export interface CallFile {
  description: string;
  path: string;
  verb: 'GET' | 'POST';
  role: 'guest' | 'player' | 'member' | 'agent';
  repeat: 'safe' | 'intent';
  silent: boolean;
  break?: 'open';
  query?: string[];
  bodyBytes?: number;
  request: Schema;
  response: Schema;
  example: { request: Record<string, unknown>; response: Record<string, unknown> };
}

export const notice = (from: string): string => `// Generated from ${from} by "npm run gen". Do not edit.\n`;
export const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

async function json<T>(file: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Whether a member in a break may make a call: what protects the member is open without saying so. */
export const isOpenInBreak = (id: string, call: Pick<CallFile, 'break'>): boolean =>
  call.break === 'open' || id.startsWith('protection/');

/** All call files by id, such as auth/login, in order. */
export async function readCalls(root: string): Promise<Map<string, CallFile>> {
  const folder = path.join(root, 'schemas/call');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  const calls = new Map<string, CallFile>();
  for (const file of files) {
    calls.set(
      file.replaceAll(path.sep, '/').replace(/\.json$/, ''),
      await json<CallFile>(path.join(folder, file)),
    );
  }
  return calls;
}

/** All entity files by name, such as lottery, in order. */
export async function readEntities(root: string): Promise<Map<string, Schema>> {
  const folder = path.join(root, 'schemas/entity');
  const entities = new Map<string, Schema>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    entities.set(file.replace(/\.json$/, ''), await json<Schema>(path.join(folder, file)));
  }
  return entities;
}

/** An ajv that knows the entities, strict, set the way the wire needs it (form fields arrive as text). */
export function ajvFor(
  entities: Map<string, Schema>,
  options: { coerceTypes: boolean; allErrors?: boolean; strictNumbers?: boolean },
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    ...options,
    code: { source: true, esm: true, lines: true },
  });
  (addFormats as unknown as (to: Ajv2020, formats: string[]) => void)(ajv, ['email']);
  ajv.addVocabulary(['x-effect', 'x-owed', 'x-enum-varnames', 'x-browser-default', 'x-browser-rows']);
  for (const [name, schema] of entities) ajv.addSchema({ ...schema, $id: `contract:/entity/${name}.json` });
  return ajv;
}

/** The entities as a request holds them. */
export const boundedEntities = (entities: Map<string, Schema>): Map<string, Schema> =>
  new Map([...entities].map(([name, schema]) => [name, bounded(schema)]));

/** ajv's standalone code loads its run-time parts with require; a module has to import them. */
export function importInsteadOfRequire(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)/g, (_, from: string) => {
    const file = from.endsWith('.js') ? from : `${from}.js`;
    if (!imports.has(file)) imports.set(file, `part${imports.size}`);
    return imports.get(file)!;
  });
  // Node gives a CommonJS module whole as its default, Vitest what the module itself calls its default.
  const lines = [...imports].map(
    ([from, name]) =>
      `import ${name}Whole from '${from}';\nconst ${name} = typeof ${name}Whole === 'function' ? { default: ${name}Whole } : ${name}Whole;\n`,
  );
  return lines.join('') + body;
}

/** The file of an entity whose numbers have names. One each, so that a chunk carries only those it needs. */
const stateFile = (title: string): string =>
  `states/${title[0]!.toLowerCase()}${title.slice(1)}.generated.ts`;

/** A constant and a type of one name, so that nobody compares with a bare number. */
function stateOf(
  { title, description, enum: values = [], 'x-enum-varnames': names = [] }: Schema,
  where: string,
) {
  if (!title || names.length !== values.length || new Set(names).size !== names.length)
    throw new Error(`${where}: x-enum-varnames must name each value of enum once.`);
  const members = names.map((name, at) => `${name}: ${JSON.stringify(values[at])}`);
  return `${notice(where)}\n/** ${description} */\nexport const ${title} = { ${members.join(', ')} } as const;\nexport type ${title} = (typeof ${title})[keyof typeof ${title}];\n`;
}

/** The lines that import entities of these names into a file of src/contract. */
export function entityImports(titles: Iterable<string>, states: ReadonlySet<string>): string {
  const sorted = [...titles].sort();
  const shapes = sorted.filter((title) => !states.has(title));
  return [
    ...(shapes.length > 0 ? [`import type { ${shapes.join(', ')} } from './entities.generated.ts';\n`] : []),
    ...sorted
      .filter((title) => states.has(title))
      .map((title) => `import type { ${title} } from './${stateFile(title)}';\n`),
  ].join('');
}

/** Throws where a call is not as the schema of calls has them. */
function checkCalls(calls: ReadonlyMap<string, object>, schema: object): void {
  const meta = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
  for (const [id, call] of calls)
    if (!meta(call))
      throw new Error(
        `schemas/call/${id}.json: ${meta.errors!.map((e) => `${e.instancePath || '/'} ${e.message}`).join('; ')}`,
      );
}

/** Every generated file of the contract's calls, by path. */
export async function generateCalls(root: string): Promise<Map<string, string>> {
  const calls = await readCalls(root);
  const entities = await readEntities(root);
  const files = new Map<string, string>();

  checkCalls(calls, await json<object>(path.join(root, 'schemas/call.json')));

  const used =
    (names: Set<string>): Resolve =>
    (ref) => {
      const name = path.basename(ref, '.json');
      const schema = entities.get(name);
      if (!schema?.title)
        throw new Error(`schemas/entity/${name}.json: not there, or without a title (asked for by ${ref}).`);
      names.add(schema.title);
      return { name: schema.title, schema };
    };

  const states = new Set<string>();
  const entityNames = new Set<string>();
  let body = '';
  for (const [name, schema] of entities) {
    const { title, ...rest } = schema;
    const where = `schemas/entity/${name}.json`;
    if (schema['x-enum-varnames']) {
      states.add(title!);
      files.set(`src/contract/${stateFile(title!)}`, stateOf(schema, where));
      continue;
    }
    body += `\n${schema.description ? `/** ${schema.description} */\n` : ''}export type ${title} = ${typeOf(rest, used(entityNames), where)};\n`;
  }
  const statesOfEntities = [...entityNames].filter((title) => states.has(title));
  files.set(
    'src/contract/entities.generated.ts',
    `${notice('schemas/entity')}${entityImports(statesOfEntities, states)}${body}`,
  );

  const groups = new Map<string, string[]>();
  for (const id of calls.keys())
    groups.set(id.split('/')[0]!, [...(groups.get(id.split('/')[0]!) ?? []), id]);

  for (const [group, ids] of groups) {
    const names = new Set<string>();
    const resolve = used(names);
    let body = '';
    for (const id of ids) {
      const call = calls.get(id)!;
      const name = id.split('/')[1]!;
      const where = `schemas/call/${id}.json`;
      const fields = [
        `id: '${id}'`,
        `path: '${call.path}'`,
        ...(call.verb === 'GET' ? ["verb: 'GET'"] : []),
        ...(call.repeat === 'intent' ? ['intent: true'] : []),
        ...(call.silent ? ['silent: true'] : []),
        ...(call.query ? [`query: ${JSON.stringify(call.query)}`] : []),
        `answer: ${shapeOf(call.response, used(new Set()), where)}`,
      ];
      body += `\nexport type ${pascal(name)}Request = ${typeOf(call.request, resolve, `${where}#/request`)};\n`;
      body += `\nexport type ${pascal(name)}Answer = ${typeOf(call.response, resolve, `${where}#/response`)};\n`;
      body += `\n/** ${call.verb} ${call.path} (${call.role}). ${call.description} */\n`;
      body += `export const ${name}: Call<${pascal(name)}Request, ${pascal(name)}Answer> = {\n  ${fields.join(',\n  ')},\n};\n`;
      if (call.repeat === 'intent') body += limitsOf(name, call.request);
    }
    files.set(
      `src/contract/${group}.generated.ts`,
      `${notice(`schemas/call/${group}`)}import type { Call } from './call.ts';\n${entityImports(names, states)}${body}`,
    );
  }

  let out = `${notice('schemas/call')}import type { Rank } from './call.ts';\n`;
  for (const group of groups.keys()) out += `import type * as ${group} from './${group}.generated.ts';\n`;
  out += '\n/** What each call is sent and answers, by id. */\nexport interface Calls {\n';
  for (const id of calls.keys()) {
    const [group, name] = id.split('/') as [string, string];
    out += `  '${id}': { request: ${group}.${pascal(name)}Request; answer: ${group}.${pascal(name)}Answer };\n`;
  }
  out +=
    "}\n\nexport type CallId = keyof Calls;\n\n/** What the server has to know of a call to serve it. */\nexport interface CallRow {\n  path: string;\n  verb: 'GET' | 'POST';\n  role: Rank;\n  repeat: 'safe' | 'intent';\n  bodyBytes?: number;\n  /** A member in a break may make it. */\n  isOpenInBreak?: true;\n}\n";
  out += '\nexport const calls: Record<CallId, CallRow> = {\n';
  for (const [id, call] of calls)
    out += `  '${id}': { path: '${call.path}', verb: '${call.verb}', role: '${call.role}', repeat: '${call.repeat}'${call.bodyBytes ? `, bodyBytes: ${call.bodyBytes}` : ''}${isOpenInBreak(id, call) ? ', isOpenInBreak: true' : ''} },\n`;
  files.set('src/contract/calls.generated.ts', `${out}};\n`);

  for (const kind of ['request', 'response'] as const) {
    const ajv = ajvFor(kind === 'request' ? boundedEntities(entities) : entities, {
      coerceTypes: kind === 'request',
      // Otherwise a text that becomes Infinity is compared with no bound; every number of a request has two.
      strictNumbers: kind !== 'request',
    });
    const exportsOf: Record<string, string> = {};
    for (const [id, call] of calls) {
      const $id = `contract:/call/${id}.json`;
      const envelope = entities.get('envelope')!;
      const schema: Schema =
        kind === 'request'
          ? bounded(call.request)
          : {
              ...call.response,
              required: [...(call.response.required ?? []), ...envelope.required!],
              properties: { ...call.response.properties, ...envelope.properties },
            };
      ajv.addSchema({ ...schema, $id });
      exportsOf[id.replace('/', '_')] = $id;
    }
    const code = importInsteadOfRequire(standalone.default(ajv, exportsOf));
    files.set(
      `src/contract/${kind}s.generated.ts`,
      `${notice('schemas/call')}// Compiled by ajv: validators of the ${kind} of each call, named <group>_<call>.\n// @ts-nocheck\n${code}\n`,
    );
  }
  return files;
}
