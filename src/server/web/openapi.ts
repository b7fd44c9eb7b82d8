// Owns the OpenAPI 3.1 document of the calls, made from schemas/ so that an operator's backend team builds against the same files as we do.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';

/** A JSON Schema, as far as the document looks into it. */
export interface DocumentSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, DocumentSchema>;
  required?: readonly string[];
  items?: DocumentSchema;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: boolean | DocumentSchema;
  [key: string]: unknown;
}

/** schemas/call.json says what each field means. */
export interface CallFile {
  description: string;
  path: string;
  verb: 'GET' | 'POST';
  role: 'guest' | 'player' | 'member' | 'agent';
  repeat: 'safe' | 'intent';
  silent: boolean;
  query?: readonly string[];
  request: DocumentSchema;
  response: DocumentSchema;
  example: { request: Record<string, unknown>; response: Record<string, unknown> };
}

export interface Contract {
  /** By id, such as auth/login. */
  calls: ReadonlyMap<string, CallFile>;
  entities: ReadonlyMap<string, DocumentSchema>;
}

/** Reads schemas/call and schemas/entity. */
export async function readContract(schemas: string): Promise<Contract> {
  const read = async <T>(folder: string): Promise<Map<string, T>> => {
    const names = (await readdir(path.join(schemas, folder), { recursive: true })).filter((name) =>
      name.endsWith('.json'),
    );
    const files = await Promise.all(
      names.sort().map(async (name) => {
        const id = name.replaceAll(path.sep, '/').replace(/\.json$/, '');
        return [id, JSON.parse(await readFile(path.join(schemas, folder, name), 'utf8')) as T] as const;
      }),
    );
    return new Map(files);
  };
  const [calls, entities] = await Promise.all([read<CallFile>('call'), read<DocumentSchema>('entity')]);
  return { calls, entities };
}

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A schema of ours as OpenAPI has it: references go to the document's own components. */
function placed(schema: DocumentSchema): DocumentSchema {
  const inner = JSON.parse(
    JSON.stringify(schema, (key, value) => (key === '$schema' || key === '$id' ? undefined : value)),
    (key, value: unknown) =>
      key === '$ref' && typeof value === 'string'
        ? `#/components/schemas/${pascal(path.posix.basename(value, '.json'))}`
        : value,
  ) as DocumentSchema;
  return inner;
}

/** What a successful answer holds: the envelope's fields and the call's own in one object, since neither allows others. */
function successSchema(call: CallFile, envelope: DocumentSchema): DocumentSchema {
  const own = placed(call.response);
  return {
    type: 'object',
    additionalProperties: false,
    required: ['success', 'msg', ...(own.required ?? [])],
    properties: {
      success: { type: 'boolean', const: true },
      msg: envelope.properties!.msg!,
      ...own.properties,
    },
  };
}

function parametersOf(call: CallFile): object[] {
  const inQuery = call.verb === 'GET' ? Object.keys(call.request.properties ?? {}) : (call.query ?? []);
  const query = inQuery.map((name) => {
    const { description, ...schema } = placed(call.request.properties![name]!);
    const example = call.example.request[name];
    return {
      name,
      in: 'query',
      required: call.request.required?.includes(name) ?? false,
      ...(description && { description }),
      schema,
      ...(example !== undefined && { example }),
    };
  });
  const headers = [
    ...(call.verb === 'POST' ? [{ $ref: '#/components/parameters/Ajax' }] : []),
    ...(call.repeat === 'intent' ? [{ $ref: '#/components/parameters/Intent' }] : []),
  ];
  return [...query, ...headers];
}

/** The fields that travel in the body of a POST. */
export function bodySchema(call: CallFile): DocumentSchema {
  const request = placed(call.request);
  const inBody = Object.entries(request.properties ?? {}).filter(([name]) => !call.query?.includes(name));
  const required = request.required?.filter((name) => !call.query?.includes(name)) ?? [];
  return { ...request, properties: Object.fromEntries(inBody), ...(request.required && { required }) };
}

function operation(id: string, call: CallFile, envelope: DocumentSchema): object {
  const body = bodySchema(call);
  const hasBody = call.verb === 'POST' && Object.keys(body.properties ?? {}).length > 0;
  const answer = (description: string, schema: object, example?: object) => ({
    description,
    content: { 'application/json': { schema, ...(example && { example }) } },
  });
  const refusal = { $ref: '#/components/schemas/Refusal' };
  return {
    operationId: id.replace('/', '_'),
    tags: [id.split('/')[0]],
    summary: call.description.split(/(?<=\.)\s/)[0],
    description: call.description,
    'x-role': call.role,
    'x-repeat': call.repeat,
    'x-silent': call.silent,
    ...(call.role !== 'guest' && { security: [{ session: [] }] }),
    parameters: parametersOf(call),
    ...(hasBody && {
      requestBody: {
        required: (body.required?.length ?? 0) > 0,
        content: {
          'application/x-www-form-urlencoded': {
            schema: body,
            example: Object.fromEntries(
              Object.entries(call.example.request).filter(([name]) => !call.query?.includes(name)),
            ),
          },
        },
      },
    }),
    responses: {
      200: answer(
        'Done (success true), or refused (success false).',
        { oneOf: [successSchema(call, envelope), refusal] },
        call.example.response,
      ),
      default: answer('Not a call as it must be made, or the server failed.', refusal),
    },
  };
}

/** The whole document. */
export function openApiOf({ calls, entities }: Contract): Record<string, unknown> {
  const envelope = placed(entities.get('envelope')!);
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, call] of calls) {
    paths[call.path] = { ...paths[call.path], [call.verb.toLowerCase()]: operation(id, call, envelope) };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Lottery house: calls of the mobile front end',
      version: '0.1.0',
      description:
        'POST with a form-encoded body unless marked GET; same host as the page; cookies are sent. Money is a decimal string in yuan with up to four decimals; times are YYYY-MM-DD HH:mm:ss, Asia/Shanghai. Every answer carries success and msg.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host of the page' }],
    tags: [...new Set([...calls.keys()].map((id) => id.split('/')[0]!))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries([...entities].map(([name, schema]) => [pascal(name), placed(schema)])),
        Refusal: {
          ...envelope,
          title: 'Refusal',
          description: 'What is answered in place of the call’s own fields when it is refused.',
          properties: { ...envelope.properties, success: { type: 'boolean', const: false } },
        },
      },
      parameters: {
        Ajax: {
          name: ajaxHeader[0],
          in: 'header',
          required: true,
          description: 'Marks the request as AJAX; a form of another site cannot send it.',
          schema: { type: 'string', const: ajaxHeader[1] },
        },
        Intent: {
          name: intentHeader,
          in: 'header',
          required: true,
          description:
            'One value for each act of the player. A repeat with the same value gets the first answer again.',
          schema: { type: 'string', minLength: 8, maxLength: 64 },
          example: '0f8c2f4e-5b0a-4a53-9a43-5c1d0e6f7a21',
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session-{station}',
          description: 'Set at log-in, registration and trial play.',
        },
      },
    },
  };
}
